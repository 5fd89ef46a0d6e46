// The history of a match: what each of its positions is worth, and who wins it.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "summand/analysis/value_text.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/play/sum_match.hpp"
#include "summand/verdict/oracle.hpp"

namespace summand {

struct PositionValue {
  ValueText value;
  Dyadic mean, temperature, left_stop, right_stop;
};

struct PositionInMatch {
  std::optional<Fate> fate{};            // of the player to move; nothing if that is unknown
  std::optional<PositionValue> worth{};  // nothing where the value is not found
  std::string why_no_value = {};         // then a clause
};

// Of the start and of the position after each move. The last ones come first, because they are easy
// and help with those before. Each has at most half of the time that is left; without its value,
// who wins is asked of the oracle. Stops the budget of the sum at the end of the time: whoever has
// set another end sets it again. May throw LimitReached before the first position.
std::vector<PositionInMatch> value_history(const SumMatch& match, Oracle& oracle,
                                           std::chrono::nanoseconds time);

}  // namespace summand
