#include "summand/algebra/construction.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/language/language_test_support.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

Game constructed(Session& session, std::string_view expression) {
  const auto answer = session.evaluate(expression);
  EXPECT_TRUE(answer && answer->get<Game>()) << expression;
  return *answer->get<Game>();
}

std::size_t charged(const Session& session) { return session.store().budget().charged(); }

Game in_braces(const Game& left) { return braces(left.shared_workspace(), {&left, 1}, {}); }

// --- memory ---

TEST(Construction, IsFreedWithTheLastGameThatUsesIt) {
  Session session;
  const Game g = constructed(session, "{1|0}"), h = constructed(session, "^");
  EXPECT_EQ((g + h).print(), "{1|0} + ^");
  const std::size_t before = charged(session);
  for (int i = 0; i < 1'000'000; ++i) static_cast<void>(g + h);
  EXPECT_EQ(charged(session), before);
  {
    std::vector<Game> kept;
    for (int i = 0; i < 1000; ++i) kept.push_back(g + h);
    EXPECT_GE(charged(session), before + 1000 * sizeof(Construction));
    const Game outer = in_braces(-kept.back());
    kept.clear();
    EXPECT_GE(charged(session), before + 3 * sizeof(Construction));
    EXPECT_EQ(outer.print(), "{-({1|0} + ^)|}");
  }
  EXPECT_EQ(charged(session), before);
}

TEST(Construction, OfEveryKindIsFreedWithItsForm) {
  Session session;
  const Game g = constructed(session, "{*|*}"), h = constructed(session, "domineering(2x3)");
  const auto use = [&] {
    const Game sum = (-g).copies(3).ordinal_sum(in_braces(h)) + g.copies(Dyadic::power_of_two(100));
    EXPECT_FALSE(sum.form().is_canonical());
    EXPECT_TRUE(sum == sum + Game(session.workspace(), session.store().zero()));
  };
  for (int i = 0; i < 3; ++i) use();  // makes the values
  const std::size_t before = charged(session);
  for (int i = 0; i < 100; ++i) use();
  EXPECT_EQ(charged(session), before);
}

TEST(Construction, OfANameIsFreedWhenTheNameGetsAnotherGame) {
  Session session;
  const auto charged_after = [&](std::string_view expression) {
    EXPECT_TRUE(session.evaluate(expression).has_value());
    return charged(session);
  };
  std::string ones = "x = 1";
  for (int i = 0; i < 10'000; ++i) ones += " + 1";
  charged_after("x = * + *");  // makes the values
  charged_after(ones);
  const std::size_t before = charged_after("x = 0");
  EXPECT_GE(charged_after(ones), before + 20'000 * sizeof(Construction));
  EXPECT_EQ(charged_after("x = 0"), before);
  for (int i = 0; i < 10'000; ++i) charged_after("x = x + *");
  EXPECT_GE(charged(session), before + 20'000 * sizeof(Construction));
  EXPECT_EQ(charged_after("x = 0"), before);
  for (int i = 0; i < 10'000; ++i) charged_after("x + *");
  EXPECT_EQ(charged_after("x = 0"), before);
}

TEST(Construction, OfAnyDepthIsFreedWithoutRecursion) {
  constexpr int kDeep = 1'000'000;
  Session session;
  const Game one = constructed(session, "1");
  const std::size_t before = charged(session);
  const auto deep = [&](auto&& around) {
    Game g = one;
    for (int i = 0; i < kDeep; ++i) g = around(g, i);
    EXPECT_GE(charged(session), before + kDeep * sizeof(Construction));
  };
  deep([&](const Game& g, int) { return g + one; });
  EXPECT_EQ(charged(session), before);
  deep([&](const Game& g, int) { return in_braces(g); });
  EXPECT_EQ(charged(session), before);
  deep([&](const Game& g, int i) {
    return i % 4 == 0 ? one + g : i % 4 == 1 ? -g : i % 4 == 2 ? g.copies(2) : one.ordinal_sum(g);
  });
  EXPECT_EQ(charged(session), before);
}

TEST(Construction, ThatReachesALimitLeavesItsOperandsUsable) {
  constexpr std::size_t kMemory = 1'000'000'000;
  Session session(Budget({.memory = kMemory}));
  const Game g = constructed(session, "{1|0}"), h = constructed(session, "^");
  EXPECT_EQ(print(session.store(), (g + g).value()), "1");
  Budget budget = session.store().budget();
  const std::size_t unused = kMemory - budget.charged();
  budget.charge(unused);
  EXPECT_THROW(static_cast<void>(g + h), LimitReached);
  EXPECT_THROW(static_cast<void>(Game(g) + Game(h)), LimitReached);
  EXPECT_THROW(static_cast<void>(g - h), LimitReached);
  EXPECT_THROW(static_cast<void>(-g), LimitReached);
  EXPECT_THROW(static_cast<void>(g.copies(2)), LimitReached);
  EXPECT_THROW(static_cast<void>(g.ordinal_sum(h)), LimitReached);
  EXPECT_THROW(static_cast<void>(in_braces(g)), LimitReached);
  EXPECT_THROW(static_cast<void>(Game(g.shared_workspace(), h.value())), LimitReached);
  EXPECT_EQ(budget.charged(), kMemory);
  budget.release(unused);
  EXPECT_EQ(g.print(), "{1|0}");
  EXPECT_EQ(print(session.store(), (g + g).value()), "1");
  EXPECT_TRUE(g + h == h + g);
}

TEST(Construction, MayOutliveItsSession) {
  Session other;
  Game g = [] {
    Session session;
    return constructed(session, "{1|0} + {1|0}");
  }();
  EXPECT_EQ(print(g.store(), g.value()), "1");
  g = constructed(other, "* : *");  // frees the other workspace
  EXPECT_EQ(print(g.store(), g.value()), "*2");
}

// --- sharing ---

TEST(Construction, IsSharedByTheNameAndByBothTermsOfASum) {
  Session session;
  const Game x = constructed(session, "x = {1|0}"), sum = constructed(session, "x + x");
  EXPECT_EQ(&*sum.construction()->first(), &*x.construction());
  EXPECT_EQ(&*sum.construction()->second(), &*x.construction());
  EXPECT_EQ(Construction::below(sum.construction()).size(), 4u);  // 1, 0, {1|0} and the sum
}

TEST(Construction, IsVisitedOnceEvenIfItOccursExponentiallyOften) {
  Session session;
  static_cast<void>(constructed(session, "x = {1|0}"));
  for (int i = 0; i < 60; ++i) static_cast<void>(constructed(session, "x = x + x"));
  const Game x = constructed(session, "x");
  EXPECT_EQ(Construction::below(x.construction()).size(), 63u);
  EXPECT_FALSE(x.has_positions());
  EXPECT_EQ(x.value(), session.store().number(Dyadic::power_of_two(59)));
  EXPECT_EQ(x.form().value(), x.value());
  EXPECT_THROW(static_cast<void>(x.print()), LimitReached);
  EXPECT_EQ(said(session, "mean(x)"), "576460752303423488");
  EXPECT_EQ(said(session, "x : 1 > x"), "true");
}

TEST(Construction, OfASumOfTooManyTermsIsListedWithItsCopies) {
  Session session;
  static_cast<void>(constructed(session, "x = {1|0} - 2"));
  static_cast<void>(constructed(session, "y = -x"));
  for (int i = 0; i < 40; ++i) {
    static_cast<void>(constructed(session, "x = x + y"));
    static_cast<void>(constructed(session, "y = 2.x - y + nim(3)"));
  }
  const Game x = constructed(session, "* + x + {2|0} - x - 3.x");
  const std::vector<Summand> terms = x.summands();
  ASSERT_GE(terms.size(), 4u);
  EXPECT_EQ(terms[0].game.print(), "*");
  EXPECT_EQ(terms[0].copies, 1);
  EXPECT_EQ(terms[1].game.print(), "{1|0}");
  EXPECT_EQ(terms.back().game.print(), "{2|0}");
  EXPECT_EQ(terms.back().copies, 1);
  Value added = session.store().zero();
  for (const Summand& term : terms) {
    EXPECT_NE(term.copies, 0) << term.game.print();
    added = session.store().sum(added, session.store().multiple(term.copies, term.game.value()));
  }
  EXPECT_EQ(added, x.value());
  EXPECT_TRUE(constructed(session, "x - x").summands().empty());
}

// --- order ---

TEST(Construction, ComesAfterItsOperandsInTheOrderOfWriting) {
  Session session;
  static_cast<void>(constructed(session, "x = {0|4}"));
  const Game g = constructed(session, "{1|{2|*}} - x + 2.(x : 3)");
  std::vector<std::string> texts;
  for (const SharedConstruction& part : Construction::below(g.construction())) {
    texts.push_back(Game(g.shared_workspace(), part).print());
  }
  EXPECT_EQ(texts,
            (std::vector<std::string>{"1", "2", "*", "{2|*}", "{1|{2|*}}", "0", "4", "{0|4}",
                                      "-{0|4}", "{1|{2|*}} - {0|4}", "3", "{0|4} : 3",
                                      "2.({0|4} : 3)", "{1|{2|*}} - {0|4} + 2.({0|4} : 3)"}));
}

// --- values ---

TEST(Construction, HasNoValueAfterALimitThatInterruptedIt) {
  const std::string expression = "({2|1} + {1|0}) : {1|*} : {3|{1|*}}";
  const std::string expected = said(expression);
  int interrupted = 0;
  for (std::uint64_t question = 1;; question += 1 + question / 8) {
    Session session(Budget({.questions = question}));
    const auto answer = session.evaluate(expression);
    if (!answer) continue;
    const Game& g = *answer->get<Game>();
    const auto found = within_limits([&]() -> Attempt<Value> { return g.value(); });
    session.store().budget() = Budget();
    EXPECT_EQ(print(session.store(), g.value()), expected) << question;
    if (found) break;
    ++interrupted;
  }
  EXPECT_GT(interrupted, 0);
}

TEST(Construction, OfAnOrdinalSumThatIsTooLargeNeverHasAValue) {
  Session session;
  EXPECT_EQ(limit_of(session, "g = (+-1) : *500"), Limit::size);
  EXPECT_EQ(limit_of(session, "g"), Limit::size);
}

}  // namespace
}  // namespace summand
