// Who wins all positions of small boards, by plain search, by bounds and by the search that the
// game brings along, with a tiny table and with models that know nothing or lie.
#include <gtest/gtest.h>
#include <memory>
#include <span>
#include <vector>

#include "summand/games/amazons.hpp"
#include "summand/games/amazons/compact.hpp"
#include "summand/games/clobber.hpp"
#include "summand/games/clobber/compact.hpp"
#include "summand/games/clobber/learned.hpp"
#include "summand/games/domineering.hpp"
#include "summand/games/nogo.hpp"
#include "summand/games/nogo/compact.hpp"
#include "summand/games/nogo/learned.hpp"
#include "summand/ruleset/ruleset_parts.hpp"
#include "summand/search/sum_search.hpp"
#include "summand/testing/compact_laws.hpp"

namespace summand::games {
namespace {

// Searches that share nothing but the rules of the game.
template <class Game>
class AllSearches {
 public:
  using Position = typename Game::Position;
  using Search = BoardSearchOf<Position>;

  void add(std::unique_ptr<Search> search) { searches_.push_back(std::move(search)); }
  ValueStore& store() { return store_; }

  void expect_agreement(const Position& position) {
    PartList parts;
    tables_.template of<RulesetParts>(Game()).add(position, parts);
    const SearchSum sum = bounds_.sum_of(parts);
    for (const Player first : {Player::left, Player::right}) {
      const bool wins = plain_.wins(position, first);
      ASSERT_EQ(bounds_.wins(sum, first), wins) << Game().print(position);
      for (std::size_t i = 0; i < searches_.size(); ++i) {
        ASSERT_EQ(searches_[i]->wins(std::span(&position, 1), {}, first), wins)
            << Game().print(position) << ", search " << i;
      }
    }
    ++count_;
  }
  std::size_t count() const { return count_; }

 private:
  ValueStore store_, store_of_bounds_;
  Evaluators evaluators_{store_of_bounds_, By::search};
  PartTables tables_{evaluators_, 2};
  SumSearch bounds_{tables_, 10};
  summand::testing::PlainWinners<Game> plain_;
  std::vector<std::unique_ptr<Search>> searches_;
  std::size_t count_ = 0;
};

// With tables of 1 kB, and parts of at most one cell as values.
template <class Game, class Compact>
void add_compact(AllSearches<Game>& all, const std::vector<OrderModel>& models) {
  for (const OrderModel& model : models) {
    all.add(std::make_unique<BoardProofs<typename Game::Position, Compact>>(
        all.store(), model, BoardSearchOptions{.table_bytes = 1 << 10, .most_valued = 1}));
  }
}

std::vector<OrderModel> models_and(std::uint32_t features, OrderModel learned) {
  auto out = summand::testing::models(features);
  out.push_back(std::move(learned));
  return out;
}

TEST(BoardSearchesSlow, AllFillsOfClobber) {
  using Compact = clobber::Compact<8>;
  const auto models = models_and(Compact::features(), clobber::learned());
  AllSearches<Clobber> all;
  add_compact<Clobber, Compact>(all, models);
  const auto meet = [&](const Board& board) { all.expect_agreement(board); };
  Board::for_each_fill_of(Board(3, 4), 3, meet);
  Board::for_each_fill_of(Board(2, 6), 3, meet);
  EXPECT_EQ(all.count(), 2u * 531'441);
}

// In positions that play can reach each group has a free cell beside it. Their number for 3x3 is
// that of legal positions of Go (Tromp and Farnebäck 2006).
TEST(BoardSearchesSlow, AllFillsOfNogo) {
  using Compact = nogo::Compact<8>;
  const auto models = models_and(Compact::features(), nogo::learned());
  AllSearches<Nogo> all;
  add_compact<Nogo, Compact>(all, models);
  for (int fill = 0, end = 19'683; fill < end; ++fill) {
    nogo::Position position(3, 3);
    for (int cell = 0, rest = fill; cell < 9; ++cell, rest /= 3) {
      (rest % 3 == 0 ? position.free : rest % 3 == 1 ? position.left : position.right).add(cell);
    }
    if (Nogo().parse(Nogo().print(position))) all.expect_agreement(position);
  }
  EXPECT_EQ(all.count(), 12'675u);
}

TEST(BoardSearchesSlow, AllFillsOfDomineering) {
  AllSearches<Domineering> all;
  const Cells board = Cells::full(4, 4);
  all.add(Domineering::board_search(std::span(&board, 1), all.store(), {.table_bytes = 1 << 10}));
  Cells::for_each_fill_of(4, 4, [&](const Cells& free) { all.expect_agreement(free); });
  EXPECT_EQ(all.count(), 65'536u);
}

// Two amazons of each player.
TEST(BoardSearchesSlow, AllFillsOfAmazons) {
  using Compact = amazons::Compact;
  const auto models = summand::testing::models(Compact::features());
  AllSearches<Amazons> all;
  add_compact<Amazons, Compact>(all, models);
  for (int fill = 0, end = 262'144; fill < end; ++fill) {
    Board board(3, 3);
    int left = 0, right = 0;
    for (int cell = 0, rest = fill; cell < 9; ++cell, rest /= 4) {
      constexpr Piece kPieces[] = {Piece::none, Piece::left, Piece::right, Piece::blocked};
      const Piece piece = kPieces[rest % 4];
      left += piece == Piece::left ? 1 : 0;
      right += piece == Piece::right ? 1 : 0;
      if (piece != Piece::none) board.put(cell, piece);
    }
    if (left == 2 && right == 2) all.expect_agreement(board);
  }
  EXPECT_EQ(all.count(), 24'192u);
}

}  // namespace
}  // namespace summand::games
