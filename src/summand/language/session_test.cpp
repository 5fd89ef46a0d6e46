#include "summand/language/session.hpp"

#include <gtest/gtest.h>

#include "summand/language/language_test_support.hpp"
#include "summand/language/renamed_game_test_support.hpp"

namespace summand {
namespace {

TEST(Session, RemembersNamesAndTheLastResult) {
  Session session;
  EXPECT_EQ(said(session, "x = {3|1}"), "{3|1}");
  EXPECT_EQ(said(session, "2.x - 3"), "1");
  EXPECT_EQ(said(session, "_ + 1"), "2");
  EXPECT_EQ(said(session, "-_"), "-2");
  EXPECT_EQ(said(session, "x = x + x"), "4");
  EXPECT_EQ(said(session, "[x, n] ").substr(0, 2), "4:");
  EXPECT_EQ(said(session, "_"), "4");  // an error is no result
}

TEST(Session, ANameOfTheListIsKnownInsideOnly) {
  Session session;
  EXPECT_EQ(said(session, "n = 7"), "7");
  EXPECT_EQ(said(session, "[n + 1 for n in [n, n+1]]"), "[8, 9]");
  EXPECT_EQ(said(session, "n"), "7");
}

TEST(Session, NamesOfGamesAndFunctionsCannotBeSet) {
  EXPECT_EQ(error_offset("nim = 3"), 0u);
  EXPECT_EQ(error_offset(" birthday = 3"), 1u);
  EXPECT_EQ(error_offset("v2 = 3"), 0u);
  EXPECT_EQ(said("vx = 3"), "3");
}

TEST(Session, NothingIsComputedBeforeItIsAskedFor) {
  Session session;
  const auto answer = session.evaluate("domineering(8x8) + 2.domineering(20x20) : 3");
  ASSERT_TRUE(answer);
  EXPECT_LT(session.store().size(), 100u);
  EXPECT_EQ(said(session, "0.domineering(8x8) + 1"), "1");
}

TEST(Session, ALimitLeavesItUsable) {
  for (const std::uint64_t questions : {1u, 10u, 100u, 1000u}) {
    Session session(Budget({.questions = questions}));
    const auto answer = session.evaluate("[canonical(domineering(4,n)) for n in 1..6]");
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().limit, Limit::size);
    EXPECT_EQ(answer.error().error.message, "stopped at question " + std::to_string(questions));
  }
  Session session(Budget({.memory = 10'000'000}));
  EXPECT_EQ(limit_of(session, "canonical(domineering(8x8))"), Limit::memory);
  EXPECT_EQ(said(session, "^ + ^"), "^2");
}

TEST(Session, ANearNameIsSuggestedInThePlaceOfTheWrongOne) {
  Session session;
  const auto suggestion = [&](std::string_view text) {
    return session.evaluate(text).error().error.suggestion;
  };
  EXPECT_EQ(suggestion("1 + dominering(2x2)"), (Suggestion{"domineering", 10}));
  EXPECT_EQ(suggestion("1 + birthdy"), (Suggestion{"birthday", 7}));
  EXPECT_EQ(suggestion("octal(kaylse, 5)"), (Suggestion{"kayles", 6}));
  EXPECT_EQ(suggestion("foo"), std::nullopt);
  EXPECT_EQ(suggestion("1/3"), std::nullopt);
}

TEST(Session, AnAddedGameIsKnownEverywhere) {
  Session session;
  EXPECT_EQ(said(session, "crosscram(2x2)"),
            "0: unknown game or function 'crosscram'; did you mean 'domineering'?");
  ASSERT_TRUE(session.add_game(renamed_game("domineering", "crosscram")));
  EXPECT_EQ(said(session, "crosscram(2x2)"), "+-1");
  EXPECT_EQ(session.evaluate("1 + croscram(2x2)").error().error.suggestion,
            (Suggestion{"crosscram", 8}));
  EXPECT_EQ(said(session, "find(crosscram, 1)"), said(session, "find(domineering, 1)"));
  EXPECT_EQ(session.games().all().size(), all_rulesets().size() + 1);
  EXPECT_EQ(session.games().all().back()->info().name, "crosscram");
}

TEST(Session, AGameReplacesOnlyAnAddedOne) {
  Session session;
  const auto first = renamed_game("domineering", "crosscram");
  const auto second = renamed_game("nim", "crosscram");
  ASSERT_TRUE(session.add_game(first));
  ASSERT_TRUE(session.add_game(renamed_game("nim", "piles")));
  ASSERT_TRUE(session.add_game(second));
  EXPECT_EQ(session.find_game("crosscram"), second.get());
  EXPECT_EQ(session.games().all().size(), all_rulesets().size() + 2);
  EXPECT_EQ(session.add_game(renamed_game("nim", "domineering")).error().message,
            "'domineering' is the name of another game");
  EXPECT_EQ(session.add_game(renamed_game("nim", "birthday")).error().message,
            "'birthday' is the name of another function");
  EXPECT_EQ(said(session, "crosscram(3)"), "*3");
}

// Each is an error with its place.
TEST(Session, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(said(""), "0: the expression is empty");
  EXPECT_EQ(error_offset("{1|2"), 0u);
  EXPECT_EQ(error_offset("1 $ 2"), 2u);
  EXPECT_EQ(error_offset("2 .5"), 2u);
  EXPECT_EQ(error_offset("2\t.5"), 2u);
  EXPECT_EQ(error_offset("2 + 1/3"), 6u);
  EXPECT_NE(said("1/3").find("power of two"), std::string::npos);
  EXPECT_EQ(said("1/0"), "2: the denominator is 0");
  EXPECT_EQ(error_offset("3 + *-1"), 4u);
  EXPECT_EQ(error_offset("tiny(0)"), 5u);
  EXPECT_EQ(error_offset("tiny(-1)"), 5u);
  EXPECT_EQ(error_offset("+_0"), 2u);
  EXPECT_EQ(error_offset("miny(*)"), 5u);
  EXPECT_EQ(error_offset("1 + domineering(\"..|.\")"), 21u);
  EXPECT_EQ(error_offset("domineering(\"..|.x\")"), 17u);
  EXPECT_EQ(error_offset("domineering(\"\")"), 13u);
  EXPECT_EQ(error_offset("domineering(100000x10000)"), 12u);
  EXPECT_EQ(said("1 + dominering(2x2)"),
            "4: unknown game or function 'dominering'; did you mean 'domineering'?");
  EXPECT_EQ(said("toad-and-frogs(\"T.F\")"),
            "0: unknown game or function 'toad-and-frogs'; did you mean 'toads-and-frogs'?");
  EXPECT_EQ(said("foo"), "0: unknown name 'foo'");
  EXPECT_EQ(said("toads-and-frogs(TT.FF)"),
            "16: unknown name 'TT': a position is written in quotes");
  EXPECT_EQ(said("toads-and-frogs(\"T.F\") + TT.1"), "25: unknown name 'TT'");
  EXPECT_EQ(said("nim(3, up(TT.FF))"), "10: unknown name 'TT'");
  EXPECT_EQ(said("nim(3, [TT for n in 1..2])"),
            "8: unknown name 'TT': a position is written in quotes");
  EXPECT_EQ(said("birthdy(2)"), "0: unknown game or function 'birthdy'; did you mean 'birthday'?");
  EXPECT_EQ(said("1 + nim"), "4: nim is a game: write nim(3,5,7)");
  EXPECT_EQ(said("canonical"), "0: canonical is a function: write canonical(G)");
  EXPECT_EQ(said("compare(1)"), "0: compare is called as compare(G, H)");
  EXPECT_EQ(said("(1<2) + 3"), "1: a game is expected here, not a truth value");
  EXPECT_EQ(error_offset("3 + \"T.F\""), 5u);
  EXPECT_EQ(error_offset("3 + 4x6"), 4u);
  EXPECT_EQ(error_offset("1/2.^"), 0u);
  EXPECT_EQ(error_offset("nim(1/2)"), 4u);
  EXPECT_EQ(error_offset("nim(9223372036854775808)"), 4u);
  EXPECT_EQ(error_offset("[1 for n in 5]"), 12u);
  EXPECT_EQ(error_offset("[1 for n in 1..2 if n]"), 20u);
  EXPECT_EQ(error_offset("[n for n in 1..10000000]"), 1u);
}

TEST(Session, ADifferenceOfNamesNeedsSpaces) {
  Session session;
  EXPECT_EQ(said(session, "x = 3"), "3");
  EXPECT_EQ(said(session, "y = 1"), "1");
  EXPECT_EQ(said(session, "x - y"), "2");
  EXPECT_NE(said(session, "x-y").find("spaces"), std::string::npos);
}

TEST(Session, HugeNumbersAnswerAtOnceOrAreRefused) {
  EXPECT_EQ(said("{1000000000|0}"), "{1000000000|0}");
  EXPECT_EQ(said("*1000000 + *999999"), "*127");
  EXPECT_EQ(said("{pow(2,100)|-pow(2,100)}"), "+-1267650600228229401496703205376");
  EXPECT_EQ(error_offset("1 + pow(2,pow(10,9))"), 4u);
  EXPECT_EQ(error_offset("pow(2,1000000000000000000000000)"), 0u);
  // Numbers grow by copies of copies until a limit is named.
  std::string copies = "1";
  for (int i = 0; i < 4; ++i) copies = "pow(2,900000).(" + copies + ")";
  Session session;
  EXPECT_TRUE(limit_of(session, copies).has_value());
}

TEST(Session, DeepExpressionsAreEvaluatedWithoutRecursion) {
  constexpr std::size_t kDeep = 100'000;
  const auto nested = [](std::string_view open, std::string_view inside, std::string_view close) {
    std::string text;
    for (std::size_t i = 0; i < kDeep; ++i) text += open;
    text += inside;
    for (std::size_t i = 0; i < kDeep; ++i) text += close;
    return text;
  };
  EXPECT_EQ(said(nested("{", "", "|}")), "99999");
  EXPECT_EQ(said(nested("{0|", "*", "}")), "^100000*");
  EXPECT_EQ(said(nested("(", "1", ")")), "1");
  EXPECT_EQ(said(nested("- ", "1", "")), "1");
  EXPECT_EQ(said(nested("1 : ", "1", "")), "100001");
  EXPECT_EQ(said(nested("1 + ", "1", "")), "100001");
  EXPECT_EQ(said(nested("canonical(", "1", ")")), "1");
}

// snort(path 7) is snort(path, 7), in calls only.
TEST(Session, AWordAndItsNumberAreTwoArguments) {
  Session session;
  for (const auto& [loose, strict] :
       {std::pair{"snort(path 5)", "snort(path, 5)"}, std::pair{"col(grid 3x4)", "col(3x4)"},
        std::pair{"snort(cycle 4) + 1", "snort(cycle, 4) + 1"}}) {
    const auto g = session.evaluate(loose), h = session.evaluate(strict);
    ASSERT_TRUE(g && h) << loose;
    EXPECT_EQ(g->get<Game>()->value(), h->get<Game>()->value()) << loose;
  }
  EXPECT_FALSE(session.evaluate("snort(path 5 6 7)").has_value());
  EXPECT_FALSE(session.evaluate("x 3").has_value());
}

}  // namespace
}  // namespace summand
