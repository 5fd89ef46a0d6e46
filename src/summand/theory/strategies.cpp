#include "summand/theory/strategies.hpp"

#include <algorithm>

#include "summand/base/check.hpp"
#include "summand/theory/compound.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

Dyadic width_at(const Thermograph& graph, const Dyadic& t) {
  return graph.at(Player::left, t) - graph.at(Player::right, t);
}

// The summand with the greatest measure(i), among those that are no numbers.
template <class Measure>
Result<std::size_t> greatest(ValueStore& store, std::span<const Value> summands,
                             Measure&& measure) {
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < summands.size(); ++i) {
    if (is_number(store, summands[i])) continue;
    if (!best || measure(i) > measure(*best)) best = i;
  }
  if (!best) return fail("every summand is a number: the stop is reached");
  return *best;
}

SumAdvice advice_at(Thermographs& thermographs, const SumState& state, std::size_t summand,
                    const Dyadic& tax) {
  const Value g = state.summands[summand];
  return {.move = {summand, best_option(thermographs, g, state.to_move, tax)},
          .temperature = thermographs.temperature(g),
          .tax = tax,
          .width = width_at(thermographs.of(g), tax)};
}

Result<std::size_t> hottest(Thermographs& thermographs, const SumState& state) {
  return greatest(thermographs.store(), state.summands,
                  [&](std::size_t i) { return thermographs.temperature(state.summands[i]); });
}

}  // namespace

Value best_option(Thermographs& thermographs, Value g, Player player, const Dyadic& t) {
  struct Found {
    Value option;
    Dyadic value, mean;
  };
  std::optional<Found> best;
  const auto better = [&](const Dyadic& a, const Dyadic& b) {
    return player == Player::left ? a > b : a < b;
  };
  for (const Value option : thermographs.store().options(g, player)) {
    Found found{option, thermographs.of(option).at(opponent(player), t), thermographs.mean(option)};
    if (!best || better(found.value, best->value) ||
        (found.value == best->value && better(found.mean, best->mean))) {
      best = std::move(found);
    }
  }
  SUMMAND_CHECK(best.has_value());
  return best->option;
}

Result<SumAdvice> thermostat(Thermographs& thermographs, const SumState& state) {
  std::vector<Thermograph> graphs;
  for (const Value summand : state.summands) graphs.push_back(thermographs.of(summand));
  const CompoundThermograph compound = compound_thermograph(graphs, state.to_move);
  SUMMAND_TRY(widest, greatest(thermographs.store(), state.summands, [&](std::size_t i) {
                return std::pair(width_at(graphs[i], compound.ambient), graphs[i].temperature);
              }));
  SumAdvice out = advice_at(thermographs, state, widest, compound.ambient);
  out.guarantee = compound.guarantee;
  return out;
}

Result<SumAdvice> hotstrat(Thermographs& thermographs, const SumState& state) {
  SUMMAND_TRY(summand, hottest(thermographs, state));
  const Dyadic tax = thermographs.temperature(state.summands[summand]);
  return advice_at(thermographs, state, summand, tax);
}

Result<SumAdvice> sentestrat(Thermographs& thermographs, const SumState& state) {
  SUMMAND_TRY(summand, hottest(thermographs, state));
  Dyadic ambient = thermographs.temperature(state.summands[summand]);
  if (state.ambient) ambient = std::min(ambient, *state.ambient);
  const bool is_answer = state.last && state.ambient &&
                         thermographs.temperature(state.summands[*state.last]) > *state.ambient;
  if (is_answer) {
    summand = *state.last;
    ambient = *state.ambient;
  }
  SumAdvice out = advice_at(thermographs, state, summand, ambient);
  out.is_answer = is_answer;
  out.ambient = ambient;
  return out;
}

}  // namespace summand
