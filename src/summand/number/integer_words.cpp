#include "summand/number/integer_words.hpp"

#include <iterator>

#include "summand/base/check.hpp"
#include "summand/number/big.hpp"

namespace summand {

std::vector<std::uint64_t> words_of(const Dyadic& x) {
  SUMMAND_CHECK(x.is_integer());
  std::vector<std::uint64_t> out;
  const Integer magnitude = boost::multiprecision::abs(DyadicParts::numerator(x));
  if (magnitude != 0) {
    boost::multiprecision::export_bits(magnitude, std::back_inserter(out), 64, false);
  }
  return out;
}

Dyadic integer_of(std::span<const std::uint64_t> words, bool negative) {
  SUMMAND_CHECK(words.size() <= Dyadic::kMaxBits / 64 + 1);
  if (words.empty()) return 0;
  Integer out;
  boost::multiprecision::import_bits(out, words.begin(), words.end(), 64, false);
  if (negative) out = -out;
  return DyadicParts::number(std::move(out), 0);
}

}  // namespace summand
