// What is known of rectangles in Domineering without search.
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

// Who wins a free board of so many rows and columns, one side of which is 2, 3 or 5; nothing for
// other boards, and for one that the sums below leave open.
//
// Short boards are known by search. Longer ones follow from them: lines between columns that Right
// may not cross are a disadvantage to her alone, so that m x (a + b) <= m x a + m x b.
std::optional<Outcome> winner_on(int rows, int columns);

// Whether the canonical form of such a board takes longer than anybody waits.
bool is_beyond_search(int rows, int columns);

}  // namespace summand::games::domineering
