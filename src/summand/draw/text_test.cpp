#include "summand/draw/text.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

using Rows = std::vector<std::string>;

TEST(PictureAsText, PutsGlyphsAtThePlacesOfTheMarks) {
  const Picture picture{.rows = 2, .columns = 3, .marks = {{0, 0, "T", Paint::left}, {1, 2, "·"}}};
  EXPECT_EQ(rows_of(picture), (Rows{"T", "  ·"}));
}

TEST(PictureAsText, LeavesOutMarksOutsideThePicture) {
  const Picture picture{.rows = 1, .columns = 1, .marks = {{0, 1, "x"}, {-1, 0, "y"}, {0, 0, "z"}}};
  EXPECT_EQ(rows_of(picture), Rows{"z"});
}

TEST(PictureAsText, ShowsTheLaterOfTwoMarks) {
  const Picture picture{.rows = 1, .columns = 1, .marks = {{0, 0, "a"}, {0, 0, "b"}}};
  EXPECT_EQ(rows_of(picture), Rows{"b"});
}

TEST(PictureAsText, PaintsLeftBlueAndRightRedWhenAsked) {
  const Picture picture{
      .rows = 1, .columns = 2, .marks = {{0, 0, "T", Paint::left}, {0, 1, "F", Paint::right}}};
  EXPECT_EQ(rows_of(picture, Colours::yes), Rows{"\x1b[34mT\x1b[0m\x1b[31mF\x1b[0m"});
}

TEST(PictureAsText, UsesAnotherGlyphIfThereAreNoColours) {
  const Picture picture{
      .rows = 1, .columns = 2, .marks = {{0, 0, "│", Paint::left, "L"}, {0, 1, "═"}}};
  EXPECT_EQ(rows_of(picture), Rows{"L═"});
  EXPECT_EQ(rows_of(picture, Colours::yes), Rows{"\x1b[34m│\x1b[0m═"});
}

}  // namespace
}  // namespace summand
