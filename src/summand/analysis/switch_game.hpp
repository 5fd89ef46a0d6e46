// Sums of switches as games of a session: what is known of them beyond the reach of canonical
// forms.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "summand/analysis/value_text.hpp"
#include "summand/language/algebra/game.hpp"
#include "summand/theory/confusion.hpp"
#include "summand/theory/hot_sums.hpp"

namespace summand {

// The sum that a game is if each of its summands, or each part of a summand that is a position, is
// worth a number or a switch. Evaluates these, but not their sum; throws LimitReached.
std::optional<SwitchSum> switch_sum_of(const Game& game);
std::optional<SwitchSum> switch_sum_of(const AnyPosition& position, Evaluators& evaluators);

// Whether the canonical form may have more than kMostSwitchPositions: there are up to twice as many
// for each switch, but no more on a level than there are numbers between the least and the largest.
bool is_out_of_reach(const SwitchSum& sum);
inline constexpr std::uint64_t kMostSwitchPositions = 6'000;

// What is added up to 0 with it.
SwitchSum negative(SwitchSum sum);

// switch_sum_of() where the value is out of reach, and nothing where it is to be had.
std::optional<SwitchSum> beyond_canonical_form(const Game& game);

// Below: the sum is hot.
// What is known of the value, in angle brackets.
ValueText text_of(const SwitchSum& sum);
std::vector<std::string_view> kinds_of(const SwitchSum& sum);

// Moves in a sum of switches: who wins when one of its terms has become another one.
class SwitchMoves {
 public:
  explicit SwitchMoves(SwitchSum sum);

  // Whether the player wins who moved from `term` of the sum to `after`. Logarithmic.
  bool wins(const SwitchSum& term, const SwitchSum& after, Player player) const;

 private:
  // Of the sizes from one place to another, each odd one taken away.
  Dyadic alternating(std::size_t from, std::size_t to) const {
    return prefixes_[to] - prefixes_[from];
  }

  SwitchSum sum_;
  std::vector<Dyadic> prefixes_;  // sizes[0] - sizes[1] + ..., of so many of them
};

}  // namespace summand
