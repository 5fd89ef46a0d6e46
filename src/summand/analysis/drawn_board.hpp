// DrawnBoard: the board of a game in a sum, as data for pages that draw it and let people point at
// it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/analysis/board_notation.hpp"
#include "summand/boards/board_shape.hpp"
#include "summand/text/description.hpp"
#include "summand/value/store.hpp"
#include "summand/verdict/term.hpp"

namespace summand {

// The shape of a position, and how such boards are written. If it is a graph with a layout, also
// the places of its vertices.
struct ShapeOfPosition {
  BoardShape shape;
  std::optional<ShapeLayout> layout{};
  std::optional<BoardNotation> notation{};
};

// A game without a board is played by its options.
struct OptionsOfValue {
  std::vector<std::string> left, right;
};

using DrawnBoard = std::variant<ShapeOfPosition, OptionsOfValue>;

// nullopt if the game gives no shape, if the position has more than kMostElementsDrawn cells, edges
// or heaps, and if the value has more than kMostOptionsDrawn options. If the time is over, the
// layout is left out. Only the texts of options may throw LimitReached.
std::optional<DrawnBoard> drawn_board(const AnyPosition& position);
std::optional<DrawnBoard> drawn_board(ValueStore& store, const Term& term);

// A game in braces, with its options as they were written.
OptionsOfValue options_as_written(const Game& braces);

inline constexpr std::uint64_t kMostOptionsDrawn = 200;  // options of both players together

// "grid", "strip", "rows" and so on.
std::string_view key_of(ShapeKind kind);
// "cells", "vertices", "edges" and so on.
std::string_view key_of(ShapePart part);
void describe(Members<DrawnBoard>& its);

}  // namespace summand
