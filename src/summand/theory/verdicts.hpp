// Verdicts: who wins by a theorem, without search, and the theorem's name.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "summand/base/result.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/theory/atomic_weight.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

// What a theorem says, and why, as a sentence.
struct Verdict {
  std::optional<Player> if_left_starts, if_right_starts;  // the winner
  std::string reason;

  // The outcome, if both winners are known.
  std::optional<Outcome> outcome() const;
};

// The two-ahead rule for a sum (Winning Ways ch. 8, "All You Need To Know"): Left wins if the
// atomic weight is >= 2, and also if it is >= 1 and he starts. The rule for Right is similar. The
// weights of the summands are added, never the games. If the summands are infinitesimals plus
// numbers whose sum is not 0, that sum decides. Returns nullopt if a summand has no weight or the
// rule does not apply: weights are games, and {3|1} is neither >= 2 nor >= 1.
std::optional<Verdict> two_ahead(AtomicWeights& weights, std::span<const Value> summands);

// The winner of a sum of numbers, ups and stars by its closed form, or of tinies and minies by
// their order. Returns nullopt for other sums. Linear in the summands.
std::optional<Verdict> verdict_by_names(ValueStore& store, std::span<const Value> summands);

// The winner of a sum of numbers and switches {x|y}. Both players always take the largest switch
// that is left (Winning Ways ch. 5, "Addition of Switches"). Returns nullopt for other sums. The
// cost is that of a sort.
std::optional<Verdict> verdict_by_switches(ValueStore& store, std::span<const Value> summands);

// The first theorem that decides about a sum: by names, by switches, or the two-ahead rule.
std::optional<Verdict> known_verdict(AtomicWeights& weights, std::span<const Value> summands);

// Who wins the sum of all-small games *and a star that is remote from it* ("Playing Under a Lucky
// Star"): Left if the atomic weight is >= 1, Right if it is <= -1, and otherwise the player who
// starts. Fails for other games.
Result<Verdict> lucky_star(AtomicWeights& weights, std::span<const Value> summands);

// number + ups.^ + *star (Winning Ways ch. 3), in O(1).
Verdict closed_form(const NumberUpStar& g);

// A sum of tinies and minies with these subscripts ("The Tiniest Games"): equal pairs cancel, and
// then the smallest subscript decides against any number of larger ones. Fails for subscripts that
// are not positive.
Result<Verdict> tinies_and_minies(std::span<const Dyadic> tinies, std::span<const Dyadic> minies);

}  // namespace summand
