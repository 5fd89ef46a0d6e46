#include "summand/games/northcott.hpp"

#include <array>
#include <gtest/gtest.h>
#include <random>
#include <sstream>
#include <string>

#include "summand/games/nim.hpp"
#include "summand/ruleset/erase.hpp"
#include "summand/search/sum_graph.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;

static_assert(Loopy<Northcott> && HasTheorem<Northcott> && GivesAdvice<Northcott> &&
              SplitsIntoParts<Northcott> && HasMirror<Northcott> && HasPicture<Northcott>);

AnyPosition northcott(std::string_view text) {
  return ErasedRuleset<Northcott>::erase({}, Northcott().parse(text).value());
}
AnyPosition nim(std::uint64_t heap) { return ErasedRuleset<Nim>::erase({}, Heaps({heap})); }

TEST(Northcott, MenMoveBothWaysButDoNotPassEachOther) {
  EXPECT_EQ(moves_from<Northcott>(".L..R.", Player::left),
            (std::vector<std::string>{"...LR.", "..L.R.", "L...R."}));
  EXPECT_EQ(moves_from<Northcott>(".L..R.", Player::right),
            (std::vector<std::string>{".L...R", ".L.R..", ".LR..."}));
}

TEST(Northcott, EveryRowNeedsItsTwoMen) {
  for (const std::string_view text : {"L..", "LR|..", "LRR|L.R", "LRL"}) {
    EXPECT_FALSE(Northcott().parse(text).has_value()) << text;
  }
}

TEST(Northcott, ValuesAreNimSumsOfTheGaps) {
  EXPECT_TRUE(has_value<Northcott>("L...R", "*3"));
  EXPECT_TRUE(has_value<Northcott>("LR..|R.L.|L..R", "*3"));
  EXPECT_TRUE(has_value<Northcott>("L..R.|.R..L|L.R..", "*"));
}

// Rows such as "W0 B3;W1 B2": the columns of the men of each row. Left's men are white.
TEST(Northcott, OutcomesOfWholeBoards) {
  int boards = 0;
  for (const auto& row : summand::testing::table("boards.tsv")) {
    if (!row[0].starts_with("northcott")) continue;
    std::istringstream rows(row[1]);
    std::string text;
    for (std::string men; std::getline(rows, men, ';');) {
      std::string cells(8, '.');
      cells[static_cast<std::size_t>(men[1] - '0')] = 'L';
      cells[static_cast<std::size_t>(men[4] - '0')] = 'R';
      text += (text.empty() ? "" : "|") + cells;
    }
    EXPECT_EQ(has_value<Northcott>(text, "0"), row[2] == "P") << text;
    ++boards;
  }
  EXPECT_EQ(boards, 4);
}

TEST(Northcott, TheBoardOfTwoRowsAndFourColumnsHasNoDrawsAndTheGapRuleHolds) {
  Budget budget;
  const SumGraph graph({northcott("L..R|L..R")}, budget);
  EXPECT_EQ(graph.reached().size(), 36u);  // men do not pass each other
  const std::array rows = {"L..R", "L.R.", "LR..", ".L.R", ".LR.", "..LR"};
  for (const std::string above : rows) {
    for (const std::string below : rows) {
      const std::string text = above + "|" + below;
      const SumGraph::Sum position = graph.sums().of(northcott(text));
      ASSERT_TRUE(graph.has(position)) << text;
      const Ending ending = graph.ending(position, Player::left);
      EXPECT_NE(ending.fate, Fate::draw);
      EXPECT_EQ(ending.fate == Fate::loss, has_value<Northcott>(text, "0")) << text;
    }
  }
}

TEST(Northcott, InASumARowIsWorthTheNimHeapOfItsGap) {
  Budget budget;
  for (std::uint64_t heap = 0; heap < 6; ++heap) {
    for (const auto& [row, gap] : {std::pair("L...R.", 3u), std::pair(".R.L..", 1u)}) {
      const SumGraph graph({northcott(row), nim(heap)}, budget);
      EXPECT_EQ(graph.ending(graph.start(), Player::left).fate == Fate::loss, heap == gap);
    }
  }
}

// The opponent retreats whenever he can.
TEST(Northcott, TheAdviceWinsAgainstAnOpponentWhoRetreats) {
  std::mt19937 random(3);
  const Northcott rules;
  int games = 0;
  while (games < 1000) {
    Board board(3, 8);
    for (int row = 0; row < 3; ++row) {
      const int left = static_cast<int>(random() % 8);
      const int right = (left + 1 + static_cast<int>(random() % 7)) % 8;
      board.put(board.cell(row, left), Piece::left);
      board.put(board.cell(row, right), Piece::right);
    }
    if (!rules.advice(board, Player::left)) continue;
    ++games;
    int plies = 0;
    while (true) {
      const auto advice = rules.advice(board, Player::left);
      ASSERT_TRUE(advice.has_value()) << rules.print(board);
      board = rules.play(board, Player::left, advice->move);
      std::vector<Northcott::Move> answers;
      rules.for_each_move(board, Player::right, [&](auto move) { answers.push_back(move); });
      if (answers.empty()) break;
      const auto gap_after = [&](const Northcott::Move& move) {
        const Board after = rules.play(board, Player::right, move);
        int left = 0, right = 0;
        for (int column = 0; column < after.columns(); ++column) {
          const Piece piece = after.at(after.cell(after.row(move.from), column));
          if (piece == Piece::left) left = column;
          if (piece == Piece::right) right = column;
        }
        return std::abs(left - right);
      };
      const auto move = random() % 4 == 0 ? answers[random() % answers.size()]
                                          : *std::ranges::max_element(answers, {}, gap_after);
      board = rules.play(board, Player::right, move);
      ASSERT_LT(++plies, 200) << rules.print(board);
    }
  }
}

}  // namespace
}  // namespace summand::games
