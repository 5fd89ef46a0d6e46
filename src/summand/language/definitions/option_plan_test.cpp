#include "summand/language/definitions/option_plan.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/language/syntax/parser.hpp"

namespace summand {
namespace {

// The calls of which the winner is enough, with - for a sign before them and = for a result.
std::string searched(const std::string& text) {
  const auto tree = parse_expression(text, Budget());
  if (!tree) return tree.error().error.message;
  const OptionPlan plan(*tree);
  std::string out;
  for (std::uint32_t i = 0; plan.is_useful() && i < tree->nodes.size(); ++i) {
    const OptionPlan::Mark& mark = plan.mark(i);
    if (!mark.call) continue;
    if (!out.empty()) out += " ";
    if (mark.negated) out += "-";
    out += tree->words(tree->nodes[i]);
    if (!mark.in_option) {
      out += "=";
    } else {
      const OptionPlan::Option& option = plan.option(mark);
      out += option.left ? option.right ? "|LR" : "|L" : "|R";
    }
  }
  return out;
}

TEST(OptionPlan, FindsOptionsThatAreCalls) {
  EXPECT_EQ(searched("{f(1), 2, g(f(3)) | -h(4)}"), "f|L g|L -h|R");
  EXPECT_EQ(searched("impartial {f(n) for n in 1..3 if g(n) > 0, 0, h(1) for k in [f(2)]}"),
            "f|LR h|LR");
  EXPECT_EQ(searched("{f(1)||g(2)|h(3)}"), "f|L");
  EXPECT_EQ(searched("{|f([1,2])}"), "f|R");
}

TEST(OptionPlan, FindsThemBehindWords) {
  EXPECT_EQ(
      searched("if a(1) == 0 then b(1) else if c(1) > 0 then {d(1)|2} else let x = e(1) in -k(x)"),
      "b= d|L -k=");
  EXPECT_EQ(searched("{if 1 == 2 then f(1) else -(-g(2)), h(3)|}"), "f|L g|L h|L");
  EXPECT_EQ(searched("let x = {f(1)|2} in {let y = x in g(y) for i in 1..2|}"), "g|L");
}

TEST(OptionPlan, LeavesOutAllElse) {
  EXPECT_EQ(searched("f(1) + {g(1)|2}"), "");
  EXPECT_EQ(searched("[f(1), {g(1)|2}]"), "");
  EXPECT_EQ(searched("{f(1) + 1, 2.f(1), +-g(1) | h(1) : 1}"), "");
  EXPECT_EQ(searched("a{f(1)|a}"), "");
  EXPECT_EQ(searched("-{f(1)|2}"), "");
}

}  // namespace
}  // namespace summand
