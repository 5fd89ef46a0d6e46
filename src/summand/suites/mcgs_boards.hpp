// Boards as MCGS writes them: rows from the top, divided by |, and numbers before some of them.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/result.hpp"

namespace summand {

enum class McgsShape { strip, grid };

// The board with each of the signs `from` replaced by the one of `to` in its place. Fails at the
// first other sign, and if the rows are not equally long. Empty if there is no cell.
Result<std::string> mcgs_board(std::string_view text, McgsShape shape, std::string_view from,
                               std::string_view to);

// A call of sheep(...). The cells are numbers of sheep, those of White negative.
Result<std::string> mcgs_sheep(std::string_view text);
// A call of king-dirt(...). Before the board: Black's and White's stones in hand, and 1 if they
// must be put before a stone moves.
Result<std::string> mcgs_king_dirt(std::string_view text);

// A strip of generalised Toads-and-Frogs. Before it: the least and the greatest slide, the most
// animals of a jump, and 1 if an animal may jump over its own kind.
struct McgsToads {
  std::string call;   // of toads-and-frogs, or of the game of the rules
  std::string rules;  // a game as text, or empty
};
Result<McgsToads> mcgs_toads(std::string_view text);

}  // namespace summand
