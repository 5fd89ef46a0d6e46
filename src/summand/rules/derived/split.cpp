#include "summand/rules/derived/split.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "summand/rules/derived/blocks.hpp"
#include "summand/rules/derived/part.hpp"
#include "summand/rules/results.hpp"

namespace summand {

namespace {

// True if the ground rewrites of a smaller board are those of a larger board that lie in a box of
// its size. Then a rule asks for all its places, inside the board, and for no others.
bool keep_meaning(std::span<const PlayerRule> rules, LetterSet all) {
  const auto asks = [&](const PatternCell& cell) {
    return !cell.outside && ((cell.guard & all) != all || cell.changes());
  };
  const auto keeps = [&](const StepImage& image) {
    return image.conditions.empty() && std::ranges::all_of(image.runs, [&](const Run& run) {
             return std::ranges::all_of(run.cells, asks);
           });
  };
  return std::ranges::all_of(rules, [&](const PlayerRule& rule) {
    return std::ranges::all_of(
        rule.steps, [&](const auto& images) { return std::ranges::all_of(images, keeps); });
  });
}

}  // namespace

Splitter::Splitter(const GameText& game, std::span<const PlayerRule> rules)
    : kind_(game.board),
      written_(rules),
      walls_(wall_letters(game, rules)),
      fills_(fill_letters(game, rules)),
      rules_keep_meaning_(keep_meaning(rules, game.all())),
      rules_(rules, game.all()),
      planes_(rules_, game.all()) {}

std::vector<LetterBoard> Splitter::parts(const LetterBoard& board) const {
  std::vector<LetterBoard> out;
  for_each_part(board, [&](const LetterBoard& part) { out.push_back(part); });
  return out;
}

std::vector<LetterBoard> Splitter::parts_by_check(const LetterBoard& board) const {
  const std::optional<BoardAnalysis> whole = analysis_of(rules_, kind_, board);
  if (!whole) return {board};
  std::vector<LetterBoard> out;
  for (const Block& block : blocks_of(whole->effects, board.size())) {
    auto part = written_part(*whole, block, rules_, kind_, fills_);
    if (!part) return {board};
    out.push_back(*std::move(part));
  }
  return out;
}

bool Splitter::can_change_at_once(const LetterBoard& board) const {
  bool found = false;
  for (const PlayerRule& rule : written_) {
    if (found) break;
    for_each_way(rule, {kind_, board.rows(), board.columns()}, board,
                 [&](const LetterBoard& after, auto) {
                   bool all = !found;
                   for (int cell = 0; all && cell < board.size(); ++cell) {
                     all = after.at(cell) != board.at(cell);
                   }
                   found = found || all;
                 });
  }
  return found;
}

bool Splitter::is_impartial(const LetterBoard& board) const {
  if (const PlaneRules* const planes = plane_rules(board)) {
    if (planes->players_differ_at_once(board)) return false;
    if (PlaneSplit(*planes, board).players_differ()) return false;
  }
  return is_impartial_by_check(board);
}

bool Splitter::is_impartial_by_check(const LetterBoard& board) const {
  const std::optional<BoardAnalysis> whole = analysis_of(rules_, kind_, board);
  if (!whole) return false;
  // Sorted by player first.
  const std::vector<Rewrite>& effects = whole->effects;
  const auto first_right = std::ranges::find(effects, Player::right,
                                             [](const Rewrite& effect) { return effect.player; });
  return std::equal(effects.begin(), first_right, first_right, effects.end(),
                    [](const Rewrite& a, const Rewrite& b) {
                      return a.touches == b.touches && a.clauses == b.clauses;
                    });
}

}  // namespace summand
