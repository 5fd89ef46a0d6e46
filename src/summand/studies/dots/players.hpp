// Players of Dots-and-Boxes: the moves of programs, and what is known.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "summand/play/opponent.hpp"
#include "summand/studies/dots/solver.hpp"

namespace summand::dots {

std::string name_of_player(unsigned player);  // "first", "second"

// Keeps what was found about the last position that was searched, for those that follow from it.
class Known {
 public:
  // In a match a search that would take longer than about a second is given up.
  static constexpr unsigned kMostUndrawn = 36;
  static constexpr std::uint64_t kMostNodes = 700'000;

  // The nets of the lines that are not drawn, in rising order of their numbers. nullopt if more
  // lines are undrawn, or if the search takes more nodes. Throws LimitReached.
  std::optional<std::vector<int>> nets_of_moves(const Position& position, const Budget& budget);
  // The net of such a position.
  std::optional<int> net(const Position& position, const Budget& budget);
  // Of the last position that was asked for.
  Solver& solver() { return *solver_; }

 private:
  // Null if it is too large. Throws LimitReached.
  Solver* solver_of(const Position& position, const Budget& budget);
  // What ask(solver) returns, or nullopt.
  template <class Answer, class Ask>
  std::optional<Answer> within_nodes(const Position& position, const Budget& budget, Ask&& ask);

  std::unique_ptr<Solver> solver_;
};

// The move of a program for the player to move, and its reason. If the best lines are known, it is
// the first line that gets the most boxes. Otherwise it is the choice of such a program. Assumes
// that a line is undrawn. Throws LimitReached.
Advised<unsigned> choose(const Position& position, const summand::Opponent& opponent, Known& known,
                         const Budget& budget);

// What the player to move can take, chains and loops, and who keeps control: sentences.
std::vector<std::string> facts_of(const Position& position);

// The same with how many boxes each player gets, with one sentence for each line. Throws
// LimitReached.
std::vector<std::string> explain(const Position& position, Known& known, const Budget& budget);

}  // namespace summand::dots
