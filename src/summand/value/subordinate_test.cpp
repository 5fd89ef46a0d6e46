#include "summand/value/subordinate.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/value/first_days.hpp"

namespace summand {
namespace {

using testing::GameTree;
using testing::value_from_text;
using testing::value_of;

TEST(Subordinates, StandOnBasesOfAnyForm) {
  ValueStore store;
  const auto on = [&](std::string_view g, const Form& base) {
    return subordinate(store, value_from_text(store, g), base);
  };
  const Form one = canonical_form(store.number(1)), star = canonical_form(store.nimber(1));
  EXPECT_EQ(on("1/8", one), store.number(-3));
  EXPECT_EQ(on("*", one), std::nullopt);
  EXPECT_EQ(on("*5", star), store.nimber(4));
  EXPECT_EQ(on("^", literal(store, {store.nimber(1)}, {store.nimber(1)})), store.number(1));
  EXPECT_EQ(on("{1|-1}", canonical_form(store.zero())), value_from_text(store, "{1|-1}"));
}

// Each base : H has the subordinate H.
RC_GTEST_PROP(Subordinates, UndoOrdinalSums, ()) {
  const GameTree base_tree = *testing::tree(2), top_tree = *testing::tree(2);
  ValueStore store;
  std::vector<Value> left, right;
  for (const GameTree& option : base_tree.left) left.push_back(value_of(store, option));
  for (const GameTree& option : base_tree.right) right.push_back(value_of(store, option));
  const Form base = literal(store, left, right);
  const Value top = value_of(store, top_tree);
  const Value sum = ordinal_sum(store, base, canonical_form(top)).value();
  RC_ASSERT(subordinate(store, sum, base) == top);
}

// {^|} is 1 = {0|}: its ^ is reversible, and 0 takes its place.
TEST(Subordinates, StandOnBasesWithReversibleOptions) {
  ValueStore store;
  const auto values = [&](std::initializer_list<std::string_view> texts) {
    std::vector<Value> out;
    for (const std::string_view text : texts) out.push_back(value_from_text(store, text));
    return out;
  };
  const std::vector<Value> options =
      values({"0", "1", "*", "^", "v", "{1|*}", "{2|1}", "{1|-1}", "^*", "-2"});
  const std::vector<Value> tops = values({"0", "1", "-1", "*", "1/2", "^", "{1|-1}"});
  for (std::size_t left = 0; left < options.size(); ++left) {
    for (std::size_t right = 0; right <= options.size(); ++right) {
      std::vector<Value> of_right;
      if (right < options.size()) of_right.push_back(options[right]);
      const Form base = literal(store, {options[left]}, std::move(of_right));
      for (const Value top : tops) {
        const Value sum = ordinal_sum(store, base, canonical_form(top)).value();
        EXPECT_EQ(subordinate(store, sum, base), top) << left << ' ' << right;
      }
    }
  }
}

// A second way: all sums of a base and a top born by day 2.
TEST(Subordinates, AreMissingOnlyIfNoSumIsEqual) {
  ValueStore store;
  const std::vector<Value> games = born_by(store, 2);
  for (const Value base_value : games) {
    const Form base = canonical_form(base_value);
    std::vector<Value> sums;
    for (const Value top : games) {
      sums.push_back(ordinal_sum(store, base, canonical_form(top)).value());
    }
    for (const Value g : games) {
      const auto found = subordinate(store, g, base);
      const auto at = std::ranges::find(sums, g);
      // A top is born no later than the sum.
      EXPECT_EQ(found.has_value(), at != sums.end());
      if (found && at != sums.end()) {
        EXPECT_EQ(*found, games[static_cast<std::size_t>(at - sums.begin())]);
      }
    }
  }
}

}  // namespace
}  // namespace summand
