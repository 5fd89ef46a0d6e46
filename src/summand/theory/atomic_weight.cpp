#include "summand/theory/atomic_weight.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/theory/fold.hpp"
#include "summand/theory/up_multiple.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

// The n of the greatest *n among the followers of ups.^ + *star. Right's moves from an up lead down
// to a nimber and add * each time, but ^* itself is {0,*|0}.
std::uint64_t greatest_nimber_below(std::int64_t ups, std::uint64_t star) {
  if (ups == 0) return star;
  return std::max<std::uint64_t>(ups % 2 != 0 ? star ^ 1 : star, 1);
}

// The largest integer n with n <| x. It is below the Left stop, or equal to it unless it is >= x.
Dyadic largest_integer_below(ValueStore& store, Value x) {
  Dyadic stop = store.left_stop(x);
  if (stop.is_integer() && !store.less_equal(x, store.number(stop))) return stop;
  return stop.ceil() - 1;
}

// The smallest integer n with n |> x.
Dyadic smallest_integer_above(ValueStore& store, Value x) {
  Dyadic stop = store.right_stop(x);
  if (stop.is_integer() && !store.less_equal(store.number(stop), x)) return stop;
  return stop.floor() + 1;
}

}  // namespace

// --- remote stars ---

std::uint64_t AtomicWeights::greatest_nimber(Value g) {
  const auto known = [&](Value f) -> std::optional<std::uint64_t> {
    if (const auto found = nimbers_.find(f); found != nimbers_.end()) return found->second;
    const std::optional<NumberUpStar> parts = store_.as_number_up_star(f);
    if (!parts) return std::nullopt;
    // The nimber of a number + nimber is no follower, unless the number is 0.
    return parts->number.is_zero() ? greatest_nimber_below(parts->ups, parts->star) : 0;
  };
  const auto of_options = [&](Value f, std::span<const std::uint64_t> left,
                              std::span<const std::uint64_t> right) {
    std::uint64_t greatest = 0;
    for (const std::uint64_t nimber : left) greatest = std::max(greatest, nimber);
    for (const std::uint64_t nimber : right) greatest = std::max(greatest, nimber);
    charge_.add(kMapEntry<Value, std::uint64_t>);
    nimbers_.emplace(f, greatest);
    return greatest;
  };
  return fold<std::uint64_t>(store_, g, known, of_options);
}

std::uint64_t AtomicWeights::remote_star(Value g) {
  const std::uint64_t next = greatest_nimber(g) + 1;
  if (next == 0) reach_limit(Limit::size, "a remote star beyond 2^64");
  return std::max<std::uint64_t>(next, 2);
}

std::partial_ordering AtomicWeights::against_remote_star(Value g) {
  return store_.compare(g, store_.nimber(remote_star(g)));
}

// --- uppitiness ---

bool AtomicWeights::is_not_below(Value g) {
  const Value lifted = store_.sum(g, store_.number_up_star({0, 1, 0}));
  return against_remote_star(lifted) == std::partial_ordering::greater;
}

std::partial_ordering AtomicWeights::compare_uppitiness(Value g, Value h) {
  const Value difference = store_.difference(g, h);
  const bool up = is_not_below(difference), down = is_not_below(store_.negative(difference));
  if (up && down) return std::partial_ordering::equivalent;
  if (up) return std::partial_ordering::greater;
  return down ? std::partial_ordering::less : std::partial_ordering::unordered;
}

// --- the calculus ---

Value AtomicWeights::weigh_by_options(Value g, std::span<const Value> left,
                                      std::span<const Value> right) {
  std::vector<Value> lefts, rights;
  for (const Value weight : left) lefts.push_back(store_.sum(weight, store_.number(-2)));
  for (const Value weight : right) rights.push_back(store_.sum(weight, store_.number(2)));
  const Value plain = store_.make(lefts, rights);
  if (!is_integer(store_, plain)) return plain;
  // The eccentric case: a remote star decides which of the possible integers it is.
  const std::partial_ordering order = against_remote_star(g);
  if (order == std::partial_ordering::unordered) return store_.zero();
  const bool above = order == std::partial_ordering::greater;
  const std::vector<Value>& ends = above ? rights : lefts;
  SUMMAND_CHECK(!ends.empty());
  std::optional<Dyadic> best;
  for (const Value end : ends) {
    const Dyadic n =
        above ? largest_integer_below(store_, end) : smallest_integer_above(store_, end);
    if (!best || (above ? n < *best : n > *best)) best = n;
  }
  return store_.number(*best);
}

Value AtomicWeights::weigh(Value g, Threat threat) {
  std::unordered_map<Value, Value>& weights = weights_[static_cast<int>(threat)];
  const auto known = [&](Value f) -> std::optional<Value> {
    if (const auto found = weights.find(f); found != weights.end()) return found->second;
    const std::optional<NumberUpStar> parts = store_.as_number_up_star(f);
    if (!parts) return std::nullopt;
    if (parts->number.is_zero()) return store_.number(parts->ups);
    const Dyadic huge = Dyadic::power_of_two(threat == Threat::large ? 70 : 71);
    return store_.number(parts->number.sign() > 0 ? huge : -huge);
  };
  const auto of_options = [&](Value f, std::span<const Value> left, std::span<const Value> right) {
    const Value weight = weigh_by_options(f, left, right);
    charge_.add(kMapEntry<Value, Value>);
    weights.emplace(f, weight);
    return weight;
  };
  return fold<Value>(store_, g, known, of_options);
}

Result<Value> AtomicWeights::of(Value g) { return of_sum({&g, 1}); }

// Terms that have no weight may have a sum that has one.
Result<Value> AtomicWeights::of_sum(std::span<const Value> terms) {
  const auto added = sum_of_weights(terms);
  if (added || terms.size() < 2) return added;
  Value whole = store_.zero();
  for (const Value term : terms) whole = store_.sum(whole, term);
  return sum_of_weights({&whole, 1});
}

Result<Value> AtomicWeights::sum_of_weights(std::span<const Value> terms) {
  Value out = store_.zero();
  Dyadic numbers = 0;
  for (const Value term : terms) {
    SUMMAND_TRY(weight, without_number(term));
    out = store_.sum(out, weight);
    numbers += store_.left_stop(term);
  }
  if (!numbers.is_zero()) {
    return fail("a game has no atomic weight if it is " + print(numbers) +
                " and an infinitesimal: subtract the number");
  }
  return out;
}

Result<Value> AtomicWeights::without_number(Value g) {
  if (is_hot(store_, g)) return fail("a hot game has no atomic weight");
  const Value part = store_.difference(g, store_.number(store_.left_stop(g)));
  const Value weight = weigh(part, Threat::large);
  if (is_all_small(store_, part)) return weight;
  if (weight == weigh(part, Threat::larger)) {
    const Value rest = store_.difference(part, up_multiple(store_, weight));
    if (uppitiness(rest) == std::partial_ordering::equivalent) return weight;
  }
  return fail("the game is not atomic: no one multiple of ^ is as uppity as it is");
}

Result<Value> atomic_weight(ValueStore& store, Value g) { return AtomicWeights(store).of(g); }

}  // namespace summand
