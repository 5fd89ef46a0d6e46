#include "summand/theory/verdicts.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <map>

#include "summand/theory/hot_sums.hpp"
#include "summand/value/naming.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

Verdict verdict(Outcome outcome, std::string reason) {
  return {winner(outcome, Player::left), winner(outcome, Player::right), std::move(reason)};
}

std::string name(ValueStore& store, Value weight) {
  constexpr std::size_t kLongest = 60;
  const std::string text = print(store, weight);
  return text.size() <= kLongest ? text : "a game";
}

Result<Value> total_weight(AtomicWeights& weights, std::span<const Value> summands) {
  ValueStore& store = weights.store();
  Value total = store.zero();
  for (const Value summand : summands) {
    SUMMAND_TRY(weight, weights.without_number(summand));
    total = store.sum(total, weight);
  }
  return total;
}

}  // namespace

std::optional<Outcome> Verdict::outcome() const {
  if (!if_left_starts || !if_right_starts) return std::nullopt;
  if (*if_left_starts == *if_right_starts) {
    return *if_left_starts == Player::left ? Outcome::left : Outcome::right;
  }
  return *if_left_starts == Player::left ? Outcome::next : Outcome::previous;
}

std::optional<Verdict> two_ahead(AtomicWeights& weights, std::span<const Value> summands) {
  ValueStore& store = weights.store();
  const Result<Value> total = total_weight(weights, summands);
  if (!total) return std::nullopt;
  // A game with a weight is a number plus an infinitesimal, and the numbers decide first.
  Dyadic numbers = 0;
  for (const Value summand : summands) numbers += store.left_stop(summand);
  if (!numbers.is_zero()) {
    return verdict(numbers.sign() > 0 ? Outcome::left : Outcome::right,
                   fmt::format("its number is {}, and the rest is infinitesimal", print(numbers)));
  }
  const auto at_least = [&](int n) { return store.less_equal(store.number(n), *total); };
  const auto at_most = [&](int n) { return store.less_equal(*total, store.number(n)); };
  const auto because = [&](const char* reason) {
    return fmt::format("the atomic weight is {}, {}", name(store, *total), reason);
  };
  if (at_least(2)) return verdict(Outcome::left, because("at least 2: Left is two ahead"));
  if (at_most(-2)) return verdict(Outcome::right, because("at most -2: Right is two ahead"));
  if (at_least(1)) {
    return Verdict{Player::left, std::nullopt, because("at least 1, and Left starts")};
  }
  if (at_most(-1)) {
    return Verdict{std::nullopt, Player::right, because("at most -1, and Right starts")};
  }
  return std::nullopt;
}

Result<Verdict> lucky_star(AtomicWeights& weights, std::span<const Value> summands) {
  ValueStore& store = weights.store();
  const auto all_small = [&](Value summand) { return store.is_all_small(summand); };
  if (!std::ranges::all_of(summands, all_small)) {
    return fail("the lucky star law is about all-small games");
  }
  SUMMAND_TRY(total, total_weight(weights, summands));
  const auto because = [&](const char* reason) {
    return fmt::format("under a lucky star, the atomic weight {} {}", name(store, total), reason);
  };
  if (store.less_equal(store.number(1), total)) {
    return verdict(Outcome::left, because("is at least 1"));
  }
  if (store.less_equal(total, store.number(-1))) {
    return verdict(Outcome::right, because("is at most -1"));
  }
  return verdict(Outcome::next, because("is neither at least 1 nor at most -1"));
}

std::optional<Verdict> verdict_by_names(ValueStore& store, std::span<const Value> summands) {
  NumberUpStar sum;
  std::vector<Dyadic> tinies, minies;
  Naming naming(store);
  bool closed = true, tiny = true;
  for (const Value summand : summands) {
    const std::optional<NumberUpStar> parts = store.as_number_up_star(summand);
    closed = closed && parts && !__builtin_add_overflow(sum.ups, parts->ups, &sum.ups);
    if (parts && closed) {
      sum.number += parts->number;
      sum.star ^= parts->star;
    }
    if (!tiny) continue;
    const Writing writing = naming.writing(summand);
    tiny = (writing.shape == Writing::Shape::tiny || writing.shape == Writing::Shape::miny) &&
           writing.closed.number.is_zero();
    const auto x = tiny ? as_number(store, writing.left[0]) : std::nullopt;
    tiny = tiny && x;
    if (tiny) (writing.shape == Writing::Shape::tiny ? tinies : minies).push_back(*x);
  }
  if (closed) return closed_form(sum);
  if (!tiny) return std::nullopt;
  auto found = tinies_and_minies(tinies, minies);
  return found ? std::optional(*std::move(found)) : std::nullopt;
}

std::optional<Verdict> verdict_by_switches(ValueStore& store, std::span<const Value> summands) {
  const auto sum = as_switch_sum(store, summands);
  if (!sum) return std::nullopt;
  return verdict(outcome(*sum),
                 fmt::format("if both take the largest switch in turn, the stops are {} and {}",
                             print(stop(*sum, Player::left)), print(stop(*sum, Player::right))));
}

std::optional<Verdict> known_verdict(AtomicWeights& weights, std::span<const Value> summands) {
  if (auto found = verdict_by_names(weights.store(), summands)) return found;
  if (auto found = verdict_by_switches(weights.store(), summands)) return found;
  return two_ahead(weights, summands);
}

Verdict closed_form(const NumberUpStar& g) {
  if (g.number.sign() > 0) return verdict(Outcome::left, "the number is positive");
  if (g.number.sign() < 0) return verdict(Outcome::right, "the number is negative");
  const bool above = not_negative(g.ups, g.star), below = not_negative(-g.ups, g.star);
  if (above && below) return verdict(Outcome::previous, "nothing is left of it");
  if (above) return verdict(Outcome::left, "its ups outweigh its star");
  if (below) return verdict(Outcome::right, "its downs outweigh its star");
  return verdict(Outcome::next, g.ups == 0 ? "it is a nim-heap" : "^ and v are confused with *");
}

Result<Verdict> tinies_and_minies(std::span<const Dyadic> tinies, std::span<const Dyadic> minies) {
  std::map<Dyadic, std::int64_t> surplus;  // of tinies over minies, by subscript
  const auto is_positive = [](const Dyadic& x) { return x.sign() > 0; };
  if (!std::ranges::all_of(tinies, is_positive) || !std::ranges::all_of(minies, is_positive)) {
    return fail("tiny(x) and miny(x) need x > 0");
  }
  for (const Dyadic& x : tinies) ++surplus[x];
  for (const Dyadic& x : minies) --surplus[x];
  for (const auto& [x, count] : surplus) {
    if (count == 0) continue;
    const bool tiny = count > 0;
    return verdict(tiny ? Outcome::left : Outcome::right,
                   fmt::format("{}({}) has the smallest subscript that does not cancel",
                               tiny ? "tiny" : "miny", print(x)));
  }
  return verdict(Outcome::previous, "all tinies and minies cancel");
}

}  // namespace summand
