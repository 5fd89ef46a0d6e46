// Tables of endgames of two players with the chips of one or two eliminated players, by retrograde
// analysis.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/studies/sucker/boards.hpp"
#include "summand/studies/sucker/hands.hpp"
#include "summand/studies/sucker/referee.hpp"
#include "summand/studies/sucker/two_colours.hpp"

namespace summand::sucker {

// The states that a table contains.
struct TableRules {
  unsigned colours = 3;  // 2 to 4: those of the two players, and of eliminated players
  unsigned chips = 8;    // states with up to that many chips in hands and on the board
  Rebound rebound = Rebound::mover;
  // For Rebound::giver: who moves after a capture with the third and with the fourth colour. It is
  // 0 for Blue and 1 for Red, who gave those players their last move.
  std::array<std::uint8_t, 2> givers{};
  unsigned rows = 0;  // piles at a time; 0: any number
  Model model = Model::plain;
  bool donations = true, discards = true;  // in the models with optional actions

  bool operator==(const TableRules&) const = default;
};

// The most chips of a table, by the number of colours. It limits the size of files.
inline constexpr std::array<unsigned, kMostColours + 1> kMostTableChips = {0, 0, 16, 16, 14};

// What is known about a state.
enum class Fate : std::uint8_t { loses, wins, draw };  // for the active player

// Returns "two players, 3 colours, rebound R, no donations and discards".
std::string title_of(const TableRules& rules);

// The states of one number of chips from the active player's view. In `blue` he is Blue in the
// rules, in `red` he is Red: the givers are the same player or the other one. With Rebound::holder
// a state counts twice: the active player had the move before, or the other one.
struct TableLevel {
  unsigned chips = 0;
  std::uint64_t states = 0;
  std::uint64_t blue_wins = 0, red_wins = 0, draws = 0;
};

class EndgameTable {
 public:
  // Solves all levels. Needs a byte for each state (two if the model is not plain). Throws
  // LimitReached.
  EndgameTable(const TableRules& rules, unsigned threads, Budget budget)
      : EndgameTable(rules, std::move(budget)) {
    solve(threads);
  }

  // A table without solved levels. Throws LimitReached.
  static std::unique_ptr<EndgameTable> unsolved(const TableRules& rules, Budget budget);
  // Solves all levels of such a table, and calls `report` after each. Takes those of a `known`
  // table, which must be able to begin this one. Throws LimitReached, and then the table has its
  // first levels. Call it once.
  void solve(unsigned threads, const std::function<void(const TableLevel&)>& report = {},
             const EndgameTable* known = nullptr);
  // Whether a table with these rules has the levels of this one: the rules are the same, with at
  // least as many chips, and without optional actions.
  bool can_begin(const TableRules& rules) const;

  // An empty table, to be filled from a file. See table_file.hpp.
  static std::unique_ptr<EndgameTable> empty(const TableRules& rules, Budget budget);

  const TableRules& rules() const { return rules_; }
  const Boards& boards() const { return boards_; }
  const Hands& hands() const { return hands_; }
  // How many levels are solved: those of 0 to levels() - 1 chips.
  unsigned levels() const { return solved_; }
  unsigned chips() const { return solved_ - 1; }
  // Counts all states of the level. Throws LimitReached.
  TableLevel level(unsigned chips) const;
  static std::uint64_t states(const TableRules& rules, unsigned chips);

  // The fate of a state with Blue (0) or Red (1) active, who also has the floor. `before` is the
  // player who had the move before. It matters only with Rebound::holder.
  Fate fate(Boards::Id board, unsigned hand_chips, Hands::Number hand, unsigned active,
            unsigned before = 0) const;

  // The fate of a referee's state with two players left. Of the eliminated players' colours, green
  // is the third one, or the only one. If the rules have givers and the state names none, the
  // active player is Blue. Fails if the table does not know the state. With Rebound::holder it also
  // fails if the state does not say who had the move before.
  Result<Fate> fate(const State& state) const;

  // A referee's state that has this place in the table. Blue is active. If the rules need it, the
  // state has the givers and the player who had the move before.
  State state(Boards::Id board, unsigned hand_chips, Hands::Number hand, unsigned before = 0) const;

  // Whether the board has at most as many piles as there are rows.
  bool allows(Boards::Id board) const {
    return rules_.rows == 0 || boards_.pile_count(board) <= rules_.rows;
  }

  // Calls visit(board, hand_chips, hand) for all states with that many chips.
  template <class Visit>
  void for_each(unsigned chips, Visit&& visit) const {
    for (unsigned s = 0; s <= chips; ++s) {
      for (const Boards::Id board : boards_.of(s)) {
        if (!allows(board)) continue;
        for (Hands::Number hand = 0; hand < hands_.count(chips - s); ++hand) {
          visit(board, chips - s, hand);
        }
      }
    }
  }

  // The place of a state in the table.
  struct Place {
    Boards::Id board;
    unsigned hand_chips;
    Hands::Number hand;
  };

  // The answers as they are stored. The bit active << 2 | before << 1 | floor is set if Blue wins.
  // Entries of boards with too many piles have no meaning.
  using Bits = std::uint8_t;
  std::size_t level_size(unsigned chips) const { return level_size_[chips]; }
  Bits& bits(unsigned chips, std::size_t at) { return levels_[chips][at]; }
  Bits bits(unsigned chips, std::size_t at) const { return levels_[chips][at]; }

 private:
  friend class TableSolver;

  bool has_givers_of(const State& state, std::string_view letters) const;
  Fate fate_with_floor(Boards::Id board, unsigned hand_chips, Hands::Number hand,
                       unsigned bit) const;

  EndgameTable(const TableRules& rules, Budget budget);
  // The first index of a board's hands in the level of `chips` chips.
  std::size_t place(unsigned chips, unsigned board_chips, Boards::Id board) const {
    return from_[chips][board_chips] + boards_.number(board) * hands_.count(chips - board_chips);
  }

  TableRules rules_;
  Budget budget_;
  PileKinds kinds_;
  Boards boards_;
  Hands hands_;
  std::vector<std::vector<std::size_t>> from_;
  std::vector<std::size_t> level_size_;
  std::vector<Zeroed<Bits>> levels_;
  std::vector<Zeroed<Bits>> not_lost_;  // if there may be draws: Blue does not lose
  unsigned solved_ = 0;                 // levels; after a limit there may be another one
};

}  // namespace summand::sucker
