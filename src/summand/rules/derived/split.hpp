// The parts of a position of a game that is written as text, found from its rules.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "summand/rules/derived/ground_rules.hpp"
#include "summand/rules/derived/plane_rules_memo.hpp"
#include "summand/rules/derived/plane_split.hpp"
#include "summand/rules/derived/walls.hpp"
#include "summand/rules/derived/whole_pieces.hpp"
#include "summand/rules/letter_board.hpp"
#include "summand/rules/player_rules.hpp"
#include "summand/rules/text/game_text.hpp"

namespace summand {

// Refers to the game and its rules. Safe to share between threads.
class Splitter {
 public:
  Splitter(const GameText& game, std::span<const PlayerRule> rules);

  // The position is their sum, move by move, for both players. A cell that no move can ever concern
  // is in none of them, so a position that play cannot change has no parts. The position itself is
  // the only part if its rewrites are too many, or if a part cannot be written as a board.
  template <class Visit>
  void for_each_part(const LetterBoard& board, Visit&& visit) const;
  std::vector<LetterBoard> parts(const LetterBoard& board) const;
  // The same in the general way, which checks each part against the whole.
  std::vector<LetterBoard> parts_by_check(const LetterBoard& board) const;

  // True if both players have the same moves, now and later. False says nothing.
  bool is_impartial(const LetterBoard& board) const;
  bool is_impartial_by_check(const LetterBoard& board) const;

  // Null if planes of bits are not for this board.
  const PlaneRules* plane_rules(const LetterBoard& board) const {
    return planes_.of({kind_, board.rows(), board.columns()});
  }

 private:
  template <class Visit>
  void for_each_part_of_piece(const LetterBoard& board, Visit&& visit) const;
  // True if a move changes all cells. Then they matter to the same move, and are one part.
  bool can_change_at_once(const LetterBoard& board) const;

  static constexpr std::size_t kFewRewrites = 16;  // forms of them, on one board

  BoardKind kind_;
  std::span<const PlayerRule> written_;
  LetterSet walls_;
  std::vector<Letter> fills_;
  bool rules_keep_meaning_;
  GroundRulesMemo rules_;
  PlaneRulesMemo planes_;
  mutable WholePieces whole_;  // pieces between walls
};

template <class Visit>
void Splitter::for_each_part(const LetterBoard& board, Visit&& visit) const {
  const auto look_into = [&](const LetterBoard& piece) { for_each_part_of_piece(piece, visit); };
  if (walls_ != 0 && for_each_piece(board, walls_, look_into)) return;
  for_each_part_of_piece(board, visit);
}

template <class Visit>
void Splitter::for_each_part_of_piece(const LetterBoard& board, Visit&& visit) const {
  if (walls_ != 0 && whole_.has(board)) return visit(board);
  const PlaneRules* const planes = plane_rules(board);
  // A look at the moves takes less time than many rewrites.
  const bool looks = walls_ != 0 && (planes == nullptr || planes->all().size() > kFewRewrites);
  if (looks && can_change_at_once(board)) {
    whole_.add(board);
    return visit(board);
  }
  if (planes != nullptr &&
      PlaneSplit(*planes, board).for_each_part(kind_, fills_, rules_keep_meaning_, visit)) {
    return;
  }
  for (const LetterBoard& part : parts_by_check(board)) visit(part);
}

}  // namespace summand
