#include "summand/loopy/loopy_text.hpp"

#include <gtest/gtest.h>
#include <set>

#include "summand/loopy/alternation.hpp"
#include "summand/loopy/loopy_test_support.hpp"

namespace summand {
namespace {

using testing::loopy_named;
using testing::loopy_of;
using testing::random_loopy;
using testing::simple_loopy_games;

class LoopyTexts : public ::testing::Test {
 public:
  std::string text(const LoopyGame& game) { return texts.print(*sides(store, game)); }

  ValueStore values;
  StopperStore store;
  LoopyText texts{store, values};
  Budget budget;
};

TEST_F(LoopyTexts, NamesAreFoundByValue) {
  for (const char* name :
       {"on", "off", "over", "under", "upon", "upon*", "ace", "deuce", "trey", "dud"}) {
    EXPECT_EQ(text(loopy_named(name)), name);
  }
  const LoopyGame ace = loopy_named("ace");
  EXPECT_EQ(text(sum(ace, ace, budget)), "deuce");
  EXPECT_EQ(text(sum(ace, loopy_named("deuce"), budget)), "trey");
  EXPECT_EQ(text(negative(ace, budget)), "-ace");
  EXPECT_EQ(text(loopy_named("joker")), "{ace|-ace}");
  EXPECT_EQ(text(loopy_named("hi")), "{on||0|off}");
  EXPECT_EQ(text(loopy_named("lo")), "{on|0||off}");
  EXPECT_EQ(text(loopy_named("hot")), "{on|off}");
  EXPECT_EQ(text(loopy_named("tis")), "1 & 0");
  EXPECT_EQ(text(*tiny(loopy_named("on"), budget)), "tiny(on)");
  EXPECT_EQ(text(*miny(loopy_named("deuce"), budget)), "miny(deuce)");
  EXPECT_EQ(text(sum(loopy_named("upon"), loopy_named("upon"), budget)), "{0|upon*}");
}

TEST_F(LoopyTexts, PseudoNumbersAreSums) {
  const auto number = [&](const Dyadic& x) { return loopy_game(values, values.number(x)); };
  EXPECT_EQ(text(sum(number(2), loopy_named("over"), budget)), "2+over");
  EXPECT_EQ(text(sum(number(Dyadic::ratio(-1, 1)), loopy_named("over"), budget)), "-1/2+over");
  EXPECT_EQ(text(sum(number(-3), loopy_named("under"), budget)), "-3+under");
}

TEST_F(LoopyTexts, LabelsNameTheBracesBehindThem) {
  // a{a|^}: upon with up in the place of *
  const LoopyGame pass = loopy_of({{{0}, {1}}, {{2}, {3}}, {{}, {}}, {{2}, {2}}});
  EXPECT_EQ(text(pass), "a{a|^}");
  // A game at its side does not get its label.
  const LoopyGame two[] = {pass, negative(pass, budget)};
  EXPECT_EQ(text(braces({two, 1}, {two + 1, 1}, budget)), "{a{a|^}|a{v|a}}");
}

TEST_F(LoopyTexts, DifferentValuesHaveDifferentTextsThatDoNotDependOnTheStore) {
  std::mt19937 random(1);
  const auto simple = simple_loopy_games();
  std::set<std::string> seen;
  std::set<Stopper> made;
  for (int i = 0; i < 1500; ++i) {
    const LoopyGame game = random_loopy(random, simple, 5);
    if (!is_stopper(game, budget)) continue;
    const Stopper s = store.add(game);
    const std::string here = texts.print(s);
    made.insert(s);
    seen.insert(here);
    EXPECT_EQ(seen.size(), made.size()) << here;
    if (i % 10 != 0) continue;
    StopperStore other_store;
    LoopyText other(other_store, values);
    EXPECT_EQ(other.print(other_store.add(game)), here);
  }
  EXPECT_GT(made.size(), 100u);
}

TEST_F(LoopyTexts, ALongTextIsALimitAndNotATruncation) {
  const Stopper hi = store.add(loopy_named("hi"));
  EXPECT_EQ(texts.print(hi, 11), "{on||0|off}");
  EXPECT_THROW(texts.print(hi, 10), LimitReached);
}

TEST(PseudoNumber, TheirOrderIsThatOfTheirGames) {
  ValueStore values;
  StopperStore store;
  Budget budget;
  PseudoNumbers numbers(store);
  std::vector<Stopper> games = {store.add(loopy_named("on")), store.add(loopy_named("off"))};
  for (const Dyadic& x : {Dyadic(0), Dyadic(2), Dyadic(-1), Dyadic::ratio(3, 2)}) {
    const LoopyGame number = loopy_game(values, values.number(x));
    games.push_back(store.add(number));
    for (const char* name : {"over", "under"}) {
      const auto both = sides(store, sum(number, loopy_named(name), budget));
      ASSERT_TRUE(both && both->is_stopper());
      games.push_back(both->onside);
    }
  }
  for (const Stopper g : games) {
    const auto x = numbers.pseudo_number(g);
    ASSERT_TRUE(x);
    EXPECT_EQ(stop(store, g, Player::left), *x);
    for (const Stopper h : games) {
      EXPECT_EQ(store.compare(g, h), *x <=> *numbers.pseudo_number(h));
    }
  }
  EXPECT_FALSE(numbers.pseudo_number(store.add(loopy_named("upon"))));
}

TEST(PseudoNumber, StopsOfShortGamesAreTheirStops) {
  ValueStore values;
  StopperStore store;
  std::mt19937 random(2);
  std::vector<Value> known = {values.zero(), values.number(1), values.nimber(1)};
  for (int i = 0; i < 100; ++i) {
    const Value options[] = {known[random() % known.size()], known[random() % known.size()]};
    const Value g = values.make({options, 1}, {options + 1, 1});
    known.push_back(g);
    const Stopper s = store.add(loopy_game(values, g));
    EXPECT_EQ(stop(store, s, Player::left).number, values.left_stop(g));
    EXPECT_EQ(stop(store, s, Player::right).number, values.right_stop(g));
  }
}

TEST(PseudoNumber, StopsOfLoopyGames) {
  StopperStore store;
  const auto stops = [&](const char* name) {
    const Stopper s = store.add(loopy_named(name));
    return print(stop(store, s, Player::left)) + " " + print(stop(store, s, Player::right));
  };
  EXPECT_EQ(stops("upon"), "0 0");
  EXPECT_EQ(stops("hot"), "on off");
  EXPECT_EQ(stops("hi"), "on 0");
  EXPECT_EQ(stops("over"), "over over");
}

TEST(NamedLoopyGames, EachOfTheListCanBeMade) {
  Budget budget;
  for (const NamedLoopyGame& named : named_loopy_games()) {
    EXPECT_TRUE(named_loopy_game(named.name, budget)) << named.name;
  }
  EXPECT_FALSE(named_loopy_game("own", budget));
  EXPECT_FALSE(tiny(loopy_named("upon*"), budget) && tiny(loopy_named("off"), budget));
  EXPECT_FALSE(miny(loopy_named("dud"), budget));
}

}  // namespace
}  // namespace summand
