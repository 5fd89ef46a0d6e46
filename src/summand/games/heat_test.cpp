// Means, temperatures, stops, thermographs and atomic weights of positions:
// tests/data/heat_of_games.tsv.
#include <gtest/gtest.h>
#include <map>

#include "summand/ruleset/evaluators.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/testing/table.hpp"
#include "summand/testing/thermograph_text.hpp"
#include "summand/theory/atomic_weight.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

class HeatOfGames : public ::testing::Test {
 protected:
  std::string found(const AnyPosition& position, const std::string& quantity) {
    const Value value = position.value(evaluators_);
    if (quantity == "mean") return print(thermographs_.mean(value));
    if (quantity == "temperature") return print(thermographs_.temperature(value));
    if (quantity == "left stop") return print(store_.left_stop(value));
    if (quantity == "right stop") return print(store_.right_stop(value));
    if (quantity == "outcome") return std::string(1, letter(outcome(store_, value)));
    if (quantity == "thermograph breakpoints") {
      return testing::table_text(thermographs_.of(value));
    }
    if (quantity == "atomic weight") {
      const auto weight = weights_.of(value);
      return weight ? print(store_, *weight) : weight.error().message;
    }
    return "unknown quantity";
  }

  void check(const std::vector<std::string>& row) {
    const auto position = find_ruleset(row[0])->parse(row[1]);
    ASSERT_TRUE(position) << row[1];
    EXPECT_EQ(found(*position, row[2]), row[3]) << row[0] << " " << row[1] << ": " << row[2];
  }

  ValueStore store_;
  Evaluators evaluators_{store_};
  Thermographs thermographs_{store_};
  AtomicWeights weights_{store_};
};

// Longer boards take many seconds, so they are checked in the slow tier.
constexpr std::size_t kQuick = 28;

TEST_F(HeatOfGames, AgreesWithTheTables) {
  std::map<std::string, int> rows;
  for (const std::vector<std::string>& row : testing::table("heat_of_games.tsv")) {
    ASSERT_EQ(row.size(), 4u);
    if (row[1].size() > kQuick) continue;
    ++rows[row[0]];
    check(row);
  }
  EXPECT_EQ(rows["domineering"], 186);
  EXPECT_EQ(rows["toads-and-frogs"], 79);
  EXPECT_EQ(rows["hackenbush"], 12);
}

TEST_F(HeatOfGames, IsTheSameWithoutCanonicalForms) {
  Budget budget;
  Thermographs from_zero(store_, Thermographs::Bottom::zero);
  int boards = 0;
  for (const std::vector<std::string>& row : testing::table("heat_of_games.tsv")) {
    if (row[2] != "mean" && row[2] != "thermograph breakpoints") continue;
    if (row[1].size() > 21) continue;  // a long board has many hot parts at a time
    ++boards;
    const auto position = find_ruleset(row[0])->parse(row[1]);
    EXPECT_EQ(position->taxed(budget).graph, from_zero.of(position->value(evaluators_)))
        << row[0] << " " << row[1];
  }
  EXPECT_EQ(boards, 119);
}

using HeatOfGamesSlow = HeatOfGames;

TEST_F(HeatOfGamesSlow, AgreesWithTheTablesOnLongBoards) {
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("heat_of_games.tsv")) {
    if (row[1].size() <= kQuick) continue;
    ++rows;
    check(row);
  }
  EXPECT_EQ(rows, 59);
}

}  // namespace
}  // namespace summand
