#include "summand/rules/board_text.hpp"

#include "summand/boards/grid_text.hpp"

namespace summand {

Result<LetterBoard> board_from_text(std::string_view text, std::string_view signs) {
  return read_grid<LetterBoard>(text, signs, [&](LetterBoard& board, int cell, char sign) {
    board.put(cell, static_cast<Letter>(signs.find(sign)));
  });
}

std::string text_of(const LetterBoard& board, std::string_view signs) {
  std::string out;
  for (int cell = 0; cell < board.size(); ++cell) {
    if (cell != 0 && cell % board.columns() == 0) out += '|';
    out += signs[board.at(cell)];
  }
  return out;
}

}  // namespace summand
