#include "summand/misere/misere_strategy.hpp"

namespace summand {

namespace {

// How many heaps are larger than 1, and the nim-sum of all.
struct NimTotal {
  std::size_t large = 0;
  std::uint64_t nim_sum = 0;

  // Heaps of 1 alone are won by the previous player if their number is odd.
  bool previous_wins() const { return large > 0 ? nim_sum == 0 : nim_sum == 1; }
};

}  // namespace

MisereNimAnswer misere_nim(std::span<const std::uint64_t> heaps) {
  NimTotal total;
  bool empty = true;
  for (const std::uint64_t heap : heaps) {
    total.large += heap > 1;
    total.nim_sum ^= heap;
    empty = empty && heap == 0;
  }
  MisereNimAnswer out;
  if (empty) return out;
  if (total.previous_wins()) out.outcome = MisereOutcome::previous;
  if (total.large == 0) {
    out.rule = MisereRule::only_ones;
  } else {
    out.rule = total.large == 1 ? MisereRule::leave_odd_ones : MisereRule::leave_nim_sum_0;
  }
  if (out.outcome == MisereOutcome::previous) return out;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const std::uint64_t rest = total.nim_sum ^ heaps[i];
    const bool leaves_ones = total.large == static_cast<std::size_t>(heaps[i] > 1);
    // If only heaps of 1 are left beside this one, their number must become odd.
    const std::uint64_t to = leaves_ones ? rest ^ 1u : rest;
    if (to < heaps[i]) out.moves.push_back({i, to});
  }
  return out;
}

}  // namespace summand
