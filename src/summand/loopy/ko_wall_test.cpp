#include "summand/loopy/ko_wall.hpp"

#include <gtest/gtest.h>
#include <random>

namespace summand {
namespace {

KoWall random_ko_wall(std::mt19937& random) {
  KoWall out;
  KoLine line{static_cast<std::int64_t>(random() % 9), 0};
  Ratio t = 0;
  for (std::size_t i = random() % 6; i > 0; --i) {
    line.slope = static_cast<std::int64_t>(random() % 7) - 3;
    out.go_on(t, line);
    const Ratio length = Ratio(static_cast<std::int64_t>(random() % 8) + 1).divided_by(3);
    line.advance(length);
    t = t + length;
  }
  line.slope = 0;
  out.go_on(t, line);
  return out;
}

TEST(KoWall, TheBetterOfTwoIsTheBetterAtEveryPoint) {
  std::mt19937 random(3);
  for (int i = 0; i < 500; ++i) {
    const KoWall a = random_ko_wall(random), b = random_ko_wall(random);
    const KoWall most = better(a, b, Player::left), least = better(a, b, Player::right);
    for (int k = 0; k < 100; ++k) {
      const Ratio t = Ratio(k).divided_by(7);
      EXPECT_EQ(most.at(t), std::max(a.at(t), b.at(t)));
      EXPECT_EQ(least.at(t), std::min(a.at(t), b.at(t)));
    }
    // No bend is written that is none.
    for (std::size_t k = 1; k < most.bends().size(); ++k) {
      EXPECT_NE(most.bends()[k].line.slope, most.bends()[k - 1].line.slope);
    }
  }
}

TEST(KoWall, LinesMeetAboveOrNotAtAll) {
  EXPECT_EQ(meeting({3, -1}, {0, 2}), Ratio(1));
  EXPECT_EQ(meeting({3, -1}, {2, 2}), Ratio(1).divided_by(3));
  EXPECT_EQ(meeting({3, 1}, {2, 1}), std::nullopt);
  EXPECT_EQ(meeting({3, 1}, {2, -1}), std::nullopt);
  EXPECT_EQ(meeting({3, 1}, {3, -1}), std::nullopt);  // here, and not above
}

}  // namespace
}  // namespace summand
