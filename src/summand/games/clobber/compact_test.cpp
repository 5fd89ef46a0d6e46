#include "summand/games/clobber/compact.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "summand/games/clobber.hpp"
#include "summand/search/proof_numbers/both_move.hpp"
#include "summand/testing/compact_laws.hpp"

namespace summand::games::clobber {
namespace {

template <class Compact>
class CompactClobber : public ::testing::Test {};
using Strides = ::testing::Types<Compact<8>, Compact<4>, Compact<3>>;
TYPED_TEST_SUITE(CompactClobber, Strides);

// Every `step`-th way to fill a board with stones and free cells.
void add_fills(int rows, int columns, std::uint64_t step, std::vector<Board>& out) {
  std::uint64_t count = 1;
  for (int i = 0; i < rows * columns; ++i) count *= 3;
  for (std::uint64_t fill = 0; fill < count; fill += step) {
    Board& board = out.emplace_back(rows, columns);
    std::uint64_t rest = fill;
    for (int cell = 0; cell < board.size(); ++cell, rest /= 3) {
      if (rest % 3 != 0) board.put(cell, rest % 3 == 1 ? Piece::left : Piece::right);
    }
  }
}

std::vector<Board> fills(std::uint64_t step) {
  std::vector<Board> boards;
  add_fills(4, 3, 37 * step, boards);
  add_fills(6, 2, 31 * step, boards);
  add_fills(2, 4, step, boards);
  add_fills(3, 3, step, boards);
  return boards;
}

template <class Compact>
summand::testing::CompactLaws<Clobber, Compact> laws(std::uint64_t step) {
  return summand::testing::CompactLaws<Clobber, Compact>(fills(step));
}

TYPED_TEST(CompactClobber, HasTheMovesOfTheGame) {
  laws<TypeParam>(11).expect_the_moves_of_the_game();
}
TYPED_TEST(CompactClobber, ImagesOfAPartAreTheSame) {
  laws<TypeParam>(11).expect_images_to_be_the_same();
}
TYPED_TEST(CompactClobber, TheSearchAgreesWithPlainSearch) {
  laws<TypeParam>(1).expect_the_winners_of_plain_search();
}
TYPED_TEST(CompactClobber, ThreadsAgreeWithPlainSearch) {
  laws<TypeParam>(11).expect_threads_to_agree(20);
}

template <class Compact>
class CompactImpartialClobber : public ::testing::Test {};
TYPED_TEST_SUITE(CompactImpartialClobber, Strides);

template <class Compact>
using ImpartialLaws =
    summand::testing::CompactLaws<summand::testing::BothMoveGame<Clobber>, BothMove<Compact>>;

TYPED_TEST(CompactImpartialClobber, HasTheMovesOfTheGame) {
  ImpartialLaws<TypeParam>(fills(11)).expect_the_moves_of_the_game();
}
TYPED_TEST(CompactImpartialClobber, ImagesOfAPartAreTheSame) {
  ImpartialLaws<TypeParam>(fills(11)).expect_images_to_be_the_same();
}
TYPED_TEST(CompactImpartialClobber, TheSearchAgreesWithPlainSearch) {
  ImpartialLaws<TypeParam>(fills(3)).expect_the_winners_of_plain_search();
}
TYPED_TEST(CompactImpartialClobber, ThreadsAgreeWithPlainSearch) {
  ImpartialLaws<TypeParam>(fills(11)).expect_threads_to_agree(20);
}

const Board& chequered(int rows, int columns) {
  static std::map<std::pair<int, int>, Board> all;
  const auto [at, is_new] = all.try_emplace({rows, columns}, Board(rows, columns));
  for (int cell = 0; is_new && cell < at->second.size(); ++cell) {
    const bool is_left = (at->second.row(cell) + at->second.column(cell)) % 2 == 0;
    at->second.put(cell, is_left ? Piece::left : Piece::right);
  }
  return at->second;
}

TYPED_TEST(CompactClobber, ASearchThatIsStoppedAgainAndAgainFindsTheSame) {
  const Board& board = chequered(std::min(10, TypeParam::Grid::kRows), 2);
  const OrderModel model;
  ValueStore store;
  const auto options = BoardSearchOptions{.table_bytes = std::size_t{1} << 22, .most_valued = 4};
  BoardProofs<Board, TypeParam> whole(store, model, options), parts(store, model, options);
  const bool wins = whole.wins(std::span(&board, 1), {}, Player::left);
  int stops = 0;
  std::optional<bool> found;
  while (!found) {
    parts.stop_after(50);
    try {
      found = parts.wins(std::span(&board, 1), {}, Player::left);
    } catch (const LimitReached& reached) {
      EXPECT_EQ(reached.limit, Limit::size);
      ++stops;
    }
  }
  EXPECT_EQ(*found, wins);
  EXPECT_GT(stops, 2);
}

TYPED_TEST(CompactClobber, ASearchGoesOnFromTheResultsOfAnother) {
  const Board& board = chequered(std::min(12, TypeParam::Grid::kRows), 2);
  const OrderModel model;
  ValueStore store, other_store;
  const auto options = BoardSearchOptions{.table_bytes = std::size_t{1} << 22, .most_valued = 5};
  BoardProofs<Board, TypeParam> first(store, model, options), second(other_store, model, options);
  const bool wins = first.wins(std::span(&board, 1), {}, Player::right);
  ASSERT_GT(first.nodes(), 100u);
  first.for_each_costly(50, [&](const auto& result) { second.take(result); });
  EXPECT_EQ(second.wins(std::span(&board, 1), {}, Player::right), wins);
  EXPECT_EQ(second.nodes(), 0u);  // the result of the board itself took the most work
}

}  // namespace
}  // namespace summand::games::clobber
