#include "summand/studies/dots/solver.hpp"

#include <fmt/core.h>
#include <utility>

namespace summand::dots {

namespace {

using namespace strings;

// Lines of a board as strings of its layout.
std::vector<int> strings_on(const GridLayout& layout, const Board& board) {
  std::vector<int> out(board.lines());
  for (unsigned row = 0; row <= board.rows(); ++row) {
    for (unsigned column = 0; column <= board.columns(); ++column) {
      const auto [r, c] = std::pair(static_cast<int>(row), static_cast<int>(column));
      if (column < board.columns()) out[board.level(row, column)] = layout.level(r, c);
      if (row < board.rows()) out[board.upright(row, column)] = layout.upright(r, c);
    }
  }
  return out;
}

// The graph of the boxes that are left. Strings are numbered in the order of their lines.
Result<GraphLayout> graph_of(const Position& position, std::vector<int>& string_of) {
  const Board& board = position.board;
  std::vector<int> coins(board.boxes(), GraphLayout::kGround);
  int count = 0;
  for (unsigned box = 0; box < board.boxes(); ++box) {
    if (board.count_around(box, position.drawn) < 4) coins[box] = count++;
  }
  std::vector<std::pair<int, int>> strings;
  string_of.assign(board.lines(), -1);
  position.undrawn().for_each([&](unsigned line) {
    const Board::Beside beside = board.beside(line);
    string_of[line] = static_cast<int>(strings.size());
    strings.emplace_back(coins[beside.boxes[0]],
                         beside.count == 2 ? coins[beside.boxes[1]] : GraphLayout::kGround);
  });
  if (count > GraphLayout::kMostCoins ||
      strings.size() > static_cast<std::size_t>(GraphLayout::kMostStrings)) {
    return fail(fmt::format("{} boxes and {} lines are left, and a search takes at most {} and {}",
                            count, strings.size(), GraphLayout::kMostCoins,
                            GraphLayout::kMostStrings));
  }
  return GraphLayout(count, std::move(strings));
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
    out.string_of_ = strings_on(layout, start.board);
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
