// The large rectangles of the book, whose values take seconds.
#include <gtest/gtest.h>

#include "summand/games/domineering.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

// Up to 2 x 23, 3 x 10 and 4 x 7.
TEST(DomineeringSlow, LargeRectanglesHaveTheValuesOfTheBook) {
  const auto rows = summand::testing::table("domineering_rectangles.tsv");
  EXPECT_EQ(rows.size(), 10u);
  ValueStore store;
  Evaluator<Domineering> value({}, store);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_EQ(value(Domineering{}.parse(row[0]).value()),
              summand::testing::value_from_text(store, row[1]))
        << row[0];
  }
}

}  // namespace
}  // namespace summand::games
