#include "summand/games/wyt_queens.hpp"

#include <charconv>
#include <fmt/core.h>
#include <gtest/gtest.h>
#include <set>

#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::moves_from;
using Square = WytQueens::Square;

static_assert(SplitsIntoParts<WytQueens> && HasRepresentative<WytQueens> &&
              MayBeImpartial<WytQueens> && HasMirror<WytQueens> && HasTheorem<WytQueens> &&
              GivesAdvice<WytQueens> && CountsMoves<WytQueens> && HasPicture<WytQueens> &&
              MakesStarts<WytQueens> && PrintsCall<WytQueens>);

WytQueens pieces(WytQueens::Chessman chessman) {
  WytQueens rules;
  rules.chessman = chessman;
  return rules;
}

TEST(WytQueens, MoveTowardsTheCorner) {
  EXPECT_EQ(moves_from<WytQueens>("1,2", Player::left),
            (std::vector<std::string>{"0,1", "0,2", "1,0", "1,1"}));
  EXPECT_EQ(moves_from<WytQueens>("2,2", Player::left, pieces(WytQueens::Chessman::king)),
            (std::vector<std::string>{"1,1", "1,2", "2,1"}));
  EXPECT_EQ(moves_from<WytQueens>("1,2", Player::left, pieces(WytQueens::Chessman::rook)),
            (std::vector<std::string>{"0,2", "1,0", "1,1"}));
  WytQueens reach;
  reach.reach = 2;
  EXPECT_EQ(moves_from<WytQueens>("1,2", Player::left, reach),
            (std::vector<std::string>{"0,0", "0,1", "0,2", "1,0", "1,1"}));
}

TEST(WytQueens, SquaresHoldTheNumberOfMen) {
  const WytQueens rules;
  const auto position = rules.parse("2,1 2,1 0,3").value();
  const BoardShape shape = rules.shape(position).value();
  EXPECT_EQ(shape.rows, 4);
  EXPECT_EQ(shape.columns, 3);
  EXPECT_EQ(shape.cells[5], (ShapeCell{.name = "2,1", .content = "2Q"}));
  EXPECT_EQ(shape.cells[9], (ShapeCell{.name = "0,3", .content = "Q"}));
  EXPECT_EQ(rules.cells(position, Player::left, {{2, 1}, {1, 0}}), (std::vector<int>{5, 1}));
  EXPECT_EQ(pieces(WytQueens::Chessman::king).shape(position).value().letters, ".K");
  EXPECT_EQ(pieces(WytQueens::Chessman::rook).shape(position).value().letters, ".R");
}

TEST(WytQueens, ABoardThatIsTooLargeHasNoShape) {
  const WytQueens rules;
  const auto far = rules.parse("1000000000000000000,3").value();
  EXPECT_FALSE(rules.shape(far).has_value());
  EXPECT_TRUE(rules.cells(far, Player::left, {{1'000'000'000'000'000'000, 3}, {0, 3}}).empty());
  EXPECT_TRUE(rules.shape(rules.parse("23,23").value()).has_value());
}

TEST(WytQueens, NimbersOfTheTables) {
  std::size_t rows = 0;
  for (const auto& row : summand::testing::table("boards.tsv")) {
    WytQueens rules;
    if (row[0] == "wyt-rook") {
      rules.chessman = WytQueens::Chessman::rook;
    } else if (row[0] == "wyt-king") {
      rules.chessman = WytQueens::Chessman::king;
    } else if (row[0] != "wyt-queens" || row[1].rfind("row", 0) != 0) {
      continue;
    }
    ++rows;
    const auto y = static_cast<std::uint64_t>(std::stoi(row[1].substr(row[1].find("y=") + 2)));
    ValueStore store;
    Evaluator<WytQueens> evaluate(rules, store);
    std::uint64_t x = 0;
    for (std::size_t at = 0; at < row[2].size(); ++x) {
      const std::size_t end = std::min(row[2].find(',', at), row[2].size());
      EXPECT_EQ(fmt::format("{}", store.as_nimber(evaluate({{{x, y}}})).value()),
                row[2].substr(at, end - at))
          << row[0] << " " << x << "," << y;
      at = end + 1;
    }
  }
  EXPECT_EQ(rows, 14u);
}

// Far beyond the small positions of the laws.
TEST(QueenValues, AreTheNimbersOfTheDefinition) {
  constexpr std::uint64_t kSide = 150;
  const QueenValues values;
  std::vector<std::vector<std::uint64_t>> table(kSide, std::vector<std::uint64_t>(kSide));
  for (std::uint64_t x = 0; x < kSide; ++x) {
    for (std::uint64_t y = 0; y < kSide; ++y) {
      std::set<std::uint64_t> options;
      for (std::uint64_t k = 1; k <= x; ++k) options.insert(table[x - k][y]);
      for (std::uint64_t k = 1; k <= y; ++k) options.insert(table[x][y - k]);
      for (std::uint64_t k = 1; k <= std::min(x, y); ++k) options.insert(table[x - k][y - k]);
      while (options.contains(table[x][y])) ++table[x][y];
      ASSERT_EQ(values.nimber(x, y), table[x][y]) << x << "," << y;
    }
  }
}

TEST(QueenValues, AreZeroOnlyAtTheLostPairs) {
  const QueenValues values;
  for (std::uint64_t x = 0; x < 800; ++x) {
    for (std::uint64_t y = x; y < 800; ++y) {
      ASSERT_EQ(values.nimber(x, y) == 0, is_lost_pair(x, y, 1)) << x << "," << y;
    }
  }
}

TEST(QueenValues, CanBeContinuedAfterALimit) {
  const QueenValues values;
  values.work_within(Budget({.questions = 100}));
  EXPECT_THROW(values.nimber(300, 300), LimitReached);
  EXPECT_EQ(values.nimber(300, 300), QueenValues().nimber(300, 300));
}

TEST(QueenValues, TakeLessThanASecondForLargeCoordinates) {
  ValueStore store;
  Evaluator<WytQueens> evaluate({}, store);
  const Value far = evaluate({{{QueenValues::kMost, QueenValues::kMost}}});
  EXPECT_LE(store.as_nimber(far).value(), 3 * QueenValues::kMost);
}

TEST(DifferenceRule, ThePairsAreTheLostPositionsFoundBySearch) {
  for (std::uint64_t r = 1; r <= 4; ++r) {
    // From the definition: the least number in no pair before, and the difference grows by r each
    // time.
    std::set<std::uint64_t> used;
    std::uint64_t least = 0;
    for (std::uint64_t n = 0; n < 2000; ++n) {
      while (used.contains(least)) ++least;
      const auto pair = lost_pair(n, r);
      ASSERT_TRUE(pair.has_value());
      EXPECT_EQ(*pair, std::pair(least, least + r * n)) << "r = " << r << ", n = " << n;
      used.insert({least, least + r * n});
    }
  }
  WytQueens rules;
  for (rules.reach = 1; rules.reach <= 3; ++rules.reach) {
    ValueStore store;
    Evaluator<WytQueens> search(rules, store, By::search);
    for (std::uint64_t x = 0; x < 25; ++x) {
      for (std::uint64_t y = x; y < 25; ++y) {
        EXPECT_EQ(search({{{x, y}}}) == store.zero(), is_lost_pair(x, y, rules.reach))
            << rules.reach << ": " << x << "," << y;
      }
    }
  }
}

TEST(DifferenceRule, TheFirstPairs) {
  const std::vector<std::pair<std::uint64_t, std::uint64_t>> first = {
      {0, 0}, {1, 2}, {3, 5}, {4, 7}, {6, 10}, {8, 13}, {9, 15}, {11, 18}};
  for (std::size_t n = 0; n < first.size(); ++n) EXPECT_EQ(lost_pair(n, 1), first[n]);
  EXPECT_EQ(lost_pair(6, 3), std::pair(std::uint64_t{7}, std::uint64_t{25}));
}

// Floating point arithmetic of the golden ratio fails long before this.
TEST(DifferenceRule, IsExactForLargeNumbers) {
  for (const std::uint64_t n : {99'999'999'999'999'999u, 123'456'789'012'345'678u}) {
    const auto pair = lost_pair(n, 1);
    ASSERT_TRUE(pair.has_value());
    const auto [a, b] = *pair;
    EXPECT_EQ(b - a, n);
    // a = floor(n phi) exactly if a^2 - a n - n^2 < 0 < (a+1)^2 - (a+1) n - n^2.
    __extension__ using Wide = __int128;
    const auto form = [&](Wide x) { return x * x - x * n - static_cast<Wide>(n) * n; };
    EXPECT_TRUE(form(a) < 0);
    EXPECT_TRUE(form(static_cast<Wide>(a) + 1) > 0);
    EXPECT_TRUE(is_lost_pair(b, a, 1));
    EXPECT_FALSE(is_lost_pair(b + 1, a, 1));
    EXPECT_FALSE(is_lost_pair(b + 1, a + 1, 1));
  }
  EXPECT_FALSE(lost_pair(std::uint64_t{1} << 60, 1).has_value());
}

TEST(DifferenceRule, EveryNumberIsInOnePair) {
  for (std::uint64_t r = 1; r <= 3; ++r) {
    for (std::uint64_t x = 1; x < 300; ++x) {
      const auto found = pair_with(x, r);
      ASSERT_TRUE(found.has_value()) << x;
      const auto pair = lost_pair(found->n, r).value();
      EXPECT_EQ(found->smaller ? pair.first : pair.second, x);
    }
  }
}

TEST(WytQueens, TheAdviceWinsFarFromTheCornerToo) {
  for (WytQueens rules; rules.reach <= 3; ++rules.reach) {
    const auto check = [&](Square from) {
      const auto advice = rules.advice({{from}}, Player::left);
      ASSERT_EQ(advice.has_value(), !is_lost_pair(from.x, from.y, rules.reach))
          << rules.reach << ": " << from.x << "," << from.y;
      if (!advice) return;
      const Square to = advice->move.to;
      EXPECT_TRUE(is_lost_pair(to.x, to.y, rules.reach)) << from.x << "," << from.y;
      const std::uint64_t k = from.x - to.x, l = from.y - to.y;
      EXPECT_TRUE(to.x <= from.x && to.y <= from.y && (k != 0 || l != 0));
      EXPECT_TRUE(k == 0 || l == 0 || std::max(k, l) - std::min(k, l) < rules.reach)
          << rules.reach << ": " << from.x << "," << from.y << " to " << to.x << "," << to.y;
    };
    for (std::uint64_t x = 0; x < 60; ++x) {
      for (std::uint64_t y = 0; y < 60; ++y) check({x, y});
    }
    const std::uint64_t far = 200'000'000'000'000'000;
    for (std::uint64_t i = 0; i < 20; ++i) {
      check({far + 7'919 * i, far + 104'729 * i * i});
      check({far / 3 + i, far + 104'729 * i * i});
    }
  }
}

TEST(WytQueens, MovesAreCountedWithoutAList) {
  WytQueens rules;
  for (rules.reach = 1; rules.reach <= 5; ++rules.reach) {
    for (std::uint64_t x = 0; x < 9; ++x) {
      for (std::uint64_t y = 0; y < 9; ++y) {
        EXPECT_EQ(rules.move_count({{{x, y}}}, Player::left),
                  moves(rules, {{{x, y}}}, Player::left).size())
            << rules.reach << ": " << x << "," << y;
      }
    }
  }
  EXPECT_EQ(WytQueens().move_count({{{WytQueens::kMost, WytQueens::kMost}}}, Player::left),
            3 * WytQueens::kMost);
}

}  // namespace
}  // namespace summand::games
