// Endgames by the referee alone: strings as piles, every action tried; the second way to all that
// is computed cleverly elsewhere.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// Who can force to be the last whatever all the others do, for few chips and house rules without
// donations and discards, which may repeat a position.
class NaiveSolver {
 public:
  explicit NaiveSolver(const Referee& referee) : referee_(referee) {}

  // A bit for each player; of two players one has it. Recursion as deep as the game is long.
  unsigned forcers(const State& state) { return found(referee_.begun(state)); }
  bool active_wins(const State& state) { return (forcers(state) >> state.active & 1) != 0; }

  // The turns that were looked at, as text, with their forcers.
  const std::unordered_map<std::string, unsigned>& known() const { return known_; }

 private:
  unsigned found(const State& state);
  unsigned choice(const State& state, Player player);

  const Referee& referee_;
  std::unordered_map<std::string, unsigned> known_;
};

// The same for two players and house rules with donations or discards. Before every decision and
// after every donation or discard the player who does not decide may speak first.
class NaiveGraph {
 public:
  explicit NaiveGraph(const Referee& referee) : referee_(referee) {}

  // Nobody where neither of the two can force it.
  std::optional<Player> winner(const State& state, bool other_speaks);

 private:
  struct Node {
    State state;
    Player speaker = 0;
    std::vector<std::size_t> next;
    std::optional<Player> winner;  // where the game is over, or once it is known
  };

  std::size_t number(const State& state, bool other_speaks);
  void explore(std::size_t from);
  void solve(std::size_t from);

  const Referee& referee_;
  std::vector<Node> nodes_;
  std::unordered_map<std::string, std::size_t> numbers_;
};

// Calls visit for all states of two players, blue and red, with so many chips in hands and on the
// board, blue to move. Of the colours in the rules the third is green and the fourth yellow; where
// the rules need it the states say who gave green and yellow the last move, and who had the move
// before.
void for_each_endgame(const TableRules& rules, unsigned chips,
                      const std::function<void(const State&)>& visit);

}  // namespace summand::sucker
