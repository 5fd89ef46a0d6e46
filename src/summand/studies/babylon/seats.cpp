#include "summand/studies/babylon/seats.hpp"

#include <algorithm>
#include <unordered_map>

#include "summand/base/charge.hpp"
#include "summand/base/check.hpp"

namespace summand::babylon {

std::vector<StackMove> SeatedBabylon::actions(const State& state) const {
  std::vector<StackMove> out;
  for_each_move(state.stacks, [&](const StackMove& move) { out.push_back(move); });
  return out;
}

std::optional<unsigned> SeatedBabylon::to_move(const State& state) const {
  return actions(state).empty() ? std::nullopt : std::optional(state.mover);
}

SeatedBabylon::State SeatedBabylon::apply(const State& state, const Action& action) const {
  return {after(state.stacks, action), state.players, (state.mover + 1) % state.players};
}

std::vector<unsigned> SeatedBabylon::ranking(const State& state) const {
  std::vector<unsigned> out;
  for (unsigned i = 1; i <= state.players; ++i) {
    out.push_back((state.mover + state.players - i) % state.players);
  }
  return out;
}

namespace {

// What is known about a position: the number of moves left under the convention, and which seats
// can force the last move. Both are counted from the seat to move.
struct Prospects {
  unsigned moves = 0;  // modulo the number of seats
  std::vector<bool> forces;
};

class SeatsSolver {
 public:
  SeatsSolver(unsigned players, Budget& budget, const std::function<void(std::uint64_t)>& progress)
      : players_(players), budget_(budget), charge_(budget), progress_(progress) {}

  // The recursion is as deep as a play has moves, which kMostStacks limits.
  const Prospects& of(const Stacks& stacks) {
    if (const auto known = known_.find(stacks); known != known_.end()) return known->second;
    budget_.ask();
    charge_.add(sizeof(Stacks) + stacks.heap_bytes() + sizeof(Prospects) + players_ / 8 + 64);
    Prospects out{.moves = 0, .forces = std::vector<bool>(players_, false)};
    std::vector<bool> always(players_, true);
    unsigned least = players_;
    for_each_move(stacks, [&](const StackMove& move) {
      const Prospects& next = of(after(stacks, move).unnamed());
      least = std::min(least, next.moves);
      if (next.forces[players_ - 1]) out.forces[0] = true;
      for (unsigned i = 1; i < players_; ++i) always[i] = always[i] && next.forces[i - 1];
    });
    if (least == players_) {
      out.forces[players_ - 1] = true;  // nobody can move: the seat before made the last move
    } else {
      out.moves = (least + 1) % players_;
      for (unsigned i = 1; i < players_; ++i) out.forces[i] = always[i];
    }
    const Prospects& kept = known_.emplace(stacks, std::move(out)).first->second;
    if (progress_) progress_(known_.size());
    return kept;
  }

 private:
  unsigned players_;
  Budget& budget_;
  Charge charge_;
  const std::function<void(std::uint64_t)>& progress_;
  std::unordered_map<Stacks, Prospects, StacksHash> known_;
};

}  // namespace

SeatsVerdict solve_seats(const Stacks& start, unsigned players, Budget budget,
                         const std::function<void(std::uint64_t)>& progress) {
  SUMMAND_CHECK(players >= 2);
  constexpr std::uint64_t kMostStacks = 1000;
  if (start.count() > kMostStacks) {
    reach_limit(Limit::size, "more than 1,000 stacks are too many to search for several players");
  }
  const Prospects prospects = SeatsSolver(players, budget, progress).of(start.unnamed());
  SeatsVerdict out{.players = players, .winner = (prospects.moves + players - 1) % players};
  for (unsigned i = 0; i < players; ++i) {
    if (prospects.forces[i]) out.forcer = i;
  }
  return out;
}

}  // namespace summand::babylon
