// The moderately hard bed, by the moves only.
#include <gtest/gtest.h>
#include <string_view>

#include "summand/games/hackenbush.hpp"
#include "summand/games/hackenbush/read_test_support.hpp"
#include "summand/ruleset/evaluate.hpp"

namespace summand::games::hackenbush {
namespace {

// About 390,000 positions.
TEST(RedwoodSlow, SearchFindsTheModeratelyHardBedToo) {
  ValueStore store;
  Evaluator<Hackenbush> search({}, store, By::search);
  EXPECT_EQ(search(read(kModeratelyHardBed)), store.number(Dyadic(1).scaled(-7)));
}

}  // namespace
}  // namespace summand::games::hackenbush
