#include "summand/rules/move_names.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "summand/base/stable_sort.hpp"
#include "summand/ruleset/cell_grid.hpp"

namespace summand {

namespace {

// The cells in the name of a step. One that changes nothing has its first cell.
std::vector<int> cells_of(const StepMade& step, LetterSet mine) {
  std::vector<int> changed, lost, gained;
  for (const auto& [cell, before, after] : step.cells) {
    if (before == after) continue;
    changed.push_back(cell);
    const bool was_mine = (mine >> before & 1) != 0, is_mine = (mine >> after & 1) != 0;
    if (was_mine && !is_mine) lost.push_back(cell);
    if (is_mine && !was_mine) gained.push_back(cell);
  }
  if (lost.size() == 1 && gained.size() == 1) return {lost[0], gained[0]};
  if (changed.empty()) return {step.cells.front().cell};
  if (changed.size() == 1) return changed;
  return {changed.front(), changed.back()};
}

NamedResult named(const LetterBoard& after, std::span<const StepMade> made, LetterSet mine,
                  const BoardSides& sides) {
  NamedResult out{.after = after, .name = {}, .cells = {}};
  for (const StepMade& step : made) {
    const std::vector<int> cells = cells_of(step, mine);
    if (!out.name.empty()) out.name += '/';
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i > 0) out.name += '-';
      out.name += cell_name(sides, cells[i]);
      if (out.cells.empty() || out.cells.back() != cells[i]) out.cells.push_back(cells[i]);
    }
  }
  return out;
}

std::string new_letters(const LetterBoard& before, const LetterBoard& after,
                        std::string_view signs) {
  std::string out;
  for (int cell = 0; cell < before.size(); ++cell) {
    if (before.at(cell) != after.at(cell)) out += signs[after.at(cell)];
  }
  return out;
}

std::map<std::string, std::size_t> counts_of(const std::vector<NamedResult>& all) {
  std::map<std::string, std::size_t> out;
  for (const NamedResult& one : all) ++out[one.name];
  return out;
}

void tell_apart(const LetterBoard& board, std::string_view signs, std::vector<NamedResult>& all) {
  const auto first_names = counts_of(all);
  for (NamedResult& one : all) {
    if (first_names.at(one.name) > 1) one.name += "=" + new_letters(board, one.after, signs);
  }
  std::map<std::string, std::size_t> seen;
  for (NamedResult& one : all) {
    const std::size_t times = ++seen[one.name];
    if (times > 1) one.name += "~" + std::to_string(times);
  }
}

}  // namespace

std::string cell_name(const BoardSides& sides, int cell) {
  if (sides.kind != BoardKind::grid) return std::to_string(cell + 1);
  const Offset place = sides.place(cell);
  return letters_of_column(place.columns) + std::to_string(place.rows + 1);
}

std::vector<NamedResult> named_results(std::span<const PlayerRule> rules, Player player,
                                       const BoardSides& sides, const LetterBoard& board,
                                       std::string_view signs) {
  std::vector<NamedResult> all;
  for (const PlayerRule& rule : rules) {
    if (rule.player != player) continue;
    for_each_way(rule, sides, board, [&](const LetterBoard& after, std::span<const StepMade> made) {
      all.push_back(named(after, made, rule.mine, sides));
    });
  }
  stable_sort(all, [](const NamedResult& a, const NamedResult& b) { return a.after < b.after; });
  const auto rest = std::ranges::unique(all, {}, &NamedResult::after);
  all.erase(rest.begin(), rest.end());
  tell_apart(board, signs, all);
  return all;
}

}  // namespace summand
