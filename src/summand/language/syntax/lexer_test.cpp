#include "summand/language/syntax/lexer.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace summand {
namespace {

using TokenKind = Token::Kind;

// The text as a single literal.
Literal literal(std::string_view text) {
  Lexer lexer(text);
  const auto token = lexer.operand();
  EXPECT_TRUE(token.has_value()) << text << ": " << (token ? "" : token.error().message);
  if (!token) return {};
  EXPECT_EQ(token->kind, TokenKind::literal) << text;
  EXPECT_EQ(token->length, text.size()) << text;
  return token->literal;
}

Error operand_error(std::string_view text) {
  Lexer lexer(text);
  const auto token = lexer.operand();
  EXPECT_FALSE(token.has_value()) << text;
  return token ? Error{} : token.error();
}

Literal number(Dyadic x) { return {.number = std::move(x)}; }

TEST(Lexer, ReadsNumbers) {
  EXPECT_EQ(literal("0"), number(0));
  EXPECT_EQ(literal("1_000_000"), number(1'000'000));
  EXPECT_EQ(literal("3/4"), number(Dyadic::ratio(3, 2)));
  EXPECT_EQ(literal("3.25"), number(Dyadic::ratio(13, 2)));
  EXPECT_EQ(literal("6/3"), number(2));
  EXPECT_EQ(literal("\u00bd"), number(Dyadic::ratio(1, 1)));
  EXPECT_EQ(literal("\u215e"), number(Dyadic::ratio(7, 3)));
  EXPECT_EQ(literal("3\u00be"), number(Dyadic::ratio(15, 2)));
}

TEST(Lexer, ReadsUpsAndStars) {
  EXPECT_EQ(literal("^"), (Literal{.ups = 1}));
  EXPECT_EQ(literal("^^*"), (Literal{.ups = 2, .star = 1}));
  EXPECT_EQ(literal("^3*2"), (Literal{.ups = 3, .star = 2}));
  EXPECT_EQ(literal("v"), (Literal{.ups = -1}));
  EXPECT_EQ(literal("vv"), (Literal{.ups = -2}));
  EXPECT_EQ(literal("v2*3"), (Literal{.ups = -2, .star = 3}));
  EXPECT_EQ(literal("*"), (Literal{.star = 1}));
  EXPECT_EQ(literal("*0"), (Literal{}));
  EXPECT_EQ(literal("*18446744073709551615"), (Literal{.star = 18446744073709551615u}));
  EXPECT_EQ(literal("\u2191\u2191*"), literal("^2*"));
  EXPECT_EQ(literal("\u21d1"), literal("^2"));
  EXPECT_EQ(literal("\u21d3\u2193"), literal("v3"));
  EXPECT_EQ(literal("\u21932"), literal("v2"));
}

TEST(Lexer, JoinsNumberUpsAndStar) {
  Literal expected = number(Dyadic::ratio(3, 2));
  expected.ups = 2;
  expected.star = 1;
  EXPECT_EQ(literal("3/4^2*"), expected);
  expected = number(3);
  expected.ups = -2;
  EXPECT_EQ(literal("3v2"), expected);
  expected = number(2);
  expected.star = 3;
  EXPECT_EQ(literal("2*3"), expected);
}

TEST(Lexer, ASignBelongsToTheNumberBeforeUpsAndStars) {
  Literal expected = number(-1);
  expected.ups = 1;
  EXPECT_EQ(literal("-1^"), expected);
  EXPECT_EQ(literal("\u22121\u2191"), expected);
  expected = number(-2);
  expected.star = 3;
  EXPECT_EQ(literal("-2*3"), expected);
  expected = number(Dyadic::ratio(-1, 1));
  expected.star = 1;
  EXPECT_EQ(literal("-1/2*"), expected);
  EXPECT_EQ(literal("-\u00bd*"), expected);
  EXPECT_EQ(literal("-.5*"), expected);
  for (const char* text : {"-1", "-^", "- 1^", "-1 ^", "-1.^", "-4x6", "-1/3^"}) {
    EXPECT_EQ(Lexer(text).operand()->kind, TokenKind::minus) << text;
  }
}

TEST(Lexer, ADecimalMayBeginWithItsDot) {
  EXPECT_EQ(literal(".25"), number(Dyadic::ratio(1, 2)));
  EXPECT_EQ(operand_error(" .3").offset, 2u);
  EXPECT_EQ(Lexer(".5").operation().error().offset, 0u);
  for (const char* text : {"\n.5", "\n+-1", "\n\u00b11"}) {
    EXPECT_EQ(Lexer(text).operation()->kind, TokenKind::new_line) << text;
  }
}

TEST(Lexer, ReadsUptimals) {
  EXPECT_EQ(literal("^<2>"), (Literal{.kind = Literal::Ups::power, .ups = 2}));
  EXPECT_EQ(literal("^[2]"), (Literal{.kind = Literal::Ups::sum, .ups = 2}));
  EXPECT_EQ(literal("v<2>"), (Literal{.kind = Literal::Ups::power, .ups = -2}));
  EXPECT_EQ(literal("v[3]*"), (Literal{.kind = Literal::Ups::sum, .ups = -3, .star = 1}));
  EXPECT_EQ(literal("\u2191<2>"), literal("^<2>"));
}

TEST(Lexer, AnUptimalHasAWholeNumberInItsBrackets) {
  Lexer lexer("^<2");
  EXPECT_EQ(lexer.operand()->length, 1u);
  EXPECT_EQ(lexer.operation()->kind, TokenKind::less);
}

TEST(Lexer, AHyphenBetweenLettersBelongsToTheName) {
  Lexer lexer("toads-and-frogs-2");
  const auto name = lexer.operand();
  EXPECT_EQ(name->kind, TokenKind::name);
  EXPECT_EQ(name->length, std::string_view("toads-and-frogs").size());
  EXPECT_EQ(lexer.operation()->kind, TokenKind::minus);
}

TEST(Lexer, SignsDependOnWhatIsExpected) {
  EXPECT_EQ(Lexer("+-1").operand()->kind, TokenKind::plus_minus);
  EXPECT_EQ(Lexer("\u00b11").operand()->kind, TokenKind::plus_minus);
  EXPECT_EQ(Lexer("+ -1").operation()->kind, TokenKind::plus);
  EXPECT_EQ(Lexer("+_2").operand()->kind, TokenKind::tiny);
  EXPECT_EQ(Lexer("-_x").operand()->kind, TokenKind::miny);
  EXPECT_EQ(Lexer("-_ ").operand()->kind, TokenKind::minus);
  EXPECT_EQ(Lexer("-_").operation()->kind, TokenKind::minus);
}

TEST(Lexer, DistinguishesDimensionsRangesAndCopiesFromNumbers) {
  EXPECT_EQ(Lexer("4x6").operand()->kind, TokenKind::dimensions);
  EXPECT_EQ(parse_dimensions("3x4x5"), (std::vector<std::int64_t>{3, 4, 5}));
  Lexer range("1..9");
  EXPECT_EQ(range.operand()->length, 1u);
  EXPECT_EQ(range.operation()->kind, TokenKind::dots);
  Lexer copies("3.^");
  EXPECT_EQ(copies.operand()->length, 1u);
  EXPECT_EQ(copies.operation()->kind, TokenKind::dot);
}

TEST(Lexer, AStringKeepsTheTextBetweenItsQuotes) {
  Lexer lexer(" \"..|#.\"");
  const auto token = lexer.operand();
  EXPECT_EQ(token->kind, TokenKind::string);
  EXPECT_EQ(token->offset, 2u);
  EXPECT_EQ(token->length, 5u);
}

TEST(Lexer, ErrorsHaveTheirPlace) {
  EXPECT_EQ(operand_error("1/3").offset, 2u);
  EXPECT_EQ(operand_error("  1/0").offset, 4u);
  EXPECT_EQ(operand_error("*-1").offset, 0u);
  EXPECT_EQ(operand_error("3^^2").offset, 1u);
  EXPECT_EQ(operand_error("^<0>").offset, 2u);
  EXPECT_EQ(operand_error("1_").offset, 2u);
  EXPECT_EQ(operand_error("^1_").offset, 3u);
  EXPECT_EQ(operand_error(" \"abc").offset, 1u);
  EXPECT_EQ(operand_error("_x").offset, 0u);
  EXPECT_EQ(operand_error("*18446744073709551616").offset, 1u);
  EXPECT_EQ(operand_error("^9223372036854775808").offset, 1u);
  EXPECT_EQ(operand_error("$").message, "a game is expected here, not '$'");
  EXPECT_EQ(Lexer("?").operation().error().message, "an operator is expected here, not '?'");
  EXPECT_EQ(Lexer("+-1").operation().error().offset, 0u);
  EXPECT_EQ(parse_dimensions("4x9223372036854775808").error().offset, 2u);
}

}  // namespace
}  // namespace summand
