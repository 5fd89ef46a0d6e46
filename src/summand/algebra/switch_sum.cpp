#include "summand/algebra/switch_sum.hpp"

#include <array>
#include <vector>

namespace summand {

namespace {

std::optional<SwitchSum> switch_sum_of_one(const Game& game) {
  if (const AnyPosition* position = game.position()) {
    return switch_sum_of(*position, game.evaluators());
  }
  return as_switch_sum(game.store(), std::array{game.value()});
}

void add_copies(const Dyadic& copies, const SwitchSum& sum, Dyadic& mean,
                std::vector<Switch>& switches) {
  mean += copies * sum.mean;
  // Two switches of one size add up to 0, and a switch +-a is its own negative.
  if (copies.half().is_integer()) return;
  for (const Dyadic& size : sum.sizes) switches.push_back({size, -size});
}

}  // namespace

std::optional<SwitchSum> switch_sum_of(const AnyPosition& position, Evaluators& evaluators) {
  Dyadic mean;
  std::vector<Switch> switches;
  for (const auto& [part, count] : position.parts()) {
    const Value value = part.value(evaluators);
    // Most games are not switches, and the first part already shows it.
    const auto sum = as_switch_sum(evaluators.store(), std::array{value});
    if (!sum) return std::nullopt;
    add_copies(Dyadic(count), *sum, mean, switches);
  }
  return switch_sum(mean, switches);
}

std::optional<SwitchSum> switch_sum_of(const Game& game) {
  Dyadic mean;
  std::vector<Switch> switches;
  for (const Summand& summand : game.summands()) {
    const std::optional<SwitchSum> term = switch_sum_of_one(summand.game);
    if (!term) return std::nullopt;
    add_copies(summand.copies, *term, mean, switches);
  }
  return switch_sum(mean, switches);
}

}  // namespace summand
