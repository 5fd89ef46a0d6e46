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
  const auto stands_on_base = [&](Value top, Value sum) {
    return ordinal_sum(store, base, canonical_form(top)).value() == sum;
  };
  std::unordered_map<Value, std::optional<Value>> found;
  const auto without_base = [&](Value follower) -> std::optional<Value> {
    std::vector<Value> rest[2];
    bool is_sure = true;
    for (const Player player : {Player::left, Player::right}) {
      const auto& its_base = base_options[player == Player::right];
      for (const Value option : its_base) {
        if (!is_gift_horse(store, follower, option, player)) return std::nullopt;
      }
      for (const Value option : store.options(follower, player)) {
        if (std::ranges::find(its_base, option) != its_base.end()) continue;
        if (const auto its = found.at(option)) {
          rest[player == Player::right].push_back(*its);
        } else {
          is_sure = false;  // it may take the place of a reversible option of the base
        }
      }
    }
    const Value top = store.make(rest[0], rest[1]);
    return is_sure || stands_on_base(top, follower) ? std::optional(top) : std::nullopt;
  };
  for (const Value follower : followers(store, g)) {
    store.budget().ask();
    found.emplace(follower, without_base(follower));
  }
  const std::optional<Value> top = found.at(g);
  return top && stands_on_base(*top, g) ? top : std::nullopt;
}

}  // namespace summand
