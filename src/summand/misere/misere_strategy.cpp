#include "summand/misere/misere_strategy.hpp"

namespace summand {

namespace {

// How many parts are like larger heaps, and the nim-sum of all.
struct TameTotal {
  std::size_t firm = 0;
  std::uint64_t nim_sum = 0;

  void add(bool is_firm_part, std::uint64_t nim_value) {
    firm += is_firm_part;
    nim_sum ^= nim_value;
  }
  // Fickle parts alone are won by the previous player if the nim-sum is 1.
  bool previous_wins() const { return firm > 0 ? nim_sum == 0 : nim_sum == 1; }
};

}  // namespace

MisereNimAnswer misere_nim(std::span<const std::uint64_t> heaps) {
  TameTotal total;
  bool empty = true;
  for (const std::uint64_t heap : heaps) {
    total.add(heap > 1, heap);
    empty = empty && heap == 0;
  }
  MisereNimAnswer out;
  if (empty) return out;
  if (total.previous_wins()) out.outcome = MisereOutcome::previous;
  if (total.firm == 0) {
    out.rule = MisereRule::only_ones;
  } else {
    out.rule = total.firm == 1 ? MisereRule::leave_odd_ones : MisereRule::leave_nim_sum_0;
  }
  if (out.outcome == MisereOutcome::previous) return out;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const std::uint64_t rest = total.nim_sum ^ heaps[i];
    const bool leaves_ones = total.firm == static_cast<std::size_t>(heaps[i] > 1);
    // If only heaps of 1 are left beside this one, their number must become odd.
    const std::uint64_t to = leaves_ones ? rest ^ 1u : rest;
    if (to < heaps[i]) out.moves.push_back({i, to});
  }
  return out;
}

std::optional<TameAnswer> tame_sum_answer(MisereStore& store, GenusTable& genera,
                                          std::span<const MisereForm> parts) {
  TameTotal total;
  bool has_move = false;
  for (const MisereForm part : parts) {
    if (!genera.is_hereditarily_tame(part)) return std::nullopt;
    total.add(is_firm(genera(part)), genera(part).nim_value());
    has_move = has_move || part != MisereForm();
  }
  TameAnswer out;
  if (!has_move) return out;
  if (total.previous_wins()) out.outcome = MisereOutcome::previous;
  out.rule = MisereRule::leave_firm_0;
  bool leaves_firm = false;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Genus& before = genera(parts[i]);
    for (const MisereForm option : store.options(parts[i])) {
      store.budget().ask();
      const Genus& after = genera(option);
      TameTotal left{total.firm - (is_firm(before) ? 1 : 0), total.nim_sum ^ before.nim_value()};
      left.add(is_firm(after), after.nim_value());
      if (!left.previous_wins()) continue;
      out.moves.push_back({i, option});
      leaves_firm = leaves_firm || left.firm > 0;
    }
  }
  if (out.moves.empty() ? total.firm == 0 : !leaves_firm) out.rule = MisereRule::leave_fickle_1;
  return out;
}

}  // namespace summand
