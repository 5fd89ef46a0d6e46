#include "summand/games/domineering/promise.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

namespace summand::games::domineering {
namespace {

Promise random_promise(std::mt19937& random) {
  Promise::Walls second, first;
  for (std::size_t i = 0; i < second.size(); ++i) {
    second[i] = static_cast<int>(random() % 4'000) - 2'000;
    first[i] = second[i] + static_cast<int>(random() % 1'000);
  }
  return {second, first};
}

TEST(Promise, JoinsInAnyOrder) {
  std::mt19937 random(1);
  for (int round = 0; round < 1'000; ++round) {
    const Promise a = random_promise(random), b = random_promise(random),
                  c = random_promise(random);
    EXPECT_EQ(join(a, b), join(b, a));
    EXPECT_EQ(join(join(a, b), c), join(a, join(b, c)));
    EXPECT_EQ(join(a, better(b, c)), better(join(a, b), join(a, c)));
    EXPECT_EQ(join(a.with_moves(3), b), join(a, b).with_moves(3));
    for (int tax = 0; tax < Promise::kTaxes; ++tax) {
      EXPECT_EQ(join(a, b).second(tax), a.second(tax) + b.second(tax));
      EXPECT_EQ(join(a, b).first(tax),
                std::max(a.first(tax) + b.second(tax), a.second(tax) + b.first(tax)));
    }
  }
}

// The first stop of a position with moves is at least the second one, less one unit.
TEST(Promise, NothingChangesNothing) {
  std::mt19937 random(2);
  for (int round = 0; round < 1'000; ++round) {
    const Promise its = random_promise(random);
    EXPECT_EQ(join(its, Promise::of_nothing()), its);
    EXPECT_EQ(better(its, its), its);
  }
}

// A board of 100 cells has at most 50 moves.
TEST(Promise, HoldsFiftyMoves) {
  for (const int sign : {1, -1}) {
    const int half = sign * 25 * Promise::kMove;
    const Promise its({half, half, half, half}, {half - 1, half, half, half});
    const Promise both = join(its, its);
    EXPECT_EQ(both.mean(), 2 * half);
    EXPECT_EQ(both.first(0), 2 * half - 1);
    EXPECT_EQ(both.wins_first(), sign > 0);
    EXPECT_EQ(both.wins_second(), sign > 0);
  }
}

// All facts but one say that the player loses.
TEST(Promise, EachFactDecidesAlone) {
  const Promise::Walls loss = {-3'000, -3'000, -3'000, -3'000};
  const auto with = [&](int tax, int fact) {
    Promise::Walls out = loss;
    out[static_cast<std::size_t>(tax)] = fact;
    return out;
  };
  EXPECT_TRUE(Promise(with(0, 0), loss).wins_second());
  EXPECT_FALSE(Promise(with(0, -1), loss).wins_second());
  for (int tax = 1; tax + 1 < Promise::kTaxes; ++tax) {
    const int its = Promise::kMove / 2 * Promise::kTwiceTaxes[tax];
    EXPECT_TRUE(Promise(with(tax, its + 1), loss).wins_second());
    EXPECT_FALSE(Promise(with(tax, its), loss).wins_second());
  }
  EXPECT_FALSE(Promise(with(Promise::kTaxes - 1, 20'000), loss).wins_second());
  for (int tax = 0; tax < Promise::kTaxes; ++tax) {
    const int least = tax == 0 ? 0 : 1;
    EXPECT_TRUE(Promise(loss, with(tax, least)).wins_first());
    EXPECT_FALSE(Promise(loss, with(tax, least - 1)).wins_first());
    EXPECT_FALSE(Promise(loss, with(tax, least)).wins_second());
  }
}

}  // namespace
}  // namespace summand::games::domineering
