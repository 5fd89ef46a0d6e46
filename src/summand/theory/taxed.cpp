#include "summand/theory/taxed.hpp"

#include "summand/base/check.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

namespace {

using scaffold::better;
using Walls = std::vector<WallPoint>;

// The part of one side: the best wall of its options, and the end of the gap on that side.
struct Offer {
  Walls wall;
  std::optional<Bound> end;  // nullopt without options
};

template <Player player>
Offer offer(std::span<const Taxed* const> options) {
  Offer out;
  Walls spare;
  for (const Taxed* option : options) {
    const Walls& wall = option->graph.wall(opponent(player));
    if (out.wall.empty()) {
      out.wall = wall;
    } else {
      better<player == Player::left ? 1 : -1, Dyadic>(out.wall, wall, spare);
      out.wall.swap(spare);
    }
  }
  if (out.wall.empty()) return out;
  out.end = Bound{out.wall.front().value, true};
  for (const Taxed* option : options) {
    const bool as_good =
        player == Player::left ? option->reaches_right_stop : option->keeps_left_stop;
    if (as_good && option->stop(opponent(player)) == out.end->at) out.end->closed = false;
  }
  return out;
}

}  // namespace

Taxed negative(const Taxed& game) {
  const auto negated = [](Walls wall) {
    for (WallPoint& point : wall) point.value = -point.value;
    return wall;
  };
  return {{negated(game.graph.right), negated(game.graph.left), -game.graph.mean,
           game.graph.temperature},
          game.keeps_left_stop,
          game.reaches_right_stop};
}

Taxed taxed_number(const Dyadic& x) {
  const Walls mast{{0, x}};
  return {{mast, mast, x, temperature_of_number(x)}, true, true};
}

Taxed taxed(Thermographs& thermographs, Value game) {
  ValueStore& store = thermographs.store();
  return {thermographs.of(game), store.less_equal(store.number(store.right_stop(game)), game),
          store.less_equal(game, store.number(store.left_stop(game)))};
}

Taxed taxed(std::span<const Taxed* const> left, std::span<const Taxed* const> right) {
  const Offer lower = offer<Player::left>(left), upper = offer<Player::right>(right);
  const bool meets = lower.end && upper.end &&
                     (lower.end->at > upper.end->at || (lower.end->at == upper.end->at &&
                                                        !(lower.end->closed && upper.end->closed)));
  if (!meets) {
    const std::optional<Dyadic> number = simplest_between(lower.end, upper.end);
    SUMMAND_CHECK(number.has_value());
    return taxed_number(*number);
  }
  const scaffold::Meeting<Dyadic> top = scaffold::meet<Dyadic>(lower.wall, upper.wall);
  Taxed out;
  out.graph.mean = top.value;
  out.graph.temperature = top.t;
  scaffold::raise<-1, Dyadic>(lower.wall, top, out.graph.left);
  scaffold::raise<1, Dyadic>(upper.wall, top, out.graph.right);
  scaffold::trim(out.graph.left);
  scaffold::trim(out.graph.right);
  out.reaches_right_stop = upper.end->closed;
  out.keeps_left_stop = lower.end->closed;
  return out;
}

Taxed translated(Taxed game, const Dyadic& x) {
  if (game.is_number()) return taxed_number(game.graph.mean + x);
  for (Walls* wall : {&game.graph.left, &game.graph.right}) {
    for (WallPoint& point : *wall) point.value += x;
  }
  game.graph.mean += x;
  return game;
}

}  // namespace summand
