#include "summand/games/cannibal_clobber.hpp"

#include <gtest/gtest.h>

#include "summand/games/clobber.hpp"
#include "summand/ruleset/version.hpp"
#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;

static_assert(SplitsIntoParts<CannibalClobber> && HasRepresentative<CannibalClobber> &&
              HasMirror<CannibalClobber> && HasKey<CannibalClobber> &&
              HasTheorem<CannibalClobber> && HasPicture<CannibalClobber> &&
              MakesStarts<CannibalClobber> && CountsMoves<CannibalClobber> &&
              SplitsByMoves<CannibalClobber> && HasImpartialTheorem<CannibalClobber> &&
              HasImpartialRepresentative<CannibalClobber>);

TEST(CannibalClobber, AStoneTakesANeighbourOfEitherColour) {
  EXPECT_EQ(moves_from<CannibalClobber>("xxo", Player::left),
            (std::vector<std::string>{".xo", "x.o", "x.x"}));
  EXPECT_EQ(moves_from<CannibalClobber>("xxo", Player::right), (std::vector<std::string>{"xo."}));
  EXPECT_TRUE(moves_from<CannibalClobber>("x.x|.o.", Player::left).empty());
}

// The moves onto stones of the other player are those of Clobber.
TEST(CannibalClobber, HasTheMovesOfClobberAndMore) {
  CannibalClobber().small_positions([](const Board& board) {
    for (const Player player : {Player::left, Player::right}) {
      std::vector<std::pair<int, int>> all, clobbering, expected;
      CannibalClobber().for_each_move(board, player, [&](auto move) {
        all.emplace_back(move.from, move.to);
        if (board.at(move.to) != piece_of(player)) clobbering.emplace_back(move.from, move.to);
      });
      Clobber().for_each_move(board, player,
                              [&](auto move) { expected.emplace_back(move.from, move.to); });
      EXPECT_EQ(clobbering, expected) << CannibalClobber().print(board);
      std::size_t pairs = 0;  // stones of the player, with each of their neighbours
      board.for_each(piece_of(player), [&](int from) {
        board.for_each_beside(from, [&](int to) { pairs += board.at(to) != Piece::none; });
      });
      EXPECT_EQ(all.size(), pairs) << CannibalClobber().print(board);
    }
  });
}

// As in tests/data/text_games.tsv, where the game has the name Hot Clobber. Two programs that share
// no code found these values. The last two are sums of integers.
TEST(CannibalClobber, SmallValues) {
  EXPECT_TRUE(has_value<CannibalClobber>("xo", "*"));
  EXPECT_TRUE(has_value<CannibalClobber>("xox", "{1|0}"));
  EXPECT_TRUE(has_value<CannibalClobber>("xxo", "^"));
  EXPECT_TRUE(has_value<CannibalClobber>("xo|ox", "*"));
  EXPECT_TRUE(has_value<CannibalClobber>("xoxo", "+-1"));
  EXPECT_TRUE(has_value<CannibalClobber>("ooo", "-2"));
  EXPECT_TRUE(has_value<CannibalClobber>("xx.oo|xx...", "2"));
}

TEST(CannibalClobber, FallsApartAtFreeCellsAndDropsSingleStones) {
  const CannibalClobber rules;
  std::vector<std::string> parts;
  for_each_part(rules, rules.parse("xx.o|x..x|.o..").value(),
                [&](const Board& part, std::uint64_t) { parts.push_back(rules.print(part)); });
  EXPECT_EQ(parts, (std::vector<std::string>{"xx|x.", "o|x"}));
}

// The nimber of a row in the impartial game, by its moves and by the octal game of a code.
class RowsOfStones {
 public:
  Value by_moves(std::string_view row) { return by_moves_(CannibalClobber().parse(row).value()); }
  Value by_code(std::vector<heaps::Digit> digits, std::string_view row) {
    const heaps::SharedRules rules{heaps::Code(std::move(digits))};
    return store_.nimber(rules.values_in(store_.side_tables())[row.size()]);
  }

 private:
  ValueStore store_;
  Evaluator<Version<CannibalClobber>> by_moves_{impartial_of(CannibalClobber()), store_,
                                                By::search};
};

TEST(CannibalClobber, RowsOfTheImpartialGameAreOfficers) {
  RowsOfStones rows;
  std::size_t as_kayles = 0, as_splitting = 0;
  for (std::size_t size = 1; size <= 24; ++size) {
    std::string row;
    while (row.size() < size) row += row.size() % 3 == 1 ? 'o' : 'x';
    EXPECT_EQ(rows.by_moves(row), rows.by_code({{}, {6}}, row)) << row;
    // Single stones cannot be removed, and the stones at the ends can.
    as_kayles += rows.by_moves(row) != rows.by_code({{}, {7}}, row);
    as_splitting += rows.by_moves(row) != rows.by_code({{}, {4}}, row);
  }
  EXPECT_GT(as_kayles, 0u);
  EXPECT_GT(as_splitting, 0u);
}

TEST(CannibalClobber, ColoursDoNotMatterInTheImpartialGame) {
  const CannibalClobber rules;
  EXPECT_EQ(rules.print(rules.impartial_representative(rules.parse("xo.|oox|.o.").value())),
            rules.print(rules.impartial_representative(rules.parse("xx.|xxx|.x.").value())));
  ValueStore store;
  EXPECT_EQ(rules.impartial_theorem(rules.parse("xo|ox").value(), store), std::nullopt);
  EXPECT_EQ(std::get<Value>(rules.impartial_theorem(rules.parse("xo.ooo").value(), store)->what),
            store.nimber(1 ^ 2));
}

TEST(CannibalClobber, TheChequeredBoardBeginsWithLeft) {
  const auto start = CannibalClobber::make({{.what = Dimensions{{2, 3}}}});
  ASSERT_TRUE(start.has_value());
  EXPECT_EQ(CannibalClobber().print(start->position), "xox|oxo");
}

}  // namespace
}  // namespace summand::games
