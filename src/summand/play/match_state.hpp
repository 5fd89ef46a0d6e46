// The state of a match as data: the players, the board or the table, the moves made and the talk.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "summand/analysis/drawn_board.hpp"
#include "summand/play/level.hpp"
#include "summand/play/match_in_play.hpp"
#include "summand/ruleset/cell_grid.hpp"
#include "summand/verdict/convention.hpp"

namespace summand {

// A game of a sum, as it stands.
struct TermState {
  std::string text;        // an expression
  std::string title;       // of its game; empty for a value
  std::string position{};  // as text, likewise
  bool negated = false;
  std::optional<Picture> picture{};      // nothing if the game has none
  std::optional<CellGrid> grid{};        // the names of its cells
  std::optional<DrawnBoard> board = {};  // as data
};

// What only a match at a sum has.
struct SumMatchState {
  Player first, to_move;
  PlayLevel level;  // of the computer
  Convention convention;
  Origin wanted;                 // of boards, also of those that have none now
  std::optional<Origin> origin;  // of boards whose cells have names; nothing if there are none
  std::optional<Player> winner, resigned;
  std::vector<TermState> terms;
};

// A thing on a table that can be pointed at. Equal things have the same key.
struct TableThing {
  std::string key, name;
  std::vector<std::string> chips;  // letters of chips from the bottom, or the top and the height
  std::uint64_t count = 1;
};

// What lies on the table.
struct TableState {
  struct Hand {
    std::string player;
    std::vector<TableThing> things;
  };
  std::vector<Hand> hands{};
  std::vector<TableThing> piles{};
  std::string dead{};              // chips that are out of the game
  std::vector<std::string> out{};  // players, likewise
};

// Rounds of a match, which somebody wins who has won two.
struct RoundsState {
  struct Wins {
    std::string player;
    unsigned wins;
  };
  std::string start;  // before each round
  std::vector<Wins> wins;
  unsigned rounds;                             // how many are over
  std::optional<std::string> chooser, winner;  // who is to choose his place
  bool begun;                                  // false before the first round
};

struct MatchState {
  struct Seated {
    std::string name, seat;  // the seat as --seats writes it: "person", "max-n"
  };
  struct Deal {
    std::size_t after;  // the number of moves before it
    std::string text;
  };

  std::string game, title, text;
  std::string you;   // who the people are, in a sum
  std::string help;  // lines about the form of moves
  std::vector<Seated> players;
  std::optional<std::string> to_move, winner;  // neither in a draw
  std::vector<std::string> places;             // the winner first; empty before the end
  std::string picture;                         // lines
  std::vector<MatchMove> moves_made;
  std::vector<Deal> deals;
  std::optional<SumMatchState> sum{};
  std::optional<TableState> table{};
  std::optional<RoundsState> rounds{};  // then all above is about the last round

  bool is_over() const { return !to_move; }
  const std::string& player_of(const MatchMove& move) const { return players[move.player].name; }
};

// May throw LimitReached.
MatchState state_of(const MatchInPlay& match, Colours colours = Colours::no);

}  // namespace summand
