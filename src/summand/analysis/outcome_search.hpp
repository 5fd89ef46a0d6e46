// Who wins a game, by search, as an analysis.
#pragma once

#include "summand/analysis/outcome_analysis.hpp"
#include "summand/verdict/winner_search.hpp"

namespace summand {

// The result of a finished search.
OutcomeAnalysis analysis_of(const Game& game, const WinnerSearch& search,
                            const SearchOptions& options);

// Who wins, and a winning move for each player who wins when he starts (verdict/winner_search.hpp).
Attempt<OutcomeAnalysis> analyze_by_search(const Game& game, const SearchOptions& options = {});

}  // namespace summand
