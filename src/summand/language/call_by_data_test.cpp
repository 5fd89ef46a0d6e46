#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "summand/language/functions/function.hpp"
#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

// The answer of a call as text; "offset: message" for an error.
std::string called(Session& session, std::string_view function, std::vector<Answer> arguments) {
  const auto answer = session.call(function, std::move(arguments));
  if (answer) return print(*answer);
  const Error& error = answer.error().error;
  return answer.error().limit ? error.message : std::to_string(error.offset) + ": " + error.message;
}

Answer evaluated(Session& session, std::string_view expression) {
  return *session.evaluate(expression);
}

// The arguments of a call with only one pair of round brackets around them all: "f(a, b)".
std::vector<std::string> arguments_in(std::string_view call) {
  std::vector<std::string> out(1);
  int depth = 0;
  bool quoted = false;
  for (const char c : call.substr(call.find('(') + 1, call.size() - call.find('(') - 2)) {
    quoted = quoted != (c == '"');
    if (!quoted && (c == '(' || c == '{' || c == '[')) ++depth;
    if (!quoted && (c == ')' || c == '}' || c == ']')) --depth;
    if (c == ',' && depth == 0 && !quoted) {
      out.emplace_back();
    } else if (c != ' ' || !out.back().empty()) {
      out.back() += c;
    }
  }
  return out;
}

// The examples of the help, except for functions that take a comparison.
TEST(CallByData, GivesTheSameAsACallInAnExpression) {
  int called_functions = 0;
  for (const Function& function : all_functions()) {
    const std::string begin = std::string(function.name) + "(";
    if (!function.example.starts_with(begin) || !function.example.ends_with(')')) continue;
    Session session;
    std::vector<Answer> arguments;
    bool is_data = true;
    for (const std::string& text : arguments_in(function.example)) {
      if (session.find_game(text) != nullptr) {
        arguments.push_back({text});
        continue;
      }
      const auto answer = session.evaluate(text);
      is_data = is_data && answer && answer->get<bool>() == nullptr;
      if (is_data) arguments.push_back(*answer);
    }
    if (!is_data) continue;
    EXPECT_EQ(called(session, function.name, std::move(arguments)), function.gives)
        << function.example;
    ++called_functions;
  }
  EXPECT_GT(called_functions, static_cast<int>(all_functions().size() * 3 / 4));
}

TEST(CallByData, AnErrorHasTheNumberOfTheArgument) {
  Session session;
  const Answer star = evaluated(session, "*"), one = evaluated(session, "1");
  EXPECT_EQ(called(session, "nothing", {one}), "0: there is no function 'nothing'");
  EXPECT_EQ(called(session, "", {}), "0: there is no function ''");
  EXPECT_EQ(called(session, "mean", {}), "0: mean is called as mean(G)");
  EXPECT_EQ(called(session, "mean", {one, one}), "0: mean is called as mean(G)");
  EXPECT_EQ(called(session, "left_wall", {one, star}), "2: a number is expected here");
  EXPECT_EQ(called(session, "compare", {one, {true}}),
            "2: a game is expected here, not a truth value");
  EXPECT_EQ(called(session, "compare", {{std::string("nim")}, one}).substr(0, 23),
            "1: a game is expected h");
  EXPECT_EQ(called(session, "leftstop", {one}), "1");
}

TEST(CallByData, HugeNumbersAreComputedOrRefused) {
  Session session;
  const Answer huge = {Game(session.workspace(), session.store().number(Dyadic::power_of_two(63)))};
  EXPECT_EQ(called(session, "mean", {huge}), "9223372036854775808");
  EXPECT_EQ(called(session, "compare", {huge, huge}), "=");
}

TEST(CallByData, IsNoResultOfTheSession) {
  Session session;
  EXPECT_EQ(said(session, "x = {3|1}"), "{3|1}");
  EXPECT_EQ(called(session, "mean", {evaluated(session, "x")}), "2");
  EXPECT_EQ(said(session, "_"), "{3|1}");
  EXPECT_EQ(session.variables().size(), 2u);
}

TEST(CallByData, AlsoReachesDefinitions) {
  Session session;
  said(session, "f(a, s) = {a|sum(s)}; k = 2; t(s) = len(s) + k; g(n) = g(n)");
  EXPECT_EQ(called(session, "f", {evaluated(session, "3"), evaluated(session, "[1,-2]")}),
            "{3|-1}");
  EXPECT_EQ(called(session, "t", {Answer{std::string("LRL")}}), "5");
  EXPECT_EQ(called(session, "g", {evaluated(session, "-1")}),
            "0: in g(-1): g(-1) needs itself: g(-1) -> g(-1)");
  EXPECT_EQ(called(session, "f", {evaluated(session, "thermograph(*)"), evaluated(session, "1")}),
            "1: an argument of f is a number, a game, a text or a list, not a thermograph");
  EXPECT_EQ(called(session, "g", {}), "0: g is called as g(n)");
  EXPECT_EQ(called(session, "h", {}), "0: there is no function 'h'");
  EXPECT_EQ(called(session, "f", {evaluated(session, "1"), evaluated(session, "[0]")}), "{1|0}");
}

TEST(CallByData, ALimitLeavesTheSessionUsable) {
  Session session(Budget({.memory = 10'000'000}));
  const auto answer = session.call("mean", {evaluated(session, "domineering(8x8)")});
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().limit, Limit::memory);
  EXPECT_EQ(called(session, "mean", {evaluated(session, "{2|1}")}), "3/2");
}

}  // namespace
}  // namespace summand
