#include "summand/loopy/stopper_kinds.hpp"

#include <optional>
#include <vector>

#include "summand/loopy/alternation.hpp"
#include "summand/loopy/pseudo_number.hpp"
#include "summand/value/number_tiny_shape.hpp"

namespace summand {

namespace {

// x + under, which is {pass|x}, or x + over for Right.
Stopper beside(StopperStore& store, Stopper x, Player player) {
  LoopyBuilder builder(store.budget());
  const auto number = builder.add_game(store.game(x));
  const auto pass = builder.add_node();
  builder.add_option(pass, player, pass);
  builder.add_option(pass, opponent(player), number);
  return store.add(builder.build(pass));
}

}  // namespace

bool is_plumtree(StopperStore& store, Stopper s) {
  const LoopyGame game = store.game(s);
  // Each position is a strong component of its own.
  return components(all_moves(game.graph(), store.budget()), store.budget()).count ==
         game.graph().size();
}

std::optional<Dyadic> number_beside(StopperStore& store, Stopper s) {
  const PseudoNumber left = strong(stop(store, s, Player::left));
  if (left.kind != PseudoNumber::Kind::finite) return std::nullopt;
  if (left != strong(stop(store, s, Player::right))) return std::nullopt;
  return left.number;
}

bool is_infinitesimal(StopperStore& store, Stopper s) {
  return number_beside(store, s) == Dyadic();
}

bool is_number_tiny(StopperStore& store, Stopper s) {
  PseudoNumbers numbers(store);
  if (numbers.number(s)) return true;
  const auto only = [&](Stopper of, Player player) {
    const std::vector<Stopper> options = store.options(of, player);
    return options.size() == 1 ? std::optional(options.front()) : std::nullopt;
  };
  const auto threatens = [&](Stopper threat, Stopper x, Player player) {
    const Stopper least = beside(store, x, player);
    return player == Player::left ? store.greater_or_equal(least, threat)
                                  : store.greater_or_equal(threat, least);
  };
  return has_shape_of_number_tiny(
      s, only, [&](Stopper x) { return numbers.number(x).has_value(); }, threatens);
}

}  // namespace summand
