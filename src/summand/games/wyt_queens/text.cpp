// The texts and pictures of Wyt Queens.
#include <charconv>

#include "summand/games/wyt_queens.hpp"

namespace summand::games {

namespace {

std::unexpected<Error> too_far(std::size_t offset) {
  return fail("a square is at most 10^18 from each edge", offset);
}

std::string_view glyph_of(WytQueens::Chessman chessman) {
  switch (chessman) {
    case WytQueens::Chessman::queen:
      return "♛";
    case WytQueens::Chessman::rook:
      return "♜";
    case WytQueens::Chessman::king:
      return "♚";
  }
  return {};
}

char letter_of_man(WytQueens::Chessman chessman) {
  return chessman == WytQueens::Chessman::queen  ? 'Q'
         : chessman == WytQueens::Chessman::rook ? 'R'
                                                 : 'K';
}

// The rows and columns from the corner to the farthest men.
struct QueensBoard {
  int rows = 1, columns = 1;

  int cell(const WytQueens::Square& at) const {
    return static_cast<int>(at.y) * columns + static_cast<int>(at.x);
  }
};

// Nothing for a board that is too large to be drawn.
std::optional<QueensBoard> queens_board(const WytQueens::Position& position) {
  std::uint64_t columns = 1, rows = 1;
  for (const WytQueens::Square& at : position.men) {
    columns = std::max(columns, at.x + 1);
    rows = std::max(rows, at.y + 1);
  }
  if (columns > WytQueens::kMostSide || rows > WytQueens::kMostSide) return std::nullopt;
  return QueensBoard{.rows = static_cast<int>(rows), .columns = static_cast<int>(columns)};
}

}  // namespace

Result<Start<WytQueens>> WytQueens::make(const Arguments& arguments) {
  WytQueens rules;
  std::size_t next = 0;
  if (const Word* word = arguments.empty() ? nullptr : arguments[0].get<Word>()) {
    if (word->text == "rook") {
      rules.chessman = Chessman::rook;
    } else if (word->text == "king") {
      rules.chessman = Chessman::king;
    } else if (word->text == "reach") {
      const auto* reach = arguments.size() > 1 ? arguments[1].get<std::int64_t>() : nullptr;
      if (reach == nullptr || *reach < 1 || *reach > 1'000'000) {
        return fail("expected the reach behind the word, a number from 1 to 1,000,000",
                    arguments[arguments.size() > 1 ? 1 : 0].offset);
      }
      rules.reach = static_cast<std::uint64_t>(*reach);
      ++next;
    } else if (word->text != "queen") {
      return fail("expected queen, rook, king or reach", arguments[0].offset);
    }
    ++next;
  }
  if (next + 1 == arguments.size()) {
    if (const auto* text = arguments[next].get<std::string>()) {
      auto position = rules.parse(*text);
      if (!position) return shifted(std::move(position).error(), arguments[next].offset);
      return Start<WytQueens>{rules, *std::move(position)};
    }
  }
  const std::size_t offset = arguments.empty() ? 0 : arguments.back().offset;
  if (arguments.size() != next + 2) {
    return fail("expected the two numbers of a square, as in wyt-queens(3,5)", offset);
  }
  std::uint64_t at[2] = {};
  for (std::size_t i = 0; i < 2; ++i) {
    const Argument& argument = arguments[next + i];
    const auto* number = argument.get<std::int64_t>();
    if (number == nullptr || *number < 0) {
      return fail("expected a number that is not negative", argument.offset);
    }
    at[i] = static_cast<std::uint64_t>(*number);
    if (at[i] > kMost) return too_far(argument.offset);
  }
  return Start<WytQueens>{rules, {{{at[0], at[1]}}}};
}

Result<WytQueens::Position> WytQueens::parse(std::string_view text) const {
  Position position;
  std::size_t at = 0;
  const auto number = [&](std::uint64_t& out) -> Result<void> {
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), out);
    if (error == std::errc::invalid_argument) {
      return fail("expected a square, such as 3,5", at);
    }
    if (error != std::errc() || out > kMost) return too_far(at);
    at = static_cast<std::size_t>(end - text.data());
    return {};
  };
  while (true) {
    while (at < text.size() && text[at] == ' ') ++at;
    if (at == text.size()) break;
    if (position.men.size() == kMostMen) {
      return fail(fmt::format("more than {} pieces", kMostMen), at);
    }
    Square square;
    if (auto x = number(square.x); !x) return std::unexpected(std::move(x).error());
    if (at == text.size() || text[at] != ',') return fail("expected ','", at);
    ++at;
    if (auto y = number(square.y); !y) return std::unexpected(std::move(y).error());
    if (at < text.size() && text[at] != ' ') return fail("expected a space or the end", at);
    position.men.push_back(square);
  }
  if (position.men.empty()) return fail("expected squares, such as 3,5");
  std::ranges::sort(position.men);
  return position;
}

std::string WytQueens::print(const Position& position) const {
  std::string out;
  for (const Square& at : position.men) {
    out += fmt::format("{}{},{}", out.empty() ? "" : " ", at.x, at.y);
  }
  return out;
}

std::string WytQueens::print_call(const Position& position) const {
  std::string before;
  if (chessman == Chessman::rook) before = "rook, ";
  if (chessman == Chessman::king) before = "king, ";
  if (reach != 1) before = fmt::format("reach, {}, ", reach);
  return fmt::format("wyt-queens({}\"{}\")", before, print(position));
}

std::optional<BoardShape> WytQueens::shape(const Position& position) const {
  const auto board = queens_board(position);
  if (!board) return std::nullopt;
  const char letter = letter_of_man(chessman);
  BoardShape out{.kind = ShapeKind::grid,
                 .rows = board->rows,
                 .columns = board->columns,
                 .letters = {'.', letter},
                 .from_zero = true};
  for (int row = 0; row < board->rows; ++row) {
    for (int column = 0; column < board->columns; ++column) {
      out.cells.push_back({.name = fmt::format("{},{}", column, row), .content = "."});
    }
  }
  std::vector<int> men(out.cells.size(), 0);
  for (const Square& at : position.men) {
    const auto cell = static_cast<std::size_t>(board->cell(at));
    const int count = ++men[cell];
    out.cells[cell].content =
        count == 1 ? std::string(1, letter) : fmt::format("{}{}", count, letter);
  }
  return out;
}

std::vector<int> WytQueens::cells(const Position& position, Player, Move move) const {
  const auto board = queens_board(position);
  if (!board) return {};
  return {board->cell(move.from), board->cell(move.to)};
}

Picture WytQueens::picture(const Position& position) const {
  const auto board = queens_board(position);
  if (!board) {
    const std::string text = print(position);
    Picture words{.rows = 1,
                  .columns = static_cast<int>(std::min<std::size_t>(text.size(), 80)),
                  .marks = {}};
    for (int i = 0; i < words.columns; ++i) {
      words.marks.push_back(
          {0, i, std::string(1, text[static_cast<std::size_t>(i)]), Paint::either});
    }
    return words;
  }
  Picture picture{.rows = board->rows, .columns = 2 * board->columns - 1, .marks = {}};
  for (int row = 0; row < board->rows; ++row) {
    for (int column = 0; column < board->columns; ++column) {
      picture.marks.push_back({row, 2 * column, "·", Paint::empty});
    }
  }
  for (const Square& at : position.men) {
    picture.marks.push_back({static_cast<int>(at.y), 2 * static_cast<int>(at.x),
                             std::string(glyph_of(chessman)), Paint::either, "Q"});
  }
  return picture;
}

}  // namespace summand::games
