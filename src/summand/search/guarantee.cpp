#include "summand/search/guarantee.hpp"

#include <array>

#include "summand/number/dyadic.hpp"

namespace summand {

namespace {

// The limit ensures that sums of thousands of terms do not overflow.
constexpr std::int64_t kGreatest = std::int64_t{1} << 48;

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
  const auto scaled = [&](const Dyadic& x) {
    const FixedPoint fixed = fixed_point(x);
    out.known = out.known && fixed.exact && std::abs(fixed.key) <= kGreatest;
    return out.known ? sign * fixed.key : 0;
  };
  const Dyadic second = store_.stop(g, opponent(player));
  out.first = scaled(store_.stop(g, player));
  out.second = scaled(second);
  out.mean = scaled(thermographs_.mean(g));
  const Dyadic temperature = thermographs_.temperature(g);
  if (temperature.sign() > 0) out.temperature = sign * scaled(temperature);
  const Value stop = store_.number(second);
  out.closed = player == Player::left ? store_.less_equal(stop, g) : store_.less_equal(g, stop);
  return out;
}

}  // namespace summand
