#include "summand/number/ratio.hpp"

#include <bit>
#include <numeric>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/check.hpp"
#include "summand/number/integer_words.hpp"

namespace summand {

namespace {

__extension__ using WideWord = unsigned __int128;

std::uint64_t product_of_odds(std::uint64_t a, std::uint64_t b) {
  std::uint64_t out;
  if (__builtin_mul_overflow(a, b, &out)) {
    reach_limit(Limit::size, "fractions with an odd part of the denominator of more than 64 bits");
  }
  return out;
}

// Divides the words in place, and returns the remainder.
std::uint64_t divide_words(std::vector<std::uint64_t>& words, std::uint64_t divisor) {
  WideWord rest = 0;
  for (std::size_t i = words.size(); i-- > 0;) {
    rest = rest << 64 | words[i];
    words[i] = static_cast<std::uint64_t>(rest / divisor);
    rest %= divisor;
  }
  return static_cast<std::uint64_t>(rest);
}

Dyadic integer_of_word(std::uint64_t word) { return integer_of({&word, 1}, false); }

}  // namespace

Ratio Ratio::reduced(Dyadic over_odd, std::uint64_t odd) {
  if (odd == 1) return {std::move(over_odd), 1};
  if (over_odd.is_zero()) return {};
  std::vector<std::uint64_t> words = words_of(over_odd.numerator());
  std::vector<std::uint64_t> quotient = words;
  const std::uint64_t common = std::gcd(divide_words(quotient, odd), odd);
  if (common == 1) return {std::move(over_odd), odd};
  divide_words(words, common);
  while (!words.empty() && words.back() == 0) words.pop_back();
  const Dyadic numerator = integer_of(words, over_odd.sign() < 0);
  return {numerator.scaled(-static_cast<std::int64_t>(over_odd.log2_denominator())), odd / common};
}

Ratio operator+(const Ratio& a, const Ratio& b) {
  if (a.odd_ == b.odd_) return Ratio::reduced(a.over_odd_ + b.over_odd_, a.odd_);
  const std::uint64_t common = std::gcd(a.odd_, b.odd_);
  const std::uint64_t up_a = b.odd_ / common, up_b = a.odd_ / common;
  return Ratio::reduced(a.over_odd_ * integer_of_word(up_a) + b.over_odd_ * integer_of_word(up_b),
                        product_of_odds(a.odd_, up_a));
}

Ratio Ratio::times(std::int64_t factor) const { return reduced(over_odd_ * Dyadic(factor), odd_); }

Ratio Ratio::divided_by(std::int64_t divisor) const {
  SUMMAND_CHECK(divisor != 0);
  const std::uint64_t size =
      divisor < 0 ? -static_cast<std::uint64_t>(divisor) : static_cast<std::uint64_t>(divisor);
  const int twos = std::countr_zero(size);
  const Dyadic signed_part = divisor < 0 ? -over_odd_ : over_odd_;
  return reduced(signed_part.scaled(-twos), product_of_odds(odd_, size >> twos));
}

std::strong_ordering operator<=>(const Ratio& a, const Ratio& b) {
  if (a.odd_ == b.odd_) return a.over_odd_ <=> b.over_odd_;
  return a.over_odd_ * integer_of_word(b.odd_) <=> b.over_odd_ * integer_of_word(a.odd_);
}

std::string print(const Ratio& x) {
  if (x.odd_ == 1) return print(x.over_odd_);
  const unsigned twos = x.over_odd_.log2_denominator();
  return print(x.over_odd_.numerator()) + "/" + print(integer_of_word(x.odd_).scaled(twos));
}

}  // namespace summand
