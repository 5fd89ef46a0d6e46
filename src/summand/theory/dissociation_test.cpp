#include "summand/theory/dissociation.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/cooling.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;

// Writes 1 + int^2 v + int^1 * as "1: 2 v, 1 *".
std::string text(ValueStore& store, const Dissociation& dissociation) {
  std::string out = print(dissociation.mean) + ":";
  for (const auto& [temperature, infinitesimal] : dissociation.parts) {
    out += " " + print(temperature) + " " + print(store, infinitesimal) + ",";
  }
  return out;
}

// Leaves out the rare games with so many followers in differences that they would take minutes.
template <class Law>
void discarding_long_ones(const Recipe& recipe, Law&& law) {
  ValueStore store(Budget(Budget::Limits{.questions = 200'000}));
  Thermographs thermographs(store);
  bool done = false;
  try {
    law(thermographs, value_of(store, recipe));
    done = true;
  } catch (const LimitReached&) {
  }
  if (!done) RC_DISCARD("too long");
}

bool is_sound(Thermographs& thermographs, Value g) {
  ValueStore& store = thermographs.store();
  const Dissociation found = dissociate(thermographs, g);
  if (found.mean != thermographs.mean(g)) return false;
  if (found.parts.empty() != is_number(store, g)) return false;
  if (!found.parts.empty() && found.parts.front().temperature != thermographs.temperature(g)) {
    return false;
  }
  for (std::size_t i = 0; i < found.parts.size(); ++i) {
    const auto& [temperature, infinitesimal] = found.parts[i];
    if (infinitesimal == store.zero() || !is_infinitesimal(store, infinitesimal)) return false;
    if (temperature < 0 || (i > 0 && temperature >= found.parts[i - 1].temperature)) return false;
  }
  return add_up(store, found) == g;
}

TEST(Dissociation, OfSwitchesAndOfGamesThatChangePhase) {
  ValueStore store;
  Thermographs thermographs(store);
  const auto of = [&](const char* g) {
    const Value value = value_from_text(store, g);
    EXPECT_TRUE(is_sound(thermographs, value)) << g;
    return text(store, dissociate(thermographs, value));
  };
  EXPECT_EQ(of("7/4"), "7/4:");
  EXPECT_EQ(of("^3*"), "0: 0 ^3*,");
  EXPECT_EQ(of("{1|-1}"), "0: 1 *,");
  EXPECT_EQ(of("{2|-1}"), "1/2: 3/2 *,");
  EXPECT_EQ(of("{2|{1|-1}}"), "1: 1 ^,");
  // int^2 v is {{4|0}|-2}, and its sum with 1 + int^1 * is {{5|1}|{0|-2}}.
  EXPECT_EQ(of("{{5|1}|{0|-2}}").substr(0, 7), "1: 2 v,");
}

RC_GTEST_PROP(Dissociation, AddsUpToTheGame, ()) {
  const bool wide = *rc::gen::arbitrary<bool>();
  const Recipe recipe = wide ? *testing::recipe(2) : *testing::recipe(3, 1);
  discarding_long_ones(
      recipe, [](Thermographs& thermographs, Value g) { RC_ASSERT(is_sound(thermographs, g)); });
}

// Between two critical temperatures, cooling only cools the remaining parts.
RC_GTEST_PROP(Dissociation, LosesItsHottestPartByCooling, (const Recipe& recipe)) {
  discarding_long_ones(recipe, [](Thermographs& thermographs, Value g) {
    ValueStore& store = thermographs.store();
    const Dissociation whole = dissociate(thermographs, g);
    for (const HeatedInfinitesimal& part : whole.parts) {
      const Dyadic t = part.temperature;
      Dissociation left{.mean = whole.mean, .parts = {}};
      for (const auto& [temperature, infinitesimal] : whole.parts) {
        if (temperature >= t) left.parts.push_back({temperature - t, infinitesimal});
      }
      RC_ASSERT(add_up(store, left) == cool(thermographs, g, t).value());
    }
  });
}

// The dissociation of a 2x10 board of Domineering would need too much memory, so it is refused.
TEST(Dissociation, OfAGameWithTooManyFollowersInDifferencesIsRefused) {
  ValueStore store;
  Thermographs thermographs(store);
  // Domineering 2x10.
  const Value board = value_from_text(store, "{{{{{5|3}|3}|1}|{1/2|-1}}|-3/2}");
  const std::size_t values = store.size();
  try {
    dissociate(thermographs, board);
    ADD_FAILURE();
  } catch (const LimitReached& limit) {
    EXPECT_EQ(limit.limit, Limit::size);
    EXPECT_TRUE(limit.message.starts_with("a thermal dissociation with sums"));
  }
  EXPECT_LT(store.size(), values + 1'000'000);
  EXPECT_EQ(dissociate_few(thermographs, board, 1, kMostSums), std::nullopt);
  const Value cooler = value_from_text(store, "{4|1}");
  EXPECT_EQ(dissociate_few(thermographs, cooler, 1, kMostSums), dissociate(thermographs, cooler));
}

TEST(Dissociation, AddsUpForThePositionsOfTheTablesOfDomineering) {
  ValueStore store;
  Thermographs thermographs(store);
  std::set<std::string> seen;
  for (const std::vector<std::string>& row : testing::table("domineering.tsv")) {
    if (row[1].size() > 20 || !seen.insert(row[1]).second) continue;
    EXPECT_TRUE(is_sound(thermographs, value_from_text(store, row[1]))) << row[1];
  }
  EXPECT_EQ(seen.size(), 40u);
}

}  // namespace
}  // namespace summand
