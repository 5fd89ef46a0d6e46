#include "summand/theory/incentives.hpp"

#include <algorithm>

#include "summand/base/charge.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostIncentives = std::uint64_t{1} << 24;

}  // namespace

std::vector<Value> incentives(ValueStore& store, Value g, Player player) {
  const std::uint64_t count = store.option_count(g, player);
  if (count > kMostIncentives) {
    reach_limit(Limit::size, "more than 16,777,216 incentives to list");
  }
  Charge charge(store.budget());
  charge.add(count * sizeof(Value));
  std::vector<Value> out;
  out.reserve(count);
  store.for_each_option(g, player, [&](Value option) {
    store.budget().ask();
    out.push_back(player == Player::left ? store.difference(option, g)
                                         : store.difference(g, option));
  });
  return out;
}

std::vector<Value> undominated_incentives(ValueStore& store, Value g) {
  std::vector<Value> left = incentives(store, g, Player::left);
  std::vector<Value> right = incentives(store, g, Player::right);
  std::sort(left.begin(), left.end());
  std::sort(right.begin(), right.end());
  // As in nimbers, which may have many. No incentive of a player is greater than another of his.
  if (left == right) return left;
  const auto is_below_one = [&](Value incentive, const std::vector<Value>& others) {
    return std::any_of(others.begin(), others.end(), [&](Value other) {
      store.budget().ask();
      return other != incentive && store.less_equal(incentive, other);
    });
  };
  std::vector<Value> out;
  for (const Value incentive : left) {
    if (!is_below_one(incentive, right)) out.push_back(incentive);
  }
  for (const Value incentive : right) {
    if (!is_below_one(incentive, left)) out.push_back(incentive);
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

}  // namespace summand
