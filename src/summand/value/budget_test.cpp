// A store that is stopped during its work stays valid, and can do that work later.
#include <functional>
#include <gtest/gtest.h>

#include "summand/testing/short_forms.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/form.hpp"
#include "summand/value/names.hpp"
#include "summand/value/print.hpp"
#include "summand/value/reductions.hpp"

namespace summand {
namespace {

using testing::value_from_text;

// Operations of all kinds that make or compare values. Returns the text of the result.
std::string work(ValueStore& store) {
  const Value g = value_from_text(store, "{{5|1},{4|{3|-1}}|{0,^|-2,{*|-4}}}");
  const Value h = value_from_text(store, "{2|{1|{0,*2|-1}},-1*}");
  const Value sum = store.sum(g, h);
  const Value difference = store.difference(store.multiple(2, g), store.sum(h, sum));
  const Value base = ordinal_sum(store, canonical_form(value_from_text(store, "{^|*}")),
                                 canonical_form(value_from_text(store, "{1|*}")))
                         .value();
  const Value options[] = {sum, base, store.nimber(3)};
  const Reductions reduced = reductions(store, {sum, base, store.zero()}, {difference, g});
  const Value all = store.make(options, std::span(&difference, 1));
  return print(store, all) + " " + print(store, reduced.value) + " " +
         print(count_followers(store, all)) + " " + print(store, *up_power(store, 5));
}

void expect_valid(ValueStore& store, std::span<const Value> roots) {
  for (const Value g : followers(store, roots)) {
    ASSERT_EQ(store.make(store.left_options(g), store.right_options(g)), g);
    ASSERT_EQ(store.negative(store.negative(g)), g);
  }
}

TEST(Budget, AFailureAtAnyQuestionLeavesTheStoreValid) {
  ValueStore whole;
  const std::string expected = work(whole);
  int stopped = 0;
  // The first few hundred questions one by one, then with growing steps.
  for (std::uint64_t question = 1;; question += 1 + question / 300) {
    ValueStore store(Budget(Budget::Limits{.questions = question}));
    bool reached = false;
    try {
      EXPECT_EQ(work(store), expected);
    } catch (const LimitReached& limit) {
      reached = true;
      EXPECT_EQ(limit.limit, Limit::size);
    }
    if (!reached) break;
    ++stopped;
    // Earlier values are still valid, and the work can be done with a larger budget.
    store.budget() = Budget();
    ASSERT_EQ(work(store), expected) << "stopped at question " << question;
    const Value g = value_from_text(store, "{{5|1},{4|{3|-1}}|{0,^|-2,{*|-4}}}");
    expect_valid(store, std::span(&g, 1));
  }
  EXPECT_GT(stopped, 300);
}

TEST(Budget, OfMemoryIsObserved) {
  ValueStore store(Budget(Budget::Limits{.memory = 1 << 20}));
  const auto chain = [&] {
    Value g = store.zero();
    for (int n = 1; n < 1'000'000; ++n) {
      const Value left = store.number(n);
      g = store.make(std::span(&left, 1), std::span(&g, 1));
    }
    return g;
  };
  try {
    chain();
    FAIL() << "a million values in a megabyte";
  } catch (const LimitReached& reached) {
    EXPECT_EQ(reached.limit, Limit::memory);
  }
  EXPECT_GT(store.size(), 1000u);
  EXPECT_EQ(print(store, value_from_text(store, "{1|0}")), "{1|0}");
}

TEST(Budget, OfTimeEndsLongWork) {
  ValueStore store(Budget(Budget::Limits{.time = std::chrono::milliseconds(50)}));
  try {
    // Each choice of states of these games is a different position.
    Value sum = store.zero();
    for (int k = 1; k <= 20; ++k) {
      const std::string unit = std::to_string(k * k * k);
      sum = store.sum(sum, value_from_text(store, "{" + unit + "||" + unit + "/2|-" + unit + "}"));
    }
    FAIL() << "summed";
  } catch (const LimitReached& reached) {
    EXPECT_EQ(reached.limit, Limit::time);
  }
}

}  // namespace
}  // namespace summand
