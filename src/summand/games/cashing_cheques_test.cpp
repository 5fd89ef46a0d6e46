#include "summand/games/cashing_cheques.hpp"

#include <fmt/core.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/ruleset/erase.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<CashingCheques> && HasMirror<CashingCheques> &&
              HasTheorem<CashingCheques> && HasPicture<CashingCheques> &&
              !MakesStarts<CashingCheques> && !SplitsByMoves<CashingCheques>);

TEST(CashingCheques, ACashedChequeIsCoins) {
  EXPECT_EQ(moves_from<CashingCheques>("5|1", Player::left), (Texts{"5"}));
  EXPECT_EQ(moves_from<CashingCheques>("5|1, +-3", Player::right), (Texts{"-3, 5|1", "1, +-3"}));
  EXPECT_EQ(moves_from<CashingCheques>("2 of 3", Player::left)[0].substr(0, 6), "error:");
}

TEST(CashingCheques, AMoveTouchesItsChequeOrTheCoins) {
  const AnyRuleset& rules = ErasedRuleset<CashingCheques>::the();
  EXPECT_EQ(rules.parse("2, 5|1, 5|1, 9|3").value().cells_of_moves(Player::left),
            (std::vector<NamedCells>{{"coin", {0}}, {"5|1", {1}}, {"9|3", {3}}}));
  EXPECT_EQ(rules.parse("5|1, 9|3").value().cells_of_moves(Player::left),
            (std::vector<NamedCells>{{"5|1", {0}}, {"9|3", {1}}}));
}

TEST(CashingCheques, AChequeMayBeExchangedForAnother) {
  EXPECT_EQ(moves_from<CashingCheques>("9|5||4|0", Player::left), (Texts{"9|5"}));
  EXPECT_EQ(moves_from<CashingCheques>("9|5||4|0", Player::right), (Texts{"4|0"}));
  EXPECT_EQ(moves_from<CashingCheques>("2||1|0", Player::left), (Texts{"2"}));
}

TEST(CashingCheques, CoinsArePutTogetherAndSpentByTheirOwner) {
  EXPECT_EQ(moves_from<CashingCheques>("2, 1", Player::left), (Texts{"2"}));
  EXPECT_TRUE(moves_from<CashingCheques>("2, 1", Player::right).empty());
  EXPECT_EQ(moves_from<CashingCheques>("3/4", Player::left), (Texts{"1/2"}));
  EXPECT_EQ(moves_from<CashingCheques>("3/4", Player::right), (Texts{"1"}));
}

// "1, +-4, +-4, +-1": its stops, means and temperatures are found from the value, its winner by the
// theorem.
TEST(CashingCheques, StopsMeansAndTemperaturesOfTheBook) {
  const auto rows = summand::testing::table("cashing_cheques.tsv");
  EXPECT_EQ(rows.size(), 27u);
  ValueStore store;
  Thermographs thermographs(store);
  Evaluator<CashingCheques> value({}, store);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 3u);
    const Wallet wallet = CashingCheques{}.parse(row[0]).value();
    const Value found = value(wallet);
    if (row[1] == "outcome") {
      ASSERT_EQ(row[2], "N");
      EXPECT_EQ(outcome(store, found), Outcome::next);
      EXPECT_EQ(std::get<Outcome>(CashingCheques{}.theorem(wallet, store)->what), Outcome::next);
      continue;
    }
    const Dyadic number = row[1] == "left stop"    ? store.left_stop(found)
                          : row[1] == "right stop" ? store.right_stop(found)
                          : row[1] == "mean"       ? thermographs.mean(found)
                                                   : thermographs.temperature(found);
    EXPECT_EQ(summand::print(number), row[2]) << row[0] << ' ' << row[1];
  }
}

TEST(CashingCheques, EquitableAndExcitableMarketsAgreeWithTheFormula) {
  ValueStore store;
  Thermographs thermographs(store);
  Evaluator<CashingCheques> value({}, store);
  for (int a = 0; a <= 6; ++a) {
    for (int b = -3; b <= a; ++b) {
      for (int c = -4; c <= b; ++c) {
        for (int d = -6; d <= c; ++d) {
          const std::string text = fmt::format("{}|{}||{}|{}", a, b, c, d);
          const Value found = value(CashingCheques{}.parse(text).value());
          const FewStops formula = four_stops(a, b, c, d).value();
          EXPECT_EQ(thermographs.mean(found), formula.mean) << text;
          EXPECT_EQ(thermographs.temperature(found), formula.temperature) << text;
        }
      }
    }
  }
}

// 9|5||4|0 has the mean of its amounts, but 10|2||1|-1 does not: Left's exchange is a threat.
TEST(CashingCheques, TheMeanIsNotAlwaysTheMeanOfTheAmounts) {
  ValueStore store;
  Thermographs thermographs(store);
  Evaluator<CashingCheques> value({}, store);
  const auto mean = [&](std::string_view text) {
    return thermographs.mean(value(CashingCheques{}.parse(text).value()));
  };
  EXPECT_EQ(mean("9|5||4|0"), Dyadic::ratio(9 + 5 + 4 + 0, 2));
  EXPECT_NE(mean("10|2||1|-1"), Dyadic::ratio(10 + 2 + 1 - 1, 2));
}

TEST(CashingCheques, ReadsAndWritesBars) {
  const auto again = [](std::string_view text) {
    const auto wallet = CashingCheques{}.parse(text);
    return wallet ? wallet->print()
                  : std::to_string(wallet.error().offset) + ": " + wallet.error().message;
  };
  EXPECT_EQ(again("5|1, +-3"), "+-3, 5|1");
  EXPECT_EQ(again(" 3|-3 ,2,-1/2"), "3/2, +-3");
  EXPECT_EQ(again("8|6||4|3|||1||0|-2"), "8|6||4|3|||1||0|-2");
  EXPECT_EQ(again("0"), "0");
  EXPECT_EQ(again("5|3|1"),
            "0: it is not clear which bars divide first; write more of them there: 9|5||4|0");
  EXPECT_EQ(again("2, 1|2||3||4").substr(0, 2), "3:");
  EXPECT_EQ(again("5|").substr(0, 2), "2:");
  EXPECT_EQ(again("5, x").substr(0, 2), "3:");
  EXPECT_EQ(again("1|||||||||2"), "1: at most 8 bars stand in a row");
}

// Each coin has at most 62 binary digits, but their sum may have more.
TEST(CashingCheques, ManyCoinsAreReadAsTheyAreWritten) {
  const CashingCheques rules;
  const auto wallet =
      rules.parse("3550000000000020000, 1/4, 3550000000000020000, 4611686018427387903|0");
  ASSERT_TRUE(wallet.has_value()) << wallet.error().message;
  const std::string text = rules.print(*wallet);
  EXPECT_EQ(text, "28400000000000160001/4, 4611686018427387903|0");
  EXPECT_EQ(rules.parse(text), *wallet);
  const Wallet cashed = rules.play(*wallet, Player::left, {wallet->cheques()[0]});
  EXPECT_EQ(rules.parse(rules.print(cashed)), cashed);
  EXPECT_FALSE(rules.parse("1, 9223372036854775807").has_value());
  EXPECT_FALSE(rules.parse("9223372036854775807|0").has_value());
}

}  // namespace
}  // namespace summand::games
