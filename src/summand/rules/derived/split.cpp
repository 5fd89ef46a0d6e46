#include "summand/rules/derived/split.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "summand/rules/derived/blocks.hpp"
#include "summand/rules/derived/part.hpp"

namespace summand {

Splitter::Splitter(const GameText& game, std::span<const PlayerRule> rules)
    : kind_(game.board), fills_(fill_letters(game, rules)), rules_(rules, game.all()) {}

std::vector<LetterBoard> Splitter::parts(const LetterBoard& board) const {
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

bool Splitter::is_impartial(const LetterBoard& board) const {
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
