#include "summand/games/clobber/rows.hpp"

#include <gtest/gtest.h>
#include <random>
#include <set>
#include <string>
#include <unordered_map>

#include "summand/games/clobber.hpp"
#include "summand/ruleset/version.hpp"
#include "summand/testing/games.hpp"

namespace summand::games::clobber {
namespace {

// Nimbers by the moves of a text alone: a stone takes a neighbour of the other colour. A mover that
// `keeps_its_colour` is that of the game. The wrong variant leaves the stone that was taken.
class ByMoves {
 public:
  explicit ByMoves(bool keeps_its_colour = true) : keeps_its_colour_(keeps_its_colour) {}

  std::uint64_t operator()(const std::string& row) {
    if (const auto known = known_.find(row); known != known_.end()) return known->second;
    std::set<std::uint64_t> options;
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
      if (row[i] == row[i + 1]) continue;
      const std::string first = row.substr(0, i), rest = row.substr(i + 2);
      const char left = row[i], right = row[i + 1];
      options.insert((*this)(first) ^ (*this)((keeps_its_colour_ ? left : right) + rest));
      options.insert((*this)(first + (keeps_its_colour_ ? right : left)) ^ (*this)(rest));
    }
    std::uint64_t out = 0;
    while (options.contains(out)) ++out;
    return known_[row] = out;
  }

 private:
  bool keeps_its_colour_;
  std::unordered_map<std::string, std::uint64_t> known_;
};

template <class Visit>
void for_each_row(int most, Visit&& visit) {
  for (int size = 0; size <= most; ++size) {
    for (unsigned bits = 0; bits >> size == 0; ++bits) {
      std::string row;
      for (int i = 0; i < size; ++i) row += (bits >> i & 1) != 0 ? 'o' : 'x';
      visit(row);
    }
  }
}

std::string random_row(std::mt19937_64& random, int size) {
  std::string row;
  while (size-- > 0) row += random() % 2 == 0 ? 'x' : 'o';
  return row;
}

std::string repeated(std::string_view text, int times) {
  std::string out;
  while (times-- > 0) out += text;
  return out;
}

Board board(std::string_view text) { return Clobber().parse(text).value(); }

TEST(ClobberRows, ShortRowsHaveTheNimbersOfTheirMoves) {
  const Budget budget;
  RowNimbers rows({}, budget);
  ByMoves by_moves;
  for_each_row(11, [&](const std::string& row) { EXPECT_EQ(rows[row], by_moves(row)) << row; });
}

// The check above finds a mover that changes its colour.
TEST(ClobberRows, TheCheckFindsAWrongColour) {
  const Budget budget;
  RowNimbers rows({}, budget);
  ByMoves wrong(false);
  std::size_t differences = 0;
  for_each_row(8, [&](const std::string& row) { differences += rows[row] != wrong(row); });
  EXPECT_GT(differences, 0u);
}

TEST(ClobberRows, LongRowsHaveTheNimbersOfTheirMoves) {
  const Budget budget;
  RowNimbers rows({}, budget);
  ByMoves by_moves;
  std::mt19937_64 random(7);
  for (int round = 0; round < 30; ++round) {
    const std::string row = random_row(random, 12 + round % 12);
    EXPECT_EQ(rows[row], by_moves(row)) << row;
  }
  for (const char* const text : {"xo", "xxo", "xxxo", "xxoo", "xxoxo"}) {
    for (int times = 1; times <= 6; ++times) {
      const std::string row = repeated(text, times);
      EXPECT_EQ(rows[row], by_moves(row)) << row;
      EXPECT_EQ(rows[row + text[0]], by_moves(row + text[0])) << row;
    }
  }
}

// Pieces are found in the rows that were asked for before, also if end stones have changed.
TEST(ClobberRows, PiecesOfALongRowHaveTheSameNimbersAlone) {
  const Budget budget;
  std::mt19937_64 random(11);
  for (const std::string& row : {random_row(random, 40), repeated("xxo", 13), repeated("xo", 20)}) {
    RowNimbers rows({}, budget);
    EXPECT_EQ(rows[row], RowNimbers({}, budget)[row]);
    for (int round = 0; round < 200; ++round) {
      const std::size_t first = random() % 24;
      std::string piece = row.substr(first, 2 + random() % 16);
      if (round % 2 == 0) piece.front() ^= 'x' ^ 'o';
      if (round % 3 == 0) piece.back() ^= 'x' ^ 'o';
      EXPECT_EQ(rows[piece], RowNimbers({}, budget)[piece]) << piece;
    }
  }
}

TEST(ClobberRows, ARowMayTurnCorners) {
  EXPECT_EQ(row_of(board("xoo")), "xoo");
  EXPECT_EQ(row_of(board("x|o|o")), "xoo");
  EXPECT_EQ(row_of(board("x.|oo")), "xoo");
  EXPECT_EQ(row_of(board("xo.|.xo")), "xoxo");
  EXPECT_EQ(row_of(board("xox|..o|oox")), "xoxoxoo");
  EXPECT_EQ(row_of(board(".x.")), "x");
  EXPECT_EQ(row_of(board("xo|ox")), std::nullopt);        // a ring
  EXPECT_EQ(row_of(board("xox|o.o|xox")), std::nullopt);  // a ring
  EXPECT_EQ(row_of(board("xox|.o.")), std::nullopt);      // a stone with three neighbours
  EXPECT_EQ(row_of(board(".x.|xox|.x.")), std::nullopt);
  EXPECT_EQ(row_of(board("xo.|oxo")), std::nullopt);  // a ring with a tail
}

TEST(ClobberRows, ARowThatTurnsCornersHasTheNimberOfItsMoves) {
  ValueStore store;
  Evaluator<Version<Clobber>> by_search(impartial_of(Clobber()), store, By::search);
  for (const char* const text :
       {"xo.|.xo", "xox|..o|oox", "x..|ox.|.oo", "xo|.x|xo", "xx.o|.oxx"}) {
    const auto known = Clobber().impartial_theorem(board(text), store);
    ASSERT_TRUE(known.has_value()) << text;
    EXPECT_EQ(std::get<Value>(known->what), by_search(board(text))) << text;
  }
}

TEST(ClobberRows, GroupsOfABoardAreAddedWithoutCarry) {
  const auto length = [](const std::string& row) { return row.size(); };
  EXPECT_EQ(nimber_of_rows(board("xoo.x|...ox"), length), 3u ^ 3u);
  EXPECT_EQ(nimber_of_rows(board("xoo.x|....x"), length), 3u ^ 2u);
  EXPECT_EQ(nimber_of_rows(board("xoo.xo|....ox"), length), std::nullopt);
  EXPECT_EQ(nimber_of_rows(board("..."), length), 0u);
}

}  // namespace
}  // namespace summand::games::clobber
