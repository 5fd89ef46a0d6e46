#include "summand/studies/dots/players.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

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

Solver* Known::solver_of(const Position& position, const Budget& budget) {
  if (solver_ && solver_->knows(position)) return solver_.get();
  solver_.reset();
  if (position.undrawn().size() > kMostUndrawn) return nullptr;
  constexpr std::size_t kTableBytes = std::size_t{1} << 26;
  auto solver = Solver::of(position, budget, {.most_table_bytes = kTableBytes});
  if (solver) solver_ = std::make_unique<Solver>(*std::move(solver));
  return solver_.get();
}

template <class Answer, class Ask>
std::optional<Answer> Known::within_nodes(const Position& position, const Budget& budget,
                                          Ask&& ask) {
  Solver* const solver = solver_of(position, budget);
  if (solver == nullptr) return std::nullopt;
  SearchWatch watch(kMostNodes);
  solver->nets().limit(budget, &watch);
  Attempt<Answer> answer = ask(*solver);
  solver->nets().limit(budget, nullptr);
  if (answer) return *std::move(answer);
  if (answer.error().limit == Limit::size) return std::nullopt;
  reach_limit_again(std::move(answer).error());
}

std::optional<std::vector<int>> Known::nets_of_moves(const Position& position,
                                                     const Budget& budget) {
  return within_nodes<std::vector<int>>(
      position, budget, [&](Solver& solver) { return solver.nets_of_moves(position); });
}
std::optional<int> Known::net(const Position& position, const Budget& budget) {
  return within_nodes<int>(position, budget, [&](Solver& solver) { return solver.net(position); });
}

Advised<unsigned> choose(const Position& position, const summand::Opponent& opponent, Known& known,
                         const Budget& budget) {
  const auto nets =
      opponent.manner == Manner::random ? std::nullopt : known.nets_of_moves(position, budget);
  if (!nets) return advise(DotsAndBoxes(), position, opponent, worth_of, decided, budget);
  const auto best = std::ranges::max_element(*nets);
  const unsigned line =
      DotsAndBoxes().actions(position)[static_cast<std::size_t>(best - nets->begin())];
  const auto boxes = at_the_end(position, *best);
  return {line, fmt::format("by search to the end: the boxes become {}-{}", boxes[0], boxes[1]),
          true};
}

std::vector<std::string> facts_of(const Position& position) {
  std::vector<std::string> out;
  const Structure structure = structure_of(position);
  if (!structure.chains.empty()) {
    out.push_back(fmt::format("chains of boxes: {}", separated(structure.chains, ", ")));
  }
  if (!structure.loops.empty()) {
    out.push_back(fmt::format("loops of boxes: {}", separated(structure.loops, ", ")));
  }
  if (const auto value = controlled_value(structure)) {
    out.push_back(fmt::format(
        "only long chains and loops are left, so the {} player keeps control and gets {} boxes "
        "more: he leaves two boxes of each chain and four of each loop, except of the last one",
        name_of_player(1 - position.mover), *value));
  }
  return out;
}

std::vector<std::string> explain(const Position& position, Known& known, const Budget& budget) {
  std::vector<std::string> out;
  if (const auto net = known.net(position, budget)) {
    const auto boxes = at_the_end(position, *net);
    out.push_back(fmt::format("if both play for boxes, they become {}-{}, by search to the end",
                              boxes[0], boxes[1]));
  } else {
    out.push_back("a short search does not find who gets more boxes");
  }
  for (std::string& fact : facts_of(position)) out.push_back(std::move(fact));
  return out;
}

}  // namespace summand::dots
