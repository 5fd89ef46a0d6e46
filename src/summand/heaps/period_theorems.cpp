#include "summand/heaps/period_theorems.hpp"

#include <algorithm>
#include <array>

#include "summand/base/check.hpp"

namespace summand::heaps {

namespace {

struct Entry {
  Theorem theorem;
  std::string_view name, statement;
};

constexpr std::array<Entry, 3> kTheorems = {{
    {Theorem::heaps, "octal-periodicity",
     "the octal periodicity theorem of Guy and Smith (Winning Ways, ch. 4), for any number of "
     "heaps"},
    {Theorem::unequal_heaps, "unequal-periodicity",
     "the octal periodicity theorem, with one more period if heaps must differ"},
    {Theorem::taking, "taking-periodicity",
     "a taking game is decided by its last values and the values before them as a set"},
}};

bool may_be_unequal(const Code& code) {
  const auto unequal = [](const Digit& digit) { return digit.has_condition(); };
  return std::ranges::any_of(code.digits(), unequal) ||
         std::ranges::any_of(code.repeated(), unequal);
}

}  // namespace

std::string_view name_of(Theorem theorem) {
  return kTheorems[static_cast<std::size_t>(theorem)].name;
}

std::string_view statement_of(Theorem theorem) {
  return kTheorems[static_cast<std::size_t>(theorem)].statement;
}

std::optional<Theorem> theorem_named(std::string_view name) {
  for (const Entry& entry : kTheorems) {
    if (entry.name == name) return entry.theorem;
  }
  return std::nullopt;
}

std::optional<Theorem> theorem_for(const Rules& rules) {
  const auto* code = std::get_if<Code>(&rules);
  if (code == nullptr) return std::nullopt;
  if (!code->finite()) {
    return code->most_heaps() <= 1 ? std::optional(Theorem::taking) : std::nullopt;
  }
  if (!may_be_unequal(*code)) return Theorem::heaps;
  return code->most_heaps() <= 2 ? std::optional(Theorem::unequal_heaps) : std::nullopt;
}

Saltus saltus_of(const Rules& rules) {
  // A finite octal game never has a saltus (Winning Ways ch. 4; Horrocks and Nowakowski, 2003).
  const auto* code = std::get_if<Code>(&rules);
  return code != nullptr && code->finite() && code->most_heaps() <= 2 ? Saltus::zero : Saltus::any;
}

// Let k be the largest number of heaps that a move leaves, t the largest number that it takes, n0
// the preperiod and p the period. Let G(m + p) = G(m) be known for n0 <= m < n, and let
//   n >= k n0 + (k-1) p + t.
//   - A move from n + p leaves a_1 >= ... >= a_j with j <= k and a sum of at least k (n0 + p). So
//     a_1 >= n0 + p. With a_1 - p in its place it is a move from n of the same value, because
//     G(a_1 - p) = G(a_1).
//   - A move from n leaves a sum of at least k n0, so a_1 >= n0. With a_1 + p in its place it is a
//     move from n + p of the same value.
// So n and n + p have options of the same values. This uses n0 >= 1: a_1 - p must be a heap, and n
// must not be taken whole. So the bound for n0 = 1 is also used for n0 = 0.
//
// If two heaps a > b must differ: a - p may be equal to b only if the value is G(a)^G(b) = 0. Then
// b + p and b - p are left instead, which also have the value 0, if b - p >= n0. This needs a sum
// 2b = n - i >= 2 n0 + 2p. In the other direction a + p > b always holds.
std::uint64_t equality_bound(const Rules& rules, const Period& period) {
  const auto theorem = theorem_for(rules);
  SUMMAND_CHECK(theorem && *theorem != Theorem::taking);
  const auto& code = std::get<Code>(rules);
  const std::uint64_t heaps = std::max(code.most_heaps(), 1u);
  const std::uint64_t periods = *theorem == Theorem::unequal_heaps ? heaps : heaps - 1;
  return heaps * std::max<std::uint64_t>(period.preperiod, 1) + periods * period.period +
         code.most_taken();
}

}  // namespace summand::heaps
