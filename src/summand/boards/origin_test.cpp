#include "summand/boards/origin.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(Origin, HasAKeyThatIsRead) {
  for (const Origin origin : {Origin::top, Origin::bottom}) {
    EXPECT_EQ(origin_named(key_of(origin)), origin);
  }
  EXPECT_FALSE(origin_named("left"));
}

TEST(Origin, TheOtherOneCountsRowsFromTheOtherSide) {
  EXPECT_EQ(under_other_origin("a1-b1", 5), "a5-b5");
  EXPECT_EQ(under_other_origin("a5b5", 5), "a1b1");
  EXPECT_EQ(under_other_origin("a1-c3/c1", 4), "a4-c2/c4");
  EXPECT_EQ(under_other_origin("c1xc3", 3), "c3xc1");
  EXPECT_EQ(under_other_origin("aa10-b1", 12), "aa3-b12");
  EXPECT_EQ(under_other_origin("L a1-b1", 2), "L a2-b2");
  EXPECT_EQ(under_other_origin("La1-b1", 2), "La2-b2");
}

TEST(Origin, OtherNumbersAndOtherTextsStay) {
  EXPECT_EQ(under_other_origin("a1-c1/3", 4), "a4-c4/3");
  EXPECT_EQ(under_other_origin("a1-b1=a1", 4), "a4-b4=a1");
  EXPECT_EQ(under_other_origin("a1~2", 4), "a4~2");
  EXPECT_EQ(under_other_origin("c1-off", 4), "c4-off");
  EXPECT_EQ(under_other_origin("", 4), "");
}

TEST(Origin, ARowThatTheBoardDoesNotHaveStays) {
  for (const char* const name : {"a0", "a6", "a01", "a99999999999"}) {
    EXPECT_EQ(under_other_origin(name, 5), name);
  }
}

TEST(Origin, TwiceIsTheSame) {
  for (const char* const name : {"a1-b2", "c1xc3", "a1-c3/c1", "zz12-a7", "a1-c1/3"}) {
    EXPECT_EQ(under_other_origin(under_other_origin(name, 12), 12), name);
  }
}

}  // namespace
}  // namespace summand
