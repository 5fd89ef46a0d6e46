#include "summand/theory/guarantee.hpp"

#include <array>

#include "summand/number/dyadic.hpp"

namespace summand {

namespace {

// In units of 2^-32. Sums of thousands of terms do not overflow.
constexpr std::int64_t kGreatest = std::int64_t{1} << 45;
constexpr std::int64_t kStopUnit = 64;

}  // namespace

const TermFacts& ValueFacts::of(Value g, Player player) {
  std::uint32_t at = index_.find(g);
  if (at == 0) {
    facts_.push_back({find(g, Player::left), find(g, Player::right)});
    at = static_cast<std::uint32_t>(facts_.size());
    index_.insert(g, at);
  }
  return facts_[at - 1][player == Player::right ? 1 : 0];
}

TermFacts ValueFacts::find(Value g, Player player) {
  const int sign = player == Player::left ? 1 : -1;
  TermFacts out{.known = true};
  // A lower bound, so what is too good for the player may be cut.
  const auto scaled = [&](const Dyadic& x) {
    const FixedPoint fixed = fixed_point(x);
    out.known = out.known && fixed.exact && sign * fixed.key >= -kGreatest;
    return out.known ? std::min(sign * fixed.key, kGreatest) : 0;
  };
  const auto is_at_least = [&](Value x, Value stop) {
    return player == Player::left ? store_.less_equal(stop, x) : store_.less_equal(x, stop);
  };
  const Dyadic first = store_.stop(g, player), second = store_.stop(g, opponent(player));
  // A number + *n has n options. One of them is the number, which is its stop.
  const auto parts = store_.as_number_up_star(g);
  bool closed_first = parts && parts->ups == 0 && parts->star != 0;
  if (!closed_first) {
    store_.for_each_option(g, player, [&](Value option) {
      closed_first = closed_first || is_at_least(option, store_.number(first));
    });
  }
  out.first = kStopUnit * scaled(first) - (closed_first ? 0 : 1);
  out.second = kStopUnit * scaled(second) - (is_at_least(g, store_.number(second)) ? 0 : 1);
  out.mean = scaled(thermographs_.mean(g));
  const Dyadic temperature = thermographs_.temperature(g);
  if (temperature.sign() > 0) {
    const FixedPoint fixed = fixed_point(temperature);
    out.known = out.known && fixed.exact && fixed.key <= kGreatest;
    out.temperature = fixed.key;
  }
  return out;
}

}  // namespace summand
