#include "summand/theory/incentives.hpp"

#include <algorithm>

namespace summand {

std::vector<Value> incentives(ValueStore& store, Value g, Player player) {
  std::vector<Value> out;
  // A list of options first: the differences may make new values.
  for (const Value option : store.options(g, player)) {
    out.push_back(player == Player::left ? store.difference(option, g)
                                         : store.difference(g, option));
  }
  return out;
}

std::vector<Value> undominated_incentives(ValueStore& store, Value g) {
  std::vector<Value> left = incentives(store, g, Player::left);
  std::vector<Value> right = incentives(store, g, Player::right);
  std::sort(left.begin(), left.end());
  std::sort(right.begin(), right.end());
  // As in nimbers, of which there may be many; none of one player's is greater than another.
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
