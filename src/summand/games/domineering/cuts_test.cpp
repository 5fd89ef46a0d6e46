#include "summand/games/domineering/cuts.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <random>

#include "summand/games/domineering.hpp"
#include "summand/games/domineering/promise_test_support.hpp"
#include "summand/ruleset/evaluators.hpp"

namespace summand::games::domineering {
namespace {

using Word = std::uint64_t;

struct CutsOfBoards : ::testing::Test {
  Value value(const Cells& free) { return evaluators.of(Domineering())(free); }
  std::unique_ptr<BandPromises> bands_of(int width) {
    auto out = std::make_unique<BandPromises>(width, store,
                                              [this](const Cells& free) { return value(free); });
    out->use_parts_of(12);
    return out;
  }

  ValueStore store;
  Evaluators evaluators{store};
  PromiseChecks checks{store};
};

// Boards of a size, and which of their fills: every `step`-th.
struct SomeFills {
  int rows, columns;
  Word step;
};

TEST_F(CutsOfBoards, AreSound) {
  std::size_t decided_in_two = 0, decided_in_three = 0, decided_in_parts = 0;
  for (const auto& [rows, columns, step] :
       {SomeFills{4, 4, 1}, SomeFills{7, 2, 1}, SomeFills{5, 4, 53}, SomeFills{4, 5, 59},
        SomeFills{5, 5, 8'009}, SomeFills{8, 3, 7'001}, SomeFills{10, 1, 1}}) {
    const LineGrid<Word> lines(rows, columns);
    const auto its_bands = bands_of(columns);
    BandPromises& bands = *its_bands;
    for (Word cells = 0; cells >> (rows * columns) == 0; cells += step) {
      const Value its = value(Cells(rows, columns, cells));
      const auto check = [&](const Promise& promise, std::size_t& decided) {
        ASSERT_TRUE(checks.is_sound(promise, its)) << Cells(rows, columns, cells).print('.', '#');
        ASSERT_TRUE(checks.decides_rightly(promise, its));
        decided += (promise.wins_first() ? 1u : 0u) + (promise.wins_second() ? 1u : 0u);
      };
      check(Cuts<Word>(lines, bands, cells).promise(), decided_in_two);
      check(CutInThree<Word>(lines, bands, cells).promise(), decided_in_three);
      check(cut_parts(lines, bands, cells), decided_in_parts);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(decided_in_three, decided_in_two);
  EXPECT_GT(decided_in_parts, decided_in_two);
}

// What a move changes is what a new cut finds. Each line of the board is asked about.
TEST_F(CutsOfBoards, AfterAMoveAreThoseOfTheNewBoard) {
  std::mt19937_64 random(2);
  for (const auto& [rows, columns] : {std::pair(2, 6), {3, 5}, {6, 6}, {8, 8}, {12, 4}}) {
    const LineGrid<Word> lines(rows, columns);
    const auto its_bands = bands_of(columns);
    BandPromises& bands = *its_bands;
    for (int round = 0; round < 100; ++round) {
      const Word cells = (random() | random()) & low_bits(rows * columns);
      const Cuts<Word> cuts(lines, bands, cells);
      for (int cell = 0; cell < rows * columns; ++cell) {
        const Word single = cells & ~(Word{1} << cell);
        ASSERT_EQ(cuts.after_opponents(single, cell / columns).promise,
                  Cuts<Word>(lines, bands, single).promise());
        if (cell + columns >= rows * columns) continue;
        const Word both = cells & ~lines.domino(cell);
        ASSERT_EQ(cuts.after_own(both, cell / columns).promise,
                  Cuts<Word>(lines, bands, both).promise());
      }
    }
  }
}

// Three wrong variants must be found out: the bounds of the other player, those of a part of the
// board, and bands that overlap.
TEST_F(CutsOfBoards, WrongPromisesAreFoundOut) {
  const LineGrid<Word> lines(4, 4);
  const auto its_bands = bands_of(4);
  BandPromises& bands = *its_bands;
  std::size_t turned = 0, less = 0, twice = 0;
  for (Word cells = 0; cells >> 16 == 0; ++cells) {
    const Value its = value(Cells(4, 4, cells));
    const auto is_wrong = [&](const Promise& promise) {
      return checks.decides_rightly(promise, its) ? 0u : 1u;
    };
    turned += is_wrong(Cuts<Word>(lines, bands, lines.transposed(cells)).promise());
    less += is_wrong(Cuts<Word>(lines, bands, cells & 0xfff).promise());
    const Promise upper = bands.two(lines.cut(cells, 0, 2)),
                  lower = bands.two(lines.cut(cells, 2, 2));
    twice += is_wrong(join(join(upper, lower), bands.two(lines.cut(cells, 1, 2))));
  }
  EXPECT_GT(turned, 0u);
  EXPECT_GT(less, 0u);
  EXPECT_GT(twice, 0u);
}

}  // namespace
}  // namespace summand::games::domineering
