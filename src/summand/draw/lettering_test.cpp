#include "summand/draw/lettering.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(Fractions, AreDigitsAStrokeAndDigits) {
  EXPECT_EQ(as_fraction("3/16"), (Fraction{false, "3", "16"}));
  EXPECT_EQ(as_fraction("-25/4"), (Fraction{true, "25", "4"}));
  for (const char* other : {"", "3", "/", "3/", "/4", "--3/4", "3/4^", "1/2/3", "3/-4", "a/b"}) {
    EXPECT_FALSE(as_fraction(other)) << other;
  }
}

TEST(Characters, AreReadFromUtf8) {
  EXPECT_EQ(characters("a↑½"), (std::vector<std::string_view>{"a", "↑", "½"}));
  EXPECT_TRUE(characters("").empty());
}

TEST(ShortenedTexts, EndWithAnEllipsis) {
  EXPECT_EQ(shortened("↑↑↑", 3), "↑↑↑");
  EXPECT_EQ(shortened("↑↑↑↑", 3), "↑↑…");
}

TEST(Lines, AreBrokenAtSpacesOnly) {
  using Texts = std::vector<std::string>;
  EXPECT_EQ(in_lines("a bc def g", 6, width_in_text), (Texts{"a bc", "def g"}));
  EXPECT_EQ(in_lines("abcdefgh ij", 4, width_in_text), (Texts{"abcdefgh", "ij"}));
  EXPECT_EQ(in_lines("", 4, width_in_text), (Texts{""}));
}

TEST(Widths, GrowWithTheTextAndAreSmallForStackedFractions) {
  EXPECT_GT(width_on_paper("100"), width_on_paper("10"));
  EXPECT_LT(width_on_paper("3/16"), width_on_paper("3116"));
  EXPECT_EQ(width_on_paper("-3/16") - width_on_paper("3/16"),
            width_on_paper("-1/2") - width_on_paper("1/2"));
  EXPECT_LT(width_on_paper("still"), width_on_paper("whose"));
}

}  // namespace
}  // namespace summand
