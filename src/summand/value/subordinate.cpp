#include "summand/value/subordinate.hpp"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "summand/value/followers.hpp"

namespace summand {

namespace {

// Whether g keeps its value with one more option for that player, which is a gift horse then: Left
// gains nothing from an option that g is not less than or equal to.
bool is_gift_horse(ValueStore& store, Value g, Value option, Player player) {
  return player == Player::left ? !store.less_equal(g, option) : !store.less_equal(option, g);
}

}  // namespace

std::optional<Value> subordinate(ValueStore& store, Value g, const Form& base) {
  const std::vector<Value> base_options[] = {options(store, base, Player::left),
                                             options(store, base, Player::right)};
  std::unordered_map<Value, std::optional<Value>> found;
  const auto without_base = [&](Value follower) -> std::optional<Value> {
    std::vector<Value> rest[2];
    for (const Player player : {Player::left, Player::right}) {
      const auto& its_base = base_options[player == Player::right];
      for (const Value option : its_base) {
        if (!is_gift_horse(store, follower, option, player)) return std::nullopt;
      }
      for (const Value option : store.options(follower, player)) {
        if (std::ranges::find(its_base, option) != its_base.end()) continue;
        const auto its = found.at(option);
        if (!its) return std::nullopt;
        rest[player == Player::right].push_back(*its);
      }
    }
    return store.make(rest[0], rest[1]);
  };
  for (const Value follower : followers(store, g)) {
    store.budget().ask();
    found.emplace(follower, without_base(follower));
  }
  const std::optional<Value> top = found.at(g);
  if (!top || ordinal_sum(store, base, canonical_form(*top)).value() != g) return std::nullopt;
  return top;
}

}  // namespace summand
