// Drawing: the figure of an answer.
#pragma once

#include <optional>

#include "summand/draw/figure.hpp"
#include "summand/language/answer.hpp"
#include "summand/theory/game_tree.hpp"

namespace summand::program {

struct DrawingOptions {
  Medium medium = Medium::text;
  bool position = false;  // the board itself
  bool tree = false;
  TreeExtent extent = {};
  bool summands = false;                // a thermograph for each summand
  std::optional<Player> compound = {};  // the compound thermograph for this player
};

// The figure, or the text of the board. Throws LimitReached.
Result<std::string> drawn(const Answer& answer, const DrawingOptions& options, Colours colours);
Result<Figure> figure_of(const Answer& answer, const DrawingOptions& options);

}  // namespace summand::program
