#include "summand/studies/dots/solver.hpp"

#include <algorithm>
#include <limits>

namespace summand::dots {

Solver::Solver(const Position& start, Budget budget)
    : board_(start.board), start_(start.drawn), charge_(budget) {
  for (Lines left = start.undrawn(); left != 0; left &= left - 1) {
    undrawn_.push_back(static_cast<unsigned>(std::countr_zero(left)));
  }
  // For each line, the other lines of its boxes, as bits of an index.
  std::vector<std::vector<std::size_t>> beside(undrawn_.size());
  for (std::size_t i = 0; i < undrawn_.size(); ++i) {
    const Board::Beside boxes = board_.beside(undrawn_[i]);
    for (unsigned j = 0; j < boxes.count; ++j) {
      const Lines around = board_.around(boxes.boxes[j]);
      std::size_t others = 0;
      for (std::size_t k = 0; k < undrawn_.size(); ++k) {
        if (k != i && (around >> undrawn_[k] & 1) != 0) others |= std::size_t{1} << k;
      }
      beside[i].push_back(others);
    }
  }

  // An index is the set of the undrawn lines, so smaller indices are already known.
  const std::size_t sets = std::size_t{1} << undrawn_.size();
  charge_.add(sets);
  nets_.reserve(sets);
  nets_.push_back(0);
  for (std::size_t undrawn = 1; undrawn < sets; ++undrawn) {
    budget.ask();
    int best = std::numeric_limits<int>::min();
    for (std::size_t left = undrawn; left != 0; left &= left - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(left));
      int completed = 0;
      for (const std::size_t others : beside[i]) completed += (undrawn & others) == 0 ? 1 : 0;
      const int rest = net_at(undrawn ^ (std::size_t{1} << i));
      best = std::max(best, completed > 0 ? completed + rest : -rest);
    }
    nets_.push_back(static_cast<std::int8_t>(best));
  }
}

bool Solver::knows(const Position& position) const {
  return position.board == board_ && (start_ & ~position.drawn) == 0;
}

std::size_t Solver::index_of(Lines drawn) const {
  std::size_t index = 0;
  for (std::size_t i = 0; i < undrawn_.size(); ++i) {
    if ((drawn >> undrawn_[i] & 1) == 0) index |= std::size_t{1} << i;
  }
  return index;
}

int Solver::net(const Position& position) const { return net_at(index_of(position.drawn)); }

int Solver::net_of_move(const Position& position, unsigned line) const {
  const auto completed = static_cast<int>(board_.completed(position.drawn, line));
  const int rest = net_at(index_of(position.drawn | Lines{1} << line));
  return completed > 0 ? completed + rest : -rest;
}

std::vector<unsigned> Solver::best_moves(const Position& position) const {
  std::vector<unsigned> out;
  const int best = net(position);
  for (const unsigned line : DotsAndBoxes().actions(position)) {
    if (net_of_move(position, line) == best) out.push_back(line);
  }
  return out;
}

}  // namespace summand::dots
