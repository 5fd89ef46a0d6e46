#include "summand/games/babylon.hpp"

#include <gtest/gtest.h>

#include "summand/draw/text.hpp"
#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;

static_assert(GivesAdvice<Babylon> && GivesConjectures<Babylon>);
static_assert(HasRepresentative<Babylon> && SplitsByMoves<Babylon> && HasMirror<Babylon> &&
              MayBeImpartial<Babylon> && HasTheorem<Babylon> && GivesAdvice<Babylon> &&
              HasKey<Babylon> && HasPicture<Babylon> && MakesStarts<Babylon> &&
              PrintsCall<Babylon> && ReadsMoves<Babylon> && !SplitsIntoParts<Babylon>);

Babylon::Position position(std::string_view text) { return Babylon{}.parse(text).value(); }

TEST(Babylon, StacksOfEqualHeightOrColourCanBeJoined) {
  // Stacks of equal height in two colours can be joined in two ways, stacks of one colour in one
  // way.
  EXPECT_EQ(moves_from<Babylon>("1r 1b", Player::left), (std::vector<std::string>{"2b", "2r"}));
  EXPECT_EQ(moves_from<Babylon>("1r 3r 2b", Player::left), (std::vector<std::string>{"4r 2b"}));
  EXPECT_EQ(moves_from<Babylon>("1r 1r 2b", Player::left), (std::vector<std::string>{"2r 2b"}));
}

TEST(Babylon, EndsWhenAllHeightsAndAllColoursDiffer) {
  EXPECT_TRUE(moves_from<Babylon>("1r 2b 3g", Player::right).empty());
  EXPECT_TRUE(moves_from<Babylon>("0", Player::right).empty());
}

TEST(Babylon, AMoveTouchesTheUpperStackAndThenTheLowerOne) {
  const Babylon rules;
  const auto stacks = position("2x1r 1b 2b");
  const auto cells = [&](std::string_view name) {
    return rules.cells(stacks, Player::left, rules.read_move(stacks, Player::left, name).value());
  };
  EXPECT_EQ(cells("1r>1b"), (std::vector<int>{0, 1}));
  EXPECT_EQ(cells("1b>1r"), (std::vector<int>{1, 0}));
  EXPECT_EQ(cells("1b>2b"), (std::vector<int>{1, 2}));
  EXPECT_EQ(cells("1r>1r"), (std::vector<int>{0, 0}));
}

TEST(Babylon, TheGameAsSoldIsASecondPlayerWin) {
  EXPECT_TRUE(has_value<Babylon>("3x1r 3x1b 3x1g 3x1y", "0"));
  EXPECT_TRUE(has_value<Babylon>("10x1r 4x1b 2x1g", "*6"));
}

TEST(Babylon, ReadsStacksOneByOneOrCounted) {
  EXPECT_EQ(position("2r 1b, 1b 3g"), position("3g 2x1b 1x2r"));
  EXPECT_EQ(Babylon{}.print(position("1b 1b 1b 2r 1b 2x3g")), "2r 4x1b 3g 3g");
  EXPECT_EQ(position("3x"), position("1x3x"));  // x is a colour, too
}

TEST(Babylon, ReadsMovesWithSpacesAndInBothOrders) {
  const auto stacks = position("1r 2r 1b 2b 3g");
  const auto read = [&](std::string_view text) {
    const auto move = Babylon{}.read_move(stacks, Player::left, text);
    return move ? print(*move) : "none";
  };
  EXPECT_EQ(read("1r>2r"), "1r>2r");
  EXPECT_EQ(read(" 1r > 2r "), "1r>2r");
  EXPECT_EQ(read("2r>1r"), "1r>2r");  // the result is the same stack
  EXPECT_EQ(read("2b>2r"), "2b>2r");
  for (const char* text :
       {"1r>1r", "1r>2b", "3g>3g", "1r>", ">1r", "1r", "", "01r>2r", "1r>2r>3g", "1x1r>2r"}) {
    EXPECT_EQ(read(text), "none") << text;
  }
}

TEST(Babylon, SaysWhereTheInputIsWrong) {
  const auto offset = [](std::string_view text) {
    const auto read = Babylon{}.parse(text);
    return read ? 999u : read.error().offset;
  };
  EXPECT_EQ(offset(""), 0u);
  EXPECT_EQ(offset("2r 0b"), 3u);
  EXPECT_EQ(offset("2r 1"), 4u);
  EXPECT_EQ(offset("2r 1?"), 4u);
  EXPECT_EQ(offset("2r1b"), 2u);
  EXPECT_EQ(offset("2r -1b"), 3u);
  EXPECT_EQ(offset("1r 4000000000000000000b"), 3u);
  EXPECT_EQ(offset("99999999999999999999b"), 0u);
  EXPECT_EQ(offset("2r 3000000000x2000000000b"), 3u);
}

TEST(Babylon, StartsHaveAPositiveNumberOfChipsOfAtMostTwentySixColours) {
  const auto make = [](const std::vector<std::int64_t>& chips) {
    Arguments arguments(chips.size());
    for (std::size_t i = 0; i < chips.size(); ++i) arguments[i].what = chips[i];
    return Babylon::make(arguments);
  };
  EXPECT_EQ(make({3, 3, 2})->position, position("3x1r 3x1b 2x1g"));
  EXPECT_FALSE(make({}));
  EXPECT_FALSE(make({3, 0}));
  EXPECT_FALSE(make({3, -1}));
  EXPECT_TRUE(make(std::vector<std::int64_t>(26, 1)));
  EXPECT_FALSE(make(std::vector<std::int64_t>(27, 1)));
  EXPECT_TRUE(make(std::vector<std::int64_t>(4, 1'000'000'000'000'000'000)));
  EXPECT_FALSE(make(std::vector<std::int64_t>(5, 1'000'000'000'000'000'000)));
  EXPECT_EQ(print_call(Babylon{}, position("3x1r 2x1b")), "babylon(3,2)");
  EXPECT_EQ(print_call(Babylon{}, position("3x1r 2x1g")), "babylon(\"3x1r 1g 1g\")");
}

TEST(Babylon, WhoWinsInTwoColoursIsKnownForAnyNumberOfChips) {
  ValueStore store;
  const auto known = [&](std::string_view text) {
    return Babylon{}.theorem(position(text), store)->what;
  };
  constexpr std::string_view kEven = "1000000000000000000x1r 999999999999999998x1b";
  EXPECT_EQ(std::get<Value>(known(kEven)), store.zero());
  EXPECT_EQ(std::get<Outcome>(known("1000000000000000000x1r 999999999999999997x1b")),
            Outcome::next);
  EXPECT_EQ(std::get<Outcome>(known("2x1r 1000000000000000000x1b")), Outcome::next);
}

TEST(Babylon, MoreStacksThanCouldBeSearchedAreRefused) {
  ValueStore store;
  EXPECT_THROW(static_cast<void>(Babylon{}.theorem(position("100x1r 100x1b 2r"), store)),
               LimitReached);
}

TEST(Babylon, IsDrawnAsItStandsOnTheTable) {
  const Picture picture = Babylon{}.picture(position("2r 1b"));
  EXPECT_EQ(rows_of(picture), (std::vector<std::string>{" r", " ▒  b", "2r 1b"}));
  EXPECT_EQ(rows_of(Babylon{}.picture(position("12r 1b"))).back(), "12r 1b");
  EXPECT_EQ(rows_of(Babylon{}.picture(position("30x1r 2b"))),
            (std::vector<std::string>{"30x1r", "2b"}));
}

}  // namespace
}  // namespace summand::games
