#include "summand/boards/tinted_graph.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <set>

#include "summand/boards/tinted_graph_labelling.hpp"
#include "summand/boards/tinted_graph_small.hpp"
#include "summand/boards/tinted_graph_symmetry.hpp"
#include "summand/draw/text.hpp"

namespace summand {
namespace {

using Texts = std::vector<std::string>;
constexpr int kAllWays = std::numeric_limits<int>::max();

TintedGraph read(std::string_view text, KeepsAway whom = KeepsAway::opponent) {
  return TintedGraph::parse(text, whom).value();
}

std::string again(std::string_view text) { return read(text).print(); }

TEST(TintedGraph, IsWrittenAsRowsOrAsEdgesAndTints) {
  EXPECT_EQ(again("..L|.#R"), "..L|.#R");
  EXPECT_EQ(again("L-.-.-R"), "L..R");
  EXPECT_EQ(again(" 2-0,1-0 , 2L "), "0-1 0-2 2L");
  EXPECT_EQ(again("0L-1 1-7R 5"), "0-1 1-7 0L 5 7R");
  EXPECT_EQ(again("0-1 1-0"), "0-1");
  EXPECT_EQ(again("empty"), "empty");
}

TEST(TintedGraph, IsReadAsAFamilyAndASize) {
  EXPECT_EQ(again("path 4"), "....");
  EXPECT_EQ(again("cycle 4"), "0-1 0-3 1-2 2-3");
  EXPECT_EQ(again("star 3"), "0-1 0-2 0-3");
  EXPECT_EQ(again("star 0"), "0");
  EXPECT_EQ(again("complete 3"), "0-1 0-2 1-2");
  EXPECT_EQ(again("grid 2x3"), "...|...");
  EXPECT_EQ(read("path 64").count(), 64);
  EXPECT_EQ(read("grid 8x8").count(), 64);
  EXPECT_EQ(read("star 63").count(), 64);
}

TEST(TintedGraph, TheTintsOfARowBetweenPiecesDependOnTheGame) {
  EXPECT_EQ(again("L5-"), "L....");
  EXPECT_EQ(again("L3R"), "L.R");
  EXPECT_EQ(again("L1R"), "#");
  EXPECT_EQ(again("L1L"), "L");
  EXPECT_EQ(again("-2-"), "..");
  EXPECT_EQ(again("L0R"), "empty");
  EXPECT_EQ(read("L3R", KeepsAway::owner).print(), "R.L");
}

// The pieces of Snort and of Col.
constexpr PieceLetters kCattle{'B', 'C'}, kPaint{'B', 'R'};

std::string read_in_snort(std::string_view text) {
  const auto graph = TintedGraph::parse(text, KeepsAway::opponent, kCattle);
  return graph ? graph->print()
               : std::to_string(graph.error().offset) + ": " + graph.error().message;
}
std::string read_in_col(std::string_view text) {
  const auto graph = TintedGraph::parse(text, KeepsAway::owner, kPaint);
  return graph ? graph->print(tints_of(kPaint))
               : std::to_string(graph.error().offset) + ": " + graph.error().message;
}

TEST(TintedGraph, APieceTintsTheVerticesBesideIt) {
  EXPECT_EQ(read_in_snort("B.."), "#L.");
  EXPECT_EQ(read_in_snort("..C|..."), ".R#|..R");
  EXPECT_EQ(read_in_snort("B.C"), "###");
  EXPECT_EQ(read_in_snort("0-1 1-2 2-0 0B"), "1-2 1L 2L");
  EXPECT_EQ(read_in_snort("B-.-."), "#L.");
  EXPECT_EQ(read_in_snort("B5-"), "L....");
  EXPECT_EQ(read_in_col("B.."), "#r.");
  EXPECT_EQ(read_in_col("B.B"), "#r#");
  EXPECT_EQ(read_in_col("BR."), "##b");
  EXPECT_EQ(read_in_col("0-1 0B"), "1r");
  EXPECT_EQ(read_in_col("R5-"), "b....");
}

TEST(TintedGraph, TintsAreWrittenAsSmallLettersOfPieces) {
  EXPECT_EQ(read_in_snort("b.c"), "L.R");
  EXPECT_EQ(read_in_snort("c"), "R");
  EXPECT_EQ(read_in_snort("Bb.c"), "#L.R");
  EXPECT_EQ(read_in_snort("0-1 0b"), "0-1 0L");
  EXPECT_EQ(read_in_col("b.r"), "b.r");
  EXPECT_EQ(read_in_col("Rb."), "#b.");
  EXPECT_EQ(read_in_col("L..R"), "b..r");
  EXPECT_EQ(read_in_col("0-1 2r"), "0-1 2r");
}

TEST(TintedGraph, ALetterThatCouldMeanTwoThingsIsRefused) {
  EXPECT_EQ(read_in_col(".R"),
            "1: R could be a tint or a piece: write r if only Right may use this vertex; if it has "
            "a piece of Right, write # here and b beside it");
  EXPECT_EQ(read_in_col("0-1 1R").substr(0, 2), "5:");
  EXPECT_EQ(read_in_snort(".R"), ".R");
  const std::string mixed =
      "L is a tint, and B belongs to texts with pieces: there B and C are pieces, b and c are "
      "tints";
  EXPECT_EQ(read_in_snort("L.B"), "2: " + mixed);
  EXPECT_EQ(read_in_snort("BL"), "1: " + mixed);
}

TEST(TintedGraph, PiecesThatCannotStandSideBySideAreRefused) {
  EXPECT_EQ(read_in_snort(".BC"), "2: B and C may not stand side by side");
  EXPECT_EQ(read_in_snort("BB"), "##");
  EXPECT_EQ(read_in_col(".BB"), "2: B and B may not stand side by side");
  EXPECT_EQ(read_in_snort("Bc"),
            "1: the B beside this vertex keeps Right away: write # if nobody may use it");
  EXPECT_EQ(read_in_col("Bb"),
            "1: the B beside this vertex keeps Left away: write # if nobody may use it");
  EXPECT_EQ(read_in_snort("b-.-B-c").substr(0, 2), "6:");
}

TEST(TintedGraph, FamiliesAreNotTakenForRows) {
  EXPECT_EQ(read_in_snort("cycle 3"), "0-1 0-2 1-2");
  EXPECT_EQ(read_in_snort("bc"), "LR");
  EXPECT_EQ(read_in_snort("cx").substr(0, 2), "2:");
}

std::string graph_error(std::string_view text) {
  const auto bad = TintedGraph::parse(text, KeepsAway::owner);
  return bad ? "fine" : std::to_string(bad.error().offset) + ": " + bad.error().message;
}

TEST(TintedGraph, SaysWhereTheInputIsWrong) {
  const std::string expected =
      "expected rows such as \"..L|.#R\", edges such as \"0-1 1-2 2L\", a row between pieces such "
      "as \"L5-\", a family such as \"cycle 5\", or a line of another program such as \"graph6 "
      "D?{\"";
  EXPECT_EQ(graph_error(""), "0: " + expected);
  EXPECT_EQ(graph_error("?"), "0: " + expected);
  EXPECT_EQ(graph_error("-L"), "0: " + expected);
  EXPECT_EQ(graph_error("..x"), "2: expected '.' (free), 'L', 'R' (tints), '#' (gone) or '|'");
  EXPECT_EQ(graph_error("...|.."), "6: ragged rows: the last must have 3 vertices like the first");
  EXPECT_EQ(graph_error("..|..."), "5: ragged rows: each must have 2 vertices like the first");
  EXPECT_EQ(graph_error("|.."), "0: the first row is empty");
  EXPECT_EQ(graph_error(std::string(65, '.')), "0: a position has at most 64 vertices");
  EXPECT_EQ(graph_error("0-1 1-64"), "6: vertices are numbered up to 63");
  EXPECT_EQ(graph_error("0-1 1-99999999999999999999"), "6: vertices are numbered up to 63");
  EXPECT_EQ(graph_error("0-1 2-2"), "4: an edge joins two different vertices");
  EXPECT_EQ(graph_error("0-1 1L 1R"), "7: vertex 1 is marked twice, as L and as R");
  EXPECT_EQ(graph_error("0-"), "2: expected edges such as 0-1, or vertices such as 2, 2L or 2R");
  EXPECT_EQ(graph_error("0-1-2"), "3: expected edges such as 0-1, or vertices such as 2, 2L or 2R");
  EXPECT_EQ(graph_error("0-1 x"), "4: expected edges such as 0-1, or vertices such as 2, 2L or 2R");
  EXPECT_EQ(graph_error("wheel 5"), "0: 'wheel' is none of path, cycle, star, complete and grid");
  EXPECT_EQ(graph_error("cycle"),
            "5: behind the name of a family stands its size, such as cycle 5 or grid 3x4");
  EXPECT_EQ(graph_error("cycle 2"), "6: the least cycle is cycle 3");
  EXPECT_EQ(graph_error(" path 65"), "6: a position has at most 64 vertices");
  EXPECT_EQ(graph_error("path 3x4"), "5: a path is written by one number: path 5");
  EXPECT_EQ(graph_error("grid 7"), "5: a grid is written by rows and columns: grid 3x4");
  EXPECT_EQ(graph_error("grid 9x8"), "5: a position has at most 64 vertices");
  EXPECT_EQ(graph_error("grid 0x8"), "5: a grid has a row and a column at least");
  EXPECT_EQ(graph_error("grid 3x"), "7: expected columns, as in grid 3x4");
  EXPECT_EQ(graph_error("path 5!"), "6: there is more behind the size of the family");
  EXPECT_EQ(graph_error("L65R"), "1: a position has at most 64 vertices");
  EXPECT_EQ(graph_error("L5"),
            "2: a row between pieces is an L, R or -, its length, and an L, R or -, "
            "as in L5-");
}

TEST(TintedGraph, IsMadeOfWordsAndSizesToo) {
  const auto made = [](Arguments arguments) {
    const auto graph = TintedGraph::make(arguments);
    return graph ? graph->print() : std::to_string(graph.error().offset);
  };
  EXPECT_EQ(made({{Word{"path"}, 0}, {std::int64_t{3}, 6}}), "...");
  EXPECT_EQ(made({{Word{"grid"}, 0}, {Dimensions{{2, 2}}, 6}}), "..|..");
  EXPECT_EQ(made({{Dimensions{{2, 2}}, 0}}), "..|..");
  EXPECT_EQ(made({{Word{"cycle"}, 4}, {std::int64_t{2}, 11}}), "11");
  EXPECT_EQ(made({{Word{"wheel"}, 4}, {std::int64_t{2}, 11}}), "4");
  EXPECT_EQ(made({{Dimensions{{2, 2, 2}}, 3}}), "3");
  EXPECT_EQ(made({{std::int64_t{7}, 3}}), "3");
  EXPECT_EQ(made({}), "0");
}

TEST(TintedGraph, AVertexThatNobodyMayUseIsGoneWithItsEdges) {
  TintedGraph graph = read("0-1 1-2 2-3");
  graph.forbid(0b0100, Player::left);
  EXPECT_EQ(graph.print(), "0-1 1-2 2-3 2R");
  graph.forbid(0b0100, Player::right);
  EXPECT_EQ(graph.print(), "0-1 3");
  graph.remove(3);
  EXPECT_EQ(graph, read("0-1"));
  TintedGraph grid = TintedGraph::grid(2, 2);
  grid.remove(0);
  EXPECT_EQ(grid, read("#.|.."));
}

// The graph with its vertices renumbered at random.
TintedGraph shuffled(const TintedGraph& graph, std::mt19937& random) {
  const int count = graph.count();
  std::vector<int> number(static_cast<std::size_t>(count));
  for (int v = 0; v < count; ++v) number[static_cast<std::size_t>(v)] = v;
  std::ranges::shuffle(number, random);
  TintedGraph out(count);
  for (int v = 0; v < count; ++v) {
    const int to = number[static_cast<std::size_t>(v)];
    TintedGraph::for_each(
        graph.beside(v), [&](int other) { out.join(to, number[static_cast<std::size_t>(other)]); });
    for (const Player player : {Player::left, Player::right}) {
      if ((graph.usable(player) >> v & 1) == 0) out.forbid(TintedGraph::Set{1} << to, player);
    }
  }
  return out;
}

TEST(TintedGraph, IsomorphicGraphsGetTheSameLabels) {
  std::mt19937 random(3);
  for (const TintedGraph& graph : connected_graphs(5)) {
    for_each_tinting(graph, 7, [&](const TintedGraph& tinted) {
      EXPECT_EQ(shuffled(tinted, random).relabelled(kAllWays), tinted.relabelled(kAllWays))
          << tinted.print();
    });
  }
  const TintedGraph petersen = read("0-1 1-2 2-3 3-4 4-0 5-7 7-9 9-6 6-8 8-5 0-5 1-6 2-7 3-8 4-9");
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(shuffled(petersen, random).relabelled(kAllWays), petersen.relabelled(kAllWays));
  }
}

// Every numbering keeps the number of triangles and the degrees of their vertices.
TEST(TintedGraph, ALabelledGraphIsTheSameGraph) {
  std::mt19937 random(5);
  for (const TintedGraph& graph : connected_graphs(6)) {
    const TintedGraph labelled = graph.relabelled(1);
    const auto looks = [](const TintedGraph& g) {
      std::multiset<std::array<int, 2>> out;
      TintedGraph::for_each(g.vertices(), [&](int v) {
        int triangles = 0;
        TintedGraph::for_each(
            g.beside(v), [&](int u) { triangles += std::popcount(g.beside(u) & g.beside(v)); });
        out.insert({std::popcount(g.beside(v)), triangles});
      });
      return out;
    };
    EXPECT_EQ(looks(labelled), looks(graph)) << graph.print();
  }
}

// The numbers of connected graphs, OEIS A001349.
TEST(TintedGraph, TheNumberOfConnectedGraphsIsTheKnownOne) {
  EXPECT_EQ(connected_graphs(1).size(), 1u);
  EXPECT_EQ(connected_graphs(4).size(), 6u);
  EXPECT_EQ(connected_graphs(5).size(), 21u);
  EXPECT_EQ(connected_graphs(6).size(), 112u);
}

Texts parts_of(std::string_view text, KeepsAway whom) {
  Texts out;
  for (const TintedGraph& part : read(text).parts(whom)) out.push_back(part.print());
  std::ranges::sort(out);
  return out;
}

TEST(TintedGraph, FallsApartAtEdgesAcrossWhichNothingIsForbidden) {
  EXPECT_EQ(parts_of(".L|.R", KeepsAway::owner), (Texts{"L..R"}));
  EXPECT_EQ(parts_of(".LR.", KeepsAway::owner), (Texts{".L", ".R"}));
  EXPECT_EQ(parts_of(".LR.", KeepsAway::opponent), (Texts{".LR."}));
  EXPECT_EQ(parts_of(".LL.", KeepsAway::opponent), (Texts{".L", ".L"}));
  EXPECT_EQ(parts_of(".LL.", KeepsAway::owner), (Texts{".LL."}));
  EXPECT_EQ(parts_of("0-1 2-3 3-4 7L", KeepsAway::owner), (Texts{"..", "...", "L"}));
  EXPECT_EQ(parts_of("##|#.", KeepsAway::owner), (Texts{"."}));
  EXPECT_TRUE(parts_of("#", KeepsAway::owner).empty());
}

TEST(TintedGraph, FindsSymmetriesForAnswers) {
  const auto in_col = [](std::string_view text) {
    return has_answering_symmetry(read(text), KeepsAway::owner);
  };
  const auto in_snort = [](std::string_view text) {
    return has_answering_symmetry(read(text), KeepsAway::opponent);
  };
  EXPECT_TRUE(in_col("grid 8x8") && in_snort("grid 8x8"));
  EXPECT_TRUE(in_col("cycle 12") && in_snort("cycle 12"));
  // The middle vertices are images of each other and neighbours.
  EXPECT_TRUE(in_col("path 6") && !in_snort("path 6"));
  EXPECT_TRUE(in_col("grid 3x4") && !in_snort("complete 4"));
  EXPECT_TRUE(in_col("L..R") && !in_col("L..L") && !in_col("L.R"));
  EXPECT_TRUE(in_snort("L.|.R") && !in_snort("LR|.."));
  EXPECT_FALSE(in_col("grid 3x3"));
}

TEST(TintedGraph, GridsAreDrawnAsBoardsAndOtherPlanarGraphsWithoutCrossings) {
  EXPECT_EQ(rows_of(read(".L|#R").picture()), (Texts{"○───L", "    │", "    R"}));
  EXPECT_EQ(rows_of(read("cycle 3").picture()), (Texts{"○1────○2", " ╲  ╱", "  ○0"}));
  EXPECT_EQ(rows_of(read("0-2 1-3 0L").picture()), (Texts{"○2    ○3", "│     │", "L0    ○1"}));
}

TEST(TintedGraph, GraphsThatAreNotPlanarAreDrawnUnderArcs) {
  EXPECT_EQ(rows_of(TintedGraph::complete(5).picture()).back(), "0    1    2    3    4");
  EXPECT_EQ(rows_of(TintedGraph::complete(20).picture()).size(), 1u);
}

}  // namespace
}  // namespace summand
