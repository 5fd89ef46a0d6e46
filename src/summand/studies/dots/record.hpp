// Records of Dots-and-Boxes.
#pragma once

#include <string>
#include <string_view>

#include "summand/several/match.hpp"
#include "summand/studies/dots/rules.hpp"

namespace summand::dots {

// "dots and boxes, version 1", `start: 3x3; 0-0; first to move`, a line (`first: a1-b1`) or
// `deal: TEXT` a line, and the last line of every record.
std::string print(const Match<DotsAndBoxes>& match);
// Plays it all again: a line that is not legal is refused with its place.
Result<Match<DotsAndBoxes>> parse_match(std::string_view text);
bool is_match(std::string_view text);  // begins as one

}  // namespace summand::dots
