#include "summand/suites/mcgs_boards.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fmt/core.h>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "summand/base/foreign_text.hpp"
#include "summand/base/utf8.hpp"
#include "summand/suites/words.hpp"

namespace summand {

namespace {

// Longer slides and jumps than these are no use on the boards of Summand, which are shorter.
constexpr std::int64_t kMostDistance = 63;
constexpr std::int64_t kMostHerd = 50;  // of MCGS

std::string sign_at(std::string_view text, std::size_t at) {
  const std::size_t length = character_length(text, at);
  return printable(text.substr(at, length == 0 ? 1 : length), 10);
}

// Rows of a grid must be as long as the first one.
class RowLengths {
 public:
  void cell() { ++cells_; }
  Result<void> end_row(std::size_t offset) {
    const std::size_t cells = std::exchange(cells_, 0);
    if (rows_++ == 0) first_ = cells;
    if (cells == first_) return {};
    return fail(fmt::format("the rows of a board are equally long: this one has length {}, and the "
                            "first one {}",
                            cells, first_),
                offset);
  }

 private:
  std::size_t cells_ = 0, first_ = 0, rows_ = 0;
};

// The numbers before a colon, and the word behind it.
struct Parameters {
  std::vector<std::int64_t> numbers;
  SuiteWord board;
};

struct Range {
  std::string_view name;
  std::int64_t least, most;
};

Result<Parameters> parameters_of(std::string_view text, std::span<const Range> ranges) {
  const std::vector<SuiteWord> words = suite_words(text, ":,");
  const auto offset = [&](std::size_t at) {
    return at < words.size() ? words[at].offset : text.size();
  };
  Parameters out;
  std::size_t at = 0;
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    const auto number =
        at < words.size() ? number_of_32_bits(words[at].text) : std::optional<std::int64_t>();
    if (!number || *number < ranges[i].least) {
      return fail(
          fmt::format("the {} is expected here, a number from {}", ranges[i].name, ranges[i].least),
          offset(at));
    }
    if (*number > ranges[i].most) {
      return fail(fmt::format("the {} is at most {}", ranges[i].name, ranges[i].most), offset(at));
    }
    out.numbers.push_back(*number);
    ++at;
    const std::string_view sign = i + 1 < ranges.size() ? "," : ":";
    if (at >= words.size() || words[at].text != sign) {
      return fail(fmt::format("'{}' is expected here, behind the {}", sign, ranges[i].name),
                  offset(at));
    }
    ++at;
  }
  if (at >= words.size()) return fail("a board is expected at the end", text.size());
  out.board = words[at];
  if (at + 1 < words.size()) return fail("nothing is expected behind the board", offset(at + 1));
  return out;
}

std::string repeated(std::string_view sign, std::int64_t times) {
  std::string out;
  for (std::int64_t i = 0; i < times; ++i) out += sign;
  return out;
}

// The rules as a file of rules. Toads go to the right, frogs to the left.
std::string toads_rules(std::string_view name, std::span<const std::int64_t> numbers) {
  const auto [least, most, jump] = std::array{numbers[0], numbers[1], numbers[2]};
  const bool friendly = numbers[3] == 1;
  std::string out = fmt::format(
      "game {}\ntitle \"Generalised Toads-and-Frogs\"\nrules \"An animal slides {} to {} free "
      "cells, or jumps over at most {} animals beside it{}.\"\nsource \"the games of MCGS "
      "(Folkersen, Müller and Du)\"\nboard strip\ncells . free, T Left, F Right\n",
      name, least, most, jump, friendly ? " of either kind" : " of the other kind");
  for (std::int64_t far = least; far <= most; ++far) {
    const std::string free = repeated(".", far);
    out += fmt::format("Left T{0} -> {0}T\nRight {0}F -> F{0}\n", free);
  }
  for (std::int64_t over = 1; over <= jump; ++over) {
    const std::string same = repeated("=", over);
    out += fmt::format("Left T{}. -> .{}T\n", repeated(friendly ? "[TF]" : "F", over), same);
    out += fmt::format("Right .{}F -> F{}.\n", repeated(friendly ? "[TF]" : "T", over), same);
  }
  return out + "example \"T.F\"\n";
}

}  // namespace

Result<std::string> mcgs_board(std::string_view text, McgsShape shape, std::string_view from,
                               std::string_view to) {
  std::string out;
  RowLengths rows;
  bool has_cells = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '|' && shape == McgsShape::grid) {
      if (auto ended = rows.end_row(at); !ended) return std::unexpected(std::move(ended).error());
      out += '|';
      continue;
    }
    const std::size_t sign = from.find(text[at]);
    if (sign == from.npos) {
      return fail(fmt::format("a board of this game has only the signs {}{}, and not '{}'", from,
                              shape == McgsShape::grid ? "|" : "", sign_at(text, at)),
                  at);
    }
    rows.cell();
    has_cells = true;
    out += to[sign];
  }
  if (auto ended = rows.end_row(text.size()); !ended) {
    return std::unexpected(std::move(ended).error());
  }
  return has_cells ? out : std::string();
}

Result<std::string> mcgs_sheep(std::string_view text) {
  std::string board;
  RowLengths rows;
  bool has_cells = false;
  bool after_sign = false;  // then a number must come
  const std::vector<SuiteWord> words = suite_words(text, ",|");
  for (const SuiteWord& word : words) {
    if (word.text == "," || word.text == "|") {
      if (after_sign) return fail("a number of sheep is expected here", word.offset);
      after_sign = true;
      if (word.text == ",") continue;
      if (auto ended = rows.end_row(word.offset); !ended) {
        return std::unexpected(std::move(ended).error());
      }
      board += '|';
      continue;
    }
    const auto sheep = number_of_32_bits(word.text);
    if (!sheep || *sheep > kMostHerd || *sheep < -kMostHerd) {
      return fail(
          fmt::format("a number of sheep from {} to {} is expected here", -kMostHerd, kMostHerd),
          word.offset);
    }
    after_sign = false;
    has_cells = true;
    rows.cell();
    if (!board.empty() && !board.ends_with('|')) board += ' ';
    board += *sheep == 0  ? "."
             : *sheep > 0 ? fmt::format("L{}", *sheep)
                          : fmt::format("R{}", -*sheep);
  }
  if (after_sign) return fail("a number of sheep is expected at the end", text.size());
  if (auto ended = rows.end_row(text.size()); !ended) {
    return std::unexpected(std::move(ended).error());
  }
  return has_cells ? fmt::format("sheep(\"{}\")", board) : "0";
}

Result<std::string> mcgs_king_dirt(std::string_view text) {
  static constexpr std::array kRanges = {
      Range{"number of Black's stones in hand", 0, INT32_MAX},
      Range{"number of White's stones in hand", 0, INT32_MAX},
      Range{"1 for stones that must be put first, or 0", 0, 1},
  };
  SUMMAND_TRY(read, parameters_of(text, kRanges));
  auto board = mcgs_board(read.board.text, McgsShape::grid, ".XO#", ".xo#");
  if (!board) return shifted(std::move(board).error(), read.board.offset);
  if (board->empty()) return "0";
  // Nobody can put more stones than there are free cells.
  const auto free = std::ranges::count(*board, '.');
  const std::int64_t black = std::min<std::int64_t>(read.numbers[0], free);
  const std::int64_t white = std::min<std::int64_t>(read.numbers[1], free);
  if (black == 0 && white == 0) return fmt::format("king-dirt(\"{}\")", *board);
  return fmt::format("king-dirt(\"{};{},{}{}\")", *board, black, white,
                     read.numbers[2] == 1 ? "" : "?");
}

Result<McgsToads> mcgs_toads(std::string_view text) {
  static constexpr std::array kRanges = {
      Range{"least slide", 1, kMostDistance},
      Range{"greatest slide", 1, kMostDistance},
      Range{"greatest number of animals under a jump", 0, kMostDistance},
      Range{"1 for jumps over animals of the same kind, or 0", 0, 1},
  };
  SUMMAND_TRY(read, parameters_of(text, kRanges));
  const std::vector<std::int64_t>& n = read.numbers;
  if (n[1] < n[0]) {
    return fail("the greatest slide is not less than the least one", text.find(',') + 1);
  }
  auto strip = mcgs_board(read.board.text, McgsShape::strip, ".XO", ".TF");
  if (!strip) return shifted(std::move(strip).error(), read.board.offset);
  if (strip->empty()) return McgsToads{"0", ""};
  if (n == std::vector<std::int64_t>{1, 1, 1, 0}) {
    return McgsToads{fmt::format("toads-and-frogs(\"{}\")", *strip), ""};
  }
  const std::string name =
      fmt::format("toads-slide{}to{}jump{}{}", n[0], n[1], n[2], n[3] == 1 ? "own" : "");
  return McgsToads{fmt::format("{}(\"{}\")", name, *strip), toads_rules(name, n)};
}

}  // namespace summand
