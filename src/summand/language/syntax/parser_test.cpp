#include "summand/language/syntax/parser.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace summand {
namespace {

using Kind = SyntaxNode::Kind;

// Removes the last `count` strings of a stack and joins them.
std::string take(std::vector<std::string>& stack, std::size_t count, std::string_view between) {
  std::string out;
  for (std::size_t i = stack.size() - count; i < stack.size(); ++i) {
    if (!out.empty()) out += between;
    out += stack[i];
  }
  stack.resize(stack.size() - count);
  return out;
}

// The tree with every bracket written out.
std::string outline(std::string text) {
  const auto tree = parse_expression(std::move(text));
  if (!tree) {
    const Error& error = tree.error().error;
    return std::to_string(error.offset) + ": " + error.message;
  }
  std::vector<std::string> stack, labels;
  for (const SyntaxNode& node : tree->nodes) {
    const auto infix = [&](std::string sign) {
      std::string both = take(stack, 2, sign);
      stack.push_back("(" + both + ")");
    };
    switch (node.kind) {
      case Kind::literal:
      case Kind::name:
      case Kind::dimensions:
      case Kind::constant:
        stack.emplace_back(tree->words(node));
        break;
      case Kind::string:
        stack.push_back("\"" + std::string(tree->words(node)) + "\"");
        break;
      case Kind::label:
        labels.emplace_back(tree->words(node));
        break;
      case Kind::sides:
        infix("&");
        break;
      case Kind::braces:
      case Kind::labelled: {
        const std::string right = take(stack, node.second, ",");
        const std::string left = take(stack, node.first, ",");
        stack.push_back("{" + left + "|" + right + "}");
        if (node.kind == Kind::labelled) {
          stack.back().insert(0, labels.back());
          labels.pop_back();
        }
        break;
      }
      case Kind::call: {
        std::string arguments = take(stack, node.first, ",");
        stack.push_back(std::string(tree->words(node)) + "(" + arguments + ")");
        break;
      }
      case Kind::impartial: {
        const std::string options = take(stack, node.first, ",");
        stack.push_back("impartial{" + options + "}");
        break;
      }
      case Kind::index: {
        const std::string places = take(stack, node.first, "..");
        stack.back() += "[" + places + "]";
        break;
      }
      case Kind::list_open:
      case Kind::option_open:
      case Kind::element:
      case Kind::clause:
      case Kind::truth:
        break;
      case Kind::branch:
        stack.back() = "if " + stack.back();
        break;
      case Kind::jump: {  // the end of the other branch is not marked
        const std::string chosen = take(stack, 2, " then ");
        stack.push_back("(" + chosen + ") else");
        break;
      }
      case Kind::and_branch:
        stack.back() += " and";
        break;
      case Kind::or_branch:
        stack.back() += " or";
        break;
      case Kind::let_open:
        stack.back() = "let " + std::string(tree->words(node)) + " = " + stack.back() + " in";
        break;
      case Kind::let_close: {
        const std::string whole = take(stack, 2, " ");
        stack.push_back(whole);
        break;
      }
      case Kind::negation:
        stack.back() = "(not " + stack.back() + ")";
        break;
      case Kind::list: {
        std::string elements = take(stack, node.first, ",");
        stack.push_back("[" + elements + "]");
        break;
      }
      case Kind::comprehension: {
        std::size_t count = 0;
        std::string clauses;
        for (std::uint32_t at = node.first; at != Clause::kLast; at = tree->clauses[at].next) {
          count += tree->clauses[at].kind == Clause::Kind::range ? 2 : 1;
        }
        std::size_t next = stack.size() - count;
        for (std::uint32_t at = node.first; at != Clause::kLast; at = tree->clauses[at].next) {
          const Clause& clause = tree->clauses[at];
          const std::string name(tree->words(clause.name_offset, clause.name_length));
          if (clause.kind == Clause::Kind::condition) {
            clauses += " if " + stack[next++];
          } else {
            clauses += " for " + name + " in " + stack[next++];
            if (clause.kind == Clause::Kind::range) clauses += ".." + stack[next++];
          }
        }
        stack.resize(stack.size() - count);
        stack.back() += clauses;
        if (tree->nodes[node.second].kind == Kind::list_open)
          stack.back() = "[" + stack.back() + "]";
        break;
      }
      case Kind::negative:
        stack.back() = "(-" + stack.back() + ")";
        break;
      case Kind::plus_minus: {
        const std::string options = take(stack, node.first == 0 ? 1 : node.first, ",");
        stack.push_back("(+-" + options + ")");
        break;
      }
      case Kind::tiny:
        stack.back() = "(+_" + stack.back() + ")";
        break;
      case Kind::miny:
        stack.back() = "(-_" + stack.back() + ")";
        break;
      case Kind::copies:
        infix(".");
        break;
      case Kind::ordinal_sum:
        infix(":");
        break;
      case Kind::sum:
        infix("+");
        break;
      case Kind::difference:
        infix("-");
        break;
      case Kind::product:
        infix("\u00d7");
        break;
      case Kind::quotient:
        infix("//");
        break;
      case Kind::remainder:
        infix("%");
        break;
      case Kind::comparison: {
        constexpr const char* kSigns[] = {"==", "!=", "<", "<=", ">", ">=", "<>"};
        infix(kSigns[static_cast<int>(node.comparison)]);
        break;
      }
    }
  }
  // The words of `if`, `and` and `let` wait for what is behind them.
  std::string whole;
  for (const std::string& part : stack) whole += (whole.empty() ? "" : " ") + part;
  return whole;
}

TEST(Parser, ALabelStandsBeforeItsBraces) {
  EXPECT_EQ(outline("a{0|a}"), "a{0|a}");
  EXPECT_EQ(outline("a{0||b{a|b}|c}"), "a{0|{b{a|b}|c}}");
  EXPECT_EQ(outline("x + a{|a}"), "(x+a{|a})");
  EXPECT_EQ(outline("upon* + upon*2").substr(0, 41), "12: an operator is expected here, not '*'");
  EXPECT_EQ(outline("a {0|a}"), "2: an operator is expected here, not '{'");
  EXPECT_EQ(outline("a{0}"), "3: | is missing: a game is written {left|right}");
}

TEST(Parser, TheSidesOfAGameBindWeakerThanASum) {
  EXPECT_EQ(outline("1 + x & 0"), "((1+x)&0)");
  EXPECT_EQ(outline("x == 1 & 0"), "(x==(1&0))");
}

TEST(Parser, OperatorsBindAsTheTableSays) {
  EXPECT_EQ(outline("3/4^2*"), "3/4^2*");
  EXPECT_EQ(outline("2.^*"), "(2.^*)");
  EXPECT_EQ(outline("-3/4^*"), "-3/4^*");
  EXPECT_EQ(outline("-(3/4^*)"), "(-3/4^*)");
  EXPECT_EQ(outline("-2.^"), "(-(2.^))");
  EXPECT_EQ(outline("3.5"), "3.5");
  EXPECT_EQ(outline("3.(2)"), "(3.2)");
  EXPECT_EQ(outline("3 + -1"), "(3+(-1))");
  EXPECT_EQ(outline("{3|-1}"), "{3|(-1)}");
  EXPECT_EQ(outline("G + H - K"), "((G+H)-K)");
  EXPECT_EQ(outline("3.G + H"), "((3.G)+H)");
  EXPECT_EQ(outline("G : H : K"), "((G:H):K)");
  EXPECT_EQ(outline("-(G : H)"), "(-(G:H))");
  EXPECT_EQ(outline("(-G) : H"), "((-G):H)");
  EXPECT_EQ(outline("2.G : H"), "((2.G):H)");
  EXPECT_EQ(outline("+-x + 2"), "((+-x)+2)");
  EXPECT_EQ(outline("+-(1,{3|0}) + +-(2)"), "((+-1,{3|0})+(+-2))");
  EXPECT_EQ(outline("+-{1,{3|0}}"), "(+-1,{3|0})");
  EXPECT_EQ(outline("+-{3|1} + {1|+-{0,*}}"), "((+-{3|1})+{1|(+-0,*)})");
  EXPECT_EQ(outline("+-{n for n in 1..3}"), "(+-n for n in 1..3)");
  EXPECT_EQ(outline("+-{}"), "3: | is missing: a game is written {left|right}");
  EXPECT_EQ(outline("3 + +-1"), "(3+(+-1))");
  EXPECT_EQ(outline("G + H <= K - 1"), "((G+H)<=(K-1))");
  EXPECT_EQ(outline("G <> H"), "(G<>H)");
  EXPECT_EQ(outline("- - -1"), "(-(-(-1)))");
  EXPECT_EQ(outline("2.(3).G"), "(2.(3.G))");
  EXPECT_EQ(outline("G : -1"), "(G:(-1))");
  EXPECT_EQ(outline("+_2 + -_x"), "((+_2)+(-_x))");
  EXPECT_EQ(outline("3.+_2"), "(3.(+_2))");
  EXPECT_EQ(outline("^ < 2"), "(^<2)");
}

TEST(Parser, ASignBeforeANumberIsNeverGuessed) {
  const auto refused = [](const std::string& text, int at) {
    const std::string said = outline(text);
    EXPECT_EQ(said.substr(0, said.find(':')), std::to_string(at)) << text << ": " << said;
  };
  refused("-1 : 1", 0);
  refused("-1^ : 1", 0);
  refused("2 + -G : H", 4);
  refused("G : -1 : *", 4);
  refused("-2.^ : 1", 0);
  refused("+-1 : 1", 0);
  refused("+-1^", 0);
  refused("+--1^", 0);
  refused("+-1^<2>", 0);
  refused("\u00b11\u2191", 0);
  refused("+-2Tiny(2)", 0);
  refused("- 1^", 0);
  refused("+_2*", 0);
  refused("-_^*", 0);
  EXPECT_EQ(outline("+-(1^)"), "(+-1^)");
  EXPECT_EQ(outline("+-1*"), "(+-1*)");
  EXPECT_EQ(outline("+-^*"), "(+-^*)");
  EXPECT_EQ(outline("- 1*"), "(-1*)");
  EXPECT_EQ(outline("-^2"), "(-^2)");
  EXPECT_EQ(outline("2 - 1^"), "(2-1^)");
  EXPECT_EQ(outline("2-1^"), "(2-1^)");
  EXPECT_EQ(outline("--1^"), "(--1^)");
}

TEST(Parser, ATinyGameMayStandRightAfterANumber) {
  EXPECT_EQ(outline("2Tiny(3)"), "(2+Tiny(3))");
  EXPECT_EQ(outline("-2Miny(3) - 1"), "((-2+Miny(3))-1)");
  EXPECT_EQ(outline("2.5Tiny(3)"), "(2.5+Tiny(3))");
  EXPECT_EQ(outline("3.(2Tiny(3) : 1)"), "(3.((2+Tiny(3)):1))");
  EXPECT_EQ(outline("2^Tiny(3)").substr(0, 2), "2:");
  EXPECT_EQ(outline("2 Tiny(3)").substr(0, 2), "2:");
}

TEST(Parser, OverAndUnderMayStandRightAfterANumber) {
  EXPECT_EQ(outline("5over"), "(5+over)");
  EXPECT_EQ(outline("-5over - 1"), "((-5+over)-1)");
  EXPECT_EQ(outline("3/2under"), "(3/2+under)");
  EXPECT_EQ(outline("+-(5over)"), "(+-(5+over))");
  EXPECT_EQ(outline("{on|5over}"), "{on|(5+over)}");
  for (const char* text : {"+-5over", "5overheat(1)", "5over(1)", "5overx", "5 over"}) {
    EXPECT_NE(outline(text).find(": "), std::string::npos) << text;
  }
}

TEST(Parser, CGSuitesNamesOfUponAreRefusedWithOurs) {
  EXPECT_EQ(outline("^[on]"),
            "0: CGSuite's ^[on] is upon here, its v[on] is -upon, and its ^[on]* is upon*");
  EXPECT_EQ(outline("1/4v[on]*").substr(0, 3), "3: ");
  EXPECT_EQ(outline("1 + ^<on>"),
            "4: CGSuite's ^<on> is {0||0|0,pass} here, and its v<on> is -{0||0|0,pass}");
}

TEST(Parser, SignsOfPrintAreThoseOfAscii) {
  EXPECT_EQ(outline("\u22121\u2217"), "\u22121\u2217");
  EXPECT_EQ(outline("x \u2212 \u22c62"), "(x-\u22c62)");
  EXPECT_EQ(outline("{a\u2016b\u2223c}"), "{a|{b|c}}");
  EXPECT_EQ(outline("{a\uff5cb\u2223\u2223c}"), "{{a|b}|c}");
  EXPECT_EQ(outline("\u29fe_2 + \u29ffx"), "((+_2)+(-_x))");
  EXPECT_EQ(outline("2\u00b11"), "(2+(+-1))");
  EXPECT_EQ(outline("x \u2013 1 \u2013 \u20132"), outline("x - 1 - -2"));
  EXPECT_EQ(outline("[n for n in 1\u20135]"),
            "13: an en dash between two numbers may be a minus or a range: write - or ..");
  EXPECT_EQ(outline("x \u2264 y"), outline("x <= y"));
  EXPECT_EQ(outline("x\u2265y"), outline("x >= y"));
  EXPECT_EQ(outline("x\u2260y"), outline("x != y"));
  EXPECT_EQ(outline("true"), "true");
  EXPECT_EQ(outline("false = 1"), "0: 'false' is reserved and cannot be assigned");
}

TEST(Parser, ArithmeticOfOtherLanguagesGetsAHint) {
  const auto ends = [](const std::string& text, std::string_view hint) {
    const std::string said = outline(text);
    EXPECT_TRUE(said.ends_with(hint)) << text << ": " << said;
  };
  ends("2*k", "a product is 2 \u00d7 k or times(2,k)");
  ends("n*2", "a product is n \u00d7 2 or times(n,2)");
  ends("2 * 3", "a product is 2 \u00d7 3 or times(2,3)");
  ends("2n", "a product is 2 \u00d7 n or times(2,n)");
  ends("2*(3)", "a product is 2 \u00d7 (3) or times(2,(3))");
  ends("2*pow(2,3)", "a product is 2 \u00d7 pow(2,3) or times(2,pow(2,3))");
  ends("f(2)*3", "a product is f(2) \u00d7 3 or times(f(2),3)");
  ends("1/2*n", "a product is times(1/2,n)");
  ends("{1|2}*n", "a product is a \u00d7 b or times(a,b)");
  ends("2*-3", "a product is 2 \u00d7 -3 or times(2,-3)");
  ends("[n^ for n in 1..3]", "games are added with a sign: n + ^");
  ends("[-n^ for n in 1..3]", "games are added with a sign: n + ^");
  ends("(n*)", "games are added with a sign: n + *");
  ends("n**", "a power is pow(a,b)");
  ends("octal(4u,7)", "a code stands in quotes: \"4u\"");
  ends("octal(0.77,7)", "a code stands in quotes: \"0.77\"");
  ends("n^2", "a power is pow(n,2)");
  ends("2^n", "a power is pow(2,n)");
  ends("2**3", "a power is pow(2,3)");
  ends("n**3", "a power is pow(n,3)");
  ends("n/2", "n // 2 is the quotient of integers, and times(n,1/2) is one half of it");
  ends("5 mod 3", "the remainder is 5 % 3");
  ends("5 div 3", "the quotient is 5 // 3");
  ends("a && b", "both conditions are: a and b");
  ends("a || b", "a or b for conditions");
  ends("!a", "the opposite of a condition is: not a");
  ends("x y", "an operator is expected here, not 'y'");
}

TEST(Parser, TheLongestRunOfBarsIsTheMainDivider) {
  EXPECT_EQ(outline("{|}"), "{|}");
  EXPECT_EQ(outline("{0|}"), "{0|}");
  EXPECT_EQ(outline("{|0}"), "{|0}");
  EXPECT_EQ(outline("{0,*|1}"), "{0,*|1}");
  EXPECT_EQ(outline("{a||b|c}"), "{a|{b|c}}");
  EXPECT_EQ(outline("{a|b||c|d}"), "{{a|b}|{c|d}}");
  EXPECT_EQ(outline("{a|b||c}"), "{{a|b}|c}");
  EXPECT_EQ(outline("{x,a|b||c,d|e}"), "{{x,a|b}|{c,d|e}}");
  EXPECT_EQ(outline("{a|||b||c|d}"), "{a|{b|{c|d}}}");
  EXPECT_EQ(outline("{a|b||c|||d|||| }"), "{{{{a|b}|c}|d}|}");
  EXPECT_EQ(outline("{||1|}"), "{|{1|}}");
  EXPECT_EQ(outline("{|||}"), "{|}");
}

TEST(Parser, ReadsCallsAndLists) {
  EXPECT_EQ(outline("domineering(\"..|..\")"), "domineering(\"..|..\")");
  EXPECT_EQ(outline("octal (\"0.77\", 20)"), "octal(\"0.77\",20)");
  EXPECT_EQ(outline("domineering(4x6)+f()"), "(domineering(4x6)+f())");
  EXPECT_EQ(outline("[]"), "[]");
  EXPECT_EQ(outline("[1, [2, 3]]"), "[1,[2,3]]");
  EXPECT_EQ(outline("[f(2,n) for n in 1..9]"), "[f(2,n) for n in 1..9]");
  EXPECT_EQ(outline("[m+n for m in 1..2+1 for n in [m] if m < n if m]"),
            "[(m+n) for m in 1..(2+1) for n in [m] if (m<n) if m]");
  EXPECT_EQ(outline("[[n for n in 1..m] for m in 1..3]"), "[[n for n in 1..m] for m in 1..3]");
}

TEST(Parser, ANameMayBeSetAtTheBeginning) {
  const auto tree = parse_expression(" x = {1|2}");
  ASSERT_TRUE(tree && tree->target);
  EXPECT_EQ(tree->words(*tree->target), "x");
  EXPECT_FALSE(tree->is_definition);
  EXPECT_FALSE(parse_expression("x == 2")->target);
}

TEST(Parser, AFunctionMayBeDefinedAtTheBeginning) {
  const auto tree = parse_expression("f(a, b1) = {a|b1}");
  ASSERT_TRUE(tree && tree->target && tree->is_definition);
  EXPECT_EQ(tree->words(*tree->target), "f");
  ASSERT_EQ(tree->parameters.size(), 2u);
  EXPECT_EQ(tree->words(tree->parameters[1]), "b1");
  EXPECT_TRUE(parse_expression("f() = 3")->is_definition);
  for (const char* text : {"f(a, b) == 3", "f(a, b)", "f(a, 3)", "f(a) + 1"}) {
    const auto called = parse_expression(text);
    ASSERT_TRUE(called) << text;
    EXPECT_FALSE(called->is_definition || called->target) << text;
    EXPECT_TRUE(called->parameters.empty()) << text;
  }
}

TEST(Parser, WordsBindAsTheTableSays) {
  EXPECT_EQ(outline("a < b and not c == d or e"), "(a<b) and (not (c==d)) or e");
  EXPECT_EQ(outline("if a < b then c + d else e + f < g"), "(if (a<b) then (c+d)) else ((e+f)<g)");
  EXPECT_EQ(outline("let x = a + b in x : c"), "let x = (a+b) in (x:c)");
  EXPECT_EQ(outline("a // b % c - d \u00d7 -e"), "(((a//b)%c)-(d\u00d7(-e)))");
  EXPECT_EQ(outline("-s[1] + f(2)[i..j]"), "((-s[1])+f(2)[i..j])");
  EXPECT_EQ(outline("impartial {a, b + c}"), "impartial{a,(b+c)}");
}

TEST(Parser, ScoreBeforeBracesIsACall) {
  EXPECT_EQ(outline("score {a|b}"), outline("score({a|b})"));
  EXPECT_EQ(outline("score {a||b|c} + score{d|e}"), outline("score({a||b|c}) + score({d|e})"));
  EXPECT_EQ(outline("f(score {a|b}, 2)"), outline("f(score({a|b}), 2)"));
  EXPECT_EQ(outline("{score {a|b}|c}"), outline("{score({a|b})|c}"));
}

TEST(Parser, OptionsMayHaveClauses) {
  EXPECT_EQ(outline("{a for a in 1..2 if a, b | c for c in [d]}"),
            "{a for a in 1..2 if a,b|c for c in [d]}");
  EXPECT_EQ(outline("{a||b for b in s|c}"), "{a|{b for b in s|c}}");
  EXPECT_EQ(outline("impartial {a + 1 for a in 1..2 for b in 1..a, c}"),
            "impartial{(a+1) for a in 1..2 for b in 1..a,c}");
  EXPECT_EQ(outline("f({a for a in 1..2})"), "f([a for a in 1..2])");
}

TEST(Parser, CommentsAndLinesDivideStatements) {
  EXPECT_EQ(outline("a # b {"), "a");
  EXPECT_EQ(outline("a +  # what follows\n b"), "(a+b)");
  EXPECT_EQ(outline("(a\n b)"), "4: an operator is expected here, not 'b'");
  EXPECT_EQ(outline("a\n+ b"), "(a+b)");
  EXPECT_EQ(outline("a;\n# no more\n;"), "a");
  EXPECT_EQ(outline("a; b"), "1: one expression is expected, but here is another one");
  EXPECT_EQ(outline("a\nb"), "2: one expression is expected, but here is another one");
  EXPECT_EQ(outline("{a;|}"), "2: the statement ends here, but a bracket is open");
  EXPECT_EQ(outline("\"#\" # \""), "\"#\"");
}

TEST(Parser, ErrorsHaveTheirPlace) {
  EXPECT_EQ(outline(""), "0: the expression is empty");
  EXPECT_EQ(outline("  "), "2: the expression is empty");
  EXPECT_EQ(outline("1 +"), "3: a game is expected here, not the end");
  EXPECT_EQ(outline("1 $ 2"), "2: an operator is expected here, not '$'");
  EXPECT_EQ(outline("x ="), "3: the expression after = is missing");
  EXPECT_EQ(outline("v = 1"), "0: v cannot be a name: v stands for down");
  EXPECT_EQ(outline("_ = 1"), "0: '_' is reserved and cannot be assigned");
  EXPECT_EQ(outline("1 = 1").substr(0, 2), "2:");
  EXPECT_EQ(outline("{1}"), "2: | is missing: a game is written {left|right}");
  EXPECT_EQ(outline("{1,|2}"), "3: a game is expected here, not '|'");
  EXPECT_EQ(outline("{1|2|3}").substr(0, 2), "4:");
  EXPECT_EQ(outline("{1+|2}"), "3: a game is expected here, not '|'");
  EXPECT_EQ(outline("()"), "1: a game is expected here, not ')'");
  EXPECT_EQ(outline("f(1,)"), "4: a game is expected here, not ')'");
  EXPECT_EQ(outline("(1,2)").substr(0, 2), "2:");
  EXPECT_EQ(outline("-(1,2)").substr(0, 2), "3:");
  EXPECT_EQ(outline("1 || 2").substr(0, 2), "2:");
  EXPECT_EQ(outline("a < b < c"), "6: comparisons cannot be chained");
  EXPECT_EQ(outline("1..9").substr(0, 2), "1:");
  EXPECT_EQ(outline("3+-1").substr(0, 2), "1:");
  EXPECT_EQ(outline("x y"), "2: an operator is expected here, not 'y'");
  EXPECT_EQ(outline("[x if 1]").substr(0, 2), "3:");
  EXPECT_EQ(outline("[x for 3 in 1..2]"), "7: a name is expected here, not '3'");
  EXPECT_EQ(outline("[x for n 1..2]").substr(0, 2), "9:");
  EXPECT_EQ(outline("[x for n in 1..2, 3]").substr(0, 3), "16:");
  EXPECT_EQ(outline("[[[[[[[[[1]]]]]]]]]"), "8: lists can be nested 8 deep");
}

TEST(Parser, DeepNestingIsReadWithoutRecursion) {
  constexpr std::size_t kDeep = 100'000;
  const auto nested = [](std::string open, std::string inside, std::string close) {
    std::string text;
    for (std::size_t i = 0; i < kDeep; ++i) text += open;
    text += inside;
    for (std::size_t i = 0; i < kDeep; ++i) text += close;
    return text;
  };
  EXPECT_EQ(parse_expression(nested("{", "", "|}"))->nodes.size(), kDeep);
  EXPECT_EQ(parse_expression(nested("(", "1", ")"))->nodes.size(), 1u);
  EXPECT_EQ(parse_expression(nested("- ", "1", ""))->nodes.size(), kDeep + 1);
  EXPECT_EQ(parse_expression(nested("f(", "1", ")"))->nodes.size(), kDeep + 1);
  EXPECT_EQ(parse_expression(nested("1:", "1", ""))->nodes.size(), 2 * kDeep + 1);
  EXPECT_EQ(parse_expression(nested("+", "1", "")).error().error.offset, 0u);
  EXPECT_EQ(parse_expression(nested("not ", "a", ""))->nodes.size(), kDeep + 1);
  EXPECT_EQ(parse_expression(nested("{", "0 for a in b", "|}"))->nodes.size(), 2 * kDeep + 5);
  EXPECT_EQ(parse_expression(nested("let x = ", "1", " in x"))->nodes.size(), 3 * kDeep + 1);
  EXPECT_EQ(parse_expression(nested("if a then b else ", "1", ""))->nodes.size(), 4 * kDeep + 1);
  EXPECT_EQ(parse_expression(nested("if ", "a", " then b else c"))->nodes.size(), 4 * kDeep + 1);
}

TEST(Parser, ManyLevelsOfBarsAreReadWithoutRecursion) {
  std::string text = "{0";
  for (std::size_t bars = 1; bars <= 1000; ++bars) text += std::string(bars, '|') + "0";
  EXPECT_EQ(parse_expression(text + "}")->nodes.size(), 2001u);
}

TEST(Parser, TheTreeCountsAgainstTheBudget) {
  Budget budget({.memory = 100'000});
  const auto tree =
      parse_expression(std::string(100'000, '(') + "1" + std::string(100'000, ')'), budget);
  ASSERT_FALSE(tree);
  EXPECT_EQ(tree.error().limit, Limit::memory);
  EXPECT_EQ(budget.charged(), 0u);
}

}  // namespace
}  // namespace summand
