// The history of a match: the value of each position, and who wins it.
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
  std::string move{};  // the move before the position; empty at the start
  Player to_move = Player::left;
  std::optional<Fate> fate{};            // for the player to move; nullopt if it is unknown
  std::optional<PositionValue> worth{};  // nullopt if the value is not found
  std::string why_no_value = {};         // a clause, if the value is not found
};

// The positions at the start and after each move. The last positions are evaluated first, because
// they are easy and their values help with the earlier ones. Each position may use half of the time
// that is left. If it has no value, the oracle finds who wins. Changes the time limit of the sum's
// budget, so the caller must set its own time limit again. May throw LimitReached before the first
// position.
std::vector<PositionInMatch> value_history(const SumMatch& match, Oracle& oracle,
                                           std::chrono::nanoseconds time);

}  // namespace summand
