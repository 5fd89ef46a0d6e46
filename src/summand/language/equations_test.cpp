// Games as equations: definitions with known values, and games of the library written again.
#include <gtest/gtest.h>
#include <string>

#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

// What the list prints after the definition.
std::string listed(std::string_view definition, std::string_view list) {
  Session session;
  const auto defined = session.evaluate(definition);
  if (!defined) return "not defined: " + defined.error().error.message;
  return said(session, list);
}

constexpr std::string_view kCut =
    "cut(a,b) = {cut(a,c) + cut(a,b-c) for c in 1..b-1 | cut(c,b) + cut(a-c,b) for c in 1..a-1}";
constexpr std::string_view kEat =
    "eat(a,b) = {eat(a,c) + eat(a,b-1-c) for c in 0..b-1 if a > 0 "
    "| eat(c,b) + eat(a-1-c,b) for c in 0..a-1 if b > 0}";
constexpr std::string_view kMaundy =
    "mc(a,b) = {copies(d, mc(a,b//d)) for d in 2..b if b % d == 0 "
    "| copies(d, mc(a//d,b)) for d in 2..a if a % d == 0}";
constexpr std::string_view kToppling =
    "top(s) = {t for i in 1..len(s) if s[i] != \"R\" for t in [top(s[1..i-1]), top(s[i+1..len(s)])]"
    "| t for i in 1..len(s) if s[i] != \"L\" for t in [top(s[1..i-1]), top(s[i+1..len(s)])]}";
constexpr std::string_view kKayles =
    "kay(n) = impartial {kay(i) + kay(n-k-i) for k in 1..2 for i in 0..n-k}";

TEST(Equations, Cutcake) {
  EXPECT_EQ(listed(kCut, "[[cut(a,b) for b in 1..4] for a in 1..4]"),
            "[[0, 1, 2, 3], [-1, 0, 0, 1], [-2, 0, 0, 1], [-3, -1, -1, 0]]");
  EXPECT_EQ(listed(kCut, "[0 for a in 1..9 for b in 1..9 if cut(a,b) != cutcake(a,b)]"), "[]");
}

TEST(Equations, Eatcake) {
  EXPECT_EQ(listed(kEat, "[[eat(a,b) for b in 1..3] for a in 1..3]"),
            "[[*, v, *], [^, *, {^2|*}], [*, {*|v2}, *]]");
  EXPECT_EQ(listed(kEat, "[0 for a in 1..5 for b in 1..5 if eat(a,b) != eatcake(a,b)]"), "[]");
}

TEST(Equations, MaundyCake) {
  EXPECT_EQ(listed(kMaundy, "[mc(4,6), mc(12,6), mc(3,8)]"), "[0, -1, 3]");
  EXPECT_EQ(listed(kMaundy, "[0 for a in 1..12 for b in 1..12 if mc(a,b) != maundy-cake(a,b)]"),
            "[]");
}

TEST(Equations, WythoffsNim) {
  constexpr std::string_view kRule =
      "wyt(a,b) = impartial {wyt(a-k,b) for k in 1..a, wyt(a,b-k) for k in 1..b, "
      "wyt(a-k,b-k) for k in 1..min(a,b)}";
  EXPECT_EQ(listed(kRule, "[[wyt(a,b) for b in 0..5] for a in 1..3]"),
            "[[*, *2, 0, *4, *5, *3], [*2, 0, *, *5, *3, *4], [*3, *4, *5, *6, *2, 0]]");
}

// The nimber of Euclid's game is the floor of |a/b - b/a|, a known formula.
TEST(Equations, EuclidsGame) {
  constexpr std::string_view kRule =
      "euc(a,b) = if a < b then euc(b,a) else impartial {euc(a-times(k,b),b) for k in 1..(a-1)//b};"
      "formula(a,b) = if a < b then formula(b,a) "
      "else ((a\u00d7a - b\u00d7b) // (a\u00d7b)).1";
  EXPECT_EQ(listed(kRule,
                   "[0 for a in 1..39 for b in 1..39 "
                   "if euc(a,b) != nim_sum(formula(a,b))]"),
            "[]");
}

TEST(Equations, PartisanEuclid) {
  constexpr std::string_view kRule =
      "pe(a,b) = if a % b == 0 then 0 else {pe(b,a%b) | pe(b,b-a%b)}";
  EXPECT_EQ(listed(kRule, "[pe(7,2), pe(7,3), pe(8,3), pe(8,5), pe(12,5), pe(13,5)]"),
            "[*, ^, v, 0, v[2], 0]");
}

TEST(Equations, ChompByItsColumns) {
  constexpr std::string_view kRule =
      "ch(s) = impartial {ch(s[1..i-1] + [min(x,j) for x in s[i..len(s)]]) "
      "for i in 1..len(s) for j in 0..s[i]-1 if i+j > 1}";
  EXPECT_EQ(listed(kRule, "[ch([n,n]) for n in 1..5]"), "[*, *2, *4, *5, *7]");
  EXPECT_EQ(listed(kRule, "[ch([n,n-1]) for n in 1..5]"), "[0, 0, 0, 0, 0]");
  EXPECT_EQ(listed(kRule, "[ch([3,3,3]), ch([4,4,4,4])]"), "[*5, *6]");
}

TEST(Equations, FibonacciNim) {
  constexpr std::string_view kRule =
      "fib(n,m) = impartial {fib(n-k,times(2,k)) for k in 1..min(n,m)}";
  EXPECT_EQ(listed(kRule, "[n for n in 2..34 if fib(n,n-1) == 0]"), "[2, 3, 5, 8, 13, 21, 34]");
}

TEST(Equations, Mem) {
  EXPECT_EQ(listed("mem(n,k) = impartial {mem(n-j,j) for j in k..n}", "[mem(n,1) for n in 0..12]"),
            "[0, *, *2, *, *2, *3, *4, *3, *2, *4, *3, *5, *4]");
}

TEST(Equations, SubtractionForEachPlayer) {
  constexpr std::string_view kRule =
      "ps(n) = {ps(n-k) for k in [1,2] if k <= n | ps(n-k) for k in [1,3] if k <= n}";
  EXPECT_EQ(listed(kRule, "[ps(n) for n in 0..8]"), "[0, *, ^, ^*, ^[2], ^2*, ^2, {0|^[2]}, ^3]");
}

TEST(Equations, Subtraction) {
  EXPECT_EQ(listed("sub(n) = impartial {sub(n-k) for k in [1,2,5] if k <= n}",
                   "[0 for n in 0..60 if sub(n) != subtraction({1,2,5}, n)]"),
            "[]");
}

TEST(Equations, TopplingDominoes) {
  EXPECT_EQ(listed(kToppling, "[top(s) for s in [\"LR\", \"LRL\", \"LLR\", \"LER\", \"LRRL\"]]"),
            "[*, 1/2, {1|0}, +-1, ^]");
}

// The odious numbers (Winning Ways ch. 14, "Mock Turtles").
TEST(Equations, MockTurtles) {
  constexpr std::string_view kRule =
      "mock(n) = impartial {0, mock(i) for i in 0..n-1, "
      "mock(i)+mock(j) for i in 0..n-1 for j in 0..i-1}";
  EXPECT_EQ(listed(kRule, "[mock(n) for n in 0..9]"),
            "[*, *2, *4, *7, *8, *11, *13, *14, *16, *19]");
}

TEST(Equations, Kayles) {
  EXPECT_EQ(listed(kKayles, "[kay(n) for n in 0..12]"),
            "[0, *, *2, *3, *, *4, *3, *2, *, *4, *2, *6, *4]");
  EXPECT_EQ(listed(kKayles, "[0 for n in 0..120 if kay(n) != octal(\"0.77\", n)]"), "[]");
}

// A value goes wherever a game goes.
TEST(Equations, ValuesAreGames) {
  EXPECT_EQ(listed(kCut, "cut(1,3) + domineering(2x2) - ^*"), "{3v*|1v*}");
  EXPECT_EQ(listed(kToppling, "outcome(top(\"LER\") + *)"), "N");
  EXPECT_EQ(listed(kToppling, "temperature(3.top(\"LER\"))"), "1");
}

}  // namespace
}  // namespace summand
