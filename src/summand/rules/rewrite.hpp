// What the rules of a .game file mean: rule images, which know no board, and their ground rewrites
// on a board.
//
// A rule image is a rule of one player in one direction (ground.hpp makes rewrites of it). Repeated
// runs of its pattern stay repeated, so a game has few images. A ground rewrite lies on certain
// cells of a board of certain sides. A hole is a letter like others, except that no rule changes
// it: the rewrites depend on the sides of the board alone.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "summand/rules/letters.hpp"
#include "summand/value/value.hpp"

namespace summand {

enum class BoardKind : std::uint8_t { strip, grid, ring };

// From one cell to another one.
struct Offset {
  int rows = 0, columns = 0;

  friend auto operator<=>(const Offset&, const Offset&) = default;
  friend Offset operator+(Offset a, Offset b) { return {a.rows + b.rows, a.columns + b.columns}; }
  friend Offset operator-(Offset a, Offset b) { return {a.rows - b.rows, a.columns - b.columns}; }
  friend Offset operator*(int times, Offset a) { return {times * a.rows, times * a.columns}; }
};

// The sides of a board. A strip and a ring have one row. Cells are numbered along the rows.
struct BoardSides {
  BoardKind kind = BoardKind::grid;
  int rows = 1, columns = 1;

  int size() const { return rows * columns; }
  Offset place(int cell) const { return {cell / columns, cell % columns}; }
  // -1 for a place outside. A ring has no outside in its row.
  int cell(Offset place) const {
    if (place.rows < 0 || place.rows >= rows) return -1;
    if (kind == BoardKind::ring) {
      const int column = place.columns % columns;
      return column < 0 ? column + columns : column;
    }
    if (place.columns < 0 || place.columns >= columns) return -1;
    return place.rows * columns + place.columns;
  }

  friend bool operator==(const BoardSides&, const BoardSides&) = default;
};

// --- rule images ---

// A place of a pattern: what it asks, and what it makes of the cell.
struct PatternCell {
  LetterSet guard = 0;   // the letters that it takes
  bool outside = false;  // it also takes a place outside the board
  LetterMap map = {};
  Offset at = {};  // its place in its run, before the run is laid in a direction

  bool changes() const { return map.changed(guard) != 0; }

  friend bool operator==(const PatternCell&, const PatternCell&) = default;
};

enum class Repeat : std::uint8_t { once, any, some };  // nothing, `*`, `+`

// Cells of a pattern that are repeated together. A pattern of several rows is one run.
struct Run {
  std::vector<PatternCell> cells;
  int columns = 0;  // from its first cell to that of the next run
  Repeat repeat = Repeat::once;

  friend bool operator==(const Run&, const Run&) = default;
};

// About the places at these offsets from the cells that a step changes, other than these cells.
struct RuleCondition {
  bool unless = false;  // none of them has such a letter; otherwise at least one has
  std::vector<Offset> offsets;
  LetterSet letters = 0;
  bool outside = false;  // a place outside the board counts as such a letter

  friend bool operator==(const RuleCondition&, const RuleCondition&) = default;
};

// A step of a rule in one direction. The place `at` of a run that begins at column c of the pattern
// lies at begin + at.rows * down + (c + at.columns) * along.
struct StepImage {
  std::vector<Run> runs;
  Offset along = {0, 1}, down = {1, 0};
  std::vector<RuleCondition> conditions;

  friend bool operator==(const StepImage&, const StepImage&) = default;
};

// Each step after the first one begins on the cell where the step before it ends.
struct RuleImage {
  Player player = Player::left;
  LetterSet mine = 0;  // the pieces of the player
  std::vector<StepImage> steps;
  std::size_t rule = 0;  // its place among the rules of the file

  friend bool operator==(const RuleImage&, const RuleImage&) = default;
};

// --- ground rewrites ---

// A cell that a rewrite reads, and what it makes of it.
struct Touch {
  int cell = 0;
  LetterSet guard = 0;
  LetterMap map = {};

  bool changes() const { return map.changed(guard) != 0; }

  friend auto operator<=>(const Touch&, const Touch&) = default;
};

// At least one of the cells has one of its letters.
struct RuleClause {
  std::vector<std::pair<int, LetterSet>> any;

  friend auto operator<=>(const RuleClause&, const RuleClause&) = default;
};

// Legal where all guards and clauses hold and a letter changes. Each cell occurs once.
struct Rewrite {
  Player player = Player::left;
  std::vector<Touch> touches;  // sorted by cell
  std::vector<RuleClause> clauses;

  friend auto operator<=>(const Rewrite&, const Rewrite&) = default;
};

// A step of an image on a board. `touches` are in the order of the pattern; guards that `unless`
// adds come last.
struct GroundStep {
  std::vector<Touch> touches;
  std::vector<RuleClause> clauses;
  int begin = 0;  // the cell of its first place; -1 if that is outside the board
  int end = 0;    // where the next step begins
};

// The rewrite by a step after another one. nullopt if no state allows it.
std::optional<Rewrite> composed(const Rewrite& first, const GroundStep& then);

}  // namespace summand
