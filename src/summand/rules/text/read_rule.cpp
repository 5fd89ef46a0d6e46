#include "summand/rules/text/read_rule.hpp"

#include <bit>
#include <fmt/core.h>
#include <string>
#include <utility>

#include "summand/rules/laid.hpp"
#include "summand/rules/text/directions.hpp"
#include "summand/rules/text/read_game.hpp"
#include "summand/rules/text/read_pattern.hpp"

namespace summand {

namespace {

std::vector<Offset> joined(std::vector<Offset> first, const std::vector<Offset>& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

// Reads a condition, if one comes next; tells whether it did.
Result<bool> read_condition(LineReader& line, const GameText& game,
                            std::vector<RuleCondition>& conditions) {
  RuleCondition out;
  if (line.take_word("unless")) {
    out.unless = true;
  } else if (!line.take_word("if")) {
    return false;
  }
  const std::size_t offset = line.offset();
  if (line.take_word("beside")) {
    out.offsets = square_images({0, 1}, game.board);
  } else if (line.take_word("touching")) {
    out.offsets = joined(square_images({0, 1}, game.board), square_images({1, 1}, game.board));
  } else if (line.take_word("at")) {
    SUMMAND_TRY(distance, read_offset(line));
    out.offsets = square_images(distance, game.board);
    if (!line.take_word("from")) return line.expected("'from'");
  } else {
    return line.expected("'beside', 'touching' or 'at'");
  }
  if (out.offsets.empty()) return fail("a strip or a ring has no such place", offset);
  SUMMAND_TRY(atom, read_atom(line, game));
  out.letters = atom.letters;
  out.outside = atom.outside;
  conditions.push_back(std::move(out));
  return true;
}

bool begins_with_cell(const TextStep& step) {
  const Run& run = step.runs.front();
  return run.repeat != Repeat::any && !run.cells.front().outside;
}

std::string_view words_after(bool several_rows) {
  return several_rows ? "'either way', 'turned', 'flipped', 'if', 'unless' or 'then'"
                      : "a direction, 'if', 'unless' or 'then'";
}

Result<TextStep> read_step(LineReader& line, const GameText& game) {
  TextStep out;
  SUMMAND_TRY(runs, read_sides(line, game));
  out.runs = std::move(runs);
  const bool several_rows = has_several_rows({.runs = out.runs});
  while (!line.at_end() && line.chunk() != "then") {
    SUMMAND_TRY(direction, read_direction(line, game.board, several_rows, out.frames));
    if (direction) continue;
    SUMMAND_TRY(condition, read_condition(line, game, out.conditions));
    if (!condition) return line.expected(words_after(several_rows));
  }
  if (out.frames.empty()) out.frames.emplace_back();
  return out;
}

}  // namespace

std::optional<Who> who_of(std::string_view word) {
  if (word == "Left") return Who::left;
  if (word == "Right") return Who::right;
  if (word == "both") return Who::both;
  if (word == "each") return Who::each;
  return std::nullopt;
}

Result<TextRule> read_rule(LineReader& line, const GameText& game, Who who) {
  TextRule out{.who = who, .steps = {}, .offset = line.offset()};
  if (who == Who::each) {
    const int left = std::popcount(game.of(CellOwner::left));
    const int right = std::popcount(game.of(CellOwner::right));
    if (left != right || left == 0) {
      return fail(fmt::format("`each` exchanges the cells of Left and of Right, but `cells` has {} "
                              "of Left and {} of Right: write a rule for each player",
                              left, right),
                  out.offset);
    }
  }
  do {
    const std::size_t offset = line.offset();
    SUMMAND_TRY(step, read_step(line, game));
    if (!out.steps.empty() && !begins_with_cell(step)) {
      return fail("a pattern after `then` begins with a cell, the one where the step before ended",
                  offset);
    }
    out.steps.push_back(std::move(step));
  } while (line.take_word("then"));
  return out;
}

}  // namespace summand
