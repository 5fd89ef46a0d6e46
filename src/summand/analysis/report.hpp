// Report: all that is known of a game within one budget: who wins, and what it is worth where that
// can be computed.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <variant>

#include "summand/analysis/analysis.hpp"
#include "summand/analysis/outcome_analysis.hpp"
#include "summand/verdict/winner_search.hpp"

namespace summand {

struct ReportOptions {
  AnalysisOptions analysis{};
  SearchOptions search{};
  // For the whole, of which the value gets a half; without it, as long as that takes.
  std::chrono::nanoseconds time{};
  std::size_t search_memory = 0;  // bytes kept back from the value, for the search
  // Called once, if who wins is known before the value is.
  std::function<void(const OutcomeAnalysis&)> know{};
};

using Report = std::variant<Analysis, OutcomeAnalysis>;

// The value and a search for who wins have some seconds in turn, with shares of time that double.
// Then, or once who wins is known, the value goes on, and behind it the search. A loopy game
// without a value is worked out backwards. Fails, with both reasons, where a limit ends the value
// and the search, and for an answer that is no game.
Attempt<Report> report(const Answer& answer, const ReportOptions& options = {});

}  // namespace summand
