// GameText: a .game file as it is written, with the place of each statement.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/rules/rewrite.hpp"

namespace summand {

// Whose pieces are written with a sign. Holes are not cells of the board.
enum class CellOwner : std::uint8_t { left, right, nobody, hole };

struct TextCell {
  char sign = '.';
  std::string role;
  CellOwner owner = CellOwner::nobody;
};

// A direction in which a pattern is laid: where its rows and its columns go.
struct TextFrame {
  Offset along = {0, 1}, down = {1, 0};

  friend bool operator==(const TextFrame&, const TextFrame&) = default;
};

struct TextStep {
  std::vector<Run> runs;
  std::vector<TextFrame> frames;  // different ones, in the order in which they are tried
  std::vector<RuleCondition> conditions;
};

enum class Who : std::uint8_t { left, right, both, each };

struct TextRule {
  Who who = Who::both;
  std::vector<TextStep> steps;
  std::size_t offset = 0;
};

struct TextExample {
  std::string text;
  std::size_t offset = 0;
};

struct GameText {
  std::string name, title, rules, source;
  BoardKind board = BoardKind::grid;
  std::vector<TextCell> cells;  // their places are the letters
  std::vector<TextRule> lines;
  std::vector<TextExample> examples;
  std::optional<TextExample> start;  // what boards of any size are filled with, again and again

  LetterSet all() const { return static_cast<LetterSet>((1u << cells.size()) - 1); }
  LetterSet of(CellOwner owner) const {
    LetterSet out = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (cells[i].owner == owner) out |= set_of(static_cast<Letter>(i));
    }
    return out;
  }
  std::string signs() const {
    std::string out;
    for (const TextCell& cell : cells) out += cell.sign;
    return out;
  }
};

}  // namespace summand
