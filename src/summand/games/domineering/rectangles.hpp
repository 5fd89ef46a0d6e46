// What is known about rectangles in Domineering without search.
#pragma once

#include <optional>
#include <string_view>

#include "summand/value/outcome.hpp"

namespace summand::games::domineering {

inline constexpr std::string_view kStrip =
    "a strip of n cells has room for floor(n/2) dominoes of one player, and none of the other's";
inline constexpr std::string_view kRectangle =
    "boards of width 2, 3 and 5 (Lachmann, Moore and Rapaport, Who Wins Domineering on Rectangular "
    "Boards?, More Games of No Chance, 2002)";

// The outcome of a free board with that many rows and columns, one of which must be 2, 3 or 5.
// Returns nullopt for other boards, and for a board that the sums below do not decide.
//
// The outcomes of short boards are known by search. Those of longer boards follow: lines between
// columns that Right may not cross are a disadvantage to her only, so m x (a + b) <= m x a + m x b.
std::optional<Outcome> winner_on(int rows, int columns);

// Whether the canonical form of such a board takes too long to compute.
bool is_beyond_search(int rows, int columns);

}  // namespace summand::games::domineering
