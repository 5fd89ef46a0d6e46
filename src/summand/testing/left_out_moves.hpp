// The law of needed moves: each move that is left out is dominated by one that is kept.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "summand/ruleset/ruleset.hpp"
#include "summand/testing/plain_value.hpp"

namespace summand::testing {

// Moves that are left out: dominated by one that is kept, or not. A kept move that is not legal is
// wrong, too.
struct LeftOut {
  std::size_t dominated = 0, wrong = 0;
};

template <Ruleset R>
LeftOut left_out(const R& rules, ValueStore& store, PlainValue<R>& value,
                 const typename R::Position& position, Player player,
                 const std::vector<typename R::Move>& kept) {
  LeftOut out;
  const auto all = moves(rules, position, player);
  const auto after = [&](const typename R::Move& move) {
    return value(rules.play(position, player, move));
  };
  for (const auto& move : kept) out.wrong += std::ranges::find(all, move) == all.end();
  for (const auto& move : all) {
    if (std::ranges::find(kept, move) != kept.end()) continue;
    const Value left = after(move);
    const bool is_dominated = std::ranges::any_of(kept, [&](const typename R::Move& other) {
      return player == Player::left ? store.less_equal(left, after(other))
                                    : store.less_equal(after(other), left);
    });
    ++(is_dominated ? out.dominated : out.wrong);
  }
  return out;
}

}  // namespace summand::testing
