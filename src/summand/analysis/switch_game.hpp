// Sums of switches as games of a session: what is known about them beyond the reach of canonical
// forms.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/algebra/switch_sum.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/theory/confusion.hpp"
#include "summand/theory/hot_sums.hpp"

namespace summand {

// Whether the canonical form may have more than kMostSwitchPositions positions. Each switch doubles
// their number, but no level has more than there are numbers between the least and the largest.
bool is_out_of_reach(const SwitchSum& sum);
inline constexpr std::uint64_t kMostSwitchPositions = 6'000;

// The sum whose sum with this one is 0.
SwitchSum negative(SwitchSum sum);

// switch_sum_of() if the value is out of reach. Otherwise nullopt.
std::optional<SwitchSum> beyond_canonical_form(const Game& game);

// What is known about the value, in angle brackets. This function and the next assume a hot sum.
ValueText text_of(const SwitchSum& sum);
std::vector<std::string_view> kinds_of(const SwitchSum& sum);

// Moves in a sum of switches: who wins after one of its terms is replaced.
class SwitchMoves {
 public:
  explicit SwitchMoves(SwitchSum sum);

  // Whether the player who moved from `term` of the sum to `after` wins. Logarithmic.
  bool wins(const SwitchSum& term, const SwitchSum& after, Player player) const;

 private:
  // The alternating sum of the sizes in [from, to): sizes at odd indices are subtracted.
  Dyadic alternating(std::size_t from, std::size_t to) const {
    return prefixes_[to] - prefixes_[from];
  }

  SwitchSum sum_;
  std::vector<Dyadic> prefixes_;  // sizes[0] - sizes[1] + ..., for each number of them
};

}  // namespace summand
