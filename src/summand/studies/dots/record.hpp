// Records of Dots-and-Boxes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "summand/play/match.hpp"
#include "summand/play/record.hpp"
#include "summand/studies/dots/rules.hpp"

namespace summand::dots {

inline constexpr std::string_view kGame = "dots-and-boxes";  // in records and commands

struct DotsWords {
  static std::string line_of(const Position& before, unsigned line);
  // An undrawn line, with or without the player: "first: a1-b1", "a1-b1".
  static Result<unsigned> read(const Match<DotsAndBoxes>& match, std::string_view text);
  static std::optional<ResultLine> result(const Match<DotsAndBoxes>&) { return std::nullopt; }
};

// The line of a record (play/record.hpp) about the start is `start 3x3; 0-0; first to move`.
std::string print(const Match<DotsAndBoxes>& match);
// Plays all moves again. An illegal line is refused with its place.
Result<Match<DotsAndBoxes>> parse_match(std::string_view text);

}  // namespace summand::dots
