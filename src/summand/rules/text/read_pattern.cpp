#include "summand/rules/text/read_pattern.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <type_traits>
#include <utility>

#include "summand/rules/text/read_game.hpp"

namespace summand {

namespace {

constexpr std::string_view kWords[] = {"either", "orthogonally", "diagonally", "in",
                                       "along",  "towards",      "turned",     "flipped",
                                       "if",     "unless",       "then"};

std::optional<Letter> letter_of(char sign, const GameText& game) {
  const auto at = std::ranges::find(game.cells, sign, &TextCell::sign);
  if (at == game.cells.end()) return std::nullopt;
  return static_cast<Letter>(at - game.cells.begin());
}

std::unexpected<Error> no_such_cell(const LineReader& line, const GameText& game) {
  std::string known;
  for (const char sign : game.signs()) {
    if (!known.empty()) known += ' ';
    known += sign;
  }
  return fail(fmt::format("the line `cells` has no cell {}: it has {}",
                          quoted_character(line.rest(), 0), known),
              line.offset());
}

// What a place of the result says.
struct ResultAtom {
  bool keeps = false, is_class = false;
  std::vector<Letter> letters;  // one, or one for each sign of a class
  std::size_t offset = 0;
};

template <class Atom>
struct Item {
  std::vector<Atom> atoms;
  Repeat repeat = Repeat::once;
  std::size_t offset = 0;
  std::size_t repeat_offset = 0;  // behind the atom
};
template <class Atom>
struct PatternSide {
  std::vector<std::vector<Item<Atom>>> rows;
  std::size_t end = 0;
};

std::string_view sign_of(Repeat repeat) { return repeat == Repeat::any ? "*" : "+"; }

// Signs in brackets, up to the closing one.
Result<std::vector<Letter>> read_listed(LineReader& line, const GameText& game, bool* outside) {
  std::vector<Letter> out;
  while (line.peek() != ']') {
    if (line.at_end()) return line.expected("']'");
    if (line.peek() == '|' && outside != nullptr) {
      *outside = true;
      line.take("|");
      continue;
    }
    const std::optional<Letter> letter = letter_of(line.peek(), game);
    if (!letter) return no_such_cell(line, game);
    if (std::ranges::find(out, *letter) != out.end()) {
      return fail(fmt::format("'{}' is in this class already", line.peek()), line.offset());
    }
    out.push_back(*letter);
    line.take(line.rest().substr(0, 1));
  }
  line.take("]");
  return out;
}

Result<TextAtom> read_class(LineReader& line, const GameText& game) {
  TextAtom out{.offset = line.offset()};
  line.take("[");
  const bool negated = line.take("^");
  SUMMAND_TRY(listed, read_listed(line, game, &out.outside));
  if (listed.empty() && !out.outside) return fail("a class names at least one cell", out.offset);
  for (const Letter letter : listed) out.letters |= set_of(letter);
  if (out.outside) out.letters |= game.of(CellOwner::hole);
  if (negated) {
    out.letters = game.all() & static_cast<LetterSet>(~out.letters);
    out.outside = !out.outside;
    if (out.outside) out.letters |= game.of(CellOwner::hole);
  } else {
    out.listed = std::move(listed);
  }
  if (out.letters == 0 && (!out.outside || game.board == BoardKind::ring)) {
    return fail("no cell is in this class, so the rule never applies", out.offset);
  }
  return out;
}

// One atom, or the atoms of a group in round brackets.
Result<void> read_into(LineReader& line, const GameText& game, std::vector<TextAtom>& out) {
  SUMMAND_TRY(atom, read_atom(line, game));
  out.push_back(std::move(atom));
  return {};
}

Result<void> read_into(LineReader& line, const GameText& game, std::vector<ResultAtom>& out) {
  ResultAtom atom{.offset = line.offset()};
  if (line.take("=")) {
    atom.keeps = true;
  } else if (line.take("[")) {
    SUMMAND_TRY(listed, read_listed(line, game, nullptr));
    atom.letters = std::move(listed);
    atom.is_class = true;
  } else if (const auto letter = letter_of(line.peek(), game)) {
    atom.letters.push_back(*letter);
    line.take(line.rest().substr(0, 1));
  } else if (std::string_view("_?|").contains(line.peek()) && !line.at_end()) {
    return fail("a cell or '=' is expected in a result: '=' leaves what is there", line.offset());
  } else {
    return no_such_cell(line, game);
  }
  out.push_back(std::move(atom));
  return {};
}

template <class Atom>
Result<Item<Atom>> read_item(LineReader& line, const GameText& game, int& count) {
  Item<Atom> out{.offset = line.offset()};
  if (line.take("(")) {
    while (!line.take(")")) {
      if (line.at_end()) return line.expected("')'");
      if (std::string_view("*+(").contains(line.peek())) {
        return fail("brackets hold single cells: nothing is repeated inside them", line.offset());
      }
      if (auto read = read_into(line, game, out.atoms); !read) {
        return std::unexpected(std::move(read).error());
      }
    }
    if (out.atoms.empty()) return fail("a cell is expected between the brackets", out.offset);
  } else if (auto read = read_into(line, game, out.atoms); !read) {
    return std::unexpected(std::move(read).error());
  }
  count += static_cast<int>(out.atoms.size());
  if (count > kMostPatternCells) {
    return fail(fmt::format("a pattern has at most {} cells", kMostPatternCells), out.offset);
  }
  out.repeat_offset = line.offset();
  if (line.take("*")) {
    out.repeat = Repeat::any;
  } else if (line.take("+")) {
    out.repeat = Repeat::some;
  }
  return out;
}

// Stops at the arrow, or at a word.
template <class Atom>
Result<PatternSide<Atom>> read_side(LineReader& line, const GameText& game) {
  constexpr bool kIsPattern = std::is_same_v<Atom, TextAtom>;
  PatternSide<Atom> out;
  out.rows.emplace_back();
  int count = 0;
  bool at_chunk = true;
  while (!line.at_end()) {
    if (kIsPattern && line.rest().starts_with("->")) break;
    if (!kIsPattern && at_chunk && is_word_of_rules(line.chunk())) break;
    const std::string_view before = line.rest();
    if (line.take("/")) {
      if (out.rows.back().empty()) {
        return fail("a row is expected before '/'", line.offset() - 1);
      }
      out.rows.emplace_back();
    } else {
      SUMMAND_TRY(item, read_item<Atom>(line, game, count));
      out.rows.back().push_back(std::move(item));
    }
    const std::size_t taken = before.size() - line.rest().size();
    at_chunk = taken > 0 && LineReader::is_blank(before[taken - 1]);
  }
  out.end = line.offset();
  if (out.rows.back().empty()) return line.expected(kIsPattern ? "a cell" : "a cell of the result");
  return out;
}

// --- one side against the other ---

Result<void> expect_plain_rows(const PatternSide<TextAtom>& pattern) {
  if (pattern.rows.size() == 1) return {};
  for (const auto& row : pattern.rows) {
    std::size_t cells = 0, first = 0;
    for (const Item<TextAtom>& item : row) {
      if (item.repeat != Repeat::once) {
        return fail("only patterns of one row repeat cells", item.repeat_offset);
      }
      cells += item.atoms.size();
    }
    for (const Item<TextAtom>& item : pattern.rows[0]) first += item.atoms.size();
    if (cells != first) {
      return fail(fmt::format("all rows of a pattern have the same length: {} cell{} {} expected",
                              first, first == 1 ? "" : "s", first == 1 ? "is" : "are"),
                  row[0].offset);
    }
  }
  return {};
}

Result<void> expect_cells_repeated(const Item<TextAtom>& item) {
  if (item.repeat == Repeat::once) return {};
  for (const TextAtom& atom : item.atoms) {
    if (atom.outside) {
      return fail("what is repeated must be cells of the board: nothing outside it repeats",
                  atom.offset);
    }
  }
  return {};
}

Result<void> expect_same_shape(const PatternSide<TextAtom>& pattern,
                               const PatternSide<ResultAtom>& result) {
  constexpr std::string_view kSame = "both sides of a rule have the same shape";
  for (std::size_t r = 0; r < std::max(pattern.rows.size(), result.rows.size()); ++r) {
    if (r == result.rows.size()) {
      return fail(fmt::format("another row is expected here: {}", kSame), result.end);
    }
    if (r == pattern.rows.size()) {
      return fail(fmt::format("the pattern has no such row: {}", kSame), result.rows[r][0].offset);
    }
    const auto& before = pattern.rows[r];
    const auto& after = result.rows[r];
    for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
      if (i == after.size()) {
        const std::size_t at =
            r + 1 == result.rows.size() ? result.end : result.rows[r + 1][0].offset;
        return fail(fmt::format("{} more cell{} expected here: {}", before.size() - i,
                                before.size() - i == 1 ? " is" : "s are", kSame),
                    at);
      }
      if (i == before.size()) {
        return fail(fmt::format("the pattern has no such cell: {}", kSame), after[i].offset);
      }
      if (before[i].atoms.size() != after[i].atoms.size()) {
        return fail(
            fmt::format("{} cell{} expected here, as in the pattern", before[i].atoms.size(),
                        before[i].atoms.size() == 1 ? " is" : "s are"),
            after[i].offset);
      }
      if (before[i].repeat != after[i].repeat) {
        return fail(before[i].repeat == Repeat::once
                        ? fmt::format("no '{}' is expected here, for the pattern has none",
                                      sign_of(after[i].repeat))
                        : fmt::format("'{}' is expected here, as in the pattern",
                                      sign_of(before[i].repeat)),
                    after[i].repeat_offset);
      }
    }
  }
  return {};
}

Result<PatternCell> made_cell(const TextAtom& before, const ResultAtom& after,
                              const GameText& game) {
  PatternCell out{.guard = before.letters, .outside = before.outside};
  if (after.keeps) return out;
  const LetterSet holes = game.of(CellOwner::hole);
  if (before.outside || (before.letters & holes) != 0) {
    return fail("there need not be a cell here to change: '=' is expected", after.offset);
  }
  for (const Letter letter : after.letters) {
    if ((set_of(letter) & holes) != 0) {
      return fail(fmt::format("'{}' is a hole, and no move makes one: give it another role",
                              game.cells[letter].sign),
                  after.offset);
    }
  }
  if (!after.is_class) {
    for_each_letter(before.letters, [&](Letter letter) { out.map.set(letter, after.letters[0]); });
    return out;
  }
  if (after.letters.size() != before.listed.size()) {
    return fail(fmt::format("a class of {} cell{} is expected, as in the pattern",
                            before.listed.size(), before.listed.size() == 1 ? "" : "s"),
                after.offset);
  }
  for (std::size_t i = 0; i < before.listed.size(); ++i) {
    out.map.set(before.listed[i], after.letters[i]);
  }
  return out;
}

Result<std::vector<Run>> joined(const PatternSide<TextAtom>& pattern,
                                const PatternSide<ResultAtom>& result, const GameText& game) {
  std::vector<Run> out;
  const bool one_row = pattern.rows.size() == 1;
  if (!one_row) out.emplace_back();
  bool changes = false;
  for (std::size_t r = 0; r < pattern.rows.size(); ++r) {
    int column = 0;
    for (std::size_t i = 0; i < pattern.rows[r].size(); ++i) {
      const Item<TextAtom>& item = pattern.rows[r][i];
      if (one_row) {
        out.push_back({.cells = {}, .columns = 0, .repeat = item.repeat});
        column = 0;
      }
      for (std::size_t a = 0; a < item.atoms.size(); ++a) {
        SUMMAND_TRY(cell, made_cell(item.atoms[a], result.rows[r][i].atoms[a], game));
        cell.at = {static_cast<int>(r), column++};
        changes = changes || cell.changes();
        out.back().cells.push_back(cell);
      }
      out.back().columns = std::max(out.back().columns, column);
    }
  }
  if (!changes) return fail("this changes nothing, so it is no move", result.rows[0][0].offset);
  return out;
}

}  // namespace

bool is_word_of_rules(std::string_view chunk) {
  return std::ranges::find(kWords, chunk) != std::end(kWords);
}

Result<TextAtom> read_atom(LineReader& line, const GameText& game) {
  TextAtom out{.offset = line.offset()};
  const LetterSet holes = game.of(CellOwner::hole);
  if (line.peek() == '[') return read_class(line, game);
  if (line.take("_")) {
    out.letters = game.all() & static_cast<LetterSet>(~holes);
  } else if (line.take("?")) {
    out.letters = game.all();
    out.outside = true;
  } else if (line.peek() == '|') {
    out.letters = holes;
    out.outside = true;
    if (holes == 0 && game.board == BoardKind::ring) {
      return fail("a ring has no edge, so the rule never applies", line.offset());
    }
    line.take("|");
  } else if (const auto letter = letter_of(line.peek(), game)) {
    out.letters = set_of(*letter);
    out.listed.push_back(*letter);
    line.take(line.rest().substr(0, 1));
  } else if (line.at_end()) {
    return line.expected("a cell");
  } else {
    return no_such_cell(line, game);
  }
  return out;
}

Result<std::vector<Run>> read_sides(LineReader& line, const GameText& game) {
  SUMMAND_TRY(pattern, read_side<TextAtom>(line, game));
  for (const auto& row : pattern.rows) {
    for (const Item<TextAtom>& item : row) {
      if (auto fits = expect_cells_repeated(item); !fits) {
        return std::unexpected(std::move(fits).error());
      }
    }
  }
  if (auto fits = expect_plain_rows(pattern); !fits)
    return std::unexpected(std::move(fits).error());
  if (pattern.rows.size() > 1 && game.board != BoardKind::grid) {
    return fail("a strip or a ring has one row", pattern.rows[1][0].offset);
  }
  if (!line.take("->")) return line.expected("'->'");
  SUMMAND_TRY(result, read_side<ResultAtom>(line, game));
  if (auto fits = expect_same_shape(pattern, result); !fits) {
    return std::unexpected(std::move(fits).error());
  }
  return joined(pattern, result, game);
}

}  // namespace summand
