#include "summand/draw/spread.hpp"

#include <cstdlib>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace summand {
namespace {

using Places = std::vector<int>;

TEST(LabelsOnAnAxis, StayInTheirPlaceIfThereIsRoom) {
  EXPECT_EQ(spread({{10, 4, 1}, {20, 4, 1}}, 0, 30, 9), (Places{10, 20}));
  EXPECT_EQ(spread({{20, 4, 1}, {10, 4, 1}}, 0, 30, 0), (Places{20, 10}));
}

TEST(LabelsOnAnAxis, MoveApartByEqualDistances) {
  EXPECT_EQ(spread({{10, 4, 1}, {10, 4, 1}}, 0, 30, 9), (Places{8, 12}));
  EXPECT_EQ(spread({{1, 4, 1}, {2, 4, 1}}, 0, 30, 9), (Places{2, 6}));
}

TEST(LabelsOnAnAxis, GiveWayToMoreImportantOnes) {
  EXPECT_EQ(spread({{10, 4, 1}, {12, 4, 2}, {14, 4, 1}}, 0, 30, 0), (Places{-1, 12, -1}));
  EXPECT_EQ(spread({{1, 4, 1}, {2, 4, 2}, {3, 4, 1}}, 0, 8, 9), (Places{2, 6, -1}));
}

TEST(LabelsOnAnAxis, DoNotMoveBeyondTheirReach) {
  EXPECT_EQ(spread({{10, 4, 1}, {10, 4, 1}}, 0, 30, 1), (Places{10, -1}));
  EXPECT_EQ(spread({{10, 4, 1}, {10, 4, 1}}, 0, 30, 2), (Places{8, 12}));
}

RC_GTEST_PROP(LabelsOnAnAxis, NeverOverlapNorChangeTheirOrder, ()) {
  const auto ticket = rc::gen::apply(
      [](int at, int length, int importance) { return Ticket{at, length, importance}; },
      rc::gen::inRange(0, 200), rc::gen::inRange(1, 40), rc::gen::inRange(1, 4));
  const auto tickets = *rc::gen::container<std::vector<Ticket>>(ticket);
  const int reach = *rc::gen::inRange(0, 60);
  const std::vector<int> places = spread(tickets, 0, 200, reach);
  RC_ASSERT(places.size() == tickets.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i] < 0) continue;
    RC_ASSERT(std::abs(places[i] - tickets[i].at) <= reach);
    RC_ASSERT(places[i] - tickets[i].length / 2 >= 0);
    RC_ASSERT(places[i] - tickets[i].length / 2 + tickets[i].length <= 200);
    for (std::size_t j = 0; j < places.size(); ++j) {
      if (i == j || places[j] < 0) continue;
      if (tickets[i].at < tickets[j].at) RC_ASSERT(places[i] < places[j]);
      // One unit is lost if a length is odd.
      RC_ASSERT(2 * std::abs(places[i] - places[j]) + 1 >= tickets[i].length + tickets[j].length);
    }
  }
}

}  // namespace
}  // namespace summand
