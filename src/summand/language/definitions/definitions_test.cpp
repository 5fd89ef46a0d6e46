// Definitions: f(a, b) = ..., their memory and their errors.
#include "summand/language/definitions/definitions.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/language/complete.hpp"
#include "summand/language/language_test_support.hpp"
#include "summand/language/renamed_game_test_support.hpp"

namespace summand {
namespace {

TEST(Definitions, AreCalledLikeGames) {
  Session session;
  EXPECT_EQ(said(session, "f(a, b) = {a|b}"), "f(a, b) is defined");
  EXPECT_EQ(said(session, "f(3, 1) + f(0,0)"), "{3*|1*}");
  EXPECT_EQ(said(session, "one() = 1"), "one() is defined");
  EXPECT_EQ(said(session, "one() + f(*,*)"), "1");
  EXPECT_EQ(said(session, "_"), "1");  // a definition is no result
}

TEST(Definitions, SeveralStatementsAreEvaluatedInTheirOrder) {
  EXPECT_EQ(said("f(n) = n + 1; x = f(2); x + f(x)"), "7");
  EXPECT_EQ(said("f(n) = n + 1\nx = f(2)  # three\n# nothing\n\nx + f(x);\n"), "7");
  EXPECT_EQ(said("f(n) =\n  if n == 0 then 0\n  else f(n-1)\n    + 1\nf(5)"), "5");
  EXPECT_EQ(said("1\n-3"), "-2");  // a line may begin with an operator
  EXPECT_EQ(said("1;\n-3"), "-3");
  EXPECT_EQ(said("x = 3; y = x $ 2"), "13: an operator is expected here, not '$'");
  Session session;
  EXPECT_EQ(said(session, "x = 3; x + y"), "11: unknown name 'y'");
  EXPECT_EQ(said(session, "x"), "3");
}

TEST(Definitions, MayCallThemselvesAndLaterOnes) {
  EXPECT_EQ(said("even(n) = if n == 0 then 1 else odd(n-1);"
                 "odd(n) = if n == 0 then 0 else even(n-1); [even(n) for n in 0..3]"),
            "[1, 0, 1, 0]");
}

TEST(Definitions, ArgumentsAreNumbersGamesTextsAndLists) {
  Session session;
  said(session, "same(x) = x");
  EXPECT_EQ(said(session, "same(-7)"), "-7");
  EXPECT_EQ(said(session, "same(3/4^*)"), "3/4^*");
  EXPECT_EQ(said(session, "same({3|1}) - {3|1}"), "0");
  EXPECT_EQ(said(session, "same(\"LRL\")"), "LRL");
  EXPECT_EQ(said(session, "same([1,[*,2]])"), "[1, [*, 2]]");
  EXPECT_EQ(said(session, "same(pow(2,100))"), "1267650600228229401496703205376");
  EXPECT_EQ(said(session, "same(9223372036854775807) + 1"), "9223372036854775808");
  EXPECT_EQ(said(session, "same(thermograph(*))"),
            "5: an argument of same is a number, a game, a text or a list, not a thermograph");
}

// Functions may depend on how a game is written, so only arguments that are written alike are one
// call.
TEST(Definitions, RememberCallsByHowArgumentsAreWritten) {
  Session session;
  said(session, "f(g) = {g|g}");
  EXPECT_EQ(said(session, "[f(^ + v), f(0), f({-1|1}), f(domineering(1x1))]"), "[*, *, *, *]");
  EXPECT_EQ(session.definitions().find("f")->memory.size(), 4u);
  said(session, "[f(v + ^), f(0 + 0), f({-1|1,1}), f(domineering(\".\"))]");
  EXPECT_EQ(session.definitions().find("f")->memory.size(), 4u);
  said(session, "[f(2 + 3), f(5), f(4 + 1), f(nim(2) + nim(3)), f(0 + nim(3) + nim(2))]");
  EXPECT_EQ(session.definitions().find("f")->memory.size(), 6u);
  said(session, "[f([1]), f([1 + 0]), f([1,2])]");
  EXPECT_EQ(said(session, "g(s) = s; [g([1]), g([1 + 0]), g(\"1\"), g([\"1\"])]"),
            "[[1], [1], 1, [1]]");
  EXPECT_EQ(session.definitions().find("g")->memory.size(), 3u);
}

TEST(Definitions, AreReplacedWithAllThatWasComputedFromThem) {
  Session session;
  EXPECT_EQ(said(session, "f(n) = n; g(n) = f(n) + 1; h(n) = g(n) + 1; h(5)"), "7");
  EXPECT_EQ(said(session, "f(n) = n + 10; h(5)"), "17");
  EXPECT_EQ(said(session, "k = 3; f(n) = n + k; h(5)"), "10");
  EXPECT_EQ(said(session, "k = 4; h(5)"), "11");
  EXPECT_EQ(said(session, "f = 2; f"), "2");
  EXPECT_EQ(said(session, "h(5)"),
            "0: in g(5): f is neither a game nor a function and cannot be "
            "called");
}

TEST(Definitions, AddedGamesMakeThemForget) {
  Session session;
  ASSERT_TRUE(session.add_game(renamed_game("nim", "piles")));
  EXPECT_EQ(said(session, "f(n) = piles(n); f(3)"), "*3");
  ASSERT_TRUE(session.add_game(renamed_game("subtraction", "piles")));
  EXPECT_NE(said(session, "f(3)"), "*3");
}

TEST(Definitions, NamesOfTheLanguageAreRefused) {
  EXPECT_EQ(said("nim(a) = a"), "0: 'nim' is the name of a game and cannot be defined again");
  EXPECT_EQ(said("len(a) = a"), "0: 'len' is the name of a function and cannot be defined again");
  EXPECT_EQ(said("v(a) = a"), "0: v cannot be a name: v stands for down");
  EXPECT_EQ(said("1; v2(a) = a"), "3: v2 cannot be a name: v stands for down");
  EXPECT_EQ(said("f(v) = 1"), "2: v cannot be a name: v stands for down");
  EXPECT_EQ(said("f(a, if) = 1"), "5: 'if' is reserved and cannot be assigned");
  EXPECT_EQ(said("f(a, a) = 1"), "5: two arguments have the name a");
  EXPECT_EQ(said("f(3) = 1"),
            "5: the arguments of a definition are at most 100 names: f(a, b) = ...");
  EXPECT_EQ(said("f(a) ="), "6: the expression after = is missing");
  EXPECT_EQ(said("let = 3"), "0: 'let' is reserved and cannot be assigned");
}

TEST(Definitions, UndefinedNamesAreErrorsAtOnce) {
  EXPECT_EQ(said("f(a) = a + b"), "11: unknown name 'b'");
  EXPECT_EQ(said("f(apples) = aples"), "12: unknown name 'aples'; did you mean 'apples'?");
  EXPECT_EQ(said("f(a) = [x for x in 1..a] + [x]"), "28: unknown name 'x'");
  EXPECT_EQ(said("f(a) = (let x = a in x) + x"), "26: unknown name 'x'");
  EXPECT_EQ(said("f(a) = [x for x in 1..y for y in 1..a]"), "22: unknown name 'y'");
  EXPECT_EQ(said("f(a) = _ + a"), "7: _ is the last result, which a definition cannot use");
  EXPECT_EQ(said("f(a) = a; g(a) = f + a"), "17: f is a function: write f(a)");
  EXPECT_EQ(said("f(n) = octal(kayles, n); f(5)"), "*4");
  EXPECT_EQ(said("f(n) = g(n); f(2)"), "7: in f(2): unknown game or function 'g'");
}

TEST(Definitions, ErrorsInsideNameTheCall) {
  Session session;
  EXPECT_EQ(said(session, "f(n) = {n | tiny(n)}; f(0)"), "17: in f(0): tiny(x) needs x > 0");
  EXPECT_EQ(said(session, "1 + f(-1)"), "4: in f(-1): tiny(x) needs x > 0");
  EXPECT_EQ(said(session, "f(1, 2)"), "0: f is called as f(n)");
  // The call that failed is not open.
  EXPECT_EQ(said(session, "f(2)"), "{2|tiny(2)}");
}

TEST(Definitions, ACallThatNeedsItselfIsAnError) {
  Session session;
  EXPECT_EQ(said(session, "f(a,b) = {f(b,a)|}; f(3,2)"),
            "10: in f(2,3): f(3,2) needs itself: f(3,2) -> f(2,3) -> f(3,2)");
  EXPECT_EQ(said(session, "f(a,b) = if a > 9 then f(0,b) else f(a+1,b); f(3,2)"),
            "35: in f(2,2): f(3,2) needs itself: f(3,2) -> f(4,2) -> f(5,2) -> ... -> f(0,2) -> "
            "f(1,2) -> f(2,2) -> f(3,2)");
  EXPECT_EQ(session.definitions().find("f")->memory.size(), 0u);
}

TEST(Definitions, CallsAreDeepWithoutRecursion) {
  EXPECT_EQ(said("f(n) = if n == 0 then 0 else f(n-1) + 1; f(100000)"), "100000");
  EXPECT_EQ(said("f(n) = impartial {f(n-1) for i in 1..1 if n > 0}; f(100001)"), "*");
}

TEST(Definitions, EndlessGrowthStopsAtTheLimitOfMemory) {
  Session session(Budget({.memory = 60'000'000}));
  const auto answer = session.evaluate("f(n) = f(n+1); f(7)");
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().limit, Limit::memory);
  const std::string& message = answer.error().error.message;
  EXPECT_NE(message.find("calls wait for each other: f(7) -> f(8) -> f(9) -> ... -> f("),
            std::string::npos)
      << message;
  EXPECT_EQ(session.definitions().find("f")->memory.size(), 0u);
  EXPECT_EQ(said(session, "f(n) = n; f(7)"), "7");
}

TEST(Definitions, ALimitAtAnyQuestionLeavesThemUsable) {
  constexpr std::string_view kText =
      "f(n) = {f(i) + f(n-1-i) for i in 0..n-1 if n > 0 | *}; "
      "g(s) = if len(s) > 2 then s else g(s + [let x = len(s) in x]); [f(4), g([])]";
  const std::string expected = said(kText);
  for (std::uint64_t k = 1;; k += 1 + k / 50) {
    Session session(Budget({.questions = k}));
    const auto answer = session.evaluate(kText);
    if (answer) {
      EXPECT_GT(k, 100u);
      break;
    }
    ASSERT_EQ(answer.error().limit, Limit::size);
    ASSERT_EQ(said(session, kText), expected) << k;
  }
}

TEST(Definitions, AllMemoryIsGivenBack) {
  Budget budget({.memory = 1'000'000'000});
  Session session(budget);
  said(session, "f(n) = if n == 0 then [0] else f(n-1) + [n]; len(f(50))");
  const std::size_t before = budget.charged();
  said(session, "len(f(400))");
  EXPECT_GT(budget.charged(), before + 400 * sizeof(Answer));
  said(session, "f(n) = n; 0");
  EXPECT_LT(budget.charged(), before + 100'000);
}

TEST(Definitions, AreCompleted) {
  Session session;
  said(session, "cutting(a, b) = a + b");
  EXPECT_EQ(complete(session, "1 + cutt").candidates, (std::vector<std::string>{"cutting("}));
}

TEST(Definitions, OrdinalSumsUseForms) {
  EXPECT_EQ(said("{*|*} : 1"), "^");
  EXPECT_EQ(said("f(g) = g : 1; f({*|*})"), "^");
  EXPECT_EQ(said("b(n) = {*|*}; b(1) : 1"), "^");
  EXPECT_EQ(said("f(g) = canonical(g) : 1; f({*|*})"), "1");
}

// The rows of Kayles that the second player wins in misère play (Sibert and Conway, 1992).
TEST(Definitions, KeepTheirFormForMiserePlay) {
  EXPECT_EQ(said("k(n) = octal(kayles,n); [misere_outcome(k(n)) for n in 1..20]"),
            "[P, N, N, P, N, N, N, N, P, N, N, P, N, N, N, N, N, N, N, P]");
  EXPECT_EQ(said("f(g) = misere_outcome(g); f(octal(kayles,9))"), "P");
  Session session;
  said(session, "kay(n) = impartial {kay(i) + kay(n-k-i) for k in 1..2 for i in 0..n-k}");
  EXPECT_EQ(said(session, "misere_outcome(kay(9))"), "P");
  EXPECT_EQ(said(session, "[misere_outcome(kay(n)) for n in 1..20]"),
            said("[misere_outcome(octal(kayles,n)) for n in 1..20]"));
  EXPECT_EQ(said(session, "genus(kay(5))"), "4^146");
  EXPECT_EQ(said(session, "is_tame(kay(5))"), "false");
  EXPECT_EQ(said(session, "misere_form(kay(7))"), said("misere_form(octal(kayles,7))"));
  EXPECT_EQ(said(session, "misere_equal(kay(7), octal(kayles,7))"), "true");
  EXPECT_EQ(said(session, "remoteness(kay(5))"), said("remoteness(octal(kayles,5))"));
  EXPECT_EQ(said(session, "genus(kay(30))"), said("genus(octal(kayles,30))"));
  EXPECT_EQ(said(session, "h(n) = *2 + *2; misere_outcome(h(1))"), "P");
}

// The game is named by the call that made it.
TEST(Definitions, NameTheirResults) {
  Session session;
  said(session, "kay(n) = impartial {kay(i) + kay(n-k-i) for k in 1..2 for i in 0..n-k}");
  const auto text = [&](std::string_view expression) {
    return session.evaluate(expression)->get<Game>()->text();
  };
  EXPECT_EQ(text("kay(5) + nim(3)"), "kay(5) + nim(3)");
  EXPECT_EQ(text("kay(1) + {kay(3)|0}"), "* + {kay(3)|0}");
  EXPECT_EQ(session.evaluate("kay(2)")->get<Game>()->print(), "*2");
  EXPECT_EQ(session.evaluate("kay(3)")->get<Game>()->print(), "impartial {*2,* + *,*2,*,*}");
  EXPECT_EQ(text("same(g) = g; x = {1|{0|0}}; same(x)"), "{1|{0|0}}");
}

// More than the room for forms leaves the values, and what depends on the form is refused.
TEST(Definitions, WhoseFormsAreTooLargeKeepTheirValues) {
  Budget budget({.memory = 12'000'000});
  Session session(budget);
  said(session, "kay(n) = impartial {kay(i) + kay(n-k-i) for k in 1..2 for i in 0..n-k}");
  EXPECT_EQ(said(session, "[n for n in 0..300 if kay(n) != octal(\"0.77\", n)]"), "[]");
  EXPECT_EQ(said(session, "misere_outcome(kay(9))"), "P");
  const std::string refused =
      "the forms of the definitions are too large to keep, so this game is "
      "known by its value alone; ask about fewer or smaller positions";
  EXPECT_EQ(said(session, "misere_outcome(kay(300))"), "15: " + refused);
  EXPECT_EQ(said(session, "remoteness(kay(300))"), "11: " + refused);
  EXPECT_EQ(said(session, "kay(300) : 1"), "0: " + refused);
  EXPECT_EQ(said(session, "f(g) = misere_outcome(g + *); f(kay(300))"), "22: in f(*4): " + refused);
  EXPECT_EQ(said(session, "misere_outcome(canonical(kay(300)))"), "N");
}

}  // namespace
}  // namespace summand
