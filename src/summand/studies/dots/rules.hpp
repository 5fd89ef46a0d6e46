// Dots-and-Boxes, a game of score for two players: its positions and moves.
//
// The players draw lines in turn. A player who completes one or two boxes owns them and draws
// again. When all lines are drawn, the player with more boxes wins. So it is no summand of a
// normal-play sum.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/dots/board.hpp"
#include "summand/play/seated_ruleset.hpp"

namespace summand::dots {

struct Position {
  Board board{};
  Lines drawn{};
  std::array<unsigned, 2> boxes{};  // that each player owns
  unsigned mover = 0;

  Lines undrawn() const { return board.all().without(drawn); }

  friend bool operator==(const Position&, const Position&) = default;
};

// The rules, with the interface of SeatedRuleset. An action is the number of a line.
struct DotsAndBoxes {
  using State = Position;
  using Action = unsigned;

  unsigned players(const State&) const { return 2; }
  std::optional<unsigned> to_move(const State& state) const;
  std::vector<Action> actions(const State& state) const;
  State apply(const State& state, Action line) const;
  // The player with more boxes comes first. If both have equally many, the player to move comes
  // first.
  std::vector<unsigned> ranking(const State& state) const;
};

// Returns "3x3 a1-b1 a1-a2; 0-0; first to move": the rows and columns of boxes, the drawn lines,
// the boxes of the first and the second player, and whose turn it is.
std::string print(const Position& position);
// Reads such a text. The score may be left out if no box is complete, and the turn if the first
// player is to move. Errors have their place in the text.
Result<Position> parse_position(std::string_view text);

// Reads the rest of such a text from this place, as in "; 0-0; first to move", for the board and
// the lines that the position has.
Result<void> read_score_and_turn(std::string_view text, std::size_t at, Position& position);

}  // namespace summand::dots
