// Adds a Domineering board, a game chosen by its name and a hot switch, and says who wins.
#include <array>
#include <chrono>
#include <fmt/core.h>
#include <string_view>

#include "summand/base/config.hpp"
#include "summand/games/domineering.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/print.hpp"

namespace {

using namespace summand;

// A game that is known when the program is compiled.
Result<Value> value_of_board(ValueStore& store, std::string_view text) {
  const games::Domineering rules;
  SUMMAND_TRY(position, rules.parse(text));
  Evaluator evaluate(rules, store);
  return evaluate(position);
}

// Any game, by its name.
Result<Value> value_of(Evaluators& evaluators, std::string_view game, std::string_view text) {
  const AnyRuleset* ruleset = find_ruleset(game);
  if (ruleset == nullptr) return fail(fmt::format("there is no game {}", game));
  SUMMAND_TRY(position, ruleset->parse(text));
  return position.value(evaluators);
}

Result<Value> whole(ValueStore& store) {
  Evaluators evaluators(store);
  SUMMAND_TRY(board, value_of_board(store, "...|...|#.."));
  SUMMAND_TRY(strip, value_of(evaluators, "toads-and-frogs", "TT..FF"));
  const std::array left{store.number(3)};
  const std::array right{store.number(-1)};
  const Value hot = store.make(left, right);  // {3|-1}
  return store.sum(std::array{board, strip, hot});
}

}  // namespace

int main() {
  Budget budget({.memory = 1'000'000'000, .time = std::chrono::seconds(60)});
  ValueStore store(budget);
  try {
    const Result<Value> sum = whole(store);
    if (!sum) {
      fmt::print("at {}: {}\n", sum.error().offset, sum.error().message);
      return 1;
    }
    fmt::print("summand {}: {} = {}\n", SUMMAND_VERSION, print(store, *sum),
               sentence(outcome(store, *sum)));
  } catch (const LimitReached& limit) {
    fmt::print("{}\n", limit.message);
    return 2;
  }
}
