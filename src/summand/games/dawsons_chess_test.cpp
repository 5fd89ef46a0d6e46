#include "summand/games/dawsons_chess.hpp"

#include <gtest/gtest.h>
#include <map>

#include "summand/heaps/naive.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;

static_assert(SplitsIntoParts<DawsonsChess> && HasMirror<DawsonsChess> && HasKey<DawsonsChess> &&
              HasPicture<DawsonsChess> && MakesStarts<DawsonsChess>);

Board start(std::int64_t files) { return DawsonsChess::make({{.what = files}}).value().position; }

TEST(DawsonsChess, AnAdvanceIsFollowedByAllCaptures) {
  EXPECT_EQ(moves_from<DawsonsChess>("B|.|W", Player::left), (std::vector<std::string>{"B|W|."}));
  EXPECT_EQ(moves_from<DawsonsChess>("BB|..|WW", Player::left),
            (std::vector<std::string>{".B|.W|..", "B.|W.|.."}));
  EXPECT_EQ(moves_from<DawsonsChess>("BBB|...|WWW", Player::right),
            (std::vector<std::string>{"...|.B.|.W.", "..B|B..|W.W", "B..|..B|W.W"}));
}

TEST(DawsonsChess, ValuesOfWholeBoards) {
  std::size_t rows = 0;
  for (const auto& row : summand::testing::table("boards.tsv")) {
    if (row[0] != "dawsons-chess 3xn normal play") continue;
    const Board board = start(std::stoi(row[1].substr(2)));
    EXPECT_TRUE(has_value<DawsonsChess>(DawsonsChess().print(board), row[2])) << row[1];
    ++rows;
  }
  EXPECT_EQ(rows, 5u);
}

TEST(DawsonsChess, ABoardOfNFilesIsAHeapOfNUnderTheCode137) {
  const auto values = heaps::naive_nim_sequence(heaps::Code::parse("0.137").value(), 65);
  ValueStore store;
  Evaluator<DawsonsChess> evaluate(DawsonsChess(), store);
  for (std::int64_t files = 1; files <= 64; ++files) {
    EXPECT_EQ(store.as_nimber(evaluate(start(files))), values[static_cast<std::size_t>(files)])
        << files;
  }
}

// The game as it is played on a board: one capture or advance at a time. A player who can capture
// must, with any pawn he likes.
class OverTheBoard {
 public:
  bool next_player_wins(const Board& board, Player player) {
    const auto key = std::pair(board, player);
    if (const auto known = wins_.find(key); known != wins_.end()) return known->second;
    bool wins = false;
    for (const Board& after : options(board, player)) {
      wins = wins || !next_player_wins(after, opponent(player));
    }
    return wins_[key] = wins;
  }

 private:
  static std::vector<Board> options(const Board& board, Player player) {
    std::vector<Board> out;
    DawsonsChess::for_each_capture(board, player, [&](int from, int to) {
      Board after = board;
      after.put(from, Piece::none);
      after.put(to, piece_of(player));
      out.push_back(after);
    });
    if (!out.empty()) return out;
    board.for_each(piece_of(player), [&](int from) {
      const int to = from + (player == Player::left ? -1 : 1) * board.columns();
      if (!board.inside(board.row(from) + (player == Player::left ? -1 : 1), board.column(from)) ||
          board.at(to) != Piece::none) {
        return;
      }
      Board after = board;
      after.put(from, Piece::none);
      after.put(to, piece_of(player));
      out.push_back(after);
    });
    return out;
  }

  std::map<std::pair<Board, Player>, bool> wins_;
};

TEST(DawsonsChess, OnTheBoardTheValueSaysWhoWins) {
  OverTheBoard game;
  for (std::int64_t files = 1; files <= 8; ++files) {
    const Board board = start(files);
    const bool lost = has_value<DawsonsChess>(DawsonsChess().print(board), "0");
    EXPECT_EQ(game.next_player_wins(board, Player::left), !lost) << files;
  }
}

TEST(DawsonsChess, BoardsInTheMiddleOfAnExchangeAreRefused) {
  const DawsonsChess rules;
  EXPECT_FALSE(rules.parse("BB|W.|.W").has_value());
  EXPECT_FALSE(rules.parse("B|B|W").has_value());
  EXPECT_FALSE(rules.parse("B|.|.").has_value());
  EXPECT_FALSE(rules.parse("BB|WW").has_value());
  EXPECT_TRUE(rules.parse("B.B|W..|..W").has_value());
}

}  // namespace
}  // namespace summand::games
