#include "summand/loopy/degree.hpp"

#include "summand/loopy/alternation.hpp"

namespace summand {

std::optional<Stopper> upsum(StopperStore& store, Stopper s, Stopper t) {
  const LoopyGame game = sum(store.game(s), store.game(t), store.budget());
  const Stopper onside = onsides(store, game.graph())[game.start()];
  return onside ? std::optional(onside) : std::nullopt;
}

std::optional<Stopper> downsum(StopperStore& store, Stopper s, Stopper t) {
  const std::optional<Stopper> turned = upsum(store, store.negative(s), store.negative(t));
  return turned ? std::optional(store.negative(*turned)) : std::nullopt;
}

std::optional<Stopper> degree(StopperStore& store, Stopper s) {
  return upsum(store, s, store.negative(s));
}

bool is_plumtree(const LoopyGame& game, Budget& budget) {
  const LoopyGame part = reachable_part(game, budget);
  return components(all_moves(part.graph(), budget), budget).count == part.graph().size();
}

}  // namespace summand
