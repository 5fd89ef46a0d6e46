#include "summand/games/seating_boys_and_girls.hpp"

#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "summand/games/snort.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/heating.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using summand::testing::value_from_text;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<SeatingBoysAndGirls> && SplitsByMoves<SeatingBoysAndGirls> &&
              HasMirror<SeatingBoysAndGirls> && HasKey<SeatingBoysAndGirls> &&
              HasPicture<SeatingBoysAndGirls> && MakesStarts<SeatingBoysAndGirls> &&
              !HasTheorem<SeatingBoysAndGirls>);

TEST(SeatingBoysAndGirls, NoBoySitsNextToAGirl) {
  EXPECT_EQ(moves_from<SeatingBoysAndGirls>("L2R", Player::left), (Texts{"L1R"}));
  EXPECT_EQ(moves_from<SeatingBoysAndGirls>("L2R", Player::right), (Texts{"L1R"}));
  EXPECT_TRUE(moves_from<SeatingBoysAndGirls>("L1R", Player::left).empty());
  EXPECT_TRUE(moves_from<SeatingBoysAndGirls>("L1L", Player::right).empty());
  EXPECT_EQ(moves_from<SeatingBoysAndGirls>("-3-", Player::left), (Texts{"-1L, -1L", "-2L"}));
}

TEST(SeatingBoysAndGirls, ARoundTableIsARowAfterTheFirstChild) {
  EXPECT_EQ(moves_from<SeatingBoysAndGirls>("round 6", Player::left), (Texts{"L5L"}));
  EXPECT_EQ(moves_from<SeatingBoysAndGirls>("round 1", Player::right), (Texts{"0"}));
}

// The values of Snort on a row of fields with tinted ends.
TEST(SeatingBoysAndGirls, IsSnortOnARow) {
  const auto rows = summand::testing::table("seating_snort_chains.tsv");
  EXPECT_EQ(rows.size(), 13u);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_TRUE(has_value<SeatingBoysAndGirls>(row[0], row[1]));
  }
}

TEST(SeatingBoysAndGirls, HasTheValuesThatSnortFindsByItsOwnMoves) {
  ValueStore store;
  Evaluator<SeatingBoysAndGirls> seating({}, store, By::search);
  Evaluator<Snort> snort({}, store);
  for (const std::string ends : {"LL", "LR", "RR", "RL", "-L", "R-", "--"}) {
    for (int chairs = 0; chairs <= 9; ++chairs) {
      const std::string row = ends[0] + std::to_string(chairs) + ends[1];
      EXPECT_EQ(seating(SeatingBoysAndGirls().parse(row).value()),
                snort(Snort().parse(row).value()))
          << row;
    }
  }
}

TEST(SeatingBoysAndGirls, ARowIsAnOverheatedValueOfTheBook) {
  const auto rows = summand::testing::table("seating_boys_and_girls.tsv");
  EXPECT_EQ(rows.size(), 10u);
  ValueStore store;
  Evaluator<SeatingBoysAndGirls> value({}, store);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 3u);
    const Value chairs = value(SeatingBoysAndGirls{}.parse(row[0]).value());
    EXPECT_EQ(store.sum(chairs, value_from_text(store, row[1])),
              overheat_from_zero(store, value_from_text(store, row[2]), store.number(1)).value())
        << row[0];
  }
}

// The party cooled by 1: a child costs half a move, and the rows L1L and L2L are the numbers 1/2
// and 1. (Winning Ways ch. 6, "Cooling the Children's Party".)
class CooledBoysAndGirls {
 public:
  explicit CooledBoysAndGirls(ValueStore& store, bool with_base_values = true) : store_(store) {
    if (!with_base_values) return;
    for (const std::uint32_t chairs : {1u, 2u}) {
      const Dyadic half = Dyadic(chairs).half();
      known_[Row(End::left, chairs, End::left)] = store.number(half);
      known_[Row(End::right, chairs, End::right)] = store.number(-half);
    }
  }

  Value operator()(const Row& row) {
    if (const auto known = known_.find(row); known != known_.end()) return known->second;
    std::vector<Value> left, right;
    for (const Player player : {Player::left, Player::right}) {
      const SeatingBoysAndGirls rules;
      const Value cost =
          store_.number(player == Player::left ? Dyadic::ratio(-1, 1) : Dyadic::ratio(1, 1));
      for_each_move(rules, Rows(row), player, [&](const RowMove& move) {
        Value option = cost;
        const Rows after = rules.play(Rows(row), player, move);
        for (const Row& part : after.rows()) {
          option = store_.sum(option, (*this)(part));
        }
        (player == Player::left ? left : right).push_back(option);
      });
    }
    return known_[row] = store_.make(left, right);
  }

 private:
  ValueStore& store_;
  std::map<Row, Value> known_;
};

int seatings_that_differ(bool with_base_values) {
  ValueStore store;
  Evaluator<SeatingBoysAndGirls> value({}, store);
  CooledBoysAndGirls cooled(store, with_base_values);
  int differ = 0;
  for (std::uint32_t chairs = 1; chairs <= 10; ++chairs) {
    for (const End last : {End::left, End::right}) {
      const Row row(End::left, chairs, last);
      const bool star = last == End::left ? chairs % 2 == 1 : chairs % 2 == 0;
      differ += store.sum(value(Rows(row)), store.nimber(star ? 1 : 0)) !=
                overheat_from_zero(store, cooled(row), store.number(1)).value();
    }
  }
  return differ;
}

TEST(SeatingBoysAndGirls, TheCooledPartyOverheatsToTheParty) {
  EXPECT_EQ(seatings_that_differ(true), 0);
}

TEST(SeatingBoysAndGirls, TheCooledPartyNeedsItsTwoNumbers) {
  EXPECT_GT(seatings_that_differ(false), 0);
}

}  // namespace
}  // namespace summand::games
