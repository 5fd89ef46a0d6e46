#include "summand/games/col.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/draw/text.hpp"
#include "summand/ruleset/tinting_test_support.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/plain_value.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using summand::testing::PlainValue;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<Col> && SplitsByMoves<Col> && HasMirror<Col> && HasKey<Col> &&
              HasTheorem<Col> && HasPicture<Col> && HasPictureAfter<Col> && MakesStarts<Col> &&
              !HasRepresentative<Col> && !MayBeImpartial<Col>);

TEST(Col, PaintedRegionsKeepTheirColoursInAMatch) {
  const Col rules;
  const std::vector<MoveMade<int>> made = {{Player::left, 0}, {Player::right, 1}};
  EXPECT_EQ(rows_of(rules.picture_after(rules.parse("...").value(), made)),
            std::vector<std::string>{"B───R───b"});
}

TEST(Col, APaintedVertexIsGoneAndItsNeighboursAreTintedForTheOpponent) {
  EXPECT_EQ(moves_from<Col>("...", Player::left), (Texts{"#r.", ".r#", "r#r"}));
  EXPECT_EQ(moves_from<Col>("...", Player::right), (Texts{"#b.", ".b#", "b#b"}));
}

TEST(Col, AVertexThatNobodyMayUseIsLeftOut) {
  EXPECT_EQ(moves_from<Col>("b.", Player::left), (Texts{"##", "#r"}));
  EXPECT_EQ(moves_from<Col>("r.", Player::left), (Texts{"r#"}));
  EXPECT_TRUE(moves_from<Col>("rr", Player::left).empty());
}

TEST(Col, VerticesKeepTheirNames) {
  const Col rules;
  const auto names = [&](std::string_view text) {
    Texts out;
    const TintedGraph graph = rules.parse(text).value();
    for_each_move(rules, graph, Player::left, [&](int vertex) {
      out.push_back(rules.print_move(graph, Player::left, vertex));
    });
    return out;
  };
  EXPECT_EQ(names(".r.|#.b"), (Texts{"a1", "c1", "b2", "c2"}));
  EXPECT_EQ(names("3-5 5-9 9r"), (Texts{"3", "5"}));
  EXPECT_EQ(moves_from<Col>("3-5 5-9", Player::left), (Texts{"3-5 5r", "3r 9r", "5-9 5r"}));
}

TEST(Col, ValuesOfTheBook) {
  std::size_t rows = 0;
  for (const auto& row : summand::testing::table("col.tsv")) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_TRUE(has_value<Col>(row[0], row[1]));
    ++rows;
  }
  EXPECT_EQ(rows, 33u);
}

TEST(Col, SearchFindsTheValuesOfTheBookToo) {
  ValueStore store;
  Evaluator<Col> anything({}, store), search({}, store, By::search);
  for (const auto& row : summand::testing::table("col.tsv")) {
    const TintedGraph graph = Col{}.parse(row[0]).value();
    EXPECT_EQ(search(graph), anything(graph)) << row[0];
  }
}

bool is_number_or_number_and_star(ValueStore& store, Value value) {
  const Value number = store.number(store.left_stop(value));
  return value == number || value == store.sum(number, store.nimber(1));
}

TEST(Col, EveryPositionIsANumberOrANumberAndAStar) {
  ValueStore store;
  Evaluator<Col> search({}, store, By::search);
  std::size_t stars = 0;
  Col{}.small_positions([&](const TintedGraph& graph) {
    const Value value = search(graph);
    EXPECT_TRUE(is_number_or_number_and_star(store, value)) << graph.print();
    stars += value != store.number(store.left_stop(value));
  });
  EXPECT_GT(stars, 1'000u);
}

// G^L + * <= G <= G^R + *: a move loses something, apart from a star.
TEST(Col, NobodyGainsByAMoveAndAStar) {
  ValueStore store;
  Evaluator<Col> value({}, store, By::search);
  const Col rules;
  std::size_t moves = 0, without_star = 0;
  rules.small_positions([&](const TintedGraph& graph) {
    for (const Player player : {Player::left, Player::right}) {
      for_each_move(rules, graph, player, [&](int vertex) {
        const Value before = value(graph), after = value(rules.play(graph, player, vertex));
        const Value raised = store.sum(after, store.nimber(1));
        const bool left = player == Player::left;
        EXPECT_TRUE(left ? store.less_equal(raised, before) : store.less_equal(before, raised))
            << graph.print() << " " << vertex;
        ++moves;
        without_star += left ? store.less_equal(after, before) : store.less_equal(before, after);
      });
    }
  });
  EXPECT_GT(moves, 10'000u);
  // Without the star it would be wrong: a move in * gains something.
  EXPECT_LT(without_star, moves);
}

// Right gains nothing if a vertex becomes tinted for Left, and Left gains nothing if that vertex is
// then removed.
TEST(Col, ATintForAPlayerIsGoodForHim) {
  ValueStore store;
  Evaluator<Col> value({}, store, By::search);
  std::size_t checked = 0;
  for (const TintedGraph& graph : connected_graphs(5)) {
    for_each_tinting(graph, 5, [&](const TintedGraph& tinted) {
      TintedGraph::for_each(tinted.free(), [&](int vertex) {
        TintedGraph for_left = tinted, gone = tinted;
        for_left.forbid(TintedGraph::Set{1} << vertex, Player::right);
        gone.remove(vertex);
        EXPECT_TRUE(store.less_equal(value(tinted), value(for_left))) << tinted.print();
        EXPECT_TRUE(store.less_equal(value(gone), value(for_left))) << tinted.print();
        ++checked;
      });
    });
  }
  EXPECT_GT(checked, 1'000u);
}

std::string theorem_of(std::string_view text) {
  ValueStore store;
  const auto known = Col{}.theorem(Col{}.parse(text).value(), store);
  return known ? print(store, std::get<Value>(known->what)) : "unknown";
}

TEST(Col, ShapesHaveTheirFormulas) {
  EXPECT_EQ(theorem_of("L......."), "1/2");
  EXPECT_EQ(theorem_of("L......L"), "1");
  EXPECT_EQ(theorem_of("r......."), "-1/2");
  EXPECT_EQ(theorem_of("path 64"), "0");
  EXPECT_EQ(theorem_of("."), "*");
  EXPECT_EQ(theorem_of("cycle 63"), "0");
  EXPECT_EQ(theorem_of("star 62"), "0");
  EXPECT_EQ(theorem_of("star 63"), "*");
  EXPECT_EQ(theorem_of("complete 64"), "0");
  EXPECT_EQ(theorem_of("grid 8x8"), "0");
  EXPECT_EQ(theorem_of(".L."), "0");
  EXPECT_EQ(theorem_of("L.L.L"), "unknown");
}

// The formulas agree with search far beyond the small positions of the laws.
TEST(Col, FormulasAgreeWithSearchOnLongerShapes) {
  ValueStore store;
  Evaluator<Col> search({}, store, By::search);
  const auto check = [&](const TintedGraph& graph) {
    const auto known = Col{}.theorem(graph, store);
    ASSERT_TRUE(known) << graph.print();
    EXPECT_EQ(std::get<Value>(known->what), search(graph)) << graph.print();
  };
  for (int n = 2; n <= 12; ++n) {
    for (const char* ends : {"..", "b.", "bb", "br", "r.", "rr"}) {
      check(Col{}.parse(ends[0] + std::string(static_cast<std::size_t>(n), '.') + ends[1]).value());
    }
    if (n >= 3) check(TintedGraph::cycle(n));
    TintedGraph star = TintedGraph::star(n);
    check(star);
    star.forbid(1, Player::left);
    check(star);
  }
  for_each_tinting(TintedGraph::complete(6), 1, check);
}

// A wrong variant: all free chains of odd length would be *, as the first one is.
TEST(Col, NotEveryOddChainIsAStar) {
  EXPECT_TRUE(has_value<Col>(".", "*"));
  EXPECT_TRUE(has_value<Col>("...", "0"));
}

TEST(Col, ConnectedGraphsOfFiveVerticesWithAllTintsTakeNoTime) {
  ValueStore store;
  Evaluator<Col> search({}, store, By::search);
  std::size_t positions = 0;
  for (const TintedGraph& graph : connected_graphs(5)) {
    for_each_tinting(graph, 1, [&](const TintedGraph& tinted) {
      search(tinted);
      ++positions;
    });
  }
  EXPECT_EQ(positions, 21u * 243u);
  // Up to isomorphism there are far fewer.
  EXPECT_LT(search.positions(), 1'100u);
}

TEST(Col, BoardsThatAMatchShowsAreRead) {
  testing::expect_boards_of_matches_are_read<Col>("...|...|...");
  testing::expect_boards_of_matches_are_read<Col>("....|.#..|....");
  testing::expect_boards_of_matches_are_read<Col>("......");
}

}  // namespace
}  // namespace summand::games
