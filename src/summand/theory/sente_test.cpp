#include "summand/theory/sente.hpp"

#include <array>
#include <gtest/gtest.h>
#include <optional>
#include <rapidcheck/gtest.h>
#include <set>

#include "summand/testing/arbitrary.hpp"
#include "summand/theory/hot_sums.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {
namespace {

struct Sente : ::testing::Test {
  Value number(std::int64_t x) { return store.number(x); }
  Value braces(Value left, Value right) { return store.make(std::array{left}, std::array{right}); }
  // {{a|b}|{c|d}}
  Thermograph four(std::int64_t a, std::int64_t b, std::int64_t c, std::int64_t d) {
    return thermographs.of(braces(braces(number(a), number(b)), braces(number(c), number(d))));
  }

  ValueStore store;
  Thermographs thermographs{store};
};

using Stretches = std::vector<Stretch>;

TEST_F(Sente, OfTwoThreatsLastsAsLongAsEachIsHotter) {
  // After {7|3} the size of the threat is 2, after {1|-6} it is 7/2.
  const Thermograph graph = four(7, 3, 1, -6);
  EXPECT_EQ(sente_of(graph, Player::left), (Stretches{{0, 2}}));
  EXPECT_EQ(sente_of(graph, Player::right), (Stretches{{0, Dyadic::ratio(7, 1)}}));
}

TEST_F(Sente, GoesUpToTheMastWhereTheExcitementShows) {
  const Thermograph graph = four(5, 1, 0, -2);
  EXPECT_TRUE(graph.shows_excitement(Player::left));
  EXPECT_EQ(sente_of(graph, Player::left), (Stretches{{0, graph.temperature}}));
}

TEST_F(Sente, IsNothingBelowZero) {
  // The left wall of 1/2 is vertical only below 0, and so is the right wall of ^.
  for (const Value cold : {store.number(Dyadic::ratio(1, 1)), store.number_up_star({0, 1, 0})}) {
    for (const Player player : {Player::left, Player::right}) {
      EXPECT_TRUE(sente_of(thermographs.of(cold), player).empty());
      EXPECT_EQ(mover_at_stop(thermographs.of(cold), player), std::nullopt);
    }
  }
}

TEST_F(Sente, TheMoverAtTheStopIsTheOpponentAfterOneMoveAndTheStarterAfterTwo) {
  const Thermograph one = thermographs.of(braces(number(3), number(-1)));
  EXPECT_EQ(mover_at_stop(one, Player::left), Player::right);
  EXPECT_EQ(mover_at_stop(one, Player::right), Player::left);
  const Thermograph two = four(7, 3, 1, -6);
  EXPECT_EQ(mover_at_stop(two, Player::left), Player::left);
  EXPECT_EQ(mover_at_stop(two, Player::right), Player::right);
}

// Both players take n switches in turn.
RC_GTEST_PROP(MoverAtStop, OfDifferentSwitchesDependsOnTheirNumber, ()) {
  const auto sizes = *rc::gen::container<std::set<int>>(rc::gen::inRange(1, 50));
  RC_PRE(!sizes.empty());
  std::vector<Switch> switches;
  for (const int size : sizes) switches.push_back({size, -size});
  ValueStore store;
  Thermographs thermographs(store);
  const Thermograph graph = thermograph_of(thermographs, switch_sum(0, switches));
  const bool odd = sizes.size() % 2 == 1;
  RC_ASSERT(mover_at_stop(graph, Player::left) == (odd ? Player::right : Player::left));
  RC_ASSERT(mover_at_stop(graph, Player::right) == (odd ? Player::left : Player::right));
}

// The stop that play reaches, and how many more moves Left made than Right. Of moves to the same
// stop each player prefers the one with fewer own moves.
struct Ending {
  Dyadic stop;
  int excess = 0;
};

Ending ending(Thermographs& thermographs, Value g, Player first) {
  const bool left = first == Player::left;
  std::optional<Ending> best;
  for (const Value option : thermographs.store().options(g, first)) {
    Ending found{thermographs.mean(option)};
    if (thermographs.temperature(option) > 0) {
      found = ending(thermographs, option, opponent(first));
    }
    found.excess += left ? 1 : -1;
    const bool better = !best || (left ? found.stop > best->stop : found.stop < best->stop) ||
                        (found.stop == best->stop &&
                         (left ? found.excess < best->excess : found.excess > best->excess));
    if (better) best = found;
  }
  return *best;
}

// "Who Is To Move From The Final Stop?": the slope of a wall just above t = 0 is the number of
// moves that one player makes more than the other.
RC_GTEST_PROP(MoverAtStop, IsGivenByTheSlopesAtTheBase, (const testing::Recipe& recipe)) {
  ValueStore store;
  Thermographs thermographs(store);
  const Value g = value_of(store, recipe);
  const Thermograph graph = thermographs.of(g);
  RC_PRE(graph.temperature > 0);
  for (const Player first : {Player::left, Player::right}) {
    const Ending end = ending(thermographs, g, first);
    RC_ASSERT(end.stop == store.stop(g, first));
    RC_ASSERT(graph.slope_above(first, 0) == -end.excess);
    RC_ASSERT(mover_at_stop(graph, first) == (end.excess == 0 ? first : opponent(first)));
  }
}

}  // namespace
}  // namespace summand
