#include "summand/heaps/standard_form.hpp"

#include <algorithm>

namespace summand::heaps {

// A heap of one cannot be taken, so it is like an empty heap. One counter of each heap is not
// counted: n' = n - 1. Taking r counters of the heap becomes taking r' = n' - m', where m' is what
// is left in the new counting:
// - If no heap is left, n = r, so r' = n - 1: d'_r gets 1 from d_(r+1).
// - If one heap m is left, m' = m - 1 and r' = r: d'_r gets 2 from d_r. If m = 1, nothing is left,
//   which adds 1.
// - If heaps a and b are left, a' + b' = a + b - 2, so r' = r + 1: d'_r gets 4 from d_(r-1). If a =
//   1 or b = 1 or both, this adds 2 and 1.
std::optional<Code> first_cousin(const Code& code) {
  if (code.digits().size() > kMostDigitsOfCousins) return std::nullopt;
  const auto octal = [](const Digit& digit) { return digit.heaps < 8 && !digit.has_condition(); };
  if (!code.finite() || !std::ranges::all_of(code.digits(), octal) || code.digit(1).leaves(0)) {
    return std::nullopt;
  }
  std::vector<Digit> digits(code.digits().size() + 1);
  for (std::size_t r = 1; r < digits.size(); ++r) {
    if (code.digit(r + 1).leaves(0)) digits[r].heaps |= 1;
    if (code.digit(r).leaves(1)) digits[r].heaps |= 3;
    if (code.digit(r - 1).leaves(2)) digits[r].heaps |= 7;
  }
  Code cousin(std::move(digits));
  // In 0.0 nothing can ever be taken, and its cousin is 0.0.
  if (cousin == code) return std::nullopt;
  return cousin;
}

std::vector<Code> cousins(const Code& code) {
  std::vector<Code> all = {code};
  while (all.size() <= kMostCousins) {
    auto next = first_cousin(all.back());
    if (!next) break;
    all.push_back(*std::move(next));
  }
  return all;
}

}  // namespace summand::heaps
