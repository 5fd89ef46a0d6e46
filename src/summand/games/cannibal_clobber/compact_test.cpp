#include "summand/games/cannibal_clobber/compact.hpp"

#include <gtest/gtest.h>
#include <utility>
#include <vector>

#include "summand/games/cannibal_clobber.hpp"
#include "summand/testing/compact_laws.hpp"

namespace summand::games::cannibal_clobber {
namespace {

template <class Compact>
class CompactCannibalClobber : public ::testing::Test {};
using Strides = ::testing::Types<Compact<8>, Compact<5>, Compact<4>, Compact<3>>;
TYPED_TEST_SUITE(CompactCannibalClobber, Strides);

// Every `step`-th board with stones of both colours.
template <class Compact>
auto laws(std::size_t step) {
  std::vector<Board> boards;
  std::size_t turn = 0;
  const auto add = [&](const Board& board) {
    if (turn++ % step == 0) boards.push_back(board);
  };
  Board::for_each_fill(3, 3, 3, add);
  Board::for_each_fill_of(Board(5, 2), 3, add);
  Board::for_each_fill_of(Board(2, 4), 3, add);
  return summand::testing::CompactLaws<summand::testing::BothMoveGame<CannibalClobber>, Compact>(
      std::move(boards));
}

TYPED_TEST(CompactCannibalClobber, HasTheMovesOfTheGame) {
  laws<TypeParam>(41).expect_the_moves_of_the_game();
}
TYPED_TEST(CompactCannibalClobber, ImagesOfAPartAreTheSame) {
  laws<TypeParam>(41).expect_images_to_be_the_same();
}
TYPED_TEST(CompactCannibalClobber, TheSearchAgreesWithPlainSearch) {
  laws<TypeParam>(7).expect_the_winners_of_plain_search();
}
TYPED_TEST(CompactCannibalClobber, ThreadsAgreeWithPlainSearch) {
  laws<TypeParam>(41).expect_threads_to_agree(40);
}

}  // namespace
}  // namespace summand::games::cannibal_clobber
