#include "summand/games/cram/compact.hpp"

#include <gtest/gtest.h>
#include <span>
#include <utility>
#include <vector>

#include "summand/games/cram.hpp"
#include "summand/games/cram/learned.hpp"
#include "summand/testing/compact_laws.hpp"

namespace summand::games::cram {
namespace {

template <class Compact>
class CompactCram : public ::testing::Test {};
using Strides = ::testing::Types<Compact<8>, Compact<5>, Compact<4>>;
TYPED_TEST_SUITE(CompactCram, Strides);

// Every `step`-th way to take cells off a board.
template <class Compact>
summand::testing::CompactLaws<Cram, Compact> laws(std::size_t step) {
  std::vector<Cells> boards;
  std::size_t turn = 0;
  const auto add = [&](const Cells& free) {
    if (turn++ % step == 0) boards.push_back(free);
  };
  Cells::for_each_fill(4, 4, add);
  Cells::for_each_fill_of(6, 2, add);
  Cells::for_each_fill_of(3, 4, add);
  return summand::testing::CompactLaws<Cram, Compact>(std::move(boards));
}

TYPED_TEST(CompactCram, HasTheMovesOfTheGame) {
  laws<TypeParam>(11).expect_the_moves_of_the_game();
}
TYPED_TEST(CompactCram, ImagesOfAPartAreTheSame) {
  laws<TypeParam>(11).expect_images_to_be_the_same();
}
TYPED_TEST(CompactCram, TheSearchAgreesWithPlainSearch) {
  laws<TypeParam>(1).expect_the_winners_of_plain_search();
}
TYPED_TEST(CompactCram, ThreadsAgreeWithPlainSearch) {
  laws<TypeParam>(11).expect_threads_to_agree(20);
}

TEST(CramSearch, HasAModelFromItsFile) {
  summand::testing::expect_to_be_in_the_file(learned(), "cram", Compact<8>::features());
}

// The board on which the player to move wins beside one nimber and no other: beside its own.
TEST(CramSearch, TakesHeapsBesideBoards) {
  ValueStore store;
  const std::vector<Cells> boards{Cells::full(3, 5), Cells::full(4, 5)};
  const auto search =
      Cram::board_search(boards, store, {.table_bytes = 1 << 12, .beside = Beside::nimbers});
  ASSERT_NE(search, nullptr);
  for (const Cells& board : boards) {
    int lost = 0;
    for (std::uint64_t heap = 0; heap < 5; ++heap) {
      const Value beside = store.nimber(heap);
      if (!search->wins(std::span(&board, 1), std::span(&beside, 1), Player::left)) ++lost;
    }
    EXPECT_EQ(lost, 1);
  }
  EXPECT_EQ(Cram::board_search(boards, store, {.table_bytes = 1 << 12, .beside = Beside::values}),
            nullptr);
}

}  // namespace
}  // namespace summand::games::cram
