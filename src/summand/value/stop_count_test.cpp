#include "summand/value/stop_count.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/testing/short_forms.hpp"
#include "summand/value/first_days.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::value_from_text;

// By the definition, along each line of play.
Dyadic stops_of_all_lines(ValueStore& store, Value g) {
  if (is_number(store, g)) return 1;
  Dyadic count;
  for (const Player player : {Player::left, Player::right}) {
    for (const Value option : store.options(g, player)) {
      count = count + stops_of_all_lines(store, option);
    }
  }
  return count;
}

TEST(StopCount, CountsTheEndsOfAllLinesOfPlay) {
  ValueStore store;
  for (const Value g : born_by(store, 3)) {
    EXPECT_EQ(stop_count(store, g), stops_of_all_lines(store, g));
    EXPECT_EQ(stop_count(store, store.negative(g)), stop_count(store, g));
  }
}

TEST(StopCount, OfNumbersNimbersAndASwitch) {
  ValueStore store;
  EXPECT_EQ(stop_count(store, value_from_text(store, "3/4")), 1);
  EXPECT_EQ(stop_count(store, value_from_text(store, "{3||2|1}")), 3);
  EXPECT_EQ(stop_count(store, value_from_text(store, "{{5|3}|{1|0}}")), 4);
  // *n with n > 1 has three times the stops of *(n-1).
  Dyadic stops = 2;
  for (int n = 2; n < 60; ++n) {
    stops = stops + stops + stops;
    EXPECT_EQ(stop_count(store, store.nimber(static_cast<std::uint64_t>(n))), stops);
  }
}

}  // namespace
}  // namespace summand
