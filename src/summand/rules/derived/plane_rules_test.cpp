#include "summand/rules/derived/plane_rules.hpp"

#include <algorithm>
#include <cstdio>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include "summand/rules/derived/derived_test_support.hpp"
#include "summand/rules/derived/plane_split.hpp"
#include "summand/rules/derived/reach.hpp"
#include "summand/rules/derived/split.hpp"

namespace summand {
namespace {

using testing::PlainGame;

// Calls visit(board) for boards of many shapes: all fills of small ones, and some of larger ones.
template <class Visit>
void for_boards_of(const PlainGame& game, Visit&& visit) {
  constexpr std::uint64_t kMostFills = 120;
  const auto letters = game.text.cells.size();
  const bool has_rows = game.text.board == BoardKind::grid;
  for (const auto& [rows, columns] : {std::pair{1, 1},
                                      {1, 2},
                                      {1, 5},
                                      {1, 9},
                                      {1, 17},
                                      {1, 40},
                                      {2, 2},
                                      {2, 3},
                                      {3, 3},
                                      {3, 4},
                                      {4, 4},
                                      {8, 8}}) {
    if (rows > 1 && !has_rows) continue;
    std::uint64_t fills = 1;
    for (int i = 0; i < rows * columns && fills <= kMostFills; ++i) fills *= letters;
    LetterBoard board(rows, columns);
    std::uint64_t random = 1;
    for (std::uint64_t fill = 0; fill < std::min(fills, kMostFills); ++fill) {
      std::uint64_t rest = fill;
      for (int cell = 0; cell < board.size(); ++cell) {
        if (fills > kMostFills) {
          random = random * 6364136223846793005u + 1442695040888963407u;
          rest = random >> 33;
        }
        board.put(cell, static_cast<Letter>(rest % letters));
        rest /= letters;
      }
      visit(board);
    }
  }
}

TEST(PlaneRules, HaveTheMovesOfTheRules) {
  std::size_t boards = 0, by_planes = 0;
  for (const std::string& name : testing::names_of_shared_games()) {
    const PlainGame game = PlainGame::shared(name);
    const Splitter splitter(game.text, game.rules);
    for_boards_of(game, [&](const LetterBoard& board) {
      ++boards;
      const PlaneRules* const planes = splitter.plane_rules(board);
      if (planes == nullptr || HasFailure()) return;
      ++by_planes;
      for (const Player player : {Player::left, Player::right}) {
        std::vector<LetterBoard> found;
        planes->for_each_result(board, player,
                                [&](const LetterBoard& after) { found.push_back(after); });
        std::ranges::sort(found);
        const auto rest = std::ranges::unique(found);
        found.erase(rest.begin(), rest.end());
        EXPECT_EQ(game.print(found), game.print(game.results(board, player)))
            << name << " " << game.print(board);
      }
    });
  }
  std::printf("[  PLANES  ] %zu boards, %zu by planes\n", boards, by_planes);
  EXPECT_GT(by_planes, boards * 3 / 4);
}

TEST(PlaneRules, ReachWhatTheRewritesReach) {
  for (const std::string& name : testing::names_of_shared_games()) {
    const PlainGame game = PlainGame::shared(name);
    const GroundRulesMemo ground(game.rules, game.text.all());
    const Splitter splitter(game.text, game.rules);
    for_boards_of(game, [&](const LetterBoard& board) {
      const PlaneRules* const planes = splitter.plane_rules(board);
      if (planes == nullptr || board.size() > 16 || HasFailure()) return;
      LetterPlanes letters(board);
      PlaneRules::Possible possible;
      planes->reach(letters, possible);
      const Reach reach = reach_of(*ground.of(game.sides(board)), board);
      for (int cell = 0; cell < board.size(); ++cell) {
        for (Letter letter = 0; letter < game.text.cells.size(); ++letter) {
          EXPECT_EQ(letters[letter] >> cell & 1,
                    static_cast<unsigned>(reach[static_cast<std::size_t>(cell)] >> letter & 1))
              << name << " " << game.print(board) << " " << cell;
        }
      }
    });
  }
}

// The general way checks each part against the whole.
TEST(PlaneSplit, GivesThePartsOfTheGeneralWay) {
  std::size_t boards = 0, by_planes = 0;
  for (const std::string& name : testing::names_of_shared_games()) {
    const PlainGame game = PlainGame::shared(name);
    const Splitter splitter(game.text, game.rules);
    std::size_t own = 0, of_planes = 0;
    for_boards_of(game, [&](const LetterBoard& board) {
      if (board.size() > 40 || HasFailure()) return;
      EXPECT_EQ(game.print(splitter.parts(board)), game.print(splitter.parts_by_check(board)))
          << name << " " << game.print(board);
      ++own;
      of_planes += splitter.plane_rules(board) != nullptr;
    });
    std::printf("[  PLANES  ] %s: %zu of %zu boards split by planes\n", name.c_str(), of_planes,
                own);
    boards += own;
    by_planes += of_planes;
  }
  EXPECT_GT(by_planes, boards / 2);
}

// The parts in the general way, of each piece between walls.
std::vector<LetterBoard> parts_in_the_general_way(const PlainGame& game, const Splitter& splitter,
                                                  const LetterBoard& board) {
  std::vector<LetterBoard> out;
  const auto add = [&](const LetterBoard& piece) {
    for (LetterBoard& part : splitter.parts_by_check(piece)) out.push_back(std::move(part));
  };
  const LetterSet walls = wall_letters(game.text, game.rules);
  if (walls == 0 || !for_each_piece(board, walls, add)) add(board);
  return out;
}

// Compares both ways on all boards of up to `most` cells in one row, and in two if the game has
// rows. Returns how many were split by planes.
std::size_t compare_on_small_boards(const PlainGame& game, int most) {
  const GroundRulesMemo ground(game.rules, game.text.all());
  const Splitter splitter(game.text, game.rules);
  std::size_t by_planes = 0;
  const int most_rows = game.text.board == BoardKind::grid ? 2 : 1;
  for (int rows = 1; rows <= most_rows; ++rows) {
    for (int columns = 1; rows * columns <= most; ++columns) {
      game.for_each_fill(rows, columns, [&](const LetterBoard& board) {
        if (::testing::Test::HasFailure()) return;
        EXPECT_EQ(game.print(splitter.parts(board)),
                  game.print(parts_in_the_general_way(game, splitter, board)))
            << game.text.name << " " << game.print(board);
        by_planes += splitter.plane_rules(board) != nullptr;
        const PlaneRules* const planes = splitter.plane_rules(board);
        ASSERT_NE(planes, nullptr);
        LetterPlanes letters(board);
        PlaneRules::Possible possible;
        planes->reach(letters, possible);
        const Reach reach = reach_of(*ground.of(game.sides(board)), board);
        for (int cell = 0; cell < board.size(); ++cell) {
          for (Letter letter = 0; letter < kMostLetters; ++letter) {
            EXPECT_EQ(letters[letter] >> cell & 1,
                      static_cast<unsigned>(reach[static_cast<std::size_t>(cell)] >> letter & 1))
                << game.text.name << " " << game.print(board) << " " << cell;
          }
        }
      });
    }
  }
  return by_planes;
}

TEST(PlaneSplit, GivesThePartsOfTheGeneralWayOnAllSmallBoards) {
  for (const std::string& name : testing::names_of_shared_games()) {
    const PlainGame game = PlainGame::shared(name);
    int most = 1;
    for (std::size_t fills = game.text.cells.size(); fills < 1000 && most < 8; ++most) {
      fills *= game.text.cells.size();
    }
    compare_on_small_boards(game, most);
  }
}

// A form with one letter at each cell is tried again only where it can be made in more places. The
// others can make more letters in the same places, and a form without a cell that it always changes
// joins its cells one by one.
TEST(PlaneSplit, GivesThePartsOfTheGeneralWayForAllKindsOfForms) {
  for (const std::string_view rules : {
           "Left [.x][.o] -> xo\nRight .o -> o.\n",                    // no cell always changes
           "Left [.xo] -> o\nRight .[xo] -> x.\n",                     // sets of letters
           "Left xo.x -> .xo.\nRight o. -> .o\n",                      // chains of letters
           "Left . -> x if beside o\nRight . -> o unless beside x\n",  // clauses and guards
       }) {
    EXPECT_GT(compare_on_small_boards(PlainGame::with(std::string(rules)), 6), 0u) << rules;
  }
}

TEST(PlaneSplit, PlayersThatDifferAreNotImpartial) {
  std::size_t differ = 0, at_once = 0;
  for (const std::string& name : testing::names_of_shared_games()) {
    const PlainGame game = PlainGame::shared(name);
    const Splitter splitter(game.text, game.rules);
    for_boards_of(game, [&](const LetterBoard& board) {
      const PlaneRules* const planes = splitter.plane_rules(board);
      if (planes == nullptr || board.size() > 16 || HasFailure()) return;
      const bool impartial = splitter.is_impartial_by_check(board);
      const bool now = planes->players_differ_at_once(board);
      const bool ever = PlaneSplit(*planes, board).players_differ();
      EXPECT_FALSE(impartial && (now || ever)) << name << " " << game.print(board);
      EXPECT_TRUE(ever || !now) << name << " " << game.print(board);
      differ += ever;
      at_once += now;
    });
  }
  EXPECT_GT(differ, 1000u);
  EXPECT_GT(at_once, 1000u);
}

TEST(LetterBoards, HaveOneKeyForEachBoard) {
  // The definition: each letter in its bits, then the sides.
  const auto key = [](const LetterBoard& board, int bits) {
    __extension__ using Wide = unsigned __int128;
    Wide out = 0;
    for (int cell = board.size() - 1; cell >= 0; --cell) out = out << bits | board.at(cell);
    out = out << 16 | Wide(board.columns()) << 8 | Wide(board.rows());
    return PositionKey{static_cast<std::uint64_t>(out), static_cast<std::uint64_t>(out >> 64)};
  };
  std::uint64_t random = 7;
  for (int bits = 1; bits <= 4; ++bits) {
    for (int columns = 1; 16 + columns * bits <= 128; ++columns) {
      LetterBoard board(1, columns);
      for (int cell = 0; cell < columns; ++cell) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        board.put(cell, static_cast<Letter>(random >> 60 & ((1u << bits) - 1)));
      }
      EXPECT_EQ(board.key(bits), key(board, bits)) << bits << " " << columns;
    }
    EXPECT_EQ(LetterBoard(1, 112 / bits + 1).key(bits), std::nullopt);
  }
}

}  // namespace
}  // namespace summand
