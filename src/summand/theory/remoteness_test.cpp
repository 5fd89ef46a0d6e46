#include "summand/theory/remoteness.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/value/outcome.hpp"

namespace summand {
namespace {

using testing::GameTree;
using testing::Recipe;
using testing::value_from_text;

// The rules directly: a winner, who moves to positions that the opponent loses, takes the shortest
// or the longest of these. A loser takes the opposite of all.
std::uint64_t plain_length(const GameTree& g, Player first, Pace pace) {
  const std::vector<GameTree>& options = first == Player::left ? g.left : g.right;
  if (options.empty()) return 0;
  const bool wins = testing::reference_wins(g, first);
  const bool short_play = wins == (pace == Pace::winner_hurries);
  std::vector<std::uint64_t> lengths;
  for (const GameTree& option : options) {
    if (wins && testing::reference_wins(option, opponent(first))) continue;
    lengths.push_back(plain_length(option, opponent(first), pace));
  }
  return 1 + (short_play ? *std::ranges::min_element(lengths) : *std::ranges::max_element(lengths));
}

constexpr std::array kPaces = {Pace::winner_hurries, Pace::loser_hurries};
constexpr std::array kPlayers = {Player::left, Player::right};

void expect_plain_lengths(ValueStore& store, Value g) {
  PlayLengths lengths(store);
  const GameTree tree = testing::tree_of(store, g);
  for (const Player first : kPlayers) {
    for (const Pace pace : kPaces) {
      EXPECT_EQ(lengths.of(g).of(first).at(pace), plain_length(tree, first, pace));
    }
  }
}

RC_GTEST_PROP(PlayLengths, AreThoseOfPlainPlay, (const GameTree& tree)) {
  ValueStore store;
  expect_plain_lengths(store, value_of(store, tree));
  RC_ASSERT(!::testing::Test::HasFailure());
}

TEST(PlayLengths, OfNumbersUpsAndStarsAgreeWithPlainPlay) {
  ValueStore store;
  for (std::int64_t halves = -5; halves <= 5; ++halves) {
    for (std::int64_t ups = -3; ups <= 3; ++ups) {
      for (std::uint64_t star = 0; star <= 3; ++star) {
        expect_plain_lengths(store, store.number_up_star({Dyadic::ratio(halves, 1), ups, star}));
      }
    }
  }
}

RC_GTEST_PROP(PlayLengths, AreOddWhereTheStarterWins, (const Recipe& recipe)) {
  ValueStore store;
  PlayLengths lengths(store);
  const Value g = value_of(store, recipe);
  for (const Player first : kPlayers) {
    const Length length = lengths.of(g).of(first);
    RC_ASSERT((length.remoteness % 2 == 1) == (winner(outcome(store, g), first) == first));
    RC_ASSERT(length.suspense % 2 == length.remoteness % 2);
  }
}

// Play by the best moves of both lasts exactly that long.
RC_GTEST_PROP(PlayLengths, AreReachedByTheBestMoves, (const Recipe& recipe)) {
  ValueStore store;
  PlayLengths lengths(store);
  for (const Player first : kPlayers) {
    for (const Pace pace : kPaces) {
      Value g = value_of(store, recipe);
      Player player = first;
      std::uint64_t left = lengths.of(g).of(first).at(pace);
      for (; left > 0; --left) {
        const std::vector<Value> moves = lengths.best_moves(g, player, pace);
        RC_ASSERT(!moves.empty());
        g = *rc::gen::elementOf(moves);
        player = opponent(player);
        RC_ASSERT(lengths.of(g).of(player).at(pace) + 1 == left);
      }
      RC_ASSERT(lengths.best_moves(g, player, pace).empty());
    }
  }
}

TEST(PlayLengths, DifferIfTheWinnerCanWaitOrTheLoserCanHurry) {
  ValueStore store;
  PlayLengths lengths(store);
  // Left wins 1*3 by a move to 1, where Right has no move. But he may also leave Right a nimber.
  const Value h = value_from_text(store, "1*3");
  EXPECT_EQ(lengths.of(h).left.remoteness, 1u);
  EXPECT_GT(lengths.of(h).left.suspense, 1u);
  EXPECT_EQ(lengths.best_moves(h, Player::left, Pace::winner_hurries),
            std::vector<Value>{store.number(1)});
}

TEST(PlayLengths, OfHugeNumbersUpsAndNimbersTakeNoTime) {
  ValueStore store;
  PlayLengths lengths(store);
  EXPECT_EQ(lengths.of(store.number(1'000'000'000)), (Lengths{{1, 1}, {0, 0}}));
  EXPECT_EQ(lengths.of(store.nimber(1'000'000'000)), (Lengths{{1, 1}, {1, 1}}));
  EXPECT_EQ(lengths.of(store.number_up_star({0, 1'000'000'000, 7})), (Lengths{{1, 1}, {2, 2}}));
  EXPECT_EQ(lengths.of(value_from_text(store, "{1000000000|0}")), (Lengths{{1, 1}, {1, 1}}));
  EXPECT_THROW(lengths.of(store.number_up_star({1, 0, 1'000'000'000})), LimitReached);
}

}  // namespace
}  // namespace summand
