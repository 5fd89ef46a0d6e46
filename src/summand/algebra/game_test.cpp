#include "summand/algebra/game.hpp"

#include <fmt/core.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/language/language_test_support.hpp"
#include "summand/testing/arbitrary.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

Game game(Session& session, std::string_view expression) {
  const auto answer = session.evaluate(expression);
  EXPECT_TRUE(answer && answer->get<Game>()) << expression;
  return *answer->get<Game>();
}

// The terms of a sum, each with its copies.
std::string terms(std::string_view expression) {
  Session session;
  std::string out;
  for (const Summand& summand : game(session, expression).summands()) {
    out += print(summand.copies) + " " + summand.game.print() + "; ";
  }
  return out;
}

TEST(Game, IsASumOfTerms) {
  EXPECT_EQ(terms("^*2"), "1 ^*2; ");
  EXPECT_EQ(terms("nim(3) + {3|-1} - ^*2"), "1 nim(3); 1 {3|-1}; -1 ^*2; ");
  EXPECT_EQ(terms("1 - (2 - 3.(4 + +-5))"), "1 1; -1 2; 3 4; 3 {5|-5}; ");
  EXPECT_EQ(terms("0.nim(3)"), "");
  EXPECT_EQ(terms("-2.(-3).*"), "6 *; ");
  EXPECT_EQ(terms("* : 1 + {1 + 2|}"), "1 * : 1; 1 {1 + 2|}; ");
}

TEST(Game, ANegativePositionIsMirrored) {
  EXPECT_EQ(terms("-domineering(\"...\")"), "1 domineering(\".|.|.\"); ");
  EXPECT_EQ(terms("1 - 2.toads-and-frogs(\"TT.F\")"), "1 1; 2 toads-and-frogs(\"T.FF\"); ");
}

TEST(Game, PrintsAsItWasWritten) {
  EXPECT_EQ(written("1 - (2 - 3.({4|} : *)) + x").substr(0, 2), "no");
  EXPECT_EQ(written("1 - (2 - 3.({4|} : *))"), "1 - (2 - 3.({4|} : *))");
  EXPECT_EQ(written("2.(3/4^)"), "2.(3/4^)");
  EXPECT_EQ(written("2.(2.^)"), "2.(2.^)");
  EXPECT_EQ(written("-(1 + 2)"), "-(1 + 2)");
  EXPECT_EQ(written("(1 : 2) : (3 : 4)"), "1 : 2 : (3 : 4)");
  EXPECT_EQ(written("(-1) : -2"), "(-1) : (-2)");
  EXPECT_EQ(written("{1,*|{2|3}}"), "{1,*|{2|3}}");
}

// 25,001 copies, whose partial sums would have some hundred million followers.
TEST(Game, ALongSumHasNoValuesOfItsPartialSums) {
  Session session(Budget({.memory = 400'000'000}));
  std::string expression = "1 + ^ + *2 + {1|0}";
  for (int i = 0; i < 25'000; ++i) expression += " + 1 + ^ + *2 + {1|0}";
  const Game sum = game(session, expression);
  const std::size_t before = session.store().size();
  EXPECT_EQ(sum, game(session, "25001 + 25001.^ + *2 + 12500 + {1|0}"));
  EXPECT_LT(session.store().size(), before + 200'000);
}

TEST(Game, ASumThatOccursExponentiallyOftenHasItsValue) {
  Session session;
  std::string expression = "{1|0} + ^";
  Game sum = game(session, expression);
  for (int i = 0; i < 40; ++i) sum = sum + sum;
  EXPECT_EQ(sum, game(session, "549755813888 + 1099511627776.^"));
}

TEST(Game, OrdinalSumsUseTheFormAsItWasWritten) {
  // Both are 0, but the braces have different options, and {*|*}:1 = {*,0|*} by definition.
  EXPECT_EQ(said("{*|*} == 0"), "true");
  EXPECT_EQ(said("{*|*} : 1"), "^");
  EXPECT_EQ(said("canonical({*|*}) : 1"), "1");
  EXPECT_EQ(said("0 : 1"), "1");
  EXPECT_EQ(said("{*|*} : 1 == {0,*|*}"), "true");
  EXPECT_EQ(said("{*,*2|*,*2} : * == *3"), "true");
  EXPECT_EQ(said("canonical({*,*2|*,*2}) : * == *"), "true");
}

TEST(Game, FormsSurviveSumsNegativesNamesAndCalls) {
  Session session;
  EXPECT_EQ(said(session, "z = {*|*}"), "0");
  EXPECT_EQ(said(session, "z : 1"), "^");
  EXPECT_EQ(said(session, "(-z) : -1 == -(z : 1)"), "true");
  EXPECT_EQ(said(session, "(z + 0) : 1"), "^");
  EXPECT_EQ(said(session, "1.z : 1"), "^");
  // A nim position of value 0 with moves to *, *2, *3 and others is not the 0 without moves.
  EXPECT_EQ(said(session, "nim(1,2,3) == 0"), "true");
  EXPECT_EQ(said(session, "nim(1,2,3) : 1 == nim() : 1").substr(0, 5), "false");
  EXPECT_EQ(said(session, "canonical(nim(1,2,3)) : 1"), "1");
}

TEST(Game, HasOperators) {
  Session session;
  const Game g = game(session, "{3|1}"), h = game(session, "2");
  EXPECT_EQ(print(session.store(), (g + g).value()), "4");
  EXPECT_TRUE(g + h == h + g);
  EXPECT_TRUE(g - g == game(session, "0"));
  EXPECT_TRUE(g > game(session, "0"));
  EXPECT_EQ(g <=> h, std::partial_ordering::unordered);
  EXPECT_EQ((-g).outcome(), Outcome::right);
}

// --- laws ---

// Reads a value back from all of its texts.
void check_texts(Session& session, Value value) {
  ValueStore& store = session.store();
  for (const std::string& text :
       {print(store, value), pretty(store, value), print_braces(store, value)}) {
    const auto read = session.evaluate(text);
    RC_ASSERT(read.has_value());
    RC_ASSERT(read->get<Game>()->value() == value);
  }
}

RC_GTEST_PROP(GameLaws, ParsingWhatIsPrintedGivesTheSameValue, ()) {
  Session session;
  check_texts(session, value_of(session.store(), *testing::recipe(3)));
}

RC_GTEST_PROP(GameLaws, ParsingWhatIsPrintedGivesTheSameValueOfTreesOfDepthSix, ()) {
  Session session;
  check_texts(session, value_of(session.store(), *testing::tree(6)));
}

RC_GTEST_PROP(GameLaws, WhatWasWrittenReadsBackAsItself, (const testing::GameTree& tree)) {
  Session session;
  const std::string text = text_of(tree);
  for (const std::string& expression :
       {text, "-(" + text + ") + 2." + text + " - " + text + " : " + text,
        "-(" + text + " : " + text + ")"}) {
    const auto first = session.evaluate(expression);
    RC_ASSERT(first.has_value());
    const std::string printed = first->get<Game>()->print();
    const auto second = session.evaluate(printed);
    RC_ASSERT(second.has_value());
    RC_ASSERT(second->get<Game>()->print() == printed);
    RC_ASSERT(second->get<Game>()->value() == first->get<Game>()->value());
  }
}

// A game that is made of values by a random choice of operators.
Game random_construction(Session& session, int depth) {
  if (depth == 0) return {session.workspace(), value_of(session.store(), *testing::recipe(0))};
  const Game g = random_construction(session, depth - 1);
  const auto other = [&] { return random_construction(session, depth - 1); };
  switch (*rc::gen::inRange(0, 6)) {
    case 0:
      return -g;
    case 1:
      return g + other();
    case 2:
      return g - other();
    case 3:
      return g.ordinal_sum(other());
    case 4:
      return g.copies(*rc::gen::inRange(-3, 4));
    default: {
      const Game h = other();
      return braces(session.workspace(), {&g, 1}, {&h, 1});
    }
  }
}

RC_GTEST_PROP(GameLaws, EveryConstructionReadsBackWithItsForm, ()) {
  Session session;
  const Game g = random_construction(session, 2);
  const auto read = session.evaluate(g.print());
  RC_ASSERT(read.has_value());
  const Game& again = *read->get<Game>();
  RC_ASSERT(again.value() == g.value());
  const Game top(session.workspace(), session.store().number(1));
  RC_ASSERT(again.ordinal_sum(top).value() == g.ordinal_sum(top).value());
}

// Other programs write -1 + ^2* as -1^2*, and 1 + tiny(2) as 1Tiny(2).
RC_GTEST_PROP(GameLaws, ANumberJoinsTheRestWithItsSign, ()) {
  Session session;
  ValueStore& store = session.store();
  const auto leaf = *testing::recipe(0);
  const NumberUpStar parts{Dyadic::ratio(leaf.quarters, 2), leaf.ups, leaf.star};
  RC_PRE(!parts.number.is_zero());
  const std::string number = print(store, store.number(parts.number));
  const std::string rest = print(store, store.number_up_star({0, leaf.ups, leaf.star}));
  if (rest != "0") {
    const auto joined = session.evaluate(number + rest);
    RC_ASSERT(joined.has_value());
    RC_ASSERT(joined->get<Game>()->value() == store.number_up_star(parts));
  }
  for (const char* name : {"Tiny(2)", "Miny(1/2)"}) {
    const auto one = session.evaluate(number + name);
    const auto other = session.evaluate(fmt::format("({}) + ({})", number, name));
    RC_ASSERT(one.has_value());
    RC_ASSERT(*one->get<Game>() == *other->get<Game>());
  }
}

RC_GTEST_PROP(GameLaws, TermsAddUpToTheSum, (const testing::Recipe& a, const testing::Recipe& b)) {
  Session session;
  ValueStore& store = session.store();
  const Value g = value_of(store, a), h = value_of(store, b);
  const Game sum = Game(session.workspace(), g) - Game(session.workspace(), h).copies(3);
  Value added = store.zero();
  for (const Summand& summand : sum.summands()) {
    added = store.sum(added, store.multiple(summand.copies, summand.game.value()));
  }
  RC_ASSERT(added == sum.value());
  RC_ASSERT(added == store.difference(g, store.multiple(3, h)));
}

TEST(Game, FindsThePositionsInIt) {
  Session session;
  const auto game = [&](const char* text) { return *session.evaluate(text)->get<Game>(); };
  EXPECT_FALSE(game("{1|0} + 3.^").has_positions());
  EXPECT_TRUE(game("nim(3)").has_positions());
  EXPECT_TRUE(game("{0|{1|3.nim(3) : *}} - ^").has_positions());
  const auto is_loopy = [](const AnyPosition& position) { return position.loopy(); };
  EXPECT_FALSE(game("nim(3) + domineering(2x2)").has_position_where(is_loopy));
  EXPECT_TRUE(game("nim(3) + {northcott(\"L..R\")|}").has_position_where(is_loopy));
}

}  // namespace
}  // namespace summand
