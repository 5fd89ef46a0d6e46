// Conditions, names, texts, lists and integers in expressions.
#include "summand/language/sequences.hpp"

#include <gtest/gtest.h>

#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

// The same expression by itself and in a definition, where integers are kept otherwise.
std::string both(std::string expression) {
  const std::string alone = said(expression);
  const std::string inside = said("f() = " + expression + "; f()");
  return alone == inside ? alone : alone + " but " + inside;
}

TEST(Sequences, IfChoosesAndEvaluatesOnlyOne) {
  EXPECT_EQ(both("if 1 < 2 then 3 else tiny(0)"), "3");
  EXPECT_EQ(both("if 2 < 1 then tiny(0) else 4 + 1"), "5");
  EXPECT_EQ(both("1 + if 1 == 2 then 3 else if 1 != 2 then 5 else 7"), "6");
  EXPECT_EQ(both("{if 1 < 2 then 0 else 1 | 2}"), "1");
  EXPECT_EQ(both("[if n > 1 then n else 0 for n in 1..3 if n != 2]"), "[0, 3]");
  EXPECT_EQ(said("if 3 then 1 else 2"), "3: a truth value is expected after 'if', not a game");
  EXPECT_EQ(said("if 1 < 2 else 3"), "9: 'else' must follow a 'then': if ... then ... else ...");
  EXPECT_EQ(said("if 1 < 2 then 3"), "15: 'else' is expected here: if ... then ... else ...");
  EXPECT_EQ(said("(if 1 < 2)"), "9: 'then' is expected here: if ... then ... else ...");
  EXPECT_EQ(said("1 then 2"), "2: 'then' must follow an 'if': if ... then ... else ...");
}

// Lists that are not kept have no limit.
TEST(Sequences, LenSumMaxAndMinKeepNoList) {
  EXPECT_EQ(both("len([n for n in 1..250000])"), "250000");
  EXPECT_EQ(both("sum([n for n in 1..250000])"), "31250125000");
  EXPECT_EQ(both("max([n % 1013 for n in 1..250000])"), "1012");
  EXPECT_EQ(both("min([0 - n for n in 1..250000 if n % 2 == 0])"), "-250000");
  EXPECT_EQ(both("sum([len([n for n in 1..m]) for m in 1..1500])"), "1125750");
  EXPECT_EQ(both("len([1 for n in 1..3 if n > 5]) + sum([1 for n in 1..3 if n > 5])"), "0");
  EXPECT_EQ(both("len([n for n in 1..999]) + len([n for n in 1..1000])"), "1999");
  EXPECT_EQ(said("len([[n] for n in 1..2001])"), "2001");
  EXPECT_EQ(said("max([n for n in 1..3 if n > 5])"),
            "4: an empty list has no least and no greatest number");
  EXPECT_EQ(said("max([if n == 1500 then * else n for n in 1..2000])"),
            "4: a number is expected here, not another game");
  EXPECT_EQ(said("sum([n > 3 for n in 1..2000])"), "4: a game is expected here, not a truth value");
  EXPECT_EQ(said("max([n for n in 1..100001], 2)"),
            "5: the lists of an expression can have 100000 elements, if not only their len, sum, "
            "max or min is asked");
}

// A sum of a stream has the same terms as that of a list.
TEST(Sequences, ASumOfAStreamIsThatOfItsList) {
  EXPECT_EQ(said("sum([nim(n) for n in 1..1023])"),
            said("let h = [nim(n) for n in 1..1023] in sum(h)"));
  EXPECT_EQ(said("sum([{n||0|-n} for n in 1..6])"),
            said("let h = [{n||0|-n} for n in 1..6] in sum(h)"));
}

TEST(Sequences, AndOrNot) {
  EXPECT_EQ(both("1 < 2 and 2 < 3"), "true");
  EXPECT_EQ(both("1 < 2 and not 2 < 3"), "false");
  EXPECT_EQ(both("2 < 1 and tiny(0) < 3"), "false");
  EXPECT_EQ(both("1 < 2 or tiny(0) < 3"), "true");
  EXPECT_EQ(both("2 < 1 or 1 < 2 and 2 < 3"), "true");
  EXPECT_EQ(both("not (1 < 2 or 2 < 3)"), "false");
  EXPECT_EQ(said("1 and 2 < 3"), "0: a truth value is expected before 'and', not a game");
  EXPECT_EQ(said("1 < 2 and 3"), "10: a truth value is expected after 'and' and 'or', not a game");
  EXPECT_EQ(said("not 3"), "4: a truth value is expected after 'not', not a game");
}

TEST(Sequences, LetNamesAValueForOneExpression) {
  EXPECT_EQ(both("let x = 3 in x + x"), "6");
  EXPECT_EQ(both("(let x = 3 in let y = x + 1 in y + y) - 1"), "7");
  EXPECT_EQ(both("[let m = n + n in m + 1 for n in 1..3]"), "[3, 5, 7]");
  EXPECT_EQ(said("let x = 3 in x; x"), "16: unknown name 'x'");
  EXPECT_EQ(said("let x = 3"), "9: 'in' is expected here: let x = ... in ...");
  EXPECT_EQ(said("let 3 = 3 in 3"), "4: a name is expected here, not '3'");
  EXPECT_EQ(said("let x == 3"), "6: = is expected here, not '==': let x = ... in ...");
  EXPECT_EQ(said("1 in 2"), "2: 'in' must follow 'for x' or 'let x = ...'");
}

TEST(Sequences, IntegersAreDividedDownwards) {
  EXPECT_EQ(both("[7 // 2, -7 // 2, 7 // -2, -7 // -2, 6 // 2]"), "[3, -4, -4, 3, 3]");
  EXPECT_EQ(both("[7 % 2, -7 % 2, 7 % -2, -7 % -2, 6 % 2]"), "[1, 1, -1, -1, 0]");
  EXPECT_EQ(both("7//2+1"), "4");
  EXPECT_EQ(both("2 \u00d7 3 + 1"), "7");
  EXPECT_EQ(both("3/4 + 1/4"), "1");
  EXPECT_EQ(both("5 % -1"), "0");
  EXPECT_EQ(said("1 // 0"), "5: // by 0 has no meaning");
  EXPECT_EQ(said("1 % (1 - 1)").substr(2), " % by 0 has no meaning");
  EXPECT_EQ(error_offset("1/2 // 2"), 0u);
  EXPECT_EQ(error_offset("1 + 2 // *"), 9u);
  EXPECT_EQ(error_offset("f(n) = n \u00d7 n; f(9223372036854775807)"), 9u);
}

TEST(Sequences, FunctionsOfNumbersAndLists) {
  EXPECT_EQ(both("[times(3, 5), times(1/2, 3)]"), "[15, 3/2]");
  EXPECT_EQ(both("[min(3, 1/2), max(3, 1/2), min([4, 2]), max(7)]"), "[1/2, 3, 2, 7]");
  EXPECT_EQ(both("sum([^, ^, 1])"), "1^2");
  EXPECT_EQ(both("sum([])"), "0");
  EXPECT_EQ(both("[len(\"LRL\"), len([]), len(\"\u2191x\")]"), "[3, 0, 2]");
  EXPECT_EQ(both("sorted([3, 1, 2])"), "[1, 2, 3]");
  EXPECT_EQ(both("sorted([\"b\", \"a\"])"), "[a, b]");
  EXPECT_EQ(both("copies(1 + 2, ^*)"), "^3*");
  EXPECT_EQ(said("min([])"), "4: an empty list has no least and no greatest number");
  EXPECT_EQ(said("min(1, *)"), "7: a number is expected here, not another game");
  EXPECT_EQ(said("sum(3)"), "4: a list is expected here, not a game");
  EXPECT_EQ(said("len(3)"), "4: a text or a list is expected here, not a game");
  EXPECT_EQ(error_offset("times(pow(2,600000), pow(2,600000))"), 0u);
}

TEST(Sequences, PlacesCountFromOne) {
  EXPECT_EQ(both("let s = \"LRE\" in [s[1], s[3], s[2..3], s[1..0], s[4..3]]"), "[L, E, RE, , ]");
  EXPECT_EQ(both("let s = [5, 6, 7] in [s[1], s[1+2], s[2..3], s[4..3]]"), "[5, 7, [6, 7], []]");
  EXPECT_EQ(both("[1, 2][2] + 3"), "5");
  EXPECT_EQ(both("\"\u2191x\u2193\"[2..3]"), "x\u2193");
  EXPECT_EQ(both("-[1, 2][2]"), "-2");
  EXPECT_EQ(both("[[1,2],[3]][1][2]"), "2");
  EXPECT_EQ(said("\"LR\"[3]"), "5: place 3 does not exist: the text has 2 letters");
  EXPECT_EQ(said("[1,2][0]"), "6: place 0 does not exist: the list has 2 elements");
  EXPECT_EQ(said("[1,2][1..3]"), "6: place 3 does not exist: the list has 2 elements");
  EXPECT_EQ(said("3[1]"), "0: only texts and lists have elements, not a game");
  EXPECT_EQ(said("[1,2][*]"), "6: a place in a text or a list must be an integer");
  EXPECT_EQ(said("[1,2][1,2]"),
            "7: an element has one place: s[2], or s[2..4] for several elements");
}

TEST(Sequences, AreJoinedAndCompared) {
  EXPECT_EQ(both("\"LR\" + \"E\" + \"\""), "LRE");
  EXPECT_EQ(both("[1] + [*, 2] + []"), "[1, *, 2]");
  EXPECT_EQ(both("\"LR\" == \"L\" + \"R\""), "true");
  EXPECT_EQ(both("\"LR\" != \"L\""), "true");
  EXPECT_EQ(both("[1, ^ + v] == [1, 0]"), "true");
  EXPECT_EQ(both("[1, [\"a\"]] == [1, [\"b\"]]"), "false");
  EXPECT_EQ(both("(1 < 2) == (2 < 3)"), "true");
  EXPECT_EQ(said("\"a\" < \"b\""), "1: a text and a text can only be equal (==) or not (!=)");
  EXPECT_EQ(said("\"a\" == 1"), "1: a game is expected here, not a text");
  EXPECT_EQ(said("1 < [1]"), "4: a game is expected here, not a list");
  EXPECT_EQ(error_offset("\"a\" + 1"), 1u);
}

TEST(Sequences, LoopsRunOverTextsAndLists) {
  EXPECT_EQ(both("[c + \"!\" for c in \"LRE\"]"), "[L!, R!, E!]");
  EXPECT_EQ(both("[x + 1 for x in [1, *]]"), "[2, 1*]");
  EXPECT_EQ(both("[nim(n, 5) for n in 1..4]"), "[*4, *7, *6, *]");
  EXPECT_EQ(both("[domineering(s) for s in [\"..\", \".|.\"]]"), "[-1, 1]");
}

TEST(Sequences, OptionsMayHaveClauses) {
  EXPECT_EQ(both("{n for n in 0..3 | 9}"), "4");
  EXPECT_EQ(both("{n for n in 0..3, 7 for n in 1..0, 5 | m for m in 8..9 if m != 8, 10}"), "6");
  EXPECT_EQ(both("{* for n in 1..0 | }"), "0");
  EXPECT_EQ(both("{{i|j} for i in 1..2 if i > 1 for j in 0..1 if j < 1 | -5}"), "{2|0||-5}");
  EXPECT_EQ(both("{0||n for n in 0..0|-1}"), "tiny(1)");
  EXPECT_EQ(both("impartial {nim(n) for n in 0..5 if n != 3}"), "*3");
  EXPECT_EQ(both("impartial {}"), "0");
  EXPECT_EQ(both("impartial {0, *}"), "*2");
  EXPECT_EQ(both("subtraction({k + k for k in 1..2}, 5)"), "*2");
  EXPECT_EQ(said("impartial {*, {1|0}}"),
            "0: the options of impartial {...} are nimbers, but one is {1|0}");
  EXPECT_EQ(said("impartial {0 | *}"),
            "13: impartial {...} has no bar: both players have the same options");
  EXPECT_EQ(said("{1 if 2 < 3 | }"), "3: 'if' must follow a 'for': [what for n in 1..9 if ...]");
  EXPECT_EQ(error_offset("nim(1 for n in 1..2)"), 6u);
  EXPECT_EQ(said("impartial(domineering(2x3))"), "*");  // the function
}

}  // namespace
}  // namespace summand
