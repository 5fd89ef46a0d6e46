#include "summand/games/clobber/compact.hpp"

#include <gtest/gtest.h>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "summand/games/clobber.hpp"
#include "summand/search/proof_numbers/board_proofs.hpp"

namespace summand::games::clobber {
namespace {

template <class Compact>
class CompactClobber : public ::testing::Test {};
using Strides = ::testing::Types<Compact<8>, Compact<4>, Compact<3>>;
TYPED_TEST_SUITE(CompactClobber, Strides);

// Boards of a size, and which of their fills: every `step`-th.
struct Fills {
  int rows, columns;
  std::uint64_t step;
};

// Calls visit for fills of a board with cells of three kinds.
template <class Visit>
void for_each_fill(int rows, int columns, std::uint64_t step, Visit&& visit) {
  std::uint64_t count = 1;
  for (int i = 0; i < rows * columns; ++i) count *= 3;
  for (std::uint64_t fill = 0; fill < count; fill += step) {
    Board board(rows, columns);
    std::uint64_t rest = fill;
    for (int cell = 0; cell < board.size(); ++cell, rest /= 3) {
      if (rest % 3 != 0) board.put(cell, rest % 3 == 1 ? Piece::left : Piece::right);
    }
    visit(board);
  }
}

int mirrored_cell(const Board& board, int which, int cell) {
  const int row = (which & 1) != 0 ? board.rows() - 1 - board.row(cell) : board.row(cell);
  const int column =
      (which & 2) != 0 ? board.columns() - 1 - board.column(cell) : board.column(cell);
  return board.cell(row, column);
}
Board image_of(const Board& board, int which) {
  Board out(board.rows(), board.columns());
  for (int cell = 0; cell < board.size(); ++cell) {
    const int to = mirrored_cell(board, which, cell);
    if (board.left_plane().contains(cell)) out.put(to, Piece::left);
    if (board.right_plane().contains(cell)) out.put(to, Piece::right);
  }
  return out;
}
Board transposed(const Board& board) {
  Board out(board.columns(), board.rows());
  for (int cell = 0; cell < board.size(); ++cell) {
    const int to = out.cell(board.column(cell), board.row(cell));
    if (board.left_plane().contains(cell)) out.put(to, Piece::left);
    if (board.right_plane().contains(cell)) out.put(to, Piece::right);
  }
  return out;
}

// The parts of a board, as the search sees them.
template <class Compact>
std::multiset<Stones> least_parts(const Board& board) {
  std::multiset<Stones> out;
  Compact::for_each_part(*Compact::of(board),
                         [&](const Stones& part) { out.insert(Compact::least(part).first); });
  return out;
}

TYPED_TEST(CompactClobber, ImagesOfABoardHaveTheSameParts) {
  using C = TypeParam;
  for (const auto& [rows, columns, step] : {Fills{4, 2, 1}, Fills{3, 3, 7}, Fills{5, 2, 11}}) {
    if (columns > C::Grid::kColumns) continue;
    for_each_fill(rows, columns, step, [&](const Board& board) {
      const auto parts = least_parts<C>(board);
      for (int which = 1; which < 4; ++which) {
        ASSERT_EQ(least_parts<C>(image_of(board, which)), parts);
      }
      if (C::Grid::kTurns || rows != columns) {
        ASSERT_EQ(least_parts<C>(transposed(board)), parts);
      }
      std::multiset<Stones> negatives;
      C::for_each_part(*C::of(board),
                       [&](const Stones& part) { negatives.insert(C::least(part).second); });
      const Board exchanged(board.right_plane(), board.left_plane());
      ASSERT_EQ(least_parts<C>(exchanged), negatives);
    });
  }
}

TYPED_TEST(CompactClobber, TheLeastImageOfALeastImageIsItself) {
  using C = TypeParam;
  std::mt19937_64 random(5);
  for (int i = 0; i < 20'000; ++i) {
    const int columns = 1 + static_cast<int>(random() % C::Grid::kColumns);
    const int rows = std::max<int>(columns, 1 + static_cast<int>(random() % C::Grid::kRows));
    Board board(std::min(rows, C::Grid::kRows), columns);
    for (int cell = 0; cell < board.size(); ++cell) {
      const auto kind = random() % 5;
      if (kind != 0) board.put(cell, kind % 2 != 0 ? Piece::left : Piece::right);
    }
    C::for_each_part(*C::of(board), [&](const Stones& part) {
      const auto [least, negative] = C::least(part);
      EXPECT_EQ(C::least(least).first, least);
      EXPECT_EQ(C::least(negative).first, negative);
      EXPECT_EQ(C::least(least).second, negative);
      EXPECT_EQ(C::least(negative).second, least);
      EXPECT_EQ(C::size(least), C::size(part));
      EXPECT_EQ(C::moves(least), C::moves(part));
    });
  }
}

// Who wins, by the moves of the game and nothing else.
class PlainSearch {
 public:
  bool wins(const Board& board, Player player) {
    const auto key = std::tuple(board.left_plane(), board.right_plane(), player);
    if (const auto at = known_.find(key); at != known_.end()) return at->second;
    bool out = false;
    Clobber().for_each_move(board, player, [&](const Clobber::Move& move) {
      out = out || !wins(Clobber().play(board, player, move), opponent(player));
    });
    return known_[key] = out;
  }

 private:
  std::map<std::tuple<Cells, Cells, Player>, bool> known_;
};

// Models that know nothing, that have learned, that are right or wrong, and that lie.
std::vector<OrderModel> models(std::uint32_t features) {
  std::vector<OrderModel> out(1);
  ValueStore store;
  out.emplace_back(Clobber::learn(store, {.positions = 32}).weights);
  EXPECT_FALSE(out.back().empty());
  std::mt19937 random(3);
  for (const int scale : {8, 400}) {
    std::vector<OrderModel::Weights> weights(features + SumFeatures::kCount);
    for (auto& row : weights) {
      for (auto& weight : row) {
        weight = static_cast<std::int16_t>(static_cast<int>(random() % 201) * scale / 100 - scale);
      }
    }
    out.emplace_back(std::move(weights));
  }
  return out;
}

TYPED_TEST(CompactClobber, TheSearchAgreesWithPlainSearch) {
  using C = TypeParam;
  PlainSearch plain;
  ValueStore store;
  const auto all = models(C::features());
  std::vector<std::unique_ptr<BoardSearchOf<Board>>> searches;
  for (const OrderModel& model : all) {
    for (const std::size_t bytes : {std::size_t{1} << 10, std::size_t{1} << 20}) {
      searches.push_back(std::make_unique<BoardProofs<Board, C>>(
          store, model, BoardSearchOptions{.table_bytes = bytes, .most_valued = 3}));
    }
  }
  std::size_t turn = 0;
  for (const auto& [rows, columns, step] : {Fills{4, 3, 37}, Fills{6, 2, 31}, Fills{2, 4, 1}}) {
    if (std::min(rows, columns) > C::Grid::kColumns) continue;
    for_each_fill(rows, columns, step, [&](const Board& board) {
      for (const Player first : {Player::left, Player::right}) {
        BoardSearchOf<Board>& search = *searches[++turn % searches.size()];
        ASSERT_EQ(search.wins(std::span(&board, 1), {}, first), plain.wins(board, first))
            << Clobber().print(board) << (first == Player::left ? " Left" : " Right");
      }
    });
  }
}

}  // namespace
}  // namespace summand::games::clobber
