#include "summand/several/names.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(GamesOfSeveral, SayWhyTheyAreNotSummands) {
  EXPECT_TRUE(why_no_summand("sucker").value().contains("several players"));
  EXPECT_EQ(why_no_summand("nim"), std::nullopt);
}

}  // namespace
}  // namespace summand
