// Any text. If it parses as a position of Hackenbush, it must not change by printing and parsing.
// Small positions must have the same value with and without theorems.
#include "summand/games/hackenbush.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "summand/base/check.hpp"
#include "summand/ruleset/evaluate.hpp"

extern "C" int summand_fuzz_hackenbush(const std::uint8_t* data, std::size_t size) {
  using namespace summand;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const games::Hackenbush rules;
  const auto graph = rules.parse(text);
  if (!graph) {
    SUMMAND_CHECK(graph.error().offset <= size);
    return 0;
  }
  SUMMAND_CHECK(rules.parse(rules.print(*graph)) == *graph);
  SUMMAND_CHECK(rules.mirror(rules.mirror(*graph)) == *graph);
  static_cast<void>(rules.picture(*graph));
  if (graph->edges().size() > 7) return 0;
  ValueStore store;
  Evaluator<games::Hackenbush> anything(rules, store), search(rules, store, By::search);
  const Value value = anything(*graph);
  SUMMAND_CHECK(search(*graph) == value);
  SUMMAND_CHECK(anything(rules.mirror(*graph)) == store.negative(value));
  return 0;
}
