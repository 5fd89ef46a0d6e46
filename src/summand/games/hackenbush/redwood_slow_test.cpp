// The moderately hard bed by the moves alone.
#include <gtest/gtest.h>
#include <string_view>

#include "summand/games/hackenbush.hpp"
#include "summand/ruleset/evaluate.hpp"

namespace summand::games::hackenbush {
namespace {

// The bed of the book's figure: 7 feet, with tops A to G (8 to 14), and 23 red edges.
constexpr std::string_view kModeratelyHardBed =
    "0-1L 0-2L 0-3L 0-4L 0-5L 0-6L 0-7L 1-8R 2-9R 3-10R 4-11R 5-12R 6-13R 7-14R "
    "8-15R 9-15R 8-16R 11-16R 8-17R 13-17R 10-18R 13-18R 10-19R 14-19R "
    "9-20R 11-20R 12-20R 12-21R 13-21R 14-21R";

// Some 390,000 positions.
TEST(RedwoodSlow, SearchFindsTheModeratelyHardBedToo) {
  ValueStore store;
  Evaluator<Hackenbush> search({}, store, By::search);
  EXPECT_EQ(search(Hackenbush{}.parse(kModeratelyHardBed).value()),
            store.number(Dyadic(1).scaled(-7)));
}

}  // namespace
}  // namespace summand::games::hackenbush
