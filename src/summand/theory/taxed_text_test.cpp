#include "summand/theory/taxed_text.hpp"

#include <gtest/gtest.h>

#include "summand/theory/thermographs.hpp"
#include "summand/value/first_days.hpp"

namespace summand {
namespace {

TEST(TaxedText, IsReadBackForAllGamesOfDay3) {
  ValueStore store;
  Thermographs thermographs(store, Thermographs::Bottom::zero);
  for (const Value game : born_by(store, 3)) {
    const Taxed known = taxed(thermographs, game);
    const std::string text = print(known);
    const auto read = read_taxed(text);
    ASSERT_TRUE(read) << text;
    ASSERT_EQ(*read, known) << text;
  }
}

TEST(TaxedText, IsReadOnlyAsAWhole) {
  ValueStore store;
  Thermographs thermographs(store, Thermographs::Bottom::zero);
  const auto braces = [&](Value left, Value right) { return store.make({&left, 1}, {&right, 1}); };
  const Value hot = braces(store.number(3), braces(store.number(1), store.zero()));
  const std::string good = print(taxed(thermographs, hot));
  EXPECT_EQ(good,
            "mean 7/4, temperature 5/4, left wall 0:3 5/4:7/4, right wall 0:1 1/2:1 5/4:7/4, "
            "at least its right stop");
  for (std::size_t at = 0; at < good.size(); ++at) {
    EXPECT_EQ(read_taxed(good.substr(0, at)).has_value(), at == good.find(", at least")) << at;
    for (const char letter : {'0', '9', ' ', ':', '-', '/', '\0'}) {
      std::string bad = good;
      bad[at] = letter;
      EXPECT_FALSE(bad != good && read_taxed(bad)) << bad;
    }
  }
}

TEST(TaxedText, OfWallsThatNoGameHasIsRefused) {
  for (const std::string_view bad :
       {"mean 0, temperature 1, left wall 0:1 1:0, right wall 0:-1 2:1",      // not at the mean
        "mean 0, temperature 1, left wall 0:2 1:0, right wall 0:-1 1:0",      // too steep
        "mean 0, temperature 1, left wall 0:-1 1:0, right wall 0:-1 1:0",     // rises
        "mean 0, temperature 2, left wall 0:1 1:0, right wall 0:-1 1:0",      // another foot
        "mean 0, temperature 1, left wall 1/2:1/2 1:0, right wall 0:-1 1:0",  // begins above 0
        "mean 0, temperature 1, left wall, right wall 0:-1 1:0",
        "mean 0, temperature 1, left wall 0:1 1/2:1/2 1:0, right wall 0:-1 1:0"}) {
    EXPECT_FALSE(read_taxed(bad)) << bad;
  }
}

}  // namespace
}  // namespace summand
