// What follows from the rules of a file: whether play ends, symmetries, parts.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "summand/rules/derived/measure.hpp"
#include "summand/rules/derived/split.hpp"
#include "summand/rules/derived/symmetry.hpp"
#include "summand/rules/letter_board.hpp"
#include "summand/rules/player_rules.hpp"
#include "summand/rules/text/game_text.hpp"

namespace summand {

// Refers to the game and its rules. Safe to share between threads.
class DerivedRules {
 public:
  DerivedRules(const GameText& game, std::span<const PlayerRule> rules)
      : kind_(game.board),
        measures_(falling_measures(rules, game.board)),
        symmetries_(symmetries_of(game, rules)),
        is_impartial_(players_are_alike(rules)),
        splitter_(game, rules) {}

  // nullopt if play is not known to end.
  const std::optional<std::vector<Measure>>& measures() const { return measures_; }
  const Symmetries& symmetries() const { return symmetries_; }
  bool is_impartial() const { return is_impartial_; }  // all positions are

  // All of these hold move by move, for both players.
  bool is_impartial(const LetterBoard& board) const {
    return is_impartial_ || splitter_.is_impartial(board);
  }
  std::vector<LetterBoard> parts(const LetterBoard& board) const { return splitter_.parts(board); }
  template <class Visit>
  void for_each_part(const LetterBoard& board, Visit&& visit) const {
    splitter_.for_each_part(board, visit);
  }
  const PlaneRules* plane_rules(const LetterBoard& board) const {
    return splitter_.plane_rules(board);
  }
  LetterBoard representative(const LetterBoard& board) const {
    return least_image(board, kind_, symmetries_.keeping);
  }

  // The players exchanged. Only for games with such a symmetry.
  bool has_mirror() const { return !symmetries_.exchanging.empty(); }
  LetterBoard mirror(const LetterBoard& board) const {
    return symmetries_.exchanging.front()(board);
  }

 private:
  BoardKind kind_;
  std::optional<std::vector<Measure>> measures_;
  Symmetries symmetries_;
  bool is_impartial_;
  Splitter splitter_;
};

// A position that falls apart.
struct ExampleSplit {
  LetterBoard board;
  std::vector<LetterBoard> parts;  // at least two
};

// Looks for one in random play from `starts`. The result is the same each time. Throws
// LimitReached.
std::optional<ExampleSplit> example_split(const DerivedRules& derived, const GameText& game,
                                          std::span<const PlayerRule> rules,
                                          std::span<const LetterBoard> starts);

}  // namespace summand
