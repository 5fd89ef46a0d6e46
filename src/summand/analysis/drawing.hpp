// Drawing: the figure of an answer.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "summand/draw/figure.hpp"
#include "summand/draw/picture.hpp"
#include "summand/draw/text.hpp"
#include "summand/language/answer.hpp"
#include "summand/theory/game_tree.hpp"

namespace summand {

struct DrawingOptions {
  Medium medium = Medium::text;
  bool position = false;     // draw the board itself
  bool coordinates = false;  // with the names of its rows and columns
  bool tree = false;
  bool moves = false;  // the tree of a position by its moves
  TreeExtent extent = {};
  bool summands = false;                // one thermograph for each summand
  std::optional<Player> compound = {};  // the compound thermograph for this player
};

// A figure, or the board of a position as characters.
using Drawing = std::variant<Figure, Picture>;

// Both throw LimitReached.
Result<Drawing> drawing_of(const Answer& answer, const DrawingOptions& options);
std::string text_of(const Drawing& drawing, Medium medium, Colours colours);

}  // namespace summand
