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

bool is_idempotent(StopperStore& store, Stopper s) {
  return upsum(store, s, s) == s && downsum(store, s, s) == s;
}

std::optional<Stopper> upsum_variety(StopperStore& store, Stopper s, Stopper idempotent) {
  const auto rest = downsum(store, store.negative(s), store.negative(idempotent));
  return rest ? upsum(store, s, *rest) : std::nullopt;
}

std::optional<Stopper> downsum_variety(StopperStore& store, Stopper s, Stopper idempotent) {
  const auto rest = upsum(store, store.negative(s), idempotent);
  return rest ? downsum(store, s, *rest) : std::nullopt;
}

std::optional<Variety> variety(StopperStore& store, Stopper s) {
  const auto its_degree = degree(store, s);
  if (!its_degree || !is_idempotent(store, *its_degree)) return std::nullopt;
  const auto above = upsum_variety(store, s, *its_degree);
  const auto below = downsum_variety(store, s, *its_degree);
  if (!above || !below) return std::nullopt;
  return Variety{*above, *below};
}

bool is_plumtree(const LoopyGame& game, Budget& budget) {
  const LoopyGame part = reachable_part(game, budget);
  return components(all_moves(part.graph(), budget), budget).count == part.graph().size();
}

}  // namespace summand
