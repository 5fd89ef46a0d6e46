// The symmetries of rules: maps of the board, with a permutation of the letters, that carry the
// rules to themselves.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/rules/letter_board.hpp"
#include "summand/rules/player_rules.hpp"
#include "summand/rules/text/game_text.hpp"

namespace summand {

// One of the eight maps of a square board: rows and columns are exchanged, if they are, before the
// rows or the columns are turned round.
struct BoardTurn {
  bool exchange = false, turn_rows = false, turn_columns = false;

  Offset operator()(Offset offset) const {
    if (exchange) offset = {offset.columns, offset.rows};
    return {turn_rows ? -offset.rows : offset.rows,
            turn_columns ? -offset.columns : offset.columns};
  }

  friend bool operator==(const BoardTurn&, const BoardTurn&) = default;
};

struct Symmetry {
  BoardTurn turn;
  LetterMap letters;

  LetterBoard operator()(const LetterBoard& board) const;
  bool is_own_inverse() const {
    const bool is_quarter_turn = turn.exchange && turn.turn_rows != turn.turn_columns;
    return !is_quarter_turn && letters.then(letters) == LetterMap();
  }

  friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

// What they do to all positions. The rotations of a ring are not listed.
struct Symmetries {
  std::vector<Symmetry> keeping;     // both players keep their moves; the identity is the first one
  std::vector<Symmetry> exchanging;  // they exchange their moves: the value is negated; those that
                                     // are their own inverses come first
};

// Compares the rules themselves, which are finite, so the symmetries hold on all boards. May miss
// symmetries of rules that mean the same but are written differently. Holes stay holes, and letters
// of a player go to letters of a player.
Symmetries symmetries_of(const GameText& game, std::span<const PlayerRule> rules);

// True if both players have the same rules, so that all positions are impartial. May miss it like a
// symmetry.
bool players_are_alike(std::span<const PlayerRule> rules);

// The least image of the board by those of `keeping` that leave the letters, and by the rotations
// of a ring.
LetterBoard least_image(const LetterBoard& board, BoardKind kind,
                        std::span<const Symmetry> keeping);

// "rows and columns exchanged, x for o"
std::string text_of(const Symmetry& symmetry, std::string_view signs);

}  // namespace summand
