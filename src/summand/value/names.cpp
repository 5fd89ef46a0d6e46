#include "summand/value/names.hpp"

#include <vector>

#include "summand/number/nim.hpp"

namespace summand {

namespace {

Value make(ValueStore& store, Value left, Value right) {
  return store.make(std::span(&left, 1), std::span(&right, 1));
}

bool is_positive(ValueStore& store, Value x) {
  return x != store.zero() && store.less_equal(store.zero(), x);
}

// up^[n], and 0 for n = 0.
Value partial_sum(ValueStore& store, std::uint64_t n) {
  Value sum = store.zero();
  for (std::uint64_t i = 0; i < n; ++i) {
    store.budget().ask();
    sum = make(store, sum, store.nimber(1));
  }
  return sum;
}

}  // namespace

Value up(ValueStore& store, std::int64_t n) { return store.number_up_star({0, n, 0}); }

Result<Value> tiny(ValueStore& store, Value x) {
  if (!is_positive(store, x)) return fail("tiny(x) needs x > 0");
  const Value zero = store.zero();
  return make(store, zero, make(store, zero, store.negative(x)));
}

Result<Value> miny(ValueStore& store, Value x) {
  if (!is_positive(store, x)) return fail("miny(x) needs x > 0");
  const Value zero = store.zero();
  return make(store, make(store, x, zero), zero);
}

Value switch_of(ValueStore& store, Value x) { return make(store, x, store.negative(x)); }

Result<Value> up_power(ValueStore& store, std::uint64_t n) {
  if (n == 0) return fail("^<n> needs n > 0");
  // up^n = {0|-up^[n-1]+*}
  const Value below = store.difference(store.nimber(1), partial_sum(store, n - 1));
  return make(store, store.zero(), below);
}

Result<Value> up_sum(ValueStore& store, std::uint64_t n) {
  if (n == 0) return fail("^[n] needs n > 0");
  return partial_sum(store, n);
}

Value superstar(ValueStore& store, std::span<const std::uint64_t> nimbers) {
  std::vector<Value> left, right;
  const std::uint64_t least_absent = mex(nimbers);
  for (std::uint64_t i = 0; i <= least_absent; ++i) left.push_back(store.nimber(i));
  for (const std::uint64_t nimber : nimbers) right.push_back(store.nimber(nimber));
  return store.make(left, right);
}

}  // namespace summand
