#include "summand/theory/reduced.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "summand/base/check.hpp"
#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/fold.hpp"
#include "summand/value/first_days.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;

// Whether g <= h up to an infinitesimal.
bool is_nearly_less_equal(ValueStore& store, Value g, Value h) {
  return store.right_stop(store.difference(h, g)) >= 0;
}

// The reduced options of a hot game, for its reduced form.
class NearOptions {
 public:
  NearOptions(ValueStore& store, Value whole, Player player, std::span<const Value> options)
      : store_(store), whole_(whole), player_(player), options_(options.begin(), options.end()) {
    bypass_reversible();
    remove_dominated();
    // An option that reverses through a number is worse than the stop of a hot game.
    SUMMAND_CHECK(!options_.empty());
  }

  const std::vector<Value>& list() const { return options_; }

 private:
  // Whether g is at least as good as h for the player, up to an infinitesimal.
  bool nearly_as_good(Value g, Value h) {
    return player_ == Player::left ? is_nearly_less_equal(store_, h, g)
                                   : is_nearly_less_equal(store_, g, h);
  }

  // The opponent's answer after which the player is not better off than before, or nullopt.
  std::optional<Value> reversing(Value option) {
    for (const Value answer : store_.options(option, opponent(player_))) {
      if (nearly_as_good(whole_, answer)) return answer;
    }
    return std::nullopt;
  }

  void bypass_reversible() {
    std::vector<Value> waiting, kept;
    waiting.swap(options_);
    while (!waiting.empty()) {
      store_.budget().ask();
      const Value option = waiting.back();
      waiting.pop_back();
      const std::optional<Value> answer = reversing(option);
      if (!answer) {
        kept.push_back(option);
      } else if (!is_number(store_, *answer)) {
        store_.for_each_option(*answer, player_, [&](Value next) { waiting.push_back(next); });
      }
    }
    options_ = std::move(kept);
  }

  void remove_dominated() {
    std::vector<Value> kept;
    for (const Value option : options_) {
      const auto is_better = [&](Value other) { return nearly_as_good(other, option); };
      if (std::ranges::any_of(kept, is_better)) continue;
      std::erase_if(kept, [&](Value other) { return nearly_as_good(option, other); });
      kept.push_back(option);
    }
    options_ = std::move(kept);
  }

  ValueStore& store_;
  Value whole_;
  Player player_;
  std::vector<Value> options_;
};

// The same by the options, like canonical forms, but up to infinitesimals: dominated options are
// deleted, reversible ones are bypassed, and options that reverse through a number are dropped.
Value reduced_by_options(ValueStore& store, Value g) {
  const auto number = [&](Value f) -> std::optional<Value> {
    if (!is_numberish(store, f)) return std::nullopt;
    return store.number(store.left_stop(f));
  };
  const auto of_options = [&](Value f, std::span<const Value> left, std::span<const Value> right) {
    const NearOptions lefts(store, f, Player::left, left), rights(store, f, Player::right, right);
    return store.make(lefts.list(), rights.list());
  };
  return fold<Value>(store, g, number, of_options);
}

bool is_near(ValueStore& store, Value g, Value h) {
  return is_nearly_less_equal(store, g, h) && is_nearly_less_equal(store, h, g);
}

TEST(ReducedForms, AgreeWithTheTable) {
  ValueStore store;
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("heat.tsv")) {
    if (row[2] != "reduced canonical form") continue;
    ++rows;
    const Value g = value_from_text(store, row[1]), expected = value_from_text(store, row[3]);
    EXPECT_EQ(reduced(store, g), expected) << row[1];
    EXPECT_EQ(reduced_by_options(store, g), expected) << row[1];
  }
  EXPECT_EQ(rows, 28);
}

RC_GTEST_PROP(ReducedForms, AreTheSameByBothAlgorithms, (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  const Value form = reduced(store, g);
  RC_ASSERT(reduced_by_options(store, g) == form);
  RC_ASSERT(is_near(store, g, form));
  RC_ASSERT(reduced(store, form) == form);
}

// Games have the same reduced form if and only if their difference is an infinitesimal.
RC_GTEST_PROP(ReducedForms, AreOneForAllGamesThatAreInfinitesimallyClose,
              (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b);
  RC_ASSERT((reduced(store, g) == reduced(store, h)) ==
            is_infinitesimal(store, store.difference(g, h)));
  const Value speck = value_from_text(store, "{^|{{^*|v}|0}}");
  RC_ASSERT(reduced(store, store.sum(g, speck)) == reduced(store, g));
}

RC_GTEST_PROP(ReducedForms, AreNeverBornLater, (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  RC_ASSERT(store.birthday(reduced(store, g)) <= store.birthday(g));
}

TEST(ReducedForms, AreEqualByBothAlgorithmsOnGamesOfDay3) {
  ValueStore store;
  std::set<Value> forms;
  const std::vector<Value> games = born_by(store, 3);
  EXPECT_EQ(games.size(), 1474u);
  for (const Value g : games) {
    const Value form = reduced(store, g);
    EXPECT_EQ(reduced_by_options(store, g), form) << print(store, g);
    EXPECT_TRUE(is_near(store, g, form));
    forms.insert(form);
  }
  EXPECT_LT(forms.size(), games.size());
}

// The algorithm by options in a wrong variant: options that reverse through a number are kept.
Value reduced_without_dropping(ValueStore& store, Value g) {
  if (is_numberish(store, g)) return store.number(store.left_stop(g));
  std::vector<Value> lists[2];
  for (const Player player : {Player::left, Player::right}) {
    const auto as_good = [&](Value a, Value b) {
      return player == Player::left ? is_nearly_less_equal(store, b, a)
                                    : is_nearly_less_equal(store, a, b);
    };
    std::vector<Value> waiting;
    for (const Value option : store.options(g, player)) {
      waiting.push_back(reduced_without_dropping(store, option));
    }
    std::vector<Value>& kept = lists[static_cast<int>(player)];
    while (!waiting.empty()) {
      const Value option = waiting.back();
      waiting.pop_back();
      std::optional<Value> through;
      for (const Value answer : store.options(option, opponent(player))) {
        if (as_good(g, answer) && !is_number(store, answer)) through = answer;
      }
      if (through) {
        for (const Value next : store.options(*through, player)) waiting.push_back(next);
      } else if (std::ranges::none_of(kept, [&](Value other) { return as_good(other, option); })) {
        std::erase_if(kept, [&](Value other) { return as_good(option, other); });
        kept.push_back(option);
      }
    }
  }
  return store.make(lists[0], lists[1]);
}

TEST(ReducedForms, LackTheOptionsThatReverseThroughANumber) {
  ValueStore store;
  const Value g = value_from_text(store, "{0,{1|-1}|-1}");
  EXPECT_EQ(reduced_by_options(store, g), value_from_text(store, "{0|-1}"));
  EXPECT_EQ(reduced(store, g), value_from_text(store, "{0|-1}"));
  EXPECT_EQ(reduced_without_dropping(store, g), g);
  // If there is no such option, the rest of the algorithm gives the same.
  const Value plain = value_from_text(store, "{{3|1},{6|-4}|-2}");
  EXPECT_EQ(reduced_without_dropping(store, plain), reduced(store, plain));
}

}  // namespace
}  // namespace summand
