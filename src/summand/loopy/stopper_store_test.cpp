#include "summand/loopy/stopper_store.hpp"

#include <gtest/gtest.h>

#include "summand/loopy/alternation.hpp"
#include "summand/loopy/loopy_test_support.hpp"
#include "summand/loopy/side_order.hpp"
#include "summand/value/followers.hpp"

namespace summand {
namespace {

using testing::loopy_named;
using testing::loopy_of;
using testing::random_loopy;
using testing::simple_loopy_games;

std::vector<LoopyGame> random_stoppers(unsigned seed, std::size_t count, unsigned most_nodes) {
  std::mt19937 random(seed);
  Budget budget;
  const auto games = simple_loopy_games();
  std::vector<LoopyGame> out = games;
  while (out.size() < count) {
    const LoopyGame game = random_loopy(random, games, most_nodes);
    if (is_stopper(game, budget)) out.push_back(game);
  }
  return out;
}

TEST(StopperStore, ACanonicalFormIsAStopperThatEqualsTheGame) {
  Budget budget;
  for (const LoopyGame& game : random_stoppers(1, 400, 8)) {
    StopperStore store;
    const LoopyGame canonical = store.game(store.add(game));
    EXPECT_TRUE(is_stopper(canonical, budget));
    EXPECT_TRUE(equal(game, canonical, budget));
    EXPECT_LE(canonical.graph().size(), reachable_part(game, budget).graph().size());
  }
}

TEST(StopperStore, EqualStoppersHaveTheSameCanonicalGraphInEveryStore) {
  Budget budget;
  StopperStore shared;
  const auto games = random_stoppers(2, 150, 4);
  std::size_t equal_pairs = 0;
  for (const LoopyGame& g : games) {
    StopperStore own;
    const LoopyGame once = own.game(own.add(g));
    const LoopyGame again = own.game(own.add(once));
    EXPECT_EQ(once.graph(), again.graph());
    const Stopper s = shared.add(g);
    EXPECT_EQ(shared.game(s).graph(), once.graph());
    EXPECT_EQ(shared.add(once), s);
    for (const LoopyGame& h : games) {
      const Stopper t = shared.add(h);
      EXPECT_EQ(s == t, shared.greater_or_equal(s, t) && shared.greater_or_equal(t, s));
      EXPECT_EQ(s == t, shared.game(t).graph() == once.graph());
      equal_pairs += s == t;
    }
  }
  EXPECT_GT(equal_pairs, 2 * games.size());
}

TEST(StopperStore, TheOrderIsThatOfTheSides) {
  Budget budget;
  StopperStore store;
  const auto games = random_stoppers(3, 60, 5);
  for (const LoopyGame& g : games) {
    for (const LoopyGame& h : games) {
      EXPECT_EQ(store.compare(store.add(g), store.add(h)), compare(g, h, budget));
    }
  }
}

TEST(StopperStore, TheOrderIsTransitive) {
  StopperStore store;
  std::vector<Stopper> all;
  for (const LoopyGame& game : random_stoppers(4, 60, 5)) all.push_back(store.add(game));
  for (const Stopper a : all) {
    EXPECT_TRUE(store.greater_or_equal(a, a));
    EXPECT_EQ(store.negative(store.negative(a)), a);
    for (const Stopper b : all) {
      EXPECT_EQ(store.greater_or_equal(a, b),
                store.greater_or_equal(store.negative(b), store.negative(a)));
      if (!store.greater_or_equal(a, b)) continue;
      for (const Stopper c : all) {
        if (store.greater_or_equal(b, c)) {
          EXPECT_TRUE(store.greater_or_equal(a, c));
        }
      }
    }
  }
}

TEST(StopperStore, ShortGamesHaveTheirCanonicalForms) {
  ValueStore values;
  StopperStore store;
  std::mt19937 random(5);
  std::vector<Value> known = {values.zero(), values.number(1), values.nimber(1)};
  for (int i = 0; i < 200; ++i) {
    std::vector<Value> options[2];
    for (auto& list : options) {
      for (unsigned j = static_cast<unsigned>(random() % 3); j > 0; --j) {
        list.push_back(known[random() % known.size()]);
      }
    }
    const Value g = values.make(options[0], options[1]);
    known.push_back(g);
    const Stopper s = store.add(loopy_game(values, g));
    EXPECT_EQ(store.game(s).graph().size(), followers(values, g).size());
    EXPECT_EQ(short_value(values, store.game(s)), g);
    const Value h = known[random() % known.size()];
    EXPECT_EQ(store.compare(s, store.add(loopy_game(values, h))), values.compare(g, h));
  }
}

TEST(StopperStore, StarsThatLeadToAGameThatIsZeroAreNotTiedIntoACycle) {
  StopperStore store;
  // {*|*}, where * leads back to a second node for 0
  EXPECT_EQ(store.add(loopy_of({{{1}, {1}}, {{2}, {2}}, {{}, {}}})), store.zero());
  EXPECT_EQ(store.add(loopy_of({{{1}, {1}}, {{2}, {2}}, {{3}, {3}}, {{4}, {4}}, {{}, {}}})),
            store.zero());
}

TEST(StopperStore, NamedGamesAreInTheirKnownOrder) {
  StopperStore store;
  ValueStore values;
  const auto named = [&](const char* name) { return store.add(loopy_named(name)); };
  const auto is_less = [&](Stopper a, Stopper b) { return store.compare(a, b) < 0; };
  const Stopper up1 = store.add(loopy_game(values, up(values, 1)));
  const Stopper up9 = store.add(loopy_game(values, up(values, 9)));
  EXPECT_TRUE(is_less(up1, named("upon")));
  EXPECT_TRUE(is_less(up9, named("over")));
  EXPECT_TRUE(
      is_less(named("over"), store.add(loopy_game(values, values.number(Dyadic::ratio(1, 9))))));
  EXPECT_TRUE(is_less(named("lo"), store.zero()));
  EXPECT_TRUE(is_less(store.zero(), named("hi")));
  EXPECT_TRUE(is_less(named("ace"), named("over")));
  EXPECT_EQ(store.compare(named("ace"), up1), std::partial_ordering::unordered);
  EXPECT_EQ(store.negative(named("on")), named("off"));
  EXPECT_EQ(store.negative(named("over")), named("under"));
  EXPECT_EQ(store.negative(named("hi")), named("lo"));
}

TEST(StopperStore, AStopAtAnyQuestionLeavesAStoreThatCanBeUsed) {
  const auto games = random_stoppers(6, 30, 6);
  std::vector<LoopyGame> expected;
  for (const LoopyGame& game : games) {
    StopperStore store;
    expected.push_back(store.game(store.add(game)));
  }
  for (std::uint64_t question = 50; question < 4000; question += 37) {
    Budget::Limits limits;
    limits.questions = question;
    StopperStore store{Budget(limits)};
    std::size_t stopped = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
      for (bool done = false; !done;) {
        try {
          EXPECT_EQ(store.game(store.add(games[i])).graph(), expected[i].graph());
          done = true;
        } catch (const LimitReached&) {
          ++stopped;
          ASSERT_LE(stopped, 1u);
        }
      }
    }
  }
}

}  // namespace
}  // namespace summand
