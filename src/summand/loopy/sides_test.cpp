#include "summand/loopy/sides.hpp"

#include <gtest/gtest.h>

#include "summand/loopy/degree.hpp"
#include "summand/loopy/loopy_outcome.hpp"
#include "summand/loopy/loopy_test_support.hpp"
#include "summand/loopy/side_order.hpp"

namespace summand {
namespace {

using testing::loopy_named;
using testing::loopy_of;
using testing::random_loopy;
using testing::simple_loopy_games;

TEST(Sides, AreStoppersWithTheSidesOfTheGame) {
  std::mt19937 random(1);
  const auto simple = simple_loopy_games();
  Budget budget;
  std::size_t found = 0, stoppers = 0;
  for (int i = 0; i < 600; ++i) {
    const LoopyGame game = random_loopy(random, simple, 7);
    StopperStore store;
    const auto all = sides(store, game.graph());
    for (LoopyGraph::Node node = 0; node < 7 && node < all.size(); ++node) {
      if (!all[node]) continue;
      ++found;
      stoppers += all[node]->is_stopper();
      const LoopyGame here = game.at(node);
      const LoopyGame on = store.game(all[node]->onside), off = store.game(all[node]->offside);
      EXPECT_TRUE(onside_greater_or_equal(here, on, budget));
      EXPECT_TRUE(onside_greater_or_equal(on, here, budget));
      EXPECT_TRUE(offside_greater_or_equal(here, off, budget));
      EXPECT_TRUE(offside_greater_or_equal(off, here, budget));
      EXPECT_TRUE(store.greater_or_equal(all[node]->onside, all[node]->offside));
    }
  }
  EXPECT_GT(found, 3000u);
  EXPECT_LT(stoppers, found - 300);
}

TEST(Sides, OfTheNegativeAreTheNegativeSidesExchanged) {
  std::mt19937 random(2);
  const auto simple = simple_loopy_games();
  Budget budget;
  StopperStore store;
  for (int i = 0; i < 300; ++i) {
    const LoopyGame game = random_loopy(random, simple, 5);
    const auto here = sides(store, game), turned = sides(store, negative(game, budget));
    if (!here || !turned) continue;
    EXPECT_EQ(*turned, negative(store, *here));
  }
}

TEST(Sides, OfASumComeFromTheSidesOfItsParts) {
  std::mt19937 random(3);
  const auto simple = simple_loopy_games();
  Budget budget;
  StopperStore store;
  std::size_t compared = 0;
  for (int i = 0; i < 60; ++i) {
    const LoopyGame g = random_loopy(random, simple, 3), h = random_loopy(random, simple, 3);
    const auto both = sides(store, sum(g, h, budget));
    const auto of_g = sides(store, g), of_h = sides(store, h);
    if (!both || !of_g || !of_h) continue;
    ++compared;
    EXPECT_EQ(sum(store, *of_g, *of_h), both);
    EXPECT_EQ(sum(store, *of_h, *of_g), both);
  }
  EXPECT_GT(compared, 50u);
}

// With a game X without loops, Left survives G + X exactly if she survives the onside of G + X, and
// wins exactly if she wins the offside of G + X.
TEST(Sides, TellTheOutcomesOfSumsWithShortGames) {
  std::mt19937 random(4);
  const auto simple = simple_loopy_games();
  Budget budget;
  StopperStore store;
  for (int i = 0; i < 200; ++i) {
    const LoopyGame game = random_loopy(random, simple, 4);
    const auto found = sides(store, game);
    if (!found) continue;
    for (std::size_t j = 0; j < 10; ++j) {
      const LoopyGame& x = simple[j];  // the first ones are short
      const auto letters = [&](const LoopyGame& g) {
        return outcome_letters(ending(sum(g, x, budget), budget));
      };
      const std::string whole = letters(game), on = letters(store.game(found->onside)),
                        off = letters(store.game(found->offside));
      for (const std::size_t first : {0u, 1u}) {
        EXPECT_EQ(whole[first] != 'R', on[first] != 'R');
        EXPECT_EQ(whole[first] == 'L', off[first] == 'L');
      }
    }
  }
}

TEST(Sides, OfGamesFromTheLiterature) {
  StopperStore store;
  ValueStore values;
  Budget budget;
  const auto short_game = [&](Value value) { return store.add(loopy_game(values, value)); };
  const auto number = [&](int n) { return short_game(values.number(n)); };
  const auto named = [&](const char* name) { return store.add(loopy_named(name)); };
  EXPECT_EQ(sides(store, loopy_named("dud")), (Sides{named("on"), named("off")}));
  EXPECT_EQ(sides(store, loopy_named("tis")), (Sides{number(1), number(0)}));
  EXPECT_EQ(sides(store, loopy_named("tisn")), (Sides{number(0), number(-1)}));
  const LoopyGame two = sum(loopy_named("tis"), loopy_named("tis"), budget);
  EXPECT_EQ(sides(store, sum(two, loopy_named("tisn"), budget)), (Sides{number(2), number(-1)}));
  EXPECT_EQ(sides(store, sum(loopy_named("over"), loopy_named("under"), budget)),
            (Sides{named("over"), named("under")}));
  // a{1|{a|0}} = 2 & {1|-1}
  const LoopyGame swing = loopy_of({{{1}, {2}}, {{3}, {}}, {{0}, {3}}, {{}, {}}});
  EXPECT_EQ(sides(store, swing),
            (Sides{number(2), short_game(switch_of(values, values.number(1)))}));
  // a{0|{|a}} alternates for ever, and yet it is *.
  const LoopyGame star = loopy_of({{{1}, {2}}, {{}, {}}, {{}, {0}}});
  const auto found = sides(store, star);
  ASSERT_TRUE(found && found->is_stopper());
  EXPECT_EQ(found->onside, short_game(values.nimber(1)));
}

// A game for which plain sidling does not end, at least for one side.
TEST(Sides, ALimitOfSidlingIsGuessedAndProved) {
  StopperStore store;
  ValueStore values;
  Budget budget;
  const auto short_game = [&](Value value) { return loopy_game(values, value); };
  // a{*,b|a,-1}, b{b,c|b,{2|0}}, c{a|on,c}
  LoopyBuilder builder{Budget()};
  const auto a = builder.add_node(), b = builder.add_node(), c = builder.add_node();
  builder.add_option(a, Player::left, builder.add_game(short_game(values.nimber(1))));
  builder.add_option(a, Player::left, b);
  builder.add_option(a, Player::right, a);
  builder.add_option(a, Player::right, builder.add_game(short_game(values.number(-1))));
  builder.add_option(b, Player::left, b);
  builder.add_option(b, Player::left, c);
  builder.add_option(b, Player::right, b);
  const Value two[] = {values.number(2), values.zero()};
  const Value hot = values.make({two, 1}, {two + 1, 1});
  builder.add_option(b, Player::right, builder.add_game(short_game(hot)));
  builder.add_option(c, Player::left, a);
  builder.add_option(c, Player::right, builder.add_game(loopy_named("on")));
  builder.add_option(c, Player::right, c);
  const LoopyGame game = builder.build(a);
  const LoopyGame turned = negative(game, budget);
  const bool is_plain =
      onsides(store, game.graph(), {}, 0)[a] && onsides(store, turned.graph(), {}, 0)[a];
  EXPECT_FALSE(is_plain);
  // The sides are compared with the game before they are returned.
  EXPECT_TRUE(sides(store, game));
}

TEST(Degree, IsNeverNegativeAndZeroForShortGames) {
  StopperStore store;
  const auto games = simple_loopy_games();
  for (std::size_t i = 0; i < games.size(); ++i) {
    const Stopper s = store.add(games[i]);
    const auto d = degree(store, s);
    ASSERT_TRUE(d);
    EXPECT_TRUE(store.greater_or_equal(*d, store.zero()));
    if (i < 10) {
      EXPECT_EQ(*d, store.zero());
    }
    EXPECT_EQ(degree(store, store.negative(s)), d);
    EXPECT_EQ(downsum(store, s, store.negative(s)), store.negative(*d));
  }
}

TEST(Degree, OfNamedStoppers) {
  StopperStore store;
  const auto named = [&](const char* name) { return store.add(loopy_named(name)); };
  EXPECT_EQ(degree(store, named("on")), named("on"));
  EXPECT_EQ(degree(store, named("hot")), named("on"));
  EXPECT_EQ(degree(store, named("over")), named("over"));
  EXPECT_EQ(degree(store, named("hi")), named("hi"));
  EXPECT_EQ(degree(store, named("lo")), named("hi"));
  const Stopper upon_star = named("upon*");
  const std::vector left = {store.zero()}, right = {store.negative(upon_star)};
  EXPECT_EQ(degree(store, named("upon")), store.make(left, right));
  EXPECT_EQ(degree(store, upon_star), store.make(left, right));
}

// Retrograde analysis shows that ace - ace and twice as
// much are different: Left survives only one of them with miny(1) if Right starts.
TEST(Degree, TwiceADegreeMayBeMore) {
  StopperStore store;
  ValueStore values;
  Budget budget;
  for (const char* name : {"on", "over", "upon", "upon*", "hot", "deuce"}) {
    const auto d = degree(store, store.add(loopy_named(name)));
    EXPECT_EQ(upsum(store, *d, *d), d) << name;
  }
  const LoopyGame ace = loopy_named("ace");
  const LoopyGame once = sum(ace, negative(ace, budget), budget);
  const LoopyGame miny_1 = loopy_game(values, *miny(values, values.number(1)));
  EXPECT_EQ(outcome_letters(ending(sum(once, miny_1, budget), budget)), "DR");
  EXPECT_EQ(outcome_letters(ending(sum(sum(once, once, budget), miny_1, budget), budget)), "DD");
  const Stopper hi = store.add(loopy_named("hi"));
  EXPECT_EQ(degree(store, hi), hi);
  EXPECT_EQ(upsum(store, hi, hi), store.add(loopy_named("on")));
  const auto d = degree(store, store.add(ace));
  EXPECT_TRUE(store.compare(*d, *upsum(store, *d, *d)) < 0);
}

TEST(Variety, IsTheSameFromBothSides) {
  StopperStore store;
  const auto games = simple_loopy_games();
  std::size_t found = 0;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const Stopper s = store.add(games[i]);
    const auto its = variety(store, s);
    EXPECT_EQ(its.has_value(), is_idempotent(store, *degree(store, s)));
    if (!its) continue;
    ++found;
    EXPECT_TRUE(its->is_stable()) << i;
    const auto turned = variety(store, store.negative(s));
    ASSERT_TRUE(turned);
    EXPECT_EQ(turned->of_upsum, store.negative(its->of_downsum));
    if (i < 10) {
      EXPECT_EQ(its->of_upsum, store.zero());
    }
  }
  EXPECT_GE(found, games.size() / 2);
}

TEST(Variety, OfNamedStoppers) {
  StopperStore store;
  const auto named = [&](const char* name) { return store.add(loopy_named(name)); };
  const auto variety_of = [&](const char* name) { return variety(store, named(name))->of_upsum; };
  EXPECT_EQ(variety_of("on"), named("on"));
  EXPECT_EQ(variety_of("over"), named("over"));
  EXPECT_EQ(variety_of("under"), named("under"));
  // The degrees of hi and ace are no idempotents.
  EXPECT_FALSE(variety(store, named("hi")));
  EXPECT_FALSE(variety(store, named("ace")));
}

TEST(Degree, PlumtreesHaveNoCycleButPasses) {
  Budget budget;
  EXPECT_TRUE(is_plumtree(loopy_named("upon*"), budget));
  EXPECT_TRUE(is_plumtree(loopy_named("joker"), budget));
  EXPECT_FALSE(is_plumtree(loopy_named("tis"), budget));
}

}  // namespace
}  // namespace summand
