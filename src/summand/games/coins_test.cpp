#include "summand/games/coins.hpp"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using Texts = std::vector<std::string>;

static_assert(MayBeImpartial<Coins> && HasMirror<Coins> && HasTheorem<Coins> && HasKey<Coins> &&
              HasPicture<Coins> && MakesStarts<Coins> && PrintsCall<Coins>);

Coins coins_of(std::string_view code) { return {TurningRules(TurningCode::parse(code).value())}; }

TEST(Coins, TheRightmostCoinIsTurnedFromHeadsToTails) {
  EXPECT_EQ(moves_from<Coins>("HTH", Player::left, coins_of("1-2")),
            (Texts{"HHT", "HTT", "TTH", "TTT"}));
  EXPECT_EQ(moves_from<Coins>("TTT", Player::right), Texts());
}

TEST(Coins, CodesSayHowCoinsLie) {
  const auto turns = [](std::string_view code, int place) {
    std::set<CoinSet> out;
    const TurningCode read = TurningCode::parse(code).value();
    read.for_each_turn(place, [&](CoinSet coins) { return out.insert(coins).second; });
    return out;
  };
  EXPECT_EQ(turns("3C", 4), (std::set<CoinSet>{0b11100}));
  EXPECT_EQ(turns("3E", 4), (std::set<CoinSet>{0b11100, 0b10101}));
  EXPECT_EQ(turns("3C(4)", 4), (std::set<CoinSet>{0b11100, 0b11010, 0b10110}));
  EXPECT_EQ(turns("4FS", 4), (std::set<CoinSet>{0b11011}));
  EXPECT_EQ(turns("1+S", 2), (std::set<CoinSet>{0b100, 0b110, 0b101, 0b111}));
  EXPECT_EQ(turns("2-3,2C", 2), (std::set<CoinSet>{0b110, 0b101, 0b111}));
}

// A second way: every set of coins is asked.
TEST(Coins, EachAllowedSetIsVisitedOnce) {
  for (const char* text : {"1-3", "2", "1+", "1+C", "3E", "1+E", "1+S", "4FS", "1+FS", "2-4C(5)",
                           "1-3F", "2+EF", "3CF", "2-3S,2E,4C", "1+SC(6)", "2+EC(7)"}) {
    const TurningCode code = TurningCode::parse(text).value();
    EXPECT_EQ(TurningCode::parse(code.print()).value(), code) << text;
    for (int place = 0; place < 12; ++place) {
      std::multiset<CoinSet> visited;
      code.for_each_turn(place, [&](CoinSet coins) {
        visited.insert(coins);
        return true;
      });
      std::multiset<CoinSet> allowed;
      for (CoinSet rest = 0; rest < CoinSet{1} << place; ++rest) {
        if (code.allows(rest | CoinSet{1} << place)) allowed.insert(rest | CoinSet{1} << place);
      }
      EXPECT_EQ(visited, allowed) << text << " " << place;
    }
  }
}

TEST(Coins, SequencesOfCGSuite) {
  std::size_t count = 0;
  for (const auto& row : summand::testing::table("coins.tsv")) {
    ASSERT_EQ(row.size(), 3u);
    const Coins rules = coins_of(row[0]);
    ValueStore store;
    CoinValues& values = rules.turning.values_in(store.side_tables());
    std::string sequence;
    for (int place = 0; place < 20; ++place) {
      sequence += (place == 0 ? "" : " ") + std::to_string(values[place]);
    }
    EXPECT_EQ(sequence, row[1]) << row[0];
    std::size_t moves = 0;
    rules.turning->for_each_turn(19, [&](CoinSet) {
      ++moves;
      return true;
    });
    EXPECT_EQ(std::to_string(moves), row[2]) << row[0];
    ++count;
  }
  EXPECT_EQ(count, 10u);
}

// The values of rows against search by moves, for codes with each letter.
TEST(Coins, AValueIsTheNimSumOfTheHeads) {
  for (const char* text : {"1-2", "2", "1+C", "3E", "1+S", "1+FS", "2-3C(4)", "1,3C"}) {
    const Coins rules = coins_of(text);
    ValueStore store;
    std::vector<std::uint64_t> by_moves(1 << 7);
    for (std::uint64_t heads = 0; heads < by_moves.size(); ++heads) {
      const Strip row(7, heads, 0);
      std::set<std::uint64_t> reached;
      rules.for_each_move(row, Player::left, [&](CoinSet coins) {
        reached.insert(by_moves[rules.play(row, Player::left, coins).left()]);
      });
      while (reached.contains(by_moves[heads])) ++by_moves[heads];
      const auto known = rules.theorem(row, store);
      EXPECT_EQ(std::get<Value>(known->what), store.nimber(by_moves[heads])) << text << heads;
    }
  }
}

TEST(Coins, MakesStartsFromACodeAndARowOrPlaces) {
  const auto row = Coins::make({{std::string("1+c"), 0}, {std::string("THH"), 6}});
  ASSERT_TRUE(row.has_value());
  EXPECT_EQ(row->rules.print_call(row->position), "coins(\"1+C\",\"THH\")");
  const auto places =
      Coins::make({{std::string("1+C"), 0}, {std::int64_t{3}, 6}, {std::int64_t{2}, 9}});
  ASSERT_TRUE(places.has_value());
  EXPECT_EQ(places->position, row->position);
  const auto twice =
      Coins::make({{std::string("1+C"), 0}, {std::int64_t{3}, 6}, {std::int64_t{3}, 9}});
  ASSERT_FALSE(twice.has_value());
  EXPECT_EQ(twice.error().offset, 9u);
}

TEST(Coins, SaysWhereACodeIsWrong) {
  const auto error = [](std::string code) {
    return Coins::make({{std::move(code), 10}, {std::int64_t{5}, 30}}).error().offset;
  };
  EXPECT_EQ(error("3-1"), 10u);
  EXPECT_EQ(error("1-x"), 12u);
  EXPECT_EQ(error("1-3X"), 13u);
  EXPECT_EQ(error("2CE"), 12u);
  EXPECT_EQ(error("2C(5"), 14u);
  EXPECT_EQ(error(""), 10u);
  EXPECT_EQ(Coins::make({{std::string("1+"), 10}, {std::int64_t{40}, 17}}).has_value(), false);
  EXPECT_EQ(Coins::make({{std::string("1+"), 10}, {std::int64_t{0}, 17}}).error().offset, 17u);
}

}  // namespace
}  // namespace summand::games
