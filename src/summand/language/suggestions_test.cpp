// What messages tell people to write is an expression: each suggestion is followed.
#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

struct Advice {
  std::string_view wrong;    // refused, or answered with a note
  std::string_view written;  // a part of the message
  std::string_view right;    // has this part, and is answered without a note
};

constexpr Advice kAdvice[] = {
    // Arithmetic of other languages.
    {"2*3 == 6", "2 \u00d7 3", "2 \u00d7 3 == 6"},
    {"2*3 > 1", "times(2,3)", "times(2,3) > 1"},
    {"compare(2*3,6)", "2 \u00d7 3", "compare(2 \u00d7 3,6)"},
    {"1/2*3 == 3/2", "times(1/2,3)", "times(1/2,3) == 3/2"},
    {"2^10 == 1024", "pow(2,10)", "pow(2,10) == 1024"},
    {"2^-1 == 1/2", "pow(2,-1)", "pow(2,-1) == 1/2"},
    {"-2*3 == -6", "-2 \u00d7 3", "-2 \u00d7 3 == -6"},
    {"2*pow(2,3)", "2 \u00d7 pow(2,3)", "2 \u00d7 pow(2,3)"},
    {"2*pow(2,3)", "times(2,pow(2,3))", "times(2,pow(2,3))"},
    {"2*(3)", "2 \u00d7 (3)", "2 \u00d7 (3)"},
    {"2*-3", "2 \u00d7 -3", "2 \u00d7 -3"},
    {"2*-3", "times(2,-3)", "times(2,-3)"},
    {"n = 3; n*2", "n \u00d7 2", "n = 3; n \u00d7 2"},
    {"n = 3; 2n", "times(2,n)", "n = 3; times(2,n)"},
    {"n = 3; 1/2*n", "times(1/2,n)", "n = 3; times(1/2,n)"},
    {"n = 3; n^2", "pow(n,2)", "n = 3; pow(n,2)"},
    {"n = 3; 2**n", "pow(2,n)", "n = 3; pow(2,n)"},
    {"[-n^ for n in 1..3]", "n + ^", "[-n + ^ for n in 1..3]"},
    {"n = 3; (n*)", "n + *", "n = 3; (n + *)"},
    {"n = 3; n/2", "n // 2", "n = 3; n // 2"},
    {"n = 3; n/2", "times(n,1/2)", "n = 3; times(n,1/2)"},
    {"5 mod 3", "5 % 3", "5 % 3"},
    {"5 div 3", "5 // 3", "5 // 3"},
    {"1/2 \u00d7 3", "copies(n, G)", "n = 3; G = 1/2; copies(n, G)"},
    {"1 > 0 && 2 > 1", " and ", "1 > 0 and 2 > 1"},
    {"1 > 0 || 2 > 1", " or ", "1 > 0 or 2 > 1"},
    {"!(1 > 0)", "not ", "not (1 > 0)"},
    // Signs.
    {"2 +-1", " + -", "2 + -1"},
    {"2 .5", "3.(2)", "3.(2)"},
    {"- 1^", "-1^", "-1^"},
    {"- 1^", "-(1^)", "-(1^)"},
    {"+-1^", "+-(1^)", "+-(1^)"},
    {"+_2*", "tiny(2*)", "tiny(2*)"},
    {"1 + ^[on]", "upon", "1 + upon"},
    {"1 + ^<on>", "{0||0|0,pass}", "1 + {0||0|0,pass}"},
    // Names and codes.
    {"octal(4u,7)", "\"4u\"", "octal(\"4u\",7)"},
    {"octal(0.77,7)", "\"0.77\"", "octal(\"0.77\",7)"},
    {"temperature", "temperature(G)", "G = 1; temperature(G)"},
    {"nim", "nim(3,5,7)", "nim(3,5,7)"},
    {"kayles", "kayles(5)", "kayles(5)"},
    {"crosscram(3x3)", "domineering", "domineering(3x3)"},
    {"wythoff(3,5)", "wyt-queens", "wyt-queens(3,5)"},
    {"wythoffs-nim(3,5)", "wyt-queens", "wyt-queens(3,5)"},
    {"Dawson's Kayles(5)", "dawsons-kayles", "dawsons-kayles(5)"},
    {"grundy\u2019s game(8)", "grundys-game", "grundys-game(8)"},
    // Texts and sizes.
    {"domineering('..|..')", "domineering(\"..|..\")", "domineering(\"..|..\")"},
    {"domineering(\u201c..|..\u201d)", "domineering(\"..|..\")", "domineering(\"..|..\")"},
    {"\"..|..\" - 1", "domineering(\"..|..\")", "domineering(\"..|..\") - 1"},
    {"4x6 + 1", "domineering(4x6)", "domineering(4x6) + 1"},
    {"domineering(2)", "4x6", "domineering(4x6)"},
    {"why(3)", "why(G == H)", "G = 1; H = 1; why(G == H)"},
    // Braces, lists and what is compared.
    {"-1 : 1", "(-G) : H", "G = 1; H = 1; (-G) : H"},
    {"-1 : 1", "-(G : H)", "G = 1; H = 1; -(G : H)"},
    {"+-1 : 1", "(+-G) : H", "G = 1; H = 1; (+-G) : H"},
    {"a{0|a + 1}", "a{0|a}", "a{0|a}"},
    {"0|1", "{left|right}", "left = 0; right = 1; {left|right}"},
    {"{1,2}", "{left|right}", "left = 0; right = 1; {left|right}"},
    {"3..5", "[what for n in 1..9]", "what = 3; [what for n in 1..9]"},
    {"outcome(1) == \"X\"", "\"L\"", "outcome(1) == \"L\""},
    {"compare(1,0) == \"gt\"", "\">\"", "compare(1,0) == \">\""},
    {"^[0]", "^<1>", "^<1>"},
    {"*-1", "* - 1", "* - 1"},
    {"g(n) = n; g", "g(n)", "g(n) = n; n = 1; g(n)"},
    {"octal(7,5)", "octal(\"0.77\", 20)", "octal(\"0.77\", 20)"},
    {"subtraction(1,2,3,10)", "subtraction({1,2,5}, 30)", "subtraction({1,2,5}, 30)"},
    {"northcott(3)", "northcott(\"L...R..|.R..L..|..L...R\")",
     "northcott(\"L...R..|.R..L..|..L...R\")"},
};

TEST(Suggestions, AreAnsweredIfTheyAreFollowed) {
  for (const auto& [wrong, written, right] : kAdvice) {
    Session session;
    std::string message = said(session, wrong);
    for (const std::string& note : session.notes()) message += "\n" + note;
    EXPECT_TRUE(message.contains(written)) << wrong << ": " << message;
    EXPECT_TRUE(right.contains(written)) << right;

    Session other;
    const auto answer = other.evaluate(right);
    EXPECT_TRUE(answer) << right << ": " << said(right);
    EXPECT_TRUE(other.notes().empty()) << right;
  }
}

TEST(Suggestions, SizesMayHaveTheSignOfTheProduct) {
  EXPECT_EQ(said("domineering(2\u00d73)"), said("domineering(2x3)"));
  EXPECT_EQ(said("domineering(2 \u00d7 3)"), said("domineering(2x3)"));
  EXPECT_EQ(said("f() = cutcake(2\u00d73) - 1; f()"), said("cutcake(2x3) - 1"));
  EXPECT_EQ(said("nim(2\u00d73)"), "*6");
  EXPECT_EQ(said("2\u00d73"), "6");
  EXPECT_EQ(error_offset("domineering(0\u00d73)"), 12u);
  EXPECT_EQ(said("domineering(1\u00d72,1\u00d73)"), said("domineering(1x2,1x3)"));
  EXPECT_EQ(said("amazons(2\u00d72,3)"), said("amazons(2x2,3)"));
  EXPECT_EQ(said("fox-and-geese(2\u00d72)"), said("fox-and-geese(2x2)"));
}

TEST(Suggestions, GamesThatAreNoSummandsPointToTheirQuestions) {
  for (const char* call : {"dots-and-boxes(2x2)", "dotsandboxes(2x2)", "dots(2x2)", "dots"}) {
    EXPECT_TRUE(said(call).contains("see summand dots --help")) << said(call);
  }
  for (const char* call : {"tic-tac-toe(3x3)", "tic-tac-toe"}) {
    EXPECT_TRUE(said(call).contains("see summand rules treblecross")) << said(call);
  }
  EXPECT_TRUE(said("sucker(4)").contains("see summand sucker --help"));
  EXPECT_EQ(said("dots = 3; dots + 1"), "4");
}

}  // namespace
}  // namespace summand
