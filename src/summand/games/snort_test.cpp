#include "summand/games/snort.hpp"

#include <bit>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/draw/text.hpp"
#include "summand/ruleset/tinting_test_support.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/heating.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using summand::testing::value_from_text;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<Snort> && SplitsByMoves<Snort> && HasMirror<Snort> && HasKey<Snort> &&
              HasTheorem<Snort> && HasPicture<Snort> && HasPictureAfter<Snort> &&
              MakesStarts<Snort> && !HasRepresentative<Snort> && !MayBeImpartial<Snort>);

TEST(Snort, ATakenFieldIsGoneAndItsNeighboursAreTintedForItsOwner) {
  EXPECT_EQ(moves_from<Snort>("...", Player::left), (Texts{"#L.", ".L#", "L#L"}));
  EXPECT_EQ(moves_from<Snort>("...", Player::right), (Texts{"#R.", ".R#", "R#R"}));
}

TEST(Snort, BullsAndCowsAreNeverSideBySide) {
  EXPECT_EQ(moves_from<Snort>(".R", Player::left), (Texts{"##"}));
  EXPECT_EQ(moves_from<Snort>("LR", Player::right), (Texts{"##"}));
  EXPECT_TRUE(moves_from<Snort>("R", Player::left).empty());
  EXPECT_EQ(moves_from<Snort>("0-1 1-2 2R", Player::left), (Texts{"0L", "1-2 1L 2R"}));
}

TEST(Snort, BullsAndCowsOfAMatchStayWhereTheyWerePut) {
  const Snort rules;
  // b1 is beside a bull and a cow, c1 and a2 are beside one of them.
  const std::vector<MoveMade<int>> made = {{Player::left, 0}, {Player::right, 4}};
  EXPECT_EQ(rows_of(rules.picture_after(rules.parse("...|...").value(), made)),
            (Texts{"B───#───○", "│   │   │", "#───C───c"}));
  const std::vector<MoveMade<int>> on_graph = {{Player::left, 1}};
  EXPECT_EQ(rows_of(rules.picture_after(rules.parse("0-1 0-2 2-3").value(), on_graph)),
            (Texts{"        ○3", "        │", "B1      ○2", "  ╲   ╱", "    b0"}));
}

TEST(Snort, ValuesAndHeatOfTheBook) {
  ValueStore store;
  Evaluator<Snort> value({}, store);
  Thermographs thermographs(store);
  std::size_t rows = 0;
  for (const auto& row : summand::testing::table("snort.tsv")) {
    ASSERT_EQ(row.size(), 3u);
    const auto graph = Snort{}.parse(row[0]);
    ASSERT_TRUE(graph) << row[0];
    const Value found = value(*graph);
    if (row[1] == "value") {
      EXPECT_EQ(found, value_from_text(store, row[2])) << row[0] << ": " << print(store, found);
    } else if (row[1] == "mean") {
      EXPECT_EQ(print(thermographs.mean(found)), row[2]) << row[0];
    } else {
      ASSERT_EQ(row[1], "temperature");
      EXPECT_EQ(print(thermographs.temperature(found)), row[2]) << row[0];
    }
    ++rows;
  }
  EXPECT_EQ(rows, 111u);
}

// The table of chains: LnL, LnR, -nL and -n-.
TEST(Snort, ValuesOfChains) {
  const Texts chains[] = {
      {"0", "0", "0", "0"},
      {"1", "0", "1", "*"},
      {"2", "*", "{1|0}", "{1|-1}"},
      {"{2|0}", "{1|-1}", "{2|-1}", "{2|-2}"},
      {"{3|*}", "{2|-2}", "{3|-1*}", "{{2|1}|{-1|-2}}"},
      {"{4|0,{1|-1}}", "{2*|-2*}", "{{3|2}|{0|-2},{*|-1*}}", "{1,{3|0}|-1,{0|-3}}"},
  };
  for (std::size_t n = 0; n < std::size(chains); ++n) {
    const std::string length = std::to_string(n);
    EXPECT_TRUE(has_value<Snort>("L" + length + "L", chains[n][0]));
    EXPECT_TRUE(has_value<Snort>("L" + length + "R", chains[n][1]));
    EXPECT_TRUE(has_value<Snort>("-" + length + "L", chains[n][2]));
    EXPECT_TRUE(has_value<Snort>("-" + length + "-", chains[n][3]));
  }
  EXPECT_TRUE(has_value<Snort>("-6-", "*"));
  EXPECT_TRUE(has_value<Snort>("L7L", "{{5|2*}|0}"));
  EXPECT_TRUE(has_value<Snort>("L-.-.-.-L", "{4|0,+-1}"));
  EXPECT_TRUE(has_value<Snort>("0-1 1-2 2-3 2-4", "+-{3|2}"));
}

// +-(n-1) for a free graph of n vertices, one of which is beside all others.
TEST(Snort, AFreeGraphWithAHubIsASwitch) {
  ValueStore store;
  Evaluator<Snort> search({}, store, By::search);
  std::size_t hubs = 0, others = 0;
  for (int vertices = 1; vertices <= 7; ++vertices) {
    for (const TintedGraph& graph : connected_graphs(vertices)) {
      const Value left = store.number(Dyadic(vertices - 1)), right = store.negative(left);
      const Value expected = store.make({&left, 1}, {&right, 1});
      if (const auto ends = snort::switch_by_sweeps(graph)) {
        EXPECT_EQ(*ends, (snort::Switch{vertices - 1, vertices - 1})) << graph.print();
        EXPECT_EQ(search(graph), expected) << graph.print();
        ++hubs;
      } else {
        others += search(graph) != expected;
      }
    }
  }
  EXPECT_GT(hubs, 100u);
  // The condition on the hub is needed.
  EXPECT_GT(others, 100u);
}

TEST(Snort, CompleteGraphsOfAnyTintsAreSwitchesOrNumbers) {
  ValueStore store;
  Evaluator<Snort> anything({}, store), search({}, store, By::search);
  for_each_tinting(TintedGraph::complete(7), 1, [&](const TintedGraph& graph) {
    const int left = std::popcount(graph.usable(Player::left));
    const int right = std::popcount(graph.usable(Player::right));
    if (left > 0 && right > 0) {
      EXPECT_EQ(snort::switch_by_sweeps(graph), (snort::Switch{left - 1, right - 1}));
    } else {
      EXPECT_EQ(search(graph), store.number(Dyadic(left - right)));
    }
    EXPECT_EQ(anything(graph), search(graph)) << graph.print();
  });
}

// Counts the pairs of Left's moves in which the first should be at least as good according to
// `prefers`, and those of them in which it is not.
template <class Prefers>
std::pair<std::size_t, std::size_t> preferences(Prefers&& prefers) {
  ValueStore store;
  Evaluator<Snort> value({}, store, By::search);
  const Snort rules;
  std::size_t pairs = 0, wrong = 0;
  for (const TintedGraph& graph : connected_graphs(5)) {
    for_each_tinting(graph, 2, [&](const TintedGraph& tinted) {
      const auto usable = tinted.usable(Player::left);
      TintedGraph::for_each(usable, [&](int x) {
        TintedGraph::for_each(usable & ~(TintedGraph::Set{1} << x), [&](int y) {
          if (!prefers(tinted, x, y)) return;
          ++pairs;
          wrong += !store.less_equal(value(rules.play(tinted, Player::left, y)),
                                     value(rules.play(tinted, Player::left, x)));
        });
      });
    });
  }
  return {pairs, wrong};
}

TEST(Snort, AMoveThatReachesFurtherIsAtLeastAsGood) {
  const auto [pairs, wrong] = preferences(snort::left_prefers);
  EXPECT_GT(pairs, 3'000u);
  EXPECT_EQ(wrong, 0u);
}

TEST(Snort, ReachingFurtherIsNotEnoughForFreeFieldsThatAreNotNeighbours) {
  const auto [pairs, wrong] = preferences([](const TintedGraph& graph, int x, int y) {
    return (graph.beside(y) & ~graph.beside(x) & ~(TintedGraph::Set{1} << x)) == 0;
  });
  EXPECT_GT(pairs, 3'000u);
  EXPECT_GT(wrong, 0u);
}

TEST(Snort, TheSecondPlayerAnswersByTheImage) {
  ValueStore store;
  Evaluator<Snort> search({}, store, By::search);
  for (const char* text : {"cycle 6", "cycle 8", "grid 2x4", "grid 2x2", "L.|.R"}) {
    const TintedGraph graph = Snort{}.parse(text).value();
    EXPECT_TRUE(Snort{}.theorem(graph, store)) << text;
    EXPECT_EQ(search(graph), store.zero()) << text;
  }
  // Not if a vertex is beside its image.
  EXPECT_FALSE(Snort{}.theorem(Snort{}.parse("...|.L.|..R|...").value(), store));
  EXPECT_NE(search(Snort{}.parse("path 4").value()), store.zero());
}

// The children's party: rows between children are overheated from 0 by 1 (Winning Ways ch. 6),
// after a star is added if the row is odd (LnL) or even (LnR). The cooled values are y(XnY) =
// {y(XaL)+y(LbY)-1/2 | y(XaR)+y(RbY)+1/2}, except y(L1L) = 1/2 and y(L2L) = 1.
class CooledParty {
 public:
  explicit CooledParty(ValueStore& store) : store_(store) {}

  // `same`: both neighbours are Left's. Otherwise one is Right's.
  Value of(int n, bool same) {
    while (std::ssize(same_) <= n) grow();
    return (same ? same_ : mixed_)[static_cast<std::size_t>(n)];
  }

 private:
  void grow() {
    const int n = static_cast<int>(same_.size());
    same_.push_back(n <= 2 ? store_.number(Dyadic(n).scaled(-1)) : made(n, true));
    mixed_.push_back(n <= 1 ? store_.zero() : made(n, false));
  }
  Value at(int n, bool left_end, bool right_end) {
    if (left_end != right_end) return mixed_[static_cast<std::size_t>(n)];
    const Value value = same_[static_cast<std::size_t>(n)];
    return left_end ? value : store_.negative(value);
  }
  // The value of the row L n L, or L n R.
  Value made(int n, bool same) {
    const Value half = store_.number(Dyadic(1).scaled(-1));
    std::vector<Value> left, right;
    for (int a = 0; a < n; ++a) {
      const int b = n - 1 - a;
      // A child may not sit next to a child of the other sex.
      if (same || b > 0) {
        left.push_back(store_.difference(store_.sum(at(a, true, true), at(b, true, same)), half));
      }
      if (a > 0 && (!same || b > 0)) {
        right.push_back(store_.sum(store_.sum(at(a, true, false), at(b, false, same)), half));
      }
    }
    return store_.make(left, right);
  }

  ValueStore& store_;
  std::vector<Value> same_, mixed_;
};

TEST(Snort, RowsBetweenPiecesAreTheOverheatedParty) {
  ValueStore store;
  Evaluator<Snort> value({}, store, By::search);
  CooledParty party(store);
  for (int n = 0; n <= 8; ++n) {
    for (const bool same : {true, false}) {
      const std::string text = "L" + std::to_string(n) + (same ? "L" : "R");
      Value row = value(Snort{}.parse(text).value());
      if (same ? n % 2 == 1 : n % 2 == 0 && n > 0) row = store.sum(row, store.nimber(1));
      EXPECT_EQ(overheat_from_zero(store, party.of(n, same), store.number(Dyadic(1))).value(), row)
          << text;
    }
  }
}

TEST(Snort, ConnectedGraphsOfFiveVerticesWithAllTintsTakeNoTime) {
  ValueStore store;
  Evaluator<Snort> search({}, store, By::search);
  std::size_t positions = 0;
  for (const TintedGraph& graph : connected_graphs(5)) {
    for_each_tinting(graph, 1, [&](const TintedGraph& tinted) {
      search(tinted);
      ++positions;
    });
  }
  EXPECT_EQ(positions, 21u * 243u);
  EXPECT_LT(search.positions(), 900u);
}

TEST(Snort, BoardsThatAMatchShowsAreRead) {
  testing::expect_boards_of_matches_are_read<Snort>("...|...|...");
  testing::expect_boards_of_matches_are_read<Snort>("....|.#..|....");
  testing::expect_boards_of_matches_are_read<Snort>("......");
}

}  // namespace
}  // namespace summand::games
