// The history of a match as an answer: the value of each of its positions.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/analysis/value_forms.hpp"
#include "summand/draw/page.hpp"
#include "summand/play/sum_match.hpp"
#include "summand/play/value_history.hpp"
#include "summand/text/description.hpp"

namespace summand::ask {

// The time if the question has no limit of time.
inline constexpr std::chrono::seconds kTimeOfHistory{2};

struct MatchValues {
  std::uint64_t number;  // of the match
  std::vector<PositionInMatch> positions;
  ValueForms forms = {};
};

// May throw LimitReached. Changes the time limit of the sums of the match.
MatchValues match_values_of(std::uint64_t number, const SumMatch& match,
                            std::chrono::nanoseconds time);

void describe(Members<MatchValues>& its);
std::string text(const MatchValues& data, const Page& page);

}  // namespace summand::ask
