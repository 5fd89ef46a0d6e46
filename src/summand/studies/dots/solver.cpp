#include "summand/studies/dots/solver.hpp"

#include <utility>

#include "summand/games/dots/board_strings.hpp"

namespace summand::dots {

namespace {

using namespace strings;

// The graph of the boxes that are left. Strings are numbered in the order of their lines.
Result<GraphLayout> graph_of(const Position& position, std::vector<int>& string_of) {
  StringGraph graph;
  string_of = add_strings(position.board, position.drawn, graph);
  if (auto small = expect_few(graph); !small) return std::unexpected(std::move(small).error());
  return graph.layout();
}

}  // namespace

Result<Solver> Solver::of(const Position& start, const Budget& budget, const NetOptions& options) {
  Solver out;
  out.start_ = start;
  const auto rows = static_cast<int>(start.board.rows());
  const auto columns = static_cast<int>(start.board.columns());
  const auto take = [&](const auto& layout) -> Result<void> {
    SUMMAND_TRY(nets, NetSolver::of(layout, out.strings_of(start.drawn), budget, options));
    out.nets_ = std::move(nets);
    return {};
  };
  if (GridLayout::fits(rows, columns)) {
    const GridLayout layout(rows, columns);
    out.string_of_ = strings_of_lines(layout, start.board);
    if (auto taken = take(layout); !taken) return std::unexpected(taken.error());
    return out;
  }
  SUMMAND_TRY(layout, graph_of(start, out.string_of_));
  if (auto taken = take(layout); !taken) return std::unexpected(taken.error());
  return out;
}

StringSet Solver::strings_of(const Lines& drawn) const {
  StringSet out;
  start_.board.all().without(drawn).for_each(
      [&](unsigned line) { out = out | StringSet::of(string_of_[line]); });
  return out;
}

Attempt<int> Solver::net(const Position& position) {
  return nets_->net(strings_of(position.drawn));
}

Attempt<int> Solver::net_of_move(const Position& position, unsigned line) {
  const auto completed = static_cast<int>(position.board.completed(position.drawn, line));
  SUMMAND_TRY(rest, nets_->net(strings_of(position.drawn.with(line))));
  return completed > 0 ? completed + rest : -rest;
}

Attempt<std::vector<int>> Solver::nets_of_moves(const Position& position) {
  std::vector<int> out;
  for (const unsigned line : DotsAndBoxes().actions(position)) {
    SUMMAND_TRY(net, net_of_move(position, line));
    out.push_back(net);
  }
  return out;
}

Settled Solver::captures(const Position& position) const {
  return nets_->captures(strings_of(position.drawn));
}

}  // namespace summand::dots
