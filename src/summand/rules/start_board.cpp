#include "summand/rules/start_board.hpp"

#include "summand/boards/side_arguments.hpp"
#include "summand/rules/board_text.hpp"

namespace summand {

Result<LetterBoard> start_board(const GameText& game, const Arguments& arguments) {
  SUMMAND_TRY(sides, game.board == BoardKind::grid ? sides_of(arguments, LetterBoard::kMostCells)
                                                   : row_of(arguments, LetterBoard::kMostCells));
  const LetterBoard tile = board_from_text(game.start->text, game.signs()).value();
  LetterBoard out(sides.rows, sides.columns);
  for (int cell = 0; cell < out.size(); ++cell) {
    const int row = cell / out.columns() % tile.rows();
    const int column = cell % out.columns() % tile.columns();
    out.put(cell, tile.at(row * tile.columns() + column));
  }
  return out;
}

}  // namespace summand
