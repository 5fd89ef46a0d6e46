// Positions for tests of Hackenbush.
#pragma once

#include <string_view>

#include "summand/games/hackenbush.hpp"

namespace summand::games::hackenbush {

inline ColouredGraph read(std::string_view text) { return Hackenbush{}.parse(text).value(); }

// The bed of the book's figure: 7 feet, with tops A to G (8 to 14), and 23 red edges.
inline constexpr std::string_view kModeratelyHardBed =
    "0-1L 0-2L 0-3L 0-4L 0-5L 0-6L 0-7L 1-8R 2-9R 3-10R 4-11R 5-12R 6-13R 7-14R "
    "8-15R 9-15R 8-16R 11-16R 8-17R 13-17R 10-18R 13-18R 10-19R 14-19R "
    "9-20R 11-20R 12-20R 12-21R 13-21R 14-21R";

}  // namespace summand::games::hackenbush
