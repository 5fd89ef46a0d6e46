#include "summand/algebra/written_options.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

// The moves are legal moves with the values that they have.
TEST(WrittenOptions, AGameIsEqualToTheBracesOfItsMoves) {
  for (const std::string game :
       {"0", "5", "-3/4", "^*2", "+-1", "{*|*}", "{*|*} : 1", "3.{2|1*} - ^", "2.^ : (* : 1)",
        "nim(3,2) + * - {1|0}", "-hackenbush(\"LRG\")", "domineering(2x3) - domineering(3x2)",
        "tiny(1) : *2 + 2.^", "mock(3) - ^", "nim(2,2)"}) {
    Session session;
    said(session, "mock(n) = impartial {0, mock(i) for i in 0..n-1}");
    EXPECT_EQ(said(session, "let m = written_options(" + game +
                                ") in {x for x in m[1] | x for x in m[2]} == (" + game + ")"),
              "true")
        << game;
  }
}

TEST(WrittenOptions, AreListedAsTheyAreWritten) {
  EXPECT_EQ(said("written_options({*,*|0})"), "[[*, *], [0]]");
  EXPECT_EQ(said("written_options(2.hackenbush(\"L\") - ^)[2]"), "[2.hackenbush(\"L\") - 0]");
  EXPECT_EQ(said("written_options(hackenbush(\"L\") - 2.{2|1})"),
            "[[-2.{2|1} + hackenbush(\"0\"), hackenbush(\"L\") - {2|1} - 1], "
            "[hackenbush(\"L\") - {2|1} - 2]]");
  EXPECT_EQ(said("[len(written_options(octal(kayles,n))[1]) for n in 1..6]"), "[1, 2, 3, 4, 5, 6]");
  EXPECT_EQ(said("len(written_options(grundy(92679))[1])"), "46339");
}

TEST(WrittenOptions, ReachALimit) {
  Session session;
  EXPECT_EQ(limit_of(session, "written_options(octal(kayles,10000000))"), Limit::size);
}

}  // namespace
}  // namespace summand
