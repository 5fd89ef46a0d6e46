#include "summand/games/cram.hpp"

#include <gtest/gtest.h>

#include "summand/games/domineering.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/ruleset/fill_values.hpp"
#include "summand/ruleset/version.hpp"
#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

static_assert(SplitsIntoParts<Cram> && HasRepresentative<Cram> && HasMirror<Cram> &&
              MayBeImpartial<Cram> && HasKey<Cram> && HasTheorem<Cram> && HasPicture<Cram> &&
              HasPictureAfter<Cram> && ReadsMoves<Cram> && CountsMoves<Cram> && MakesStarts<Cram>);

std::uint64_t nimber_of_board(int rows, int columns) {
  ValueStore store;
  Evaluator<Cram> evaluate(Cram(), store);
  return store.as_nimber(evaluate(Cells::full(rows, columns))).value();
}

TEST(Cram, BothPlayersPlaceDominoesInBothDirections) {
  for (const Player player : {Player::left, Player::right}) {
    EXPECT_EQ(summand::testing::moves_from<Cram>("..|.#", player),
              (std::vector<std::string>{"##|.#", "#.|##"}));
  }
}

// Winning Ways ch. 5; recomputed by two programs.
TEST(Cram, NimbersOfRectangles) {
  constexpr std::uint64_t kTable[5][8] = {{0, 1, 1, 2, 0, 3, 1, 1},
                                          {1, 0, 1, 0, 1, 0, 1, 0},
                                          {1, 1, 0, 1, 1, 4, 1, 3},
                                          {2, 0, 1, 0, 2, 0, 0, 0},
                                          {0, 1, 1, 2, 0, 0, 0, 0}};
  const int known[5] = {8, 8, 8, 6, 5};
  for (int rows = 1; rows <= 5; ++rows) {
    for (int columns = 1; columns <= known[rows - 1]; ++columns) {
      EXPECT_EQ(nimber_of_board(rows, columns), kTable[rows - 1][columns - 1])
          << rows << "x" << columns;
    }
  }
}

// Its representatives may be turned, so that they do not fit on the board.
TEST(Cram, AllFillsHaveTheirNimbersByTheirWords) {
  ValueStore store;
  Evaluator<Cram> evaluator({}, store);
  for (const auto& [rows, columns] : {std::pair(3, 5), std::pair(5, 3), std::pair(2, 7)}) {
    const FillValues<Cram> values({}, store, rows, columns);
    for (std::uint64_t fill = 0; fill < values.size(); ++fill) {
      ASSERT_EQ(values[fill], evaluator(Cells(rows, columns, fill))) << fill;
    }
  }
}

TEST(Cram, IsTheImpartialVersionOfDomineering) {
  ValueStore store;
  Evaluator<Cram> cram(Cram(), store);
  Evaluator<Version<Domineering>> domineering(impartial_of(Domineering()), store);
  Cells::for_each_fill(3, 4, [&](const Cells& free) {
    EXPECT_EQ(cram(free), domineering(free)) << Cram().print(free);
  });
}

TEST(Cram, SymmetryDecidesNothingOnOddByOddBoards) {
  ValueStore store;
  EXPECT_FALSE(Cram().theorem(Cells::full(3, 5), store).has_value());
  EXPECT_EQ(nimber_of_board(3, 3), 0u);
  EXPECT_EQ(nimber_of_board(3, 5), 1u);
}

}  // namespace
}  // namespace summand::games
