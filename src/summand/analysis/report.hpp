// Report: everything that is found about a game within one budget: who wins, and its value if that
// can be computed.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <variant>

#include "summand/analysis/analysis.hpp"
#include "summand/analysis/outcome_analysis.hpp"
#include "summand/verdict/winner_question.hpp"

namespace summand {

struct ReportOptions {
  AnalysisOptions analysis{};
  SearchOptions search{};
  // For everything. The value gets a half of it. If 0, the value may take any time.
  std::chrono::nanoseconds time{};
  std::size_t search_memory = 0;  // bytes reserved for the search
  // Called with true when a turn of the search begins, and with false when it ends.
  std::function<void(bool)> searching{};
  // Called once, if who wins is known before the value is.
  std::function<void(const OutcomeAnalysis&)> know{};
};

using Report = std::variant<Analysis, OutcomeAnalysis>;

// The value and a search for the winner take turns for some seconds, and the turns double. Then, or
// as soon as the winner is known, the value continues, and after it the search. A loopy game
// without a value is analysed backwards. Fails, with both reasons, if a limit ends the value and
// the search. Fails also for an answer that is no game.
Attempt<Report> report(const Answer& answer, const ReportOptions& options = {});

}  // namespace summand
