// Domino: two neighbouring free cells, the move of Domineering and of Cram.
#pragma once

#include <compare>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "summand/boards/cells.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand {

struct Domino {
  int cell, other;  // `other` is below or to the right

  bool is_upright(const Cells& board) const { return other - cell == board.columns(); }

  friend auto operator<=>(const Domino&, const Domino&) = default;
};

// Returns "b2-b3".
std::string name_of(const Cells& board, Domino domino);
// The domino with that name, if both cells are free. Otherwise nullopt.
std::optional<Domino> domino_named(const Cells& free, std::string_view name);

// The board with the dominoes in the colours of their players, and the cells that were not free at
// the start.
Picture picture_with(const Cells& free, std::span<const MoveMade<Domino>> dominoes);

}  // namespace summand
