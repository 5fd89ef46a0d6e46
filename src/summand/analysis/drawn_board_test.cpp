#include "summand/analysis/drawn_board.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/ruleset/registry.hpp"
#include "summand/testing/short_forms.hpp"

namespace summand {
namespace {

// Without the notation, which has a test of its own.
std::string board_json(std::optional<DrawnBoard> board) {
  if (board && std::holds_alternative<ShapeOfPosition>(*board)) {
    std::get<ShapeOfPosition>(*board).notation.reset();
  }
  JsonWriter json(JsonWriter::Layout::one_line);
  json_form::write(json, board);
  return json.str();
}

std::string board_json(std::string_view game, std::string_view position) {
  return board_json(drawn_board(find_ruleset(game)->parse(position).value()));
}

TEST(DrawnBoard, AGridHasCellsAndHoles) {
  EXPECT_EQ(board_json("domineering", ".#"),
            R"({"kind": "grid", "touched": "cells", "letters": ".#", "rows": 1, "columns": 2, )"
            R"("cells": [{"name": "a1", "content": "."}, )"
            R"({"name": "b1", "content": "#", "hole": true}]})");
}

TEST(DrawnBoard, KnightsOnASquareAreCounted) {
  EXPECT_EQ(board_json("white-knight", "1x2: b1 b1"),
            R"({"kind": "grid", "touched": "cells", "letters": ".1", "rows": 1, "columns": 2, )"
            R"("cells": [{"name": "a1", "content": "."}, {"name": "b1", "content": "2"}]})");
}

TEST(DrawnBoard, HeapsRingsAndCakesAreTexts) {
  EXPECT_EQ(
      board_json("nim", "18446744073709551615"),
      R"({"kind": "heaps", "touched": "heaps", "heaps": [{"size": "18446744073709551615"}]})");
  EXPECT_EQ(board_json("circular", "o6,4"),
            R"({"kind": "heaps", "touched": "heaps", )"
            R"("heaps": [{"size": "6", "ring": true}, {"size": "4"}]})");
  EXPECT_EQ(board_json("cutcake", "2 of 3x4"),
            R"({"kind": "cake", "touched": "cakes", )"
            R"("cakes": [{"rows": 3, "columns": 4, "count": "2"}]})");
}

// A stalk of one edge stands straight on the ground.
TEST(DrawnBoard, AGraphStandsOnItsGround) {
  const auto board = drawn_board(find_ruleset("hackenbush")->parse("L").value());
  const auto& found = std::get<ShapeOfPosition>(board.value());
  ASSERT_TRUE(found.layout);
  const GridPlace top = found.layout->vertices[1];
  const auto& route = found.layout->routes[0];
  ASSERT_EQ(route.size(), 2u);
  EXPECT_EQ(route[0].y, 0);
  EXPECT_EQ(route[1], top);
  const std::string places = board_json(board);
  EXPECT_NE(places.find(R"("vertices": [{"name": "0", "ground": true}, {"name": "1", "x": )"),
            places.npos)
      << places;
  EXPECT_NE(places.find(R"("edges": [{"from": 0, "to": 1, "owner": "left", "route": [{"x": )"),
            places.npos)
      << places;
}

TEST(DrawnBoard, AGraphOfVerticesHasNoOwners) {
  const auto board = drawn_board(find_ruleset("col")->parse("cycle 3").value());
  const auto& found = std::get<ShapeOfPosition>(board.value());
  ASSERT_TRUE(found.layout);
  EXPECT_EQ(found.layout->vertices.size(), 3u);
  const std::string text = board_json(board);
  EXPECT_EQ(text.find("owner"), text.npos);
  EXPECT_NE(text.find(R"("touched": "vertices", "letters": ".br", )"), text.npos) << text;
}

TEST(DrawnBoard, AValueIsPlayedByItsOptions) {
  ValueStore store;
  const Value value = testing::value_from_text(store, "{2|-1}");
  EXPECT_EQ(board_json(drawn_board(store, Term(value))),
            R"({"kind": "braces", "touched": "options", "notation": {"form": "braces", )"
            R"("before": "{", "between": ",", "after": "}"}, "left": ["2"], "right": ["-1"]})");
  EXPECT_EQ(board_json(drawn_board(store, Term(store.nimber(1000)))), "null");
}

TEST(DrawnBoard, RowsHaveTheirNeighboursAndPlaces) {
  EXPECT_EQ(board_json("seating-couples", "L1R, round 2"),
            R"({"kind": "rows", "touched": "cells", "letters": ".LR", )"
            R"("lines": [{"cells": 3}, {"cells": 2, "ring": true}], )"
            R"("cells": [{"name": "1.0", "content": "L", "hole": true}, )"
            R"({"name": "1.1", "content": "."}, {"name": "1.2", "content": "R", "hole": true}, )"
            R"({"name": "2.1", "content": "."}, {"name": "2.2", "content": "."}]})");
}

TEST(DrawnBoard, QueensStandOnSquaresThatAreCountedFromTheCorner) {
  EXPECT_EQ(board_json("wyt-queens", "1,0 1,0"),
            R"({"kind": "grid", "touched": "cells", "letters": ".Q", "rows": 1, "columns": 2, )"
            R"("cells": [{"name": "0,0", "content": "."}, {"name": "1,0", "content": "2Q"}]})");
}

TEST(DrawnBoard, EqualStacksAreCounted) {
  EXPECT_EQ(board_json("babylon", "2r 1b 1b"),
            R"({"kind": "stacks", "touched": "stacks", "letters": "rbgyopwacdefhijklmnqstuvxz", )"
            R"("stacks": [{"colour": "r", "height": "2", "count": "1"}, )"
            R"({"colour": "b", "height": "1", "count": "2"}]})");
}

TEST(DrawnBoard, SidesOfCakesHaveTheirOwners) {
  EXPECT_EQ(board_json("maundy-cake", "2Gx6Lx2R, 2 of 3x4"),
            R"({"kind": "cake", "touched": "cakes", )"
            R"("cakes": [{"rows": 3, "columns": 4, "sides": [{"length": 3, "owner": "right"}, )"
            R"({"length": 4, "owner": "left"}], "count": "2"}, )"
            R"({"sides": [{"length": 2, "owner": "either"}, {"length": 6, "owner": "left"}, )"
            R"({"length": 2, "owner": "right"}], "count": "1"}]})");
  EXPECT_EQ(board_json("impartial-maundy-cake", "45"),
            R"({"kind": "cake", "touched": "cakes", "cakes": [{"rows": 1, "columns": 45, )"
            R"("sides": [{"length": 45, "owner": "either"}], "count": "1"}]})");
}

TEST(DrawnBoard, AChequeHasWhatThePlayersGetForIt) {
  EXPECT_EQ(board_json("cashing-cheques", "2, 9|5||4|0"),
            R"({"kind": "cheques", "touched": "cheques", )"
            R"("cheques": [{"text": "2", "coins": true, "left": "1"}, )"
            R"({"text": "9|5||4|0", "left": "9|5", "right": "4|0"}]})");
}

TEST(DrawnBoard, ABoardSaysHowItIsWritten) {
  JsonWriter json(JsonWriter::Layout::one_line);
  json_form::write(json, drawn_board(find_ruleset("white-knight")->parse("1x1: a1").value()));
  EXPECT_EQ(json.str(), R"({"kind": "grid", "touched": "cells", "letters": ".1", "notation": )"
                        R"_({"form": "pieces", "before": "white-knight(\"", "between": " ", )_"
                        R"_("after": "\")", )_"
                        R"("sized": true}, "rows": 1, "columns": 1, )"
                        R"("cells": [{"name": "a1", "content": "1"}]})");
}

TEST(DrawnBoard, BoardsThatAreTooLargeAreLeftOut) {
  EXPECT_EQ(board_json("wyt-queens", "24,0"), "null");
  EXPECT_EQ(board_json("blockbusting", "L9999R"), "null");
  std::string heaps = "1";
  for (std::size_t i = 0; i < kMostElementsDrawn; ++i) heaps += ",1";
  EXPECT_EQ(board_json("nim", heaps), "null");
}

// Every game that names the cells of its moves has a shape for its examples, and the other way
// round.
TEST(DrawnBoard, ShapesAndCellsComeTogether) {
  std::string without;
  for (const AnyRuleset* game : all_rulesets()) {
    for (const std::string_view example : game->info().given_examples()) {
      const AnyPosition position = game->parse(example).value();
      for (const Player player : {Player::left, Player::right}) {
        const std::size_t expected = position.shape() ? position.move_count(player) : 0;
        EXPECT_EQ(position.cells_of_moves(player).size(), expected)
            << game->info().name << " " << example;
      }
    }
    const bool has_shape = game->parse(game->info().examples[0]).value().shape().has_value();
    if (!has_shape) without += (without.empty() ? "" : " ") + std::string(game->info().name);
  }
  EXPECT_EQ(without, "");
}

}  // namespace
}  // namespace summand
