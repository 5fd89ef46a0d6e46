#include <algorithm>
#include <bit>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <random>

#include "summand/studies/dots/rules.hpp"
#include "summand/studies/dots/solver.hpp"
#include "summand/studies/dots/structure.hpp"

namespace summand::dots {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Position position(std::string_view text) {
  auto read = parse_position(text);
  EXPECT_TRUE(read) << text << ": " << (read ? "" : read.error().message);
  return read.value();
}

// The second computation: by the rules only, box by box.
int naive_net(const Position& at, std::map<Lines, int>& known) {
  const DotsAndBoxes rules;
  if (!rules.to_move(at)) return 0;
  if (const auto found = known.find(at.drawn); found != known.end()) return found->second;
  int best = -100;
  for (const unsigned line : rules.actions(at)) {
    const Position next = rules.apply(at, line);
    const int gained = static_cast<int>(next.boxes[at.mover] - at.boxes[at.mover]);
    const int rest = naive_net(next, known);
    best = std::max(best, next.mover == at.mover ? gained + rest : -rest);
  }
  return known[at.drawn] = best;
}

// The dual: a graph of coins and strings. A cut of the last string of a coin frees it.
struct Strings {
  std::vector<std::pair<int, int>> ends;  // -1 is the ground
  int coins = 0;

  int net(unsigned uncut, std::map<unsigned, int>& known) const {
    if (uncut == 0) return 0;
    if (const auto found = known.find(uncut); found != known.end()) return found->second;
    int best = -100;
    for (unsigned i = 0; i < ends.size(); ++i) {
      if ((uncut >> i & 1) == 0) continue;
      const unsigned next = uncut & ~(1u << i);
      int freed = 0;
      for (const int coin : {ends[i].first, ends[i].second}) freed += is_free(coin, next) ? 1 : 0;
      const int rest = net(next, known);
      best = std::max(best, freed > 0 ? freed + rest : -rest);
    }
    return known[uncut] = best;
  }
  bool is_free(int coin, unsigned uncut) const {
    if (coin < 0) return false;
    for (unsigned i = 0; i < ends.size(); ++i) {
      if ((uncut >> i & 1) != 0 && (ends[i].first == coin || ends[i].second == coin)) return false;
    }
    return true;
  }
};

TEST(DotsAndBoxes, APlayerWhoCompletesABoxDrawsAgain) {
  const DotsAndBoxes rules;
  const Position before = position("1x2 a1-b1 a1-a2 a2-b2");
  const Position after = rules.apply(before, *before.board.line_named("b1-b2"));
  EXPECT_EQ(print(after), "1x2 a1-b1 a2-b2 a1-a2 b1-b2; 1-0; first to move");
  EXPECT_EQ(print(rules.apply(before, *before.board.line_named("b1-c1"))),
            "1x2 a1-b1 b1-c1 a2-b2 a1-a2; 0-0; second to move");
}

TEST(DotsAndBoxes, ThePlayerWithMoreBoxesComesFirst) {
  EXPECT_THAT(DotsAndBoxes().ranking(position("1x1 a1-b1 a1-a2 a2-b2 b1-b2; 0-1; first to move")),
              ElementsAre(1, 0));
}

TEST(DotsAndBoxes, PositionsAreReadAsTheyArePrinted) {
  std::mt19937 random(1);
  const DotsAndBoxes rules;
  for (int game = 0; game < 200; ++game) {
    Position at{.board = Board::of(1 + random() % 4, 1 + random() % 4).value()};
    while (rules.to_move(at)) {
      ASSERT_EQ(parse_position(print(at)).value(), at) << print(at);
      const auto lines = rules.actions(at);
      at = rules.apply(at, lines[random() % lines.size()]);
    }
    ASSERT_EQ(at.boxes[0] + at.boxes[1], at.board.boxes());
  }
}

TEST(DotsAndBoxes, SaysWhatIsWrongWithAPosition) {
  const std::vector<std::pair<std::string_view, std::size_t>> wrong = {
      {"", 0},
      {"3", 0},
      {"0x3", 0},
      {"9x9", 0},
      {"2x2 a1-c1", 4},
      {"2x2 a1-b1 b1-a1", 10},
      {"2x2 a9-b9", 4},
      {"2x2; 1-0", 5},
      {"2x2; 0-0; me", 10},
      {"2x2; 0-0; first to move now", 24},
      {"2x2;", 4},
      {"1x1 a1-b1 a1-a2 a2-b2 b1-b2", 27}};
  for (const auto& [text, offset] : wrong) {
    const auto read = parse_position(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().offset, offset) << text << ": " << read.error().message;
  }
}

TEST(DotsAndBoxes, LinesHaveTheNamesOfTheirDots) {
  for (const auto& [rows, columns] : {std::pair(1u, 1u), {3u, 4u}, {5u, 5u}, {1u, 20u}}) {
    const Board board = Board::of(rows, columns).value();
    for (unsigned line = 0; line < board.lines(); ++line) {
      EXPECT_EQ(board.line_named(board.name(line)), line);
      const auto beside = board.beside(line);
      for (unsigned i = 0; i < beside.count; ++i) {
        EXPECT_NE(board.around(beside.boxes[i]) >> line & 1, 0u);
      }
    }
  }
}

TEST(DotsSolver, AgreesWithTheRulesOnAllSmallBoards) {
  for (const auto& [rows, columns] : {std::pair(1u, 1u), {1u, 2u}, {1u, 3u}, {2u, 2u}, {3u, 1u}}) {
    const Position start{.board = Board::of(rows, columns).value()};
    const Solver solver(start, Budget());
    std::map<Lines, int> known;
    naive_net(start, known);
    for (const auto& [drawn, net] : known) {
      Position at = start;
      at.drawn = drawn;
      ASSERT_EQ(solver.net(at), net) << print(at);
    }
  }
}

TEST(DotsSolver, AgreesWithStringsAndCoins) {
  const Position start{.board = Board::of(2, 2).value()};
  Strings dual{.ends = {}, .coins = 4};
  for (unsigned line = 0; line < start.board.lines(); ++line) {
    const auto beside = start.board.beside(line);
    dual.ends.emplace_back(static_cast<int>(beside.boxes[0]),
                           beside.count == 2 ? static_cast<int>(beside.boxes[1]) : -1);
  }
  std::map<unsigned, int> known;
  dual.net((1u << start.board.lines()) - 1, known);
  const Solver solver(start, Budget());
  for (const auto& [uncut, net] : known) {
    Position at = start;
    at.drawn = start.board.all() & ~Lines{uncut};
    ASSERT_EQ(solver.net(at), net) << print(at);
  }
}

TEST(DotsSolver, BestMovesKeepTheNet) {
  const Position start = position("2x3 a1-b1 b2-c2 c1-c2");
  const Solver solver(start, Budget());
  for (const unsigned line : DotsAndBoxes().actions(start)) {
    EXPECT_LE(solver.net_of_move(start, line), solver.net(start));
  }
  EXPECT_FALSE(solver.best_moves(start).empty());
}

// The first player wins 2x2 by 3 boxes to 1. A player who must open a chain of n boxes loses all of
// them. With two long chains the opponent keeps control by leaving two boxes.
TEST(DotsSolver, KnownValues) {
  const auto net = [](std::string_view text) {
    const Position at = position(text);
    return Solver(at, Budget()).net(at);
  };
  EXPECT_EQ(net("2x2"), 2);
  EXPECT_EQ(net("1x3 a1-b1 b1-c1 c1-d1 a2-b2 b2-c2 c2-d2"), -3);
  EXPECT_EQ(net("2x3 a1-b1 b1-c1 c1-d1 a2-b2 b2-c2 c2-d2 a3-b3 b3-c3 c3-d3"), -2);
}

TEST(DotsStructure, CountsChainsLoopsAndJoints) {
  const Structure chains =
      structure_of(position("2x3 a1-b1 b1-c1 c1-d1 a2-b2 b2-c2 c2-d2 a3-b3 b3-c3 c3-d3"));
  EXPECT_THAT(chains.chains, ElementsAre(3, 3));
  EXPECT_EQ(chains.long_chains(), 2u);
  EXPECT_THAT(chains.loops, IsEmpty());
  EXPECT_EQ(chains.joints, 0u);

  const Structure loop =
      structure_of(position("2x2 a1-b1 b1-c1 a3-b3 b3-c3 a1-a2 a2-a3 c1-c2 c2-c3"));
  EXPECT_THAT(loop.loops, ElementsAre(4));
  EXPECT_THAT(loop.chains, IsEmpty());

  EXPECT_EQ(structure_of(position("2x2")).joints, 4u);
  EXPECT_EQ(structure_of(position("1x2 a1-b1 a1-a2 a2-b2")).capturable, 1u);
}

TEST(DotsSolver, StopsWhenALimitIsReached) {
  const Position start{.board = Board::of(3, 3).value()};
  EXPECT_THROW(Solver(start, Budget({.memory = 1'000'000})), LimitReached);
}

}  // namespace
}  // namespace summand::dots
