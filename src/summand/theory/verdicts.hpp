// Verdicts: who wins by a theorem, without playing on, and the theorem's name.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "summand/base/result.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/theory/atomic_weight.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

// As much as a theorem says, and why, in a sentence.
struct Verdict {
  std::optional<Player> if_left_starts, if_right_starts;  // the winner
  std::string reason;

  // Where both are known.
  std::optional<Outcome> outcome() const;
};

// The two-ahead rule for a sum (Winning Ways ch. 8, "All You Need To Know"): with atomic weight >=
// 2 Left wins, with weight >= 1 when starting; Right likewise. The weights of the summands are
// added, never the games. Where the summands are infinitesimals beside numbers that add up to more
// or less than 0, that number decides. Nothing where a summand has no weight or the rule is silent:
// weights are games, and {3|1} is neither >= 2 nor >= 1.
std::optional<Verdict> two_ahead(AtomicWeights& weights, std::span<const Value> summands);

// The closed form of a sum of numbers, ups and stars, or the order of tinies and minies; nothing
// for other sums. Linear in the summands.
std::optional<Verdict> verdict_by_names(ValueStore& store, std::span<const Value> summands);

// The winner of a sum of numbers and switches {x|y}, who take the largest one that is left in turn
// (Winning Ways ch. 5, "Addition of Switches"); nothing for other sums. Time: a sort.
std::optional<Verdict> verdict_by_switches(ValueStore& store, std::span<const Value> summands);

// The first theorem that says something of a sum: by names, by switches, or the two-ahead rule.
std::optional<Verdict> known_verdict(AtomicWeights& weights, std::span<const Value> summands);

// Who wins the sum of all-small games *and a star that is remote from it* ("Playing Under a Lucky
// Star"): Left with atomic weight >= 1, Right with <= -1, otherwise whoever starts. An error for
// other games.
Result<Verdict> lucky_star(AtomicWeights& weights, std::span<const Value> summands);

// number + ups.^ + *star (Winning Ways ch. 3), in O(1).
Verdict closed_form(const NumberUpStar& g);

// A sum of tinies and minies with these subscripts, numbers > 0 ("The Tiniest Games"): equal pairs
// cancel, and then the smallest subscript decides, however many larger ones there are. An error for
// subscripts that are not positive.
Result<Verdict> tinies_and_minies(std::span<const Dyadic> tinies, std::span<const Dyadic> minies);

}  // namespace summand
