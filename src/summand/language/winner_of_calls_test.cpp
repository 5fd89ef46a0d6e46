// outcome(f(x)) and f(x) == 0 find the winner of an equation by search. The other way is its value:
// 0 + f(x) is a sum, so it is computed.
#include <fmt/core.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>
#include <vector>

#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

constexpr std::string_view kComparisons[] = {"==", "!=", "<", "<=", ">", ">=", "<>"};

// Both ways, each in a session that knows nothing yet, for all of these calls.
void compare_ways(const std::string& definition, const std::vector<std::string>& calls) {
  std::vector<std::string> questions[2];
  for (const std::string& call : calls) {
    const std::string forms[2] = {call, "(0 + " + call + ")"};
    for (int way = 0; way < 2; ++way) {
      questions[way].push_back("outcome(" + forms[way] + ")");
      for (const std::string_view sign : kComparisons) {
        questions[way].push_back(fmt::format("{} {} 0", forms[way], sign));
      }
    }
  }
  Session by_search, by_value;
  RC_ASSERT(by_search.evaluate(definition).has_value());
  RC_ASSERT(by_value.evaluate(definition).has_value());
  for (std::size_t i = 0; i < questions[0].size(); ++i) {
    const auto found = said(by_search, questions[0][i]), its = said(by_value, questions[1][i]);
    if (found != its) RC_LOG() << definition << "\n" << questions[0][i] << "\n";
    RC_ASSERT(found == its);
  }
}

// A list for each position: those before it that can be reached.
std::string random_moves(std::size_t positions) {
  std::string out = "[";
  for (std::size_t i = 1; i <= positions; ++i) {
    if (i > 1) out += ",";
    const auto count = *rc::gen::inRange<std::size_t>(0, std::min<std::size_t>(i, 4));
    out += "[";
    for (std::size_t k = 0; k < count; ++k) {
      out += fmt::format("{}{}", k == 0 ? "" : ",", *rc::gen::inRange<std::size_t>(1, i));
    }
    out += "]";
  }
  return out + "]";
}

RC_GTEST_PROP(WinnerOfCalls, IsThatOfTheValue, ()) {
  constexpr std::size_t kPositions = 12;
  const std::string bodies[] = {
      "{f(i) for i in A[n] | f(i) for i in B[n]}",
      "{f(i) for i in A[n] | -f(i) for i in B[n]}",
      "{-f(i) for i in A[n], f(i) + f(1) for i in B[n] | f(i) for i in A[n], -(-f(i)) for i in "
      "B[n]}",
      "impartial {f(i) for i in A[n]}",
      "impartial {f(i) for i in A[n], f(i) + f(k) for i in B[n] for k in A[n]}",
      "impartial {*2, -f(i) for i in A[n], let k = n in f(i) for i in B[n]}",
      "if n % 3 == 0 then {f(i) for i in A[n] | *} else if n % 3 == 1 then {1/2, f(i) for i in "
      "B[n] | f(i) for i in A[n]} else let m = n - 1 in f(m)",
      "if n % 2 == 0 then f(n // 2) else {if i % 2 == 0 then f(i) else ^ for i in A[n] | f(i) for "
      "i in B[n] if i != 2, {2|-1}}",
      "if n % 4 == 1 then impartial {f(i) for i in A[n] if i % 4 == 1} else {f(i) for i in A[n] | "
      "f(i) for i in B[n]}",
      "{g(i) for i in A[n] | f(i) for i in B[n]}",
      "if outcome(-g(n)) == \"N\" then {f(i) for i in A[n]|1} else {f(i) for i in B[n] | g(n)}",
  };
  const std::string definition =
      fmt::format("A = {}; B = {}; g(n) = {{f(i) for i in B[n] | f(i) for i in A[n]}}; f(n) = {}",
                  random_moves(kPositions), random_moves(kPositions),
                  *rc::gen::elementOf(std::vector(std::begin(bodies), std::end(bodies))));
  std::vector<std::string> calls;
  const auto count = *rc::gen::inRange(1, 4);
  for (int i = 0; i < count; ++i) {
    calls.push_back(fmt::format("{}({})", *rc::gen::elementOf(std::vector<std::string>{"f", "g"}),
                                *rc::gen::inRange<std::size_t>(1, kPositions + 1)));
  }
  compare_ways(definition, calls);
}

TEST(WinnerOfCalls, IsThatOfTheValueForChomp) {
  Session by_search, by_value;
  for (Session* session : {&by_search, &by_value}) {
    ASSERT_TRUE(
        session
            ->evaluate("ch(s) = impartial {ch(s[1..i-1] + [min(x,j) for x in s[i..len(s)]]) "
                       "for i in 1..len(s) for j in 0..s[i]-1 if i+j > 1}")
            .has_value());
  }
  for (int a = 1; a <= 4; ++a) {
    for (int b = 0; b <= a; ++b) {
      for (int c = 0; c <= b; ++c) {
        const std::string call = fmt::format("ch([{},{},{}])", a, b, c);
        EXPECT_EQ(said(by_search, "outcome(" + call + ")"),
                  said(by_value, "outcome(0 + " + call + ")"))
            << call;
      }
    }
  }
}

// What stands behind the first good move is not evaluated. By its value the call never ends.
TEST(WinnerOfCalls, TheFirstGoodMoveEndsTheSearch) {
  EXPECT_EQ(said("f(n) = impartial {0, f(n+1)}; outcome(f(0))"), "N");
  EXPECT_EQ(said("f(n) = impartial {0, f(n+1)}; f(0) == 0"), "false");
  EXPECT_EQ(said("f(n) = {0, f(n+1)|}; f(0) > 0"), "true");
  EXPECT_EQ(said("f(n) = {f(n+1) for k in 0..5|}; outcome(f(0))"), "L");
  EXPECT_EQ(said("f(n) = if n > 5 then 0 else {f(n+1), f(n-1) | 1}; outcome(f(0))"), "L");
}

TEST(WinnerOfCalls, LoopyOptionsAndOtherAnswersAreAsked) {
  EXPECT_EQ(said("f(n) = if n == 0 then on else {f(n-1)|dud}; outcome(f(3))"), "DD");
  EXPECT_EQ(said("f(n) = {pass|1}; outcome(f(3))"), "L");
  EXPECT_EQ(said("f(n) = {1 & -1|2}; outcome(f(3))"), "DL");
  EXPECT_EQ(said("f(n) = n; [outcome(f(2)), f(2) > 0]"), "[L, true]");
  EXPECT_EQ(said("f(n) = domineering(2x2) + n; outcome(f(2))"), "L");
  EXPECT_EQ(said("f(n) = {0|f(n-1) for k in 1..1 if n > 0}; why(f(1) > 0)").substr(0, 6), "G > H,");
}

TEST(WinnerOfCalls, ErrorsAreThoseOfTheValue) {
  for (const std::string definition :
       {"f(n) = {f(n)|f(n)}", "f(n) = impartial {{1|0}, 0}", "f(n) = {true|1}",
        "f(n) = impartial {f(n-1) for k in 1..1 if n > 0, {1|0}}", "f(n) = {f(n,n)|1}",
        "f(n) = {h(n)|1}", "g(n) = {0|1}; f(n) = impartial {g(n)}"}) {
    const std::string found = said(definition + "; outcome(f(2))");
    EXPECT_NE(found.find(": "), std::string::npos) << definition << found;
    EXPECT_EQ(found, said(definition + "; outcome(0 + f(2))")) << definition;
  }
}

TEST(WinnerOfCalls, ALimitAtAnyQuestionLeavesNoneOpen) {
  const std::string definition =
      "g(n) = {g(i) + g(1) for i in 1..n-1|g(n-1) for i in 2..n}; "
      "f(n) = if n < 2 then * else {-f(i) for i in 1..n-1, g(n-1) | g(n), let k = n in f(k-1)}; ";
  const std::string question = "[outcome(f(5)), outcome(g(5)), f(6) >= 0]";
  const std::string expected = said(definition + question);
  for (std::uint64_t k = 1;; k += 1 + k / 50) {
    Session session(Budget({.questions = k}));
    const auto answer = session.evaluate(definition + question);
    if (answer) {
      EXPECT_GT(k, 100u);
      break;
    }
    ASSERT_EQ(answer.error().limit, Limit::size);
    const bool is_defined = session.definitions().find("f") != nullptr;
    ASSERT_EQ(said(session, is_defined ? question : definition + question), expected) << k;
  }
}

TEST(WinnerOfCalls, GiveTheirMemoryBack) {
  Budget budget({.memory = 1'000'000'000});
  Session session(budget);
  said(session, "f(n) = if n == 0 then 0 else {f(n-1)|f(n-1)}; outcome(f(10))");
  const std::size_t before = budget.charged();
  said(session, "outcome(f(1000))");
  EXPECT_GT(budget.charged(), before + 1000 * sizeof(WinnerMemory::Call));
  said(session, "f(n) = n; 0");
  EXPECT_LE(budget.charged(), before);
}

// A new definition of a function that f calls: winners are forgotten like values.
TEST(WinnerOfCalls, AreForgottenWithTheirDefinitions) {
  Session session;
  EXPECT_EQ(said(session, "g(n) = {0|}; f(n) = {g(n)|g(n)}; outcome(f(1))"), "L");
  EXPECT_EQ(said(session, "g(n) = {|0}; outcome(f(1))"), "R");
}

}  // namespace
}  // namespace summand
