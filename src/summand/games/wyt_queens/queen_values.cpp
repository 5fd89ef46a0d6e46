#include "summand/games/wyt_queens/queen_values.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/games/wyt_queens/nimber_set.hpp"

namespace summand::games {

// The board grows by one row and its equal column at a time. Row n and column n have the same
// nimbers, so one set stands for both. The squares (x, n) are visited for x = 0, 1, ..., n. Then
// line n has the nimbers of the squares before this one in its row, line x those in its column, and
// diagonal n - x those on its diagonal.
struct QueenValues::State {
  void grow(std::uint64_t size);
  void make_room(std::uint64_t size);
  void add_line(std::uint64_t n);

  Mutex mutex;
  std::optional<Budget> budget;
  std::size_t charged = 0;
  std::vector<NimberSet> lines, diagonals;
  std::vector<std::uint16_t> nimbers;  // of (x, n) for x <= n, line after line
  std::uint64_t size = 0;              // lines that are complete

  ~State() {
    if (budget) budget->release(charged);
  }
};

// Reserves room for that many lines. From a square (n, n) there are 3n moves, so no nimber is
// larger.
void QueenValues::State::make_room(std::uint64_t most) {
  if (most <= lines.size()) return;
  const std::size_t words = 3 * most / 64 + 1;
  const std::size_t bytes = 2 * most * (sizeof(NimberSet) + words * sizeof(std::uint64_t)) +
                            most * (most + 1) / 2 * sizeof(std::uint16_t);
  if (bytes > charged) {
    budget->charge(bytes - charged);
    charged = bytes;
  }
  nimbers.reserve(most * (most + 1) / 2);
  for (auto* sets : {&lines, &diagonals}) {
    sets->resize(most);
    for (NimberSet& set : *sets) set.words.resize(words);
  }
}

void QueenValues::State::add_line(std::uint64_t n) {
  for (std::uint64_t x = 0; x <= n; ++x) {
    const std::uint64_t nimber = least_outside(lines[n], lines[x], diagonals[n - x]);
    nimbers.push_back(static_cast<std::uint16_t>(nimber));
    lines[n].add(nimber);
    lines[x].add(nimber);
    diagonals[n - x].add(nimber);
  }
}

void QueenValues::State::grow(std::uint64_t wanted) {
  if (!budget) budget.emplace();
  while (size < wanted) {
    budget->ask();
    if (size == lines.size()) make_room(std::max(wanted, 2 * size));
    add_line(size);
    ++size;
  }
}

QueenValues::QueenValues() : state_(std::make_shared<State>()) {}

void QueenValues::work_within(const Budget& budget) const {
  const Guard guard(state_->mutex);
  if (!state_->budget) state_->budget = budget;
}

std::uint64_t QueenValues::nimber(std::uint64_t x, std::uint64_t y) const {
  const Guard guard(state_->mutex);
  const std::uint64_t low = std::min(x, y), high = std::max(x, y);
  state_->grow(high + 1);
  return state_->nimbers[high * (high + 1) / 2 + low];
}

}  // namespace summand::games
