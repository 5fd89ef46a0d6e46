#include "summand/games/ski_jumps.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/draw/text.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<SkiJumps> && SplitsByMoves<SkiJumps> && HasRepresentative<SkiJumps> &&
              HasMirror<SkiJumps> && HasTheorem<SkiJumps> && HasKey<SkiJumps> &&
              HasPicture<SkiJumps> && !MakesStarts<SkiJumps>);

TEST(SkiJumps, LeftSlidesToTheRightAndRightToTheLeftAlsoOffTheSlope) {
  EXPECT_EQ(moves_from<SkiJumps>(".L..", Player::left), (Texts{"....", "...L", "..L."}));
  EXPECT_EQ(moves_from<SkiJumps>("..r.", Player::right), (Texts{"....", ".r..", "r..."}));
}

TEST(SkiJumps, NobodySlidesThroughAnother) {
  EXPECT_EQ(moves_from<SkiJumps>("L..R", Player::left), (Texts{"..LR", ".L.R"}));
  EXPECT_TRUE(moves_from<SkiJumps>("LR", Player::left).empty());
  EXPECT_EQ(moves_from<SkiJumps>("LL", Player::left), (Texts{"L."}));
}

TEST(SkiJumps, AJumpedOverOpponentBecomesASlipper) {
  EXPECT_EQ(moves_from<SkiJumps>("L|R|.", Player::left), (Texts{".|R|.", ".|r|L"}));
  EXPECT_EQ(moves_from<SkiJumps>("R|L|.", Player::right), (Texts{".|L|.", ".|l|R"}));
  EXPECT_EQ(moves_from<SkiJumps>("L|r|.", Player::left), (Texts{".|r|.", ".|r|L"}));
}

TEST(SkiJumps, NobodyJumpsUpOverHisOwnKindOffTheSlopeOrAsASlipper) {
  EXPECT_EQ(moves_from<SkiJumps>(".|R|L", Player::left), (Texts{".|R|."}));
  EXPECT_EQ(moves_from<SkiJumps>("L|L|.", Player::left), (Texts{".|L|.", "L|.|."}));
  EXPECT_EQ(moves_from<SkiJumps>("L|R", Player::left), (Texts{".|R"}));
  EXPECT_EQ(moves_from<SkiJumps>("l|R|.", Player::left), (Texts{".|R|."}));
  EXPECT_EQ(moves_from<SkiJumps>("L|R|R", Player::left), (Texts{".|R|R"}));
}

TEST(SkiJumps, NamesSlidesAndJumps) {
  const SkiJumps rules;
  const Slope slope = rules.parse("L..|R..|...").value();
  Texts names;
  for_each_move(rules, slope, Player::left,
                [&](auto move) { names.push_back(rules.print_move(slope, Player::left, move)); });
  EXPECT_EQ(names, (Texts{"a1-b1", "a1-c1", "a1-off", "a1xa3"}));
}

TEST(SkiJumps, ValuesOfTheBook) {
  const auto rows = summand::testing::table("ski_jumps.tsv");
  EXPECT_EQ(rows.size(), 17u);
  ValueStore store;
  Evaluator<SkiJumps> search({}, store, By::search);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_TRUE(has_value<SkiJumps>(row[0], row[1]));
    EXPECT_EQ(search(SkiJumps{}.parse(row[0]).value()),
              summand::testing::value_from_text(store, row[1]))
        << row[0];
  }
}

TEST(SkiJumps, TwoSkiersFaceToFaceAreANimHeap) {
  EXPECT_TRUE(has_value<SkiJumps>("L...R", "*3"));
  EXPECT_TRUE(has_value<SkiJumps>("L..R|.LR.", "*2"));
}

// How many pairs of skiers on slopes of up to seven columns have another value by search than `say`
// gives.
template <class Say>
int pairs_that_differ(Say&& say) {
  ValueStore store;
  Evaluator<SkiJumps> search({}, store, By::search);
  int differ = 0;
  for (int columns = 1; columns <= 7; ++columns) {
    for (int i = 0; i < columns; ++i) {
      for (int j = 0; j < columns; ++j) {
        Slope slope(3, columns);
        slope.put(i, Piece::left, true);
        slope.put(columns + j, Piece::right, true);
        differ += search(slope) != store.number(say(slope));
        differ += search(slope.mirrored()) != store.negative(search(slope));
      }
    }
  }
  return differ;
}

TEST(SkiJumps, TheTableOfTwoSkiersAgreesWithSearch) {
  EXPECT_EQ(pairs_that_differ([](const Slope& slope) { return slope.value_of_two().value(); }), 0);
}

TEST(SkiJumps, TheCheckDetectsAJumpThatIsAlwaysWorthHalfAMove) {
  EXPECT_GT(pairs_that_differ([](const Slope& slope) {
              return Dyadic(slope.moves_ahead()) + Dyadic::ratio(1, 1);
            }),
            0);
}

TEST(SkiJumps, RowsThatNeverMeetAreParts) {
  const auto parts = [](std::string_view text) {
    const SkiJumps rules;
    Texts out;
    for_each_part(rules, rules.parse(text).value(),
                  [&](const Slope& part, std::uint64_t) { out.push_back(rules.print(part)); });
    return out;
  };
  EXPECT_EQ(parts("L.|R.|.."), (Texts{"L.|R.|.."}));
  EXPECT_EQ(parts("l.|R.|.."), (Texts{"..|R.|..", "l.|..|.."}));
  EXPECT_EQ(parts("L.|R."), (Texts{"..|R.", "L.|.."}));
  EXPECT_EQ(parts("L.|R.|..|R.|.."), (Texts{"L.|R.|..|R.|.."}));  // two jumps in a row
}

TEST(SkiJumps, SaysWhereTheInputIsWrong) {
  EXPECT_EQ(SkiJumps{}.parse("L.|x.").error().offset, 3u);
  EXPECT_EQ(SkiJumps{}.parse("").error().offset, 0u);
  EXPECT_FALSE(SkiJumps{}.parse("L.|R").has_value());
}

TEST(SkiJumps, SlippersHaveSmallLetters) {
  EXPECT_EQ(rows_of(SkiJumps{}.picture(SkiJumps{}.parse("L.r|.lR").value())),
            (Texts{"L · r", "· l R"}));
}

}  // namespace
}  // namespace summand::games
