#include "summand/studies/dots/players.hpp"

#include <atomic>
#include <gtest/gtest.h>

namespace summand::dots {
namespace {

// What is kept between two moves of a match must not keep the limits of the first one.
TEST(DotsPlayers, EachQuestionHasItsOwnLimits) {
  std::atomic<bool> over = false;
  Known known;
  Position at{.board = Board::of(2, 5).value()};
  EXPECT_EQ(known.net(at, Budget({.interrupt = &over})), -2);
  over = true;
  at.drawn.add(*at.board.line_named("a1-a2"));
  at.drawn.add(*at.board.line_named("b1-c1"));
  EXPECT_TRUE(known.nets_of_moves(at, Budget()));
  EXPECT_THROW(static_cast<void>(known.nets_of_moves({.board = Board::of(3, 3).value()},
                                                     Budget({.interrupt = &over}))),
               LimitReached);
}

}  // namespace
}  // namespace summand::dots
