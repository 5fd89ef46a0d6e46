#include "summand/theory/hot_sums.hpp"

#include <fmt/core.h>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <sstream>

#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::value_from_text;
using Bottom = Thermographs::Bottom;

// Reads "1 ±4 ±4 ±1".
SwitchSum parse_switches(const std::string& text) {
  std::istringstream words(text);
  std::string word;
  words >> word;
  const Dyadic number = *parse_dyadic(word);
  std::vector<Switch> switches;
  while (words >> word) {
    const Dyadic size = *parse_dyadic(std::string_view(word).substr(2));
    switches.push_back({size, -size});
  }
  return switch_sum(number, switches);
}

Value value_of(ValueStore& store, const Switch& cheque) {
  return store.make(std::array{store.number(cheque.x)}, std::array{store.number(cheque.y)});
}

TEST(SwitchSums, AgreeWithTheTable) {
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("heat.tsv")) {
    if (row[0] != "switch-sum") continue;
    ++rows;
    const SwitchSum sum = parse_switches(row[1]);
    const std::string found = row[2] == "left stop"    ? print(stop(sum, Player::left))
                              : row[2] == "right stop" ? print(stop(sum, Player::right))
                                                       : std::string(1, letter(outcome(sum)));
    EXPECT_EQ(found, row[3]) << row[1] << ": " << row[2];
  }
  EXPECT_EQ(rows, 10);
}

// Up to five random switches, with quarters up to 3.
std::vector<Switch> random_switches(std::mt19937& random) {
  const auto end = [&] { return Dyadic::ratio(static_cast<std::int64_t>(random() % 25) - 12, 2); };
  std::vector<Switch> out(random() % 6);
  for (Switch& cheque : out) cheque = {end(), end()};
  return out;
}

// From t = -1, and from 0. Also {x|y} with x = y, which is x*, and with x < y, which is a number.
TEST(SwitchSums, HaveTheStopsOutcomeAndThermographOfTheCanonicalSum) {
  ValueStore store;
  Thermographs extended(store), plain(store, Bottom::zero);
  std::map<std::size_t, int> seen;
  std::mt19937 random(1);
  for (int i = 0; i < 3000; ++i) {
    const std::vector<Switch> cheques = random_switches(random);
    const Dyadic number = Dyadic::ratio(static_cast<std::int64_t>(random() % 41) - 20, 3);
    std::vector<Value> values{store.number(number)};
    for (const Switch& cheque : cheques) values.push_back(value_of(store, cheque));
    const Value whole = store.sum(values);
    const SwitchSum sum = switch_sum(number, cheques);
    ++seen[sum.sizes.size()];
    ASSERT_EQ(stop(sum, Player::left), store.left_stop(whole));
    ASSERT_EQ(stop(sum, Player::right), store.right_stop(whole));
    ASSERT_EQ(outcome(sum), outcome(store, whole));
    ASSERT_TRUE(thermograph_of(extended, sum) == extended.of(whole)) << print(store, whole);
    ASSERT_TRUE(thermograph_of(plain, sum) == plain.of(whole)) << print(store, whole);
  }
  for (std::size_t size = 0; size <= 4; ++size) EXPECT_GT(seen[size], 20) << size;
}

// Outcomes with a stop of 0, which is rare for random numbers.
TEST(SwitchSums, OfSmallIntegersHaveTheOutcomeOfTheCanonicalSum) {
  ValueStore store;
  std::map<Outcome, int> seen;
  for (int mean = -4; mean <= 4; ++mean) {
    for (int subset = 0; subset < 64; ++subset) {
      std::vector<Switch> cheques;
      std::vector<Value> values{store.number(mean)};
      for (int size = 0; size < 6; ++size) {
        if ((subset >> size & 1) == 0) continue;
        cheques.push_back({size, -size});
        values.push_back(value_of(store, cheques.back()));
      }
      const Outcome found = outcome(switch_sum(mean, cheques));
      ++seen[found];
      ASSERT_EQ(found, outcome(store, store.sum(values))) << mean << " " << subset;
    }
  }
  EXPECT_EQ(seen.size(), 4u);
}

// Below t = 0 cooling is not additive: two halves are an integer, whose thermograph is a mast.
TEST(SwitchSums, HaveTheWallsOfTheirLastNumberBelowZero) {
  ValueStore store;
  Thermographs thermographs(store);
  const std::array cheques{Switch{1, 0}, Switch{3, 0}};
  const Thermograph graph = thermograph_of(thermographs, switch_sum(0, cheques));
  const Thermograph one = thermographs.of(value_from_text(store, "{1|0}"));
  const Thermograph three = thermographs.of(value_from_text(store, "{3|0}"));
  EXPECT_EQ(graph.at(Player::left, -1), 3);
  EXPECT_EQ(one.at(Player::right, -1) + three.at(Player::left, -1), 3);
  const std::array halves{Switch{Dyadic::ratio(5, 1), -2}, Switch{1, -1}};
  // Play ends at 5/2 - 1 = 3/2. Left's wall of that number is 2 at the bottom.
  const Thermograph wall = thermograph_of(thermographs, switch_sum(0, halves));
  EXPECT_EQ(wall.at(Player::left, 0), Dyadic::ratio(3, 1));
  EXPECT_EQ(wall.at(Player::left, -1), 2);
}

TEST(SwitchSums, OfAThousandSwitchesHaveAThermograph) {
  std::vector<Switch> cheques;
  for (int size = 1; size <= 1000; ++size) cheques.push_back({size, -size});
  ValueStore store;
  Thermographs thermographs(store);
  const Thermograph graph = thermograph_of(thermographs, switch_sum(0, cheques));
  EXPECT_EQ(graph.mean, 0);
  EXPECT_EQ(graph.temperature, 1000);
  // 1000 - 999 + 998 - ... - 1, which is half of it (rounded up) minus a tax.
  EXPECT_EQ(graph.at(Player::left, 0), 500);
  EXPECT_EQ(graph.at(Player::left, 998), 1);
  EXPECT_EQ(graph.at(Player::right, 0), -500);
  EXPECT_EQ(graph.left.size(), 1001u);
}

// The largest cheque first is as good as any order: compared with every other first choice.
TEST(Cheques, ShouldBeCashedLargestFirst) {
  ValueStore store;
  std::mt19937 random(2);
  for (int run = 0; run < 1000; ++run) {
    const std::vector<Switch> cheques = random_switches(random);
    const auto choice = cheque_to_cash(cheques);
    const auto after = [&](std::size_t i, Player player) {
      std::vector<Value> rest;
      for (std::size_t j = 0; j < cheques.size(); ++j) {
        rest.push_back(j != i                   ? value_of(store, cheques[j])
                       : player == Player::left ? store.number(cheques[j].x)
                                                : store.number(cheques[j].y));
      }
      return store.sum(rest);
    };
    for (std::size_t i = 0; i < cheques.size(); ++i) {
      if (cheques[i].size() < 0) continue;
      ASSERT_TRUE(choice.has_value());
      ASSERT_TRUE(store.less_equal(after(i, Player::left), after(*choice, Player::left)));
      ASSERT_TRUE(store.less_equal(after(*choice, Player::right), after(i, Player::right)));
    }
  }
  EXPECT_FALSE(cheque_to_cash(std::array{Switch{0, 1}}).has_value());
}

// --- three and four stops ---

// Reads "9|5||4|0".
std::vector<Dyadic> parse_stops(std::string text) {
  std::ranges::replace(text, '|', ' ');
  std::istringstream words(text);
  std::vector<Dyadic> out;
  for (std::string word; words >> word;) out.push_back(*parse_dyadic(word));
  return out;
}

TEST(FourStops, AgreeWithTheTable) {
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("heat.tsv")) {
    if (row[0] != "four-stop") continue;
    ++rows;
    const std::vector<Dyadic> s = parse_stops(row[1]);
    const FewStops game = *four_stops(s[0], s[1], s[2], s[3]);
    const std::map<std::string, Dyadic> quantities{{"left stop", game.left_stop},
                                                   {"right stop", game.right_stop},
                                                   {"mean", game.mean},
                                                   {"temperature", game.temperature}};
    EXPECT_EQ(print(quantities.at(row[2])), row[3]) << row[1] << ": " << row[2];
  }
  EXPECT_EQ(rows, 17);
}

class FewStopsAndThermographs : public ::testing::Test {
 protected:
  void expect_same(const FewStops& found, Value g, const std::string& name) {
    const Thermograph graph = thermographs.of(g);
    EXPECT_EQ(found.left_stop, store.left_stop(g)) << name;
    EXPECT_EQ(found.right_stop, store.right_stop(g)) << name;
    EXPECT_EQ(found.mean, graph.mean) << name;
    EXPECT_EQ(found.temperature, graph.temperature) << name;
    EXPECT_EQ(found.market == Market::cold, store.left_stop(g) == store.right_stop(g)) << name;
    ++seen[found.market];
    // The sente player's move raises the temperature. A move in an equitable game never does.
    for (const Player player : {Player::left, Player::right}) {
      if (found.market == Market::cold) continue;
      bool hotter = false;
      for (const Value option : store.options(g, player)) {
        hotter = hotter || thermographs.temperature(option) > found.temperature;
      }
      // If the two temperatures are equal, both formulas hold.
      if (hotter) {
        EXPECT_EQ(found.sente, player) << name;
      }
      if (found.sente == player && !hotter) {
        EXPECT_EQ(thermographs.temperature(store.options(g, player).front()), found.temperature)
            << name;
      }
    }
  }
  Value both(Value left, Value right) { return store.make(std::array{left}, std::array{right}); }
  Value pair(int x, int y) { return both(store.number(x), store.number(y)); }

  ValueStore store;
  Thermographs thermographs{store};
  std::map<Market, int> seen;
};

TEST_F(FewStopsAndThermographs, AgreeOn330FourStopGames) {
  int games = 0;
  for (int a = 0; a < 10; ++a) {
    for (int b = 0; b < a; ++b) {
      for (int c = 0; c <= b; ++c) {
        for (int d = 0; d < c; ++d) {
          ++games;
          expect_same(*four_stops(a, b, c, d), both(pair(a, b), pair(c, d)),
                      fmt::format("{}|{}||{}|{}", a, b, c, d));
        }
      }
    }
  }
  EXPECT_EQ(games, 330);
  EXPECT_EQ(seen.size(), 3u);
}

TEST_F(FewStopsAndThermographs, AgreeIfStopsAreEqualOrOnlyThree) {
  for (int x = -4; x <= 8; ++x) {
    for (int y = -4; y <= x; ++y) {
      for (int z = -4; z <= y; ++z) {
        expect_same(*three_stops(x, y, z, Player::right), both(store.number(x), pair(y, z)),
                    fmt::format("{}||{}|{}", x, y, z));
        expect_same(*three_stops(x, y, z, Player::left), both(pair(x, y), store.number(z)),
                    fmt::format("{}|{}||{}", x, y, z));
        expect_same(*four_stops(x, x, y, z), both(pair(x, x), pair(y, z)),
                    fmt::format("{0}|{0}||{1}|{2}", x, y, z));
        expect_same(*four_stops(x, y, z, z), both(pair(x, y), pair(z, z)),
                    fmt::format("{}|{}||{}|{}", x, y, z, z));
      }
    }
  }
  EXPECT_EQ(seen.size(), 3u);
}

TEST(FourStops, SayWhoseMoveIsSente) {
  EXPECT_EQ(four_stops(9, 5, 4, 0)->market, Market::equitable);
  EXPECT_EQ(four_stops(5, 4, 3, -9)->sente, Player::right);
  EXPECT_EQ(four_stops(10, 2, 1, -1)->sente, Player::left);
  EXPECT_EQ(four_stops(6, 2, 2, -4)->market, Market::cold);
  EXPECT_EQ(three_stops(3, 2, 0, Player::right)->sente, std::nullopt);
  EXPECT_EQ(three_stops(3, 2, -9, Player::right)->sente, Player::right);
}

TEST(FourStops, ThatAreANumberHaveItsTemperature) {
  const Dyadic half = Dyadic::ratio(1, 1);
  EXPECT_EQ(four_stops(3, half, half, -2)->temperature, -half);
  EXPECT_EQ(four_stops(3, half, half, -2)->mean, half);
  // With three stops there is an infinitesimal beside the number: 1/2 + tiny(5/2).
  EXPECT_EQ(three_stops(half, half, -2, Player::right)->temperature, 0);
}

TEST(FourStops, MustNotIncrease) {
  EXPECT_FALSE(four_stops(1, 2, 0, 0).has_value());
  EXPECT_FALSE(three_stops(1, 0, 2, Player::left).has_value());
  EXPECT_EQ(four_stops(3, 2, 1, 4).error().message, "the stops must not rise from left to right");
}

}  // namespace
}  // namespace summand
