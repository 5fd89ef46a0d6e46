#include "summand/studies/dots/notations.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <vector>

#include "summand/base/whole_number.hpp"

namespace summand::dots {

namespace {

bool is_letter_or_digit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

struct Word {
  std::string_view text;
  std::size_t at;
};

// The words from this place on. Between them stand blanks, commas and brackets.
Result<std::vector<Word>> words_of(std::string_view text, std::size_t at) {
  std::vector<Word> out;
  while (at < text.size()) {
    std::size_t end = at;
    while (end < text.size() && is_letter_or_digit(text[end])) ++end;
    if (end > at) {
      out.push_back({text.substr(at, end - at), at});
      at = end;
    } else if (std::string_view(" ,()").contains(text[at])) {
      ++at;
    } else {
      return fail("a line such as h 0 1 or P1(h,0,1) is expected", at);
    }
  }
  return out;
}

// The line in that row from the top.
std::optional<unsigned> line_at(const Board& board, bool is_level, unsigned row, unsigned column) {
  if (is_level && row <= board.rows() && column < board.columns()) {
    return board.level(board.rows() - row, column);
  }
  if (!is_level && row < board.rows() && column <= board.columns()) {
    return board.upright(board.rows() - 1 - row, column);
  }
  return std::nullopt;
}

// The lines in the order of the bits.
std::vector<unsigned> lines_from_the_top(const Board& board) {
  std::vector<unsigned> out;
  for (const bool is_level : {true, false}) {
    for (unsigned row = 0; row <= board.rows(); ++row) {
      for (unsigned column = 0; column <= board.columns(); ++column) {
        if (const auto line = line_at(board, is_level, row, column)) out.push_back(*line);
      }
    }
  }
  return out;
}

Result<void> read_bits(std::string_view text, std::size_t at, Position& position) {
  const std::vector<unsigned> lines = lines_from_the_top(position.board);
  const std::size_t end = std::min(text.find_first_not_of("01", at), text.size());
  if (end - at != lines.size()) {
    return fail(
        fmt::format("{} bits are expected, one for each line, and not {}", lines.size(), end - at),
        at);
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (text[at + i] == '1') position.drawn.add(lines[i]);
  }
  return read_score_and_turn(text, end, position);
}

Result<void> read_game(std::string_view text, std::size_t at, Position& position) {
  SUMMAND_TRY(words, words_of(text, at));
  const DotsAndBoxes rules;
  for (std::size_t i = 0; i < words.size();) {
    const Word& first = words[i];
    if (first.text.size() == 2 && first.text[0] == 'P') {
      if (first.text[1] - '1' != static_cast<int>(position.mover)) {
        return fail(fmt::format("player {} is to move here", position.mover + 1), first.at);
      }
      ++i;
    }
    const auto word = [&](std::size_t j) {
      return i + j < words.size() ? words[i + j] : Word{"", text.size()};
    };
    const Word kind = word(0);
    if (kind.text != "h" && kind.text != "v") {
      return fail("h or v is expected, as in h 0 1", kind.at);
    }
    const auto row = whole_number<unsigned>(word(1).text);
    const auto column = whole_number<unsigned>(word(2).text);
    if (!row) return fail("the row of a line is expected", word(1).at);
    if (!column) return fail("the column of a line is expected", word(2).at);
    const auto line = line_at(position.board, kind.text == "h", *row, *column);
    if (!line) return fail("the board has no such line", kind.at);
    if (position.drawn.has(*line)) return fail("this line is drawn already", kind.at);
    position = rules.apply(position, *line);
    i += 3;
  }
  return {};
}

}  // namespace

Result<Position> parse_openspiel(std::string_view text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  SUMMAND_TRY(position, parse_position(text.substr(0, space)));
  const std::size_t at = std::min(text.find_first_not_of(' ', space), text.size());
  const bool has_bits = at < text.size() && (text[at] == '0' || text[at] == '1');
  const auto read = has_bits ? read_bits(text, at, position) : read_game(text, at, position);
  if (!read) return std::unexpected(read.error());
  return position;
}

std::string print_openspiel(const Position& position) {
  std::string out = fmt::format("{}x{} ", position.board.rows(), position.board.columns());
  for (const unsigned line : lines_from_the_top(position.board)) {
    out += position.drawn.has(line) ? '1' : '0';
  }
  return out;
}

bool looks_like_picture(std::string_view text) {
  const std::size_t at = text.find_first_not_of(" \n");
  return at != text.npos && (text[at] == '+' || text[at] == '#');
}

namespace {

struct PictureRow {
  std::string_view text;
  std::size_t at;

  char letter(std::size_t column) const { return column < text.size() ? text[column] : ' '; }
};

bool is_dot(char c) { return c == '+' || c == '#'; }

// What may stand at the place of a line that is not drawn.
bool is_remark(char c) { return c == ' ' || c == '^' || (c >= '0' && c <= '9'); }

struct Picture {
  std::vector<PictureRow> dots;                // the rows with dots
  std::vector<std::vector<PictureRow>> below;  // after each of them, those without
  std::vector<std::size_t> columns;            // of the dots
};

Result<Picture> picture_of(std::string_view text) {
  Picture out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const PictureRow row{text.substr(at, end - at), at};
    at = end + 1;
    if (row.text.find_first_not_of(' ') == row.text.npos && out.dots.empty()) continue;
    if (row.text.find_first_of("+#") == row.text.npos) {
      if (!out.below.empty()) out.below.back().push_back(row);
      continue;
    }
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < row.text.size(); ++i) {
      if (is_dot(row.text[i])) columns.push_back(i);
    }
    if (out.dots.empty()) out.columns = columns;
    if (columns != out.columns) {
      return fail("the dots of all rows must stand one above the other", row.at);
    }
    out.dots.push_back(row);
    out.below.emplace_back();
  }
  return out;
}

// What stands at the place of a line, letter by letter, with the place of each in the text.
struct Letters {
  std::vector<std::pair<char, std::size_t>> all;

  // Whether the line is drawn: as a whole or not at all.
  Result<bool> drawn(char stroke) const {
    std::size_t strokes = 0;
    for (const auto& [letter, at] : all) {
      strokes += letter == stroke ? 1 : 0;
      if (letter == stroke || is_remark(letter)) continue;
      return fail("a line, or the blanks of a line that is not drawn, is expected here", at);
    }
    if (strokes == 0) return false;
    if (strokes == all.size()) return true;
    return fail("a line is drawn from dot to dot, or not at all", all.front().second);
  }
};

}  // namespace

Result<Position> parse_picture(std::string_view text) {
  const std::size_t end = std::min(text.find(';'), text.size());
  SUMMAND_TRY(picture, picture_of(text.substr(0, end)));
  if (picture.dots.size() < 2 || picture.columns.size() < 2) {
    return fail("a picture has two rows and two columns of dots at least", 0);
  }
  const auto rows = static_cast<unsigned>(picture.dots.size() - 1);
  const auto columns = static_cast<unsigned>(picture.columns.size() - 1);
  SUMMAND_TRY(board, Board::of(rows, columns));
  Position out{.board = board};
  const auto add = [&](const Letters& letters, bool is_level, unsigned row,
                       unsigned column) -> Result<void> {
    SUMMAND_TRY(drawn, letters.drawn(is_level ? '-' : '|'));
    if (drawn) out.drawn.add(*line_at(board, is_level, row, column));
    return {};
  };
  for (unsigned row = 0; row <= rows; ++row) {
    for (unsigned column = 0; column <= columns; ++column) {
      const std::size_t from = picture.columns[column];
      Letters level, upright;
      if (column < columns) {
        const PictureRow& its = picture.dots[row];
        for (std::size_t i = from + 1; i < picture.columns[column + 1]; ++i) {
          level.all.emplace_back(its.letter(i), its.at + i);
        }
        if (auto added = add(level, true, row, column); !added) {
          return std::unexpected(added.error());
        }
      }
      if (row == rows) continue;
      for (const PictureRow& its : picture.below[row]) {
        upright.all.emplace_back(its.letter(from), its.at + from);
      }
      if (auto added = add(upright, false, row, column); !added) {
        return std::unexpected(added.error());
      }
    }
  }
  if (auto read = read_score_and_turn(text, end, out); !read) {
    return std::unexpected(read.error());
  }
  return out;
}

}  // namespace summand::dots
