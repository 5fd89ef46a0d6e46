#include "summand/language/no_summands.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(GamesOfSeveral, SayWhyTheyAreNotSummands) {
  EXPECT_TRUE(why_no_summand("sucker").value().contains("several players"));
  for (const char* name : {"dots", "dots-and-boxes", "dotsandboxes", "Dots and Boxes"}) {
    EXPECT_TRUE(why_no_summand(name).value().contains("summand dots --help")) << name;
  }
  EXPECT_TRUE(why_no_summand("tic-tac-toe").value().contains("summand rules treblecross"));
  EXPECT_EQ(why_no_summand("nim"), std::nullopt);
}

}  // namespace
}  // namespace summand
