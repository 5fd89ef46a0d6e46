#include "summand/games/childish_hackenbush.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

#include "summand/games/childish_hackenbush_hotchpotch.hpp"
#include "summand/games/hackenbush.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/plain_value.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/atomic_weight.hpp"

namespace summand::games {
namespace {

using Hotchpotch = ChildishHackenbushHotchpotch;
using summand::testing::has_value;
using summand::testing::moves_from;
using summand::testing::value_from_text;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<ChildishHackenbush> && HasMirror<ChildishHackenbush> &&
              HasKey<ChildishHackenbush> && HasTheorem<ChildishHackenbush> &&
              MayBeImpartial<ChildishHackenbush> && HasPicture<ChildishHackenbush> &&
              MakesStarts<ChildishHackenbush> && SplitsByMoves<ChildishHackenbush>);
static_assert(SplitsIntoParts<Hotchpotch> && HasMirror<Hotchpotch> && HasKey<Hotchpotch> &&
              HasTheorem<Hotchpotch> && MayBeImpartial<Hotchpotch> && HasPicture<Hotchpotch> &&
              MakesStarts<Hotchpotch> && SplitsByMoves<Hotchpotch>);

TEST(ChildishHackenbush, AMoveMayNotCutOffAnotherEdge) {
  EXPECT_EQ(moves_from<ChildishHackenbush>("LLR", Player::right), (Texts{"LL"}));
  EXPECT_TRUE(moves_from<ChildishHackenbush>("LLR", Player::left).empty());
  EXPECT_EQ(moves_from<Hackenbush>("LLR", Player::left), (Texts{"0", "L"}));
  // A circle may be opened, because all of it stands on the other foot then.
  EXPECT_EQ(moves_from<ChildishHackenbush>("0-1L 1-2R 0-2R", Player::left), (Texts{"0-2R 1-2R"}));
  EXPECT_EQ(moves_from<ChildishHackenbush>("0-1L 0-1L 1-2R", Player::left), (Texts{"LR"}));
  EXPECT_EQ(moves_from<ChildishHackenbush>("0-1L 1-1R", Player::right), (Texts{"L"}));
  EXPECT_TRUE(moves_from<ChildishHackenbush>("0-1L 1-1R", Player::left).empty());
}

TEST(ChildishHackenbush, GreenEdgesOfTheHotchpotchAreCutWithAllTheyHold) {
  EXPECT_EQ(moves_from<Hotchpotch>("GL", Player::left), (Texts{"0", "G"}));
  EXPECT_EQ(moves_from<Hotchpotch>("GL", Player::right), (Texts{"0"}));
  EXPECT_TRUE(moves_from<ChildishHackenbush>("GL", Player::right).empty());
  EXPECT_TRUE(moves_from<Hotchpotch>("GLR", Player::left) == Texts{"0"});
}

TEST(ChildishHackenbush, ValuesOfTheBook) {
  std::size_t rows = 0;
  for (const auto& row : summand::testing::table("childish_hackenbush.tsv")) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_TRUE(has_value<ChildishHackenbush>(row[0], row[1]));
    EXPECT_TRUE(has_value<Hotchpotch>(row[0], row[1]));
    ++rows;
  }
  EXPECT_EQ(rows, 10u);
}

TEST(ChildishHackenbush, ANestedPictureComesCloseToOne) {
  // Red rungs, each connected to one top by a blue edge.
  EXPECT_TRUE(
      has_value<ChildishHackenbush>("0-1R 1-9L 1-2R 2-9L 2-3R 3-9L 3-4R 4-9L 4-5R 5-9L", "15/16"));
}

TEST(ChildishHackenbush, ValuesAndWeightsOfTheHotchpotch) {
  ValueStore store;
  AtomicWeights weights(store);
  Evaluator<Hotchpotch> value({}, store);
  std::size_t rows = 0;
  for (const auto& row : summand::testing::table("childish_hackenbush_hotchpotch.tsv")) {
    ASSERT_EQ(row.size(), 3u);
    const Value found = value(Hotchpotch{}.parse(row[0]).value());
    const Value expected = value_from_text(store, row[2]);
    if (row[1] == "value") {
      EXPECT_EQ(found, expected) << row[0] << ": " << print(store, found);
    } else {
      ASSERT_EQ(row[1], "atomic weight");
      const auto weight = weights.of(found);
      ASSERT_TRUE(weight) << row[0];
      EXPECT_EQ(*weight, expected) << row[0] << ": " << print(store, *weight);
    }
    ++rows;
  }
  EXPECT_EQ(rows, 33u);
}

ColouredGraph lollipop(std::int64_t sticks, std::int64_t blue, std::int64_t red) {
  return hackenbush::lollipop({{Word{"lollipop"}, 0}, {sticks, 9}, {blue, 12}, {red, 15}}).value();
}

TEST(ChildishHackenbush, ALollipopIsACandyOnGreenSticks) {
  EXPECT_EQ(Hotchpotch{}.print(lollipop(2, 2, 1)), "0-1G 0-1G 1-2L 1-3R 2-3L");
  EXPECT_EQ(Hotchpotch{}.print(lollipop(1, 1, 0)), "0-1G 1-1L");
  const auto error = [](Arguments arguments) {
    return hackenbush::lollipop(arguments).error().offset;
  };
  EXPECT_EQ(error({{Word{"lollipop"}, 0},
                   {std::int64_t{0}, 9},
                   {std::int64_t{1}, 12},
                   {std::int64_t{1}, 15}}),
            9u);
  EXPECT_EQ(error({{Word{"lollipop"}, 0},
                   {std::int64_t{1}, 9},
                   {std::int64_t{-1}, 12},
                   {std::int64_t{1}, 15}}),
            12u);
  EXPECT_EQ(error({{Word{"lolly"}, 3}, {std::int64_t{1}, 9}}), 3u);
}

// The table of weights of lollipops. The weight of a lollipop with more red than blue edges is the
// negative.
TEST(ChildishHackenbush, WeightsOfLollipops) {
  ValueStore store;
  AtomicWeights weights(store);
  Evaluator<Hotchpotch> value({}, store);
  const auto expected = [&](int s, int a, int b) {
    if (a == b && a <= 2) return store.zero();
    if (b <= 1) return store.number(Dyadic(s));
    if (b == 2 && s == 1) return store.number(Dyadic(1));
    const Value left = store.number(Dyadic(s - 2));
    const Value right = store.number(Dyadic(b == 2 ? 2 : 2 - s));
    return store.make({&left, 1}, {&right, 1});
  };
  int checked = 0;
  for (int s = 1; s <= 4; ++s) {
    for (int a = 1; a <= 6; ++a) {
      for (int b = 0; b <= a; ++b, ++checked) {
        const auto weight = weights.of(value(lollipop(s, a, b)));
        ASSERT_TRUE(weight);
        EXPECT_EQ(*weight, expected(s, a, b)) << s << " " << a << " " << b;
        EXPECT_EQ(weights.of(value(lollipop(s, b, a))).value(), store.negative(*weight));
      }
    }
  }
  EXPECT_EQ(checked, 108);
  EXPECT_EQ(value(lollipop(2, 6, 3)), value_from_text(store, "{0|^[4]*||v2}"));
  EXPECT_EQ(weights.of(value(lollipop(3, 9, 2))).value(), value_from_text(store, "3/2"));
}

TEST(ChildishHackenbush, TheoremsAreRightOnLongerStalks) {
  ValueStore store;
  Evaluator<ChildishHackenbush> search({}, store, By::search);
  std::mt19937 random(11);
  for (int round = 0; round < 100; ++round) {
    std::string text;
    for (unsigned length = 6 + random() % 10; length > 0; --length) text += "LR "[random() % 3];
    const auto graph =
        ChildishHackenbush{}.parse(text.find_first_not_of(' ') == text.npos ? "L" : text);
    ASSERT_TRUE(graph);
    const auto known = ChildishHackenbush{}.theorem(*graph, store);
    ASSERT_TRUE(known) << text;
    EXPECT_EQ(std::get<Value>(known->what), search(*graph)) << text;
  }
  // The value is neither the count of edges nor given by Berlekamp's rule.
  EXPECT_TRUE(has_value<ChildishHackenbush>("LRL", "1"));
  EXPECT_TRUE(has_value<Hackenbush>("LRL", "3/4"));
}

}  // namespace
}  // namespace summand::games
