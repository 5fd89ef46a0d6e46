// The order in which the means of a question are tried. The rules of misère play have an order of
// their own (MisereSolver::order).
#pragma once

#include <utility>

#include "summand/base/attempt.hpp"
#include "summand/verdict/winner_question.hpp"
#include "summand/verdict/winners.hpp"

namespace summand {

// `sum` stands for a game, or for a sum in play. It has a function for each means. These functions
// throw nothing.
template <class Sum>
Attempt<Winners> by_means_in_order(Sum& sum, const WinnerQuestion& question) {
  if (question.convention == Convention::misere) return sum.in_misere();
  if (question.only_search) return sum.by_search();
  // A theorem that knows who wins does not know how far the end is.
  const auto is_loopy = [&] { return sum.needs_retrograde(); };
  if (question.distances) {
    SUMMAND_TRY(loopy, is_loopy());
    if (loopy) return sum.by_retrograde();
  }
  SUMMAND_TRY(known, sum.by_theorem());
  if (known) return *std::move(known);
  if (!question.distances) {
    SUMMAND_TRY(loopy, is_loopy());
    if (loopy) return sum.by_retrograde();
  }
  return sum.by_values_and_search();
}

}  // namespace summand
