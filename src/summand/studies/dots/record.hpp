// Records of Dots-and-Boxes.
#pragma once

#include <string>
#include <string_view>

#include "summand/several/match.hpp"
#include "summand/studies/dots/rules.hpp"

namespace summand::dots {

// A record has these lines: "dots and boxes, version 1", `start: 3x3; 0-0; first to move`, then
// each drawn line (`first: a1-b1`) or `deal: TEXT`, and the last line of every record.
std::string print(const Match<DotsAndBoxes>& match);
// Plays all moves again. An illegal line is refused with its place.
Result<Match<DotsAndBoxes>> parse_match(std::string_view text);
bool is_match(std::string_view text);  // whether it begins like a record

}  // namespace summand::dots
