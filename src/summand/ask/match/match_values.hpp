// The history of a match, as an answer: what each of its positions is worth.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/ask/page.hpp"
#include "summand/play/sum_match.hpp"
#include "summand/play/value_history.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::ask {

// If the question has no limit of time.
inline constexpr std::chrono::seconds kTimeOfHistory{2};

struct MatchValues {
  struct Position {
    std::string move;  // that led there; empty at the start
    Player to_move;
    PositionInMatch known;
  };

  std::uint64_t number;  // of the match
  std::vector<Position> positions;
};

// May throw LimitReached. Leaves another end of time for the sums of the match.
MatchValues match_values_of(std::uint64_t number, const SumMatch& match,
                            std::chrono::nanoseconds time);

void write_json(JsonWriter& json, const MatchValues& data);
std::string text(const MatchValues& data, const Page& page);

}  // namespace summand::ask
