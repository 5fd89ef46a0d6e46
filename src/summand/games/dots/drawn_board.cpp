#include "summand/games/dots/drawn_board.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/whole_number.hpp"

namespace summand::dots {

namespace {

Result<Board> read_board(WordReader& reader) {
  const std::string_view size = reader.word();
  const std::size_t cross = std::min(size.find('x'), size.size());
  const auto rows = whole_number<unsigned>(size.substr(0, cross));
  const auto columns = whole_number<unsigned>(size.substr(std::min(cross + 1, size.size())));
  if (!rows || !columns)
    return reader.expected("a board in rows and columns of boxes, such as 3x3,");
  return Board::of(*rows, *columns);
}

Result<void> read_lines(WordReader& reader, DrawnBoard& drawn) {
  for (std::string_view word = reader.word(); !word.empty(); word = reader.word()) {
    const auto line = drawn.board.line_named(word);
    if (!line) return reader.expected("a line between two neighbouring dots, such as a1-b1,");
    if (drawn.lines.has(*line)) {
      return fail(fmt::format("the line {} stands twice", drawn.board.name(*line)), reader.begin());
    }
    drawn.lines.add(*line);
  }
  return {};
}

}  // namespace

Result<DrawnBoard> read_drawn_board(WordReader& reader) {
  SUMMAND_TRY(board, read_board(reader));
  DrawnBoard out{.board = board};
  if (const auto done = read_lines(reader, out); !done) return std::unexpected(done.error());
  return out;
}

std::string print(const DrawnBoard& drawn) {
  std::string out = fmt::format("{}x{}", drawn.board.rows(), drawn.board.columns());
  drawn.lines.for_each([&](unsigned line) { out += " " + drawn.board.name(line); });
  return out;
}

}  // namespace summand::dots
