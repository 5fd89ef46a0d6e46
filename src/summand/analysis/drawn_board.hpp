// DrawnBoard: what a game of a sum lies on, as data for pages that draw it and point at it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "summand/boards/board_shape.hpp"
#include "summand/text/json_writer.hpp"
#include "summand/value/store.hpp"
#include "summand/verdict/term.hpp"

namespace summand {

// The shape of a position; of a graph also where it stands, if a layout is found.
struct ShapeOfPosition {
  BoardShape shape;
  std::optional<ShapeLayout> layout{};
};

// A game without a board is played by its options.
struct OptionsOfValue {
  std::vector<std::string> left, right;
};

using DrawnBoard = std::variant<ShapeOfPosition, OptionsOfValue>;

// Nothing if the game does not say what its positions are made of, for a position of more than
// kMostElementsDrawn cells, edges or heaps, and for a value of more than kMostOptionsDrawn options.
// A layout for which the time is over is left out. Throws LimitReached for the texts of options
// alone.
std::optional<DrawnBoard> drawn_board(const AnyPosition& position);
std::optional<DrawnBoard> drawn_board(ValueStore& store, const Term& term);

inline constexpr std::uint64_t kMostOptionsDrawn = 200;  // options of both players together

// As an object, or null where there is none.
void write_json(JsonWriter& json, const std::optional<DrawnBoard>& board);
// Places in the list that `touched` of a board names.
void write_cells(JsonWriter& json, const std::vector<int>& cells);

}  // namespace summand
