// A power up^k with a coefficient a > 0, where no higher one follows, leaves Right one canonical
// option in the whole sum U: she answers in one of the up^k = {0 | -up^[k-1] + *}. So U is this
// option plus up^[k] + *. For a < 0 the same holds for Left. Only the difference of both is
// compared with up^[k], so every expansion that is found is right, and the tests show that none is
// missed.
#include "summand/theory/uptimals.hpp"

#include <array>
#include <fmt/core.h>
#include <string_view>

#include "summand/value/form.hpp"
#include "summand/value/naming.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

// k for up^[k], -k for its negative, 0 for all other values.
std::int64_t length_of_sum(Naming& naming, Value g) {
  const Writing writing = naming.writing(g);
  if (writing.shape == Writing::Shape::closed) {
    const NumberUpStar& parts = writing.closed;
    const bool is_up = parts.number.is_zero() && parts.star == 0 && parts.ups * parts.ups == 1;
    return is_up ? parts.ups : 0;
  }
  const Uptimal& sum = writing.uptimal;
  if (writing.shape != Writing::Shape::uptimal || sum.power) return 0;
  if (!sum.number.is_zero() || sum.star != 0) return 0;
  const auto n = static_cast<std::int64_t>(sum.n);
  return sum.down ? -n : n;
}

}  // namespace

std::optional<UptimalExpansion> uptimal_expansion(ValueStore& store, Value g) {
  if (!is_numberish(store, g)) return std::nullopt;
  UptimalExpansion out{.number = store.left_stop(g)};
  if (!is_number_up_star(store, g) && !out.number.is_zero()) {
    g = store.difference(g, store.number(out.number));
  }
  Naming naming(store);
  while (!is_number_up_star(store, g)) {
    store.budget().ask();
    if (!is_all_small(store, g)) return std::nullopt;
    std::int64_t length = 0;
    for (const Player player : {Player::right, Player::left}) {
      if (store.option_count(g, player) != 1) continue;
      const Value after = store.options(g, player).front();
      if (!is_infinitesimal(store, after)) continue;
      const Value lost = store.sum(store.difference(g, after), store.nimber(1));
      length = length_of_sum(naming, lost);
      if ((length > 0) != (player == Player::right)) length = 0;
      if (length == 0) continue;
      g = after;
      break;
    }
    if (length == 0) return std::nullopt;
    const std::int64_t sign = length > 0 ? 1 : -1;
    const auto count = static_cast<std::size_t>(length * sign);
    if (out.ups.size() < count) out.ups.resize(count);
    for (std::size_t i = 0; i < count; ++i) out.ups[i] += sign;
    out.star ^= 1;
  }
  const NumberUpStar parts = *store.as_number_up_star(g);
  if (out.ups.empty()) out.ups.resize(1);
  out.ups[0] += parts.ups;
  out.star ^= parts.star;
  while (!out.ups.empty() && out.ups.back() == 0) out.ups.pop_back();
  return out;
}

std::string print(const UptimalExpansion& expansion) {
  const auto& [number, ups, star] = expansion;
  std::string out;
  if (!number.is_zero() || star == 0) out = print(number);
  if (star == 1) out += '*';
  if (star > 1) out += fmt::format("*{}", star);
  out += '.';
  if (ups.empty()) out += '0';
  for (const std::int64_t copies : ups) {
    const std::uint64_t size =
        copies < 0 ? -static_cast<std::uint64_t>(copies) : static_cast<std::uint64_t>(copies);
    if (size < 10) {
      out += static_cast<char>('0' + size);
    } else if (size < 36) {
      out += static_cast<char>('A' + (size - 10));
    } else {
      out += fmt::format("({})", size);
    }
    if (copies < 0) out += '-';
  }
  return out;
}

bool is_uptimal(ValueStore& store, Value g) { return uptimal_expansion(store, g).has_value(); }

Result<Value> power_sum(ValueStore& store, Value g, const Dyadic& x) {
  if (x < 0) return fail(std::string(kNotAnExponent));
  if (x.is_zero()) return store.zero();
  // The signs of a number x > 0 are those of 1 and then those of y.
  SUMMAND_TRY(signs, sign_expansion(x));
  SUMMAND_TRY(y, from_sign_expansion(std::string_view(signs).substr(1)));
  return ordinal_sum(store, canonical_form(g), canonical_form(store.number(y))).value();
}

Result<Value> answer_to_power(ValueStore& store, Value g) {
  const bool is_base = store.option_count(g, Player::left) == 1 &&
                       store.option_count(g, Player::right) == 1 &&
                       store.options(g, Player::left).front() == store.zero();
  if (!is_base)
    return fail("a game with powers is {0|H} in canonical form, such as ^, * or tiny(2)");
  return store.options(g, Player::right).front();
}

Result<Value> power_of_game(ValueStore& store, Value g, const Dyadic& x) {
  SUMMAND_TRY(answer, answer_to_power(store, g));
  SUMMAND_TRY(so_far, power_sum(store, g, x - 1));
  return store.make(std::array{store.zero()}, std::array{store.difference(answer, so_far)});
}

}  // namespace summand
