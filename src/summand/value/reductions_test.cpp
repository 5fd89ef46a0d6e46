#include "summand/value/reductions.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;
using testing::value_of;

class ReductionsOf : public ::testing::Test {
 protected:
  std::vector<Value> values(std::vector<const char*> texts) {
    std::vector<Value> out;
    for (const char* text : texts) out.push_back(value_from_text(store, text));
    return out;
  }
  Value value(const char* text) { return value_from_text(store, text); }

  ValueStore store;
};

TEST_F(ReductionsOf, ACanonicalFormAreEmpty) {
  const Reductions found = reductions(store, values({"0", "*"}), values({"-1"}));
  EXPECT_TRUE(found.steps.empty());
  EXPECT_EQ(found.left, values({"0", "*"}));
  EXPECT_EQ(found.value, value("{0,*|-1}"));
}

TEST_F(ReductionsOf, AGameNameTheDominatingOption) {
  const Reductions found = reductions(store, values({"1", "3", "2"}), values({"-1", "-1", "0"}));
  const std::vector<Reduction> expected = {
      {Reduction::Kind::duplicate, Player::right, value("-1"), value("-1")},
      {Reduction::Kind::dominated, Player::left, value("1"), value("3")},
      {Reduction::Kind::dominated, Player::left, value("2"), value("3")},
      {Reduction::Kind::dominated, Player::right, value("0"), value("-1")},
  };
  EXPECT_EQ(found.steps, expected);
  EXPECT_EQ(found.value, value("{3|-1}"));
}

// {^|v} = *: Right answers ^ by a move to *, which is as good for him as the whole game.
TEST_F(ReductionsOf, AGameNameTheReversingAnswer) {
  const Reductions found = reductions(store, values({"^"}), values({"v"}));
  const std::vector<Reduction> expected = {
      {Reduction::Kind::reversible, Player::left, value("^"), value("*"), values({"0"})},
      {Reduction::Kind::reversible, Player::right, value("v"), value("*"), values({"0"})},
  };
  EXPECT_EQ(found.steps, expected);
  EXPECT_EQ(found.value, value("*"));
}

TEST_F(ReductionsOf, AGameMayLeaveNoOption) {
  const Reductions found = reductions(store, values({"-5"}), values({"7"}));
  ASSERT_EQ(found.steps.size(), 2u);
  EXPECT_EQ(found.steps[0].witness, value("-4"));
  EXPECT_TRUE(found.steps[0].replacements.empty());
  EXPECT_TRUE(found.left.empty() && found.right.empty());
  EXPECT_EQ(found.value, store.zero());
}

// Each step is justified by its statement and keeps the value, and the last one leaves the
// canonical form.
RC_GTEST_PROP(Reductions, AreEachJustifiedAndEndInTheCanonicalForm,
              (const std::vector<Recipe>& lefts, const std::vector<Recipe>& rights)) {
  ValueStore store;
  std::vector<Value> lists[2];
  for (std::size_t i = 0; i < lefts.size() && i < 4; ++i) {
    lists[0].push_back(value_of(store, lefts[i]));
  }
  for (std::size_t i = 0; i < rights.size() && i < 4; ++i) {
    lists[1].push_back(value_of(store, rights[i]));
  }
  const Reductions found = reductions(store, lists[0], lists[1]);
  const Value g = store.make(lists[0], lists[1]);
  RC_ASSERT(found.value == g);
  const auto not_worse = [&](Player player, Value x, Value y) {
    return player == Player::left ? store.less_equal(x, y) : store.less_equal(y, x);
  };
  for (const Reduction& step : found.steps) {
    std::vector<Value>& options = lists[step.player == Player::right];
    const auto at = std::find(options.begin(), options.end(), step.option);
    RC_ASSERT(at != options.end());
    options.erase(at);
    const auto stands = [&](Value option) {
      return std::find(options.begin(), options.end(), option) != options.end();
    };
    if (step.kind == Reduction::Kind::reversible) {
      const Player other = opponent(step.player);
      const std::vector<Value> answers = store.options(step.option, other);
      RC_ASSERT(std::find(answers.begin(), answers.end(), step.witness) != answers.end());
      RC_ASSERT(not_worse(other, g, step.witness));
      RC_ASSERT(step.replacements == store.options(step.witness, step.player));
      for (const Value replacement : step.replacements) {
        if (!stands(replacement)) options.push_back(replacement);
      }
    } else {
      RC_ASSERT(stands(step.witness));
      RC_ASSERT(not_worse(step.player, step.option, step.witness));
    }
    RC_ASSERT(store.make(lists[0], lists[1]) == g);
  }
  const auto sorted = [](std::vector<Value> values) {
    std::sort(values.begin(), values.end());
    return values;
  };
  RC_ASSERT(sorted(lists[0]) == sorted(store.left_options(g)));
  RC_ASSERT(sorted(lists[1]) == sorted(store.right_options(g)));
  RC_ASSERT(sorted(found.left) == sorted(lists[0]));
  RC_ASSERT(sorted(found.right) == sorted(lists[1]));
}

}  // namespace
}  // namespace summand
