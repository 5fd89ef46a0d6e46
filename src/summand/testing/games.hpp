// Short forms for the tests of games.
#pragma once

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ruleset/evaluate.hpp"
#include "summand/ruleset/visit.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/value/print.hpp"

namespace summand::testing {

// A nimber in the usual notation.
inline std::string nimber(std::uint64_t n) { return n == 0 ? "0" : "*" + std::to_string(n); }

// The options of a player, printed and sorted.
template <Ruleset R>
std::vector<std::string> moves_from(std::string_view text, Player player, const R& rules = R()) {
  const auto position = rules.parse(text);
  if (!position) return {"error: " + position.error().message};
  std::vector<std::string> out;
  visit_moves(rules, *position, player, [&](const typename R::Move& move) {
    out.push_back(rules.print(rules.play(*position, player, move)));
  });
  std::ranges::sort(out);
  return out;
}

// The parts of a position, printed.
template <Ruleset R>
std::vector<std::string> parts_from(std::string_view text, const R& rules = R()) {
  const auto position = rules.parse(text);
  if (!position) return {"error: " + position.error().message};
  std::vector<std::string> out;
  for (const auto& part : rules.parts(*position)) out.push_back(rules.print(part));
  return out;
}

// Whether a position has the value that is written in braces, numbers, ups and stars.
template <Ruleset R>
::testing::AssertionResult has_value(std::string_view text, std::string_view expected,
                                     const R& rules = R()) {
  ValueStore store;
  const auto position = rules.parse(text);
  if (!position) return ::testing::AssertionFailure() << text << ": " << position.error().message;
  Evaluator<R> evaluate(rules, store);
  const Value value = evaluate(*position);
  if (value == value_from_text(store, expected)) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << R::info.name << " " << text << " is "
                                       << print(store, value) << ", expected " << expected;
}

}  // namespace summand::testing
