#include "summand/studies/dots/players.hpp"

#include <fmt/core.h>

#include "summand/base/separated.hpp"
#include "summand/studies/dots/structure.hpp"

namespace summand::dots {

namespace {

// One point for each box already taken.
Worth worth_of(const Position& position) {
  return {static_cast<int>(position.boxes[0]), static_cast<int>(position.boxes[1])};
}

// The player who already has more than half of the boxes, or nullopt.
std::optional<unsigned> decided(const Position& position) {
  for (const unsigned player : {0u, 1u}) {
    if (2 * position.boxes[player] > position.board.boxes()) return player;
  }
  return std::nullopt;
}

// The boxes of both players at the end, if both play to get the most boxes.
std::array<int, 2> at_the_end(const Position& position, int net) {
  std::array<int, 2> out{static_cast<int>(position.boxes[0]), static_cast<int>(position.boxes[1])};
  const int left = static_cast<int>(position.board.boxes()) - out[0] - out[1];
  out[position.mover] += (left + net) / 2;
  out[1 - position.mover] += (left - net) / 2;
  return out;
}

}  // namespace

std::string name_of_player(unsigned player) { return player == 0 ? "first" : "second"; }

const Solver* Known::solver_of(const Position& position, const Budget& budget) {
  if (solver_ && solver_->knows(position)) return solver_.get();
  if (!Solver::can_solve(position)) return nullptr;
  solver_.reset();
  solver_ = std::make_shared<const Solver>(position, budget);
  return solver_.get();
}

Advised<unsigned> choose(const Position& position, const summand::Opponent& opponent, Known& known,
                         const Budget& budget) {
  const Solver* solver =
      opponent.manner == Manner::random ? nullptr : known.solver_of(position, budget);
  if (solver == nullptr) {
    return advise(DotsAndBoxes(), position, opponent, worth_of, decided, budget);
  }
  const unsigned line = solver->best_moves(position).front();
  const auto boxes = at_the_end(position, solver->net(position));
  return {
      line,
      fmt::format("by search of all lines to the end: the boxes become {}-{}", boxes[0], boxes[1]),
      true};
}

std::vector<std::string> explain(const Position& position, Known& known, const Budget& budget) {
  std::vector<std::string> out;
  if (const Solver* solver = known.solver_of(position, budget)) {
    const auto boxes = at_the_end(position, solver->net(position));
    out.push_back(fmt::format("if both play for boxes, they become {}-{}, by search of all lines",
                              boxes[0], boxes[1]));
  } else {
    out.push_back(fmt::format(
        "with more than {} undrawn lines the program does not search for who gets more boxes",
        Solver::kMostUndrawn));
  }
  const Structure structure = structure_of(position);
  if (!structure.chains.empty()) {
    out.push_back(fmt::format("chains of boxes: {}", separated(structure.chains, ", ")));
  }
  if (!structure.loops.empty()) {
    out.push_back(fmt::format("loops of boxes: {}", separated(structure.loops, ", ")));
  }
  return out;
}

}  // namespace summand::dots
