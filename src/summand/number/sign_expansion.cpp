#include <algorithm>
#include <fmt/core.h>
#include <vector>

#include "summand/number/big.hpp"
#include "summand/number/dyadic.hpp"

// Berlekamp's rule (Winning Ways, chapter 3): the first change of colour in a stalk is the binary
// point. Before it each edge counts 1, except the last of them. After it an edge with the colour of
// the ground edge is a 1, any other edge is a 0, and a final 1 is added.

namespace summand {

namespace {

constexpr char opposite(char edge) { return edge == 'L' ? 'R' : 'L'; }

// The integer whose binary digits are these edges, the first digit first, and then a final 1.
Integer integer_of_edges(std::string_view edges, char one) {
  std::vector<std::uint64_t> words(edges.size() / 64 + 1);  // the last digits are first
  words[0] = 1;
  for (std::size_t place = 1; place <= edges.size(); ++place) {
    const std::uint64_t digit = edges[edges.size() - place] == one ? 1 : 0;
    words[place / 64] |= digit << (place % 64);
  }
  Integer out;
  boost::multiprecision::import_bits(out, words.begin(), words.end(), 64, false);
  return out;
}

}  // namespace

Result<std::string> sign_expansion(const Dyadic& x) {
  if (birthday(x) > kMaxSignExpansion) {
    return fail(fmt::format("the stalk of this number has more than {} edges", kMaxSignExpansion));
  }
  const char ground = x.sign() < 0 ? 'R' : 'L';
  const Dyadic size = x.abs();
  std::string stalk(static_cast<std::size_t>(*size.floor().to_int64()), ground);
  if (x.is_integer()) return stalk;
  stalk += ground;
  stalk += opposite(ground);
  const Integer digits = DyadicParts::numerator(size);
  for (unsigned place = x.log2_denominator() - 1; place > 0; --place) {
    stalk += boost::multiprecision::bit_test(digits, place) ? ground : opposite(ground);
  }
  return stalk;
}

Result<Dyadic> from_sign_expansion(std::string_view stalk) {
  if (stalk.size() > kMaxSignExpansion) {
    return fail(fmt::format("a stalk may have at most {} edges", kMaxSignExpansion),
                kMaxSignExpansion);
  }
  const std::size_t stranger = stalk.find_first_not_of("LR");
  if (stranger != std::string_view::npos) {
    return fail("the stalk of a number has only the edges L and R", stranger);
  }
  if (stalk.empty()) return Dyadic(0);
  const char ground = stalk.front();
  const std::size_t run = std::min(stalk.find(opposite(ground)), stalk.size());
  Dyadic size = run;
  if (run < stalk.size()) {
    const std::string_view digits = stalk.substr(run + 1);
    size += DyadicParts::number(integer_of_edges(digits, ground), digits.size() + 1) - 1;
  }
  return ground == 'L' ? size : -size;
}

Dyadic birthday(const Dyadic& x) {
  const Dyadic size = x.abs();
  return x.is_integer() ? size : size.floor() + 1 + x.log2_denominator();
}

}  // namespace summand
