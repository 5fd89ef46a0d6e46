#include "summand/ruleset/domino.hpp"

#include <algorithm>

namespace summand {

std::string name_of(const Cells& board, Domino domino) {
  return board.name(domino.cell) + "-" + board.name(domino.other);
}

std::optional<Domino> domino_named(const Cells& free, std::string_view name) {
  const std::size_t hyphen = name.find('-');
  if (hyphen == name.npos) return std::nullopt;
  const auto cell = free.named(name.substr(0, hyphen)), other = free.named(name.substr(hyphen + 1));
  if (!cell || !other || !free.contains(*cell) || !free.contains(*other)) return std::nullopt;
  const Domino domino{*cell, *other};
  const bool lies = *other == *cell + 1 && *other % free.columns() != 0;
  return domino.is_upright(free) || lies ? std::optional(domino) : std::nullopt;
}

Picture picture_with(const Cells& free, std::span<const MoveMade<Domino>> dominoes) {
  Picture picture = free.picture("·", "█");
  for (const auto& [player, domino] : dominoes) {
    const Paint paint = player == Player::left ? Paint::left : Paint::right;
    const bool upright = domino.is_upright(free);
    // Cells are marked in their order.
    auto& first = picture.marks[static_cast<std::size_t>(domino.cell)];
    auto& second = picture.marks[static_cast<std::size_t>(domino.other)];
    first.glyph = upright ? "╻" : "╺";
    second.glyph = upright ? "╹" : "╸";
    first.paint = second.paint = paint;
    if (upright) continue;
    const int row = first.row, between = first.column + 1;
    picture.marks.push_back({row, between, "━", paint});
  }
  return picture;
}

}  // namespace summand
