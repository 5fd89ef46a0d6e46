#include "summand/theory/hot_sums.hpp"

#include <algorithm>

#include "summand/base/check.hpp"
#include "summand/value/properties.hpp"

namespace summand {

// --- switches ---

namespace {

// first - second + third - fourth + ...
Dyadic alternating(std::span<const Dyadic> sizes) {
  Dyadic out;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (i % 2 == 0) {
      out += sizes[i];
    } else {
      out -= sizes[i];
    }
  }
  return out;
}

// Adds the next point upwards. It replaces one where the wall does not bend. Slopes are -1, 0 and
// 1.
void climb(std::vector<WallPoint>& wall, WallPoint next) {
  if (wall.size() >= 2) {
    const WallPoint& low = wall[wall.size() - 2];
    const WallPoint& last = wall.back();
    if ((low.value <=> last.value) == (last.value <=> next.value)) wall.pop_back();
  }
  wall.push_back(std::move(next));
}

std::vector<WallPoint> wall_of(Thermographs& thermographs, const SwitchSum& sum, Player player) {
  const std::vector<Dyadic>& sizes = sum.sizes;
  const bool odd = sizes.size() % 2 == 1;
  const Dyadic end = stop(sum, player);
  const Thermograph number = thermographs.of(thermographs.store().number(end));
  // The last number's wall is that of the player who is to move when only the number is left.
  const std::vector<WallPoint>& below = number.wall(odd ? opponent(player) : player);
  const auto taxed = [&](const Dyadic& value, const Dyadic& t) {
    return player == Player::left ? value - t : value + t;
  };
  std::vector<WallPoint> wall;
  for (const WallPoint& point : below) {
    if (point.t < 0) climb(wall, {point.t, odd ? taxed(point.value, point.t) : point.value});
  }
  climb(wall, {0, end});
  // If k switches are larger than the tax, the wall slants for odd k.
  std::size_t k = sizes.size();
  while (k > 0 && sizes[k - 1] == 0) --k;
  Dyadic t = 0, value = end;
  for (; k > 0; --k) {
    if (k % 2 == 1) value = taxed(value, sizes[k - 1] - t);
    t = sizes[k - 1];
    climb(wall, {t, value});
  }
  // If the wall was already vertical, the mast only continues it.
  if (wall.size() > 1 && wall[wall.size() - 2].value == wall.back().value) wall.pop_back();
  return wall;
}

}  // namespace

SwitchSum switch_sum(const Dyadic& number, std::span<const Switch> switches) {
  SwitchSum out{number, {}};
  for (const Switch& cheque : switches) {
    if (cheque.x < cheque.y) {
      out.mean += *simplest_between(Bound{cheque.x}, Bound{cheque.y});
      continue;
    }
    out.mean += (cheque.x + cheque.y).half();
    out.sizes.push_back(cheque.size());
  }
  std::sort(out.sizes.begin(), out.sizes.end(), std::greater<>());
  std::vector<Dyadic> single;
  for (Dyadic& size : out.sizes) {
    if (!single.empty() && single.back() == size) {
      single.pop_back();
    } else {
      single.push_back(std::move(size));
    }
  }
  out.sizes = std::move(single);
  return out;
}

std::optional<Switch> as_cheque(ValueStore& store, Value g) {
  if (is_number(store, g)) return std::nullopt;
  std::array<std::optional<Dyadic>, 2> ends;
  for (const Player player : {Player::left, Player::right}) {
    if (store.option_count(g, player) != 1) return std::nullopt;
    ends[player == Player::right] = as_number(store, store.options(g, player).front());
  }
  if (!ends[0] || !ends[1]) return std::nullopt;
  return Switch{*ends[0], *ends[1]};
}

std::optional<SwitchSum> as_switch_sum(ValueStore& store, std::span<const Value> summands) {
  Dyadic number = 0;
  std::vector<Switch> switches;
  for (const Value summand : summands) {
    if (const std::optional<Dyadic> x = as_number(store, summand)) {
      number += *x;
      continue;
    }
    const std::optional<Switch> cheque = as_cheque(store, summand);
    if (!cheque) return std::nullopt;
    switches.push_back(*cheque);
  }
  return switch_sum(number, switches);
}

Dyadic stop(const SwitchSum& sum, Player first) {
  const Dyadic gain = alternating(sum.sizes);
  return first == Player::left ? sum.mean + gain : sum.mean - gain;
}

Outcome outcome(const SwitchSum& sum) {
  // If the stop is 0, the player who moves next has lost.
  const bool starter_moves_last = sum.sizes.size() % 2 == 1;
  const int left_first = stop(sum, Player::left).sign();
  const int right_first = stop(sum, Player::right).sign();
  const bool left_wins_first = left_first > 0 || (left_first == 0 && starter_moves_last);
  const bool right_wins_first = right_first < 0 || (right_first == 0 && starter_moves_last);
  if (left_wins_first) return right_wins_first ? Outcome::next : Outcome::left;
  return right_wins_first ? Outcome::right : Outcome::previous;
}

Thermograph thermograph_of(Thermographs& thermographs, const SwitchSum& sum) {
  if (sum.sizes.empty()) return thermographs.of(thermographs.store().number(sum.mean));
  return {.left = wall_of(thermographs, sum, Player::left),
          .right = wall_of(thermographs, sum, Player::right),
          .mean = sum.mean,
          .temperature = sum.sizes.front()};
}

std::optional<std::size_t> cheque_to_cash(std::span<const Switch> cheques) {
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < cheques.size(); ++i) {
    if (cheques[i].size() < 0) continue;
    if (!best || cheques[i].size() > cheques[*best].size()) best = i;
  }
  return best;
}

// --- three and four stops ---

namespace {

// An option of a player: the stop when the opponent moves in it, and how it cools.
struct Side {
  Dyadic near, mean, temperature;
};

Side number(const Dyadic& x) { return {x, x, 0}; }
Side left_switch(const Dyadic& x, const Dyadic& y) { return {y, (x + y).half(), (x - y).half()}; }
Side right_switch(const Dyadic& x, const Dyadic& y) { return {x, (x + y).half(), (x - y).half()}; }

FewStops of_sides(const Side& left, const Side& right) {
  FewStops out{left.near, right.near, left.near, 0};
  if (left.near == right.near) return out;
  const Dyadic half = (left.mean - right.mean).half();
  if (half >= std::max(left.temperature, right.temperature)) {
    out.market = Market::equitable;
    out.mean = (left.mean + right.mean).half();
    out.temperature = half;
    return out;
  }
  // The hotter option is answered, so the game is worth the result of that.
  const bool is_rights = right.temperature > left.temperature;
  out.market = Market::excitable;
  out.sente = is_rights ? Player::right : Player::left;
  out.mean = is_rights ? right.near : left.near;
  out.temperature = is_rights ? left.mean - right.near : left.near - right.mean;
  return out;
}

std::unexpected<Error> not_falling() { return fail("the stops must not rise from left to right"); }

}  // namespace

Result<FewStops> four_stops(const Dyadic& a, const Dyadic& b, const Dyadic& c, const Dyadic& d) {
  if (a < b || b < c || c < d) return not_falling();
  FewStops out = of_sides(left_switch(a, b), right_switch(c, d));
  // {{a|b}|{b|d}} is the number b: neither player gains by his threat.
  if (out.market == Market::cold) out.temperature = temperature_of_number(b);
  return out;
}

Result<FewStops> three_stops(const Dyadic& x, const Dyadic& y, const Dyadic& z, Player threatens) {
  if (x < y || y < z) return not_falling();
  return threatens == Player::right ? of_sides(number(x), right_switch(y, z))
                                    : of_sides(left_switch(x, y), number(z));
}

}  // namespace summand
