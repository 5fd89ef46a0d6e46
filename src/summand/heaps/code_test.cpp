#include "summand/heaps/code.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace summand::heaps {
namespace {

rc::Gen<Digit> any_digit() {
  return rc::gen::map(rc::gen::pair(rc::gen::inRange<std::uint8_t>(0, 32), rc::gen::inRange(0, 3)),
                      [](const auto& pair) {
                        Digit out{pair.first};
                        out.unequal = pair.second == 1 && pair.first >= 4;
                        out.mixed = pair.second == 2 && pair.first >= 8 && !out.leaves(1);
                        return out;
                      });
}

rc::Gen<Code> any_code() {
  return rc::gen::apply(
      [](std::uint8_t splits, std::vector<Digit> digits, std::vector<Digit> repeated) {
        digits.insert(digits.begin(), Digit{static_cast<std::uint8_t>(4 * splits), false});
        return Code(std::move(digits), std::move(repeated));
      },
      rc::gen::inRange<std::uint8_t>(0, 8), rc::gen::container<std::vector<Digit>>(any_digit()),
      rc::gen::container<std::vector<Digit>>(any_digit()));
}

std::string printed(std::string_view text) {
  const auto code = Code::parse(text);
  return code ? code->print() : code.error().message;
}

std::size_t place_of_error(std::string_view text) {
  const auto code = Code::parse(text);
  EXPECT_FALSE(code) << text;
  return code ? 999 : code.error().offset;
}

RC_GTEST_PROP(Code, IsReadAsItIsPrinted, ()) {
  const Code code = *any_code();
  RC_ASSERT(Code::parse(code.print()).value() == code);
}

RC_GTEST_PROP(Code, KeepsItsDigitsHoweverItIsWritten, ()) {
  auto digits = *rc::gen::container<std::vector<Digit>>(any_digit());
  const auto repeated = *rc::gen::container<std::vector<Digit>>(any_digit());
  digits.insert(digits.begin(), Digit{});
  const Code code(digits, repeated);
  for (std::size_t i = 0; i < digits.size(); ++i) RC_ASSERT(code.digit(i) == digits[i]);
  for (std::size_t i = 0; i < 3 * repeated.size(); ++i) {
    RC_ASSERT(code.digit(digits.size() + i) == repeated[i % repeated.size()]);
  }
}

RC_GTEST_PROP(Code, AnyTextIsReadOrRefusedInside, (const std::string& text)) {
  const auto code = Code::parse(text);
  if (code) {
    RC_ASSERT(Code::parse(code->print()).value() == *code);
  } else {
    RC_ASSERT(code.error().offset <= text.size());
    RC_ASSERT(!code.error().message.empty());
  }
}

TEST(Code, ThePointAndZerosWithoutMeaningMayBeLeftOut) {
  EXPECT_EQ(printed(".77"), "0.77");
  EXPECT_EQ(printed("0.770"), "0.77");
  EXPECT_EQ(printed("4.007"), "4.007");
  EXPECT_EQ(printed("4"), "4.0");
  EXPECT_EQ(printed("4u"), "4u.0");
  EXPECT_EQ(printed("0.0"), "0.0");
  EXPECT_EQ(printed("0.3f"), "0.3F");
  EXPECT_EQ(printed("8.C"), "8.C");
}

TEST(Code, DigitsBeyondHexadecimalOnesAreAnnouncedInAHexadecimalCode) {
  EXPECT_EQ(place_of_error("0.8G"), 3u);
  EXPECT_EQ(place_of_error("0.3F[01V]"), 7u);
  EXPECT_EQ(place_of_error("C.V"), 2u);
  EXPECT_EQ(place_of_error("0.GuF"), 2u);
  EXPECT_EQ(printed("32:0.8G"), "32:0.8G");
  EXPECT_EQ(Code::parse("32:0.8G").value(), Code({{}, {8}, {16}}));
  // Octal digits do not require the prefix, but it is allowed.
  EXPECT_EQ(printed("0.7V"), "0.7V");
  EXPECT_EQ(printed("32:0.7V"), "0.7V");
  EXPECT_EQ(printed("32:.77"), "0.77");
  EXPECT_EQ(place_of_error("32:"), 3u);
  EXPECT_EQ(place_of_error("32:0.8W"), 6u);
}

TEST(Code, RepeatingDigitsHaveOneShortestForm) {
  EXPECT_EQ(printed("0.3[31]"), "0.3[31]");
  EXPECT_EQ(printed("0.[3131]"), "0.[31]");
  EXPECT_EQ(printed("0.33[13]"), "0.3[31]");
  EXPECT_EQ(printed("0.7[0]"), "0.7");
  EXPECT_EQ(printed("4.[7]"), "4.[7]");
}

TEST(Code, ADigitSaysWhatAMoveMayLeave) {
  const Code code = Code::parse("4.05V").value();
  EXPECT_TRUE(code.digit(0).leaves(2));
  EXPECT_TRUE(code.digit(2).leaves(0) && code.digit(2).leaves(2) && !code.digit(2).leaves(1));
  EXPECT_TRUE(code.digit(3).leaves(4));
  EXPECT_EQ(code.digit(4), Digit{});
  EXPECT_EQ(code.most_taken(), 3u);
  EXPECT_EQ(code.most_heaps(), 4u);
  EXPECT_EQ(Code::parse("0.0").value().most_heaps(), 0u);
}

TEST(Code, MistakesAreShownInTheirPlace) {
  EXPECT_EQ(place_of_error(""), 0u);
  EXPECT_EQ(place_of_error("0."), 2u);
  EXPECT_EQ(place_of_error("5.3"), 0u);
  EXPECT_EQ(place_of_error("0.["), 3u);
  EXPECT_EQ(place_of_error("0.[]"), 3u);
  EXPECT_EQ(place_of_error("0.[3"), 4u);
  EXPECT_EQ(place_of_error("0.[3]1"), 5u);
  EXPECT_EQ(place_of_error("0.8W"), 3u);
  EXPECT_EQ(place_of_error("0.8g"), 3u);
  EXPECT_EQ(place_of_error("0.3u"), 3u);
  EXPECT_EQ(place_of_error("0.7 7"), 3u);
  EXPECT_EQ(place_of_error(std::string_view("0.7\0007", 5)), 3u);
  EXPECT_EQ(place_of_error("."), 1u);
  EXPECT_EQ(place_of_error("0..7"), 2u);
}

TEST(Code, CodesOfCGSuiteAreReadAsTheGamesThatTheyMean) {
  EXPECT_EQ(printed("4!.0"), "4u.0");
  EXPECT_EQ(printed("4!"), "4u.0");
  EXPECT_EQ(printed("4."), "4.0");
  EXPECT_EQ(printed("04.3"), "4.3");
  EXPECT_EQ(printed("00.77"), "0.77");
  EXPECT_EQ(printed("0.{2,3}"), "0.C");
  EXPECT_EQ(printed("0.{0,1,2}7"), "0.77");
  EXPECT_EQ(printed("0.{2,3}!"), "0.Cu");
  EXPECT_EQ(printed("0.{1,2!,3!}"), "0.Eu");
  EXPECT_EQ(printed("0.[{0,1}]"), "0.[3]");
  EXPECT_EQ(printed("{2}!.0"), "4u.0");
  EXPECT_EQ(printed("{2}.{0,1}"), "4.3");
  EXPECT_EQ(printed("8?.0"), "8?.0");
  EXPECT_EQ(printed("0.{2?,3?}"), "0.C?");
  EXPECT_EQ(printed("0.5?"), "0.5u");  // two heaps that are not all equal are unequal
}

TEST(Code, CodesOfCGSuiteForOtherMovesAreRefused) {
  EXPECT_EQ(place_of_error("80.0"), 0u);  // 8: adds a counter
  EXPECT_EQ(place_of_error("020.017"), 1u);
  EXPECT_EQ(place_of_error("{2}0.3"), 0u);
  EXPECT_EQ(place_of_error("8=.0"), 1u);
  EXPECT_EQ(place_of_error("0.{2+}"), 4u);
  EXPECT_EQ(place_of_error("0.{1,6}"), 5u);
  EXPECT_EQ(place_of_error("0.{2!,3}"), 6u);
  EXPECT_EQ(place_of_error("0.6?"), 3u);  // CGSuite asks for more
  EXPECT_EQ(place_of_error("0.3!"), 3u);
  EXPECT_EQ(place_of_error("0.{"), 3u);
  EXPECT_EQ(place_of_error("0.{2"), 4u);
  EXPECT_EQ(place_of_error("0.{2,}"), 5u);
  EXPECT_EQ(place_of_error("04"), 1u);
}

TEST(Code, AMillionDigitsAreReadAndMoreAreNot) {
  const std::string most = "0." + std::string(Code::kMostDigits - 2, '0') + "7";
  EXPECT_EQ(printed(most), most);
  EXPECT_EQ(place_of_error(most + "7"), Code::kMostDigits + 1);
  const std::string repeating = "0.[" + std::string(Code::kMostDigits - 2, '0') + "7]";
  EXPECT_EQ(printed(repeating), repeating);
}

}  // namespace
}  // namespace summand::heaps
