#include "summand/theory/companion.hpp"

#include <optional>
#include <span>
#include <vector>

#include "summand/theory/fold.hpp"

namespace summand {

Value companion(ValueStore& store, Value g) {
  // Of number + ups + *n: only ups with at most one star change, by *.
  const auto known = [&](Value h) -> std::optional<Value> {
    std::optional<NumberUpStar> parts = store.as_number_up_star(h);
    if (!parts) return std::nullopt;
    if (!parts->number.is_zero() || parts->star > 1) return h;
    parts->star ^= 1;
    return store.number_up_star(*parts);
  };
  const auto of_options = [&](Value h, std::span<const Value> left, std::span<const Value> right) {
    std::vector<Value> lefts(left.begin(), left.end()), rights(right.begin(), right.end());
    const Value zero = store.zero();
    if (store.less_equal(zero, h)) lefts.push_back(zero);
    if (store.less_equal(h, zero)) rights.push_back(zero);
    return store.make(lefts, rights);
  };
  return fold<Value>(store, g, known, of_options);
}

}  // namespace summand
