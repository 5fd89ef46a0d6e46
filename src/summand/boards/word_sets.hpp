// WordSets: several sets of cells of one board, each in a machine word.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "summand/base/hash.hpp"
#include "summand/boards/word_grid.hpp"

namespace summand {

// The first two are sets of Left and of Right. The others belong to nobody, and so does a single
// set.
template <std::size_t N>
struct WordSets {
  std::array<std::uint64_t, N> sets{};

  std::uint64_t left() const { return sets[0]; }
  std::uint64_t right() const { return sets[1]; }
  std::uint64_t all() const {
    std::uint64_t out = 0;
    for (const std::uint64_t set : sets) out |= set;
    return out;
  }
  // With the colours exchanged.
  WordSets mirrored() const {
    WordSets out = *this;
    if constexpr (N >= 2) std::swap(out.sets[0], out.sets[1]);
    return out;
  }
  // change(set) of each set.
  template <class Change>
  WordSets changed(Change&& change) const {
    WordSets out;
    for (std::size_t i = 0; i < N; ++i) out.sets[i] = change(sets[i]);
    return out;
  }

  friend auto operator<=>(const WordSets&, const WordSets&) = default;
  // Without a call of memcmp.
  friend bool operator==(const WordSets& a, const WordSets& b) {
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < N; ++i) out |= a.sets[i] ^ b.sets[i];
    return out == 0;
  }
  friend std::uint64_t hash_value(const WordSets& its) {
    std::uint64_t out = hash_word(its.sets[0]);
    for (std::size_t i = 1; i < N; ++i) out = hash_combine(out, its.sets[i]);
    return out;
  }
  // Another hash, which shares nothing with the first.
  friend std::uint64_t second_hash_value(const WordSets& its) {
    std::uint64_t out = 0x8e9d5a1f3c7b2e45u;
    for (const std::uint64_t set : its.sets) out = hash_combine(out, set);
    return out;
  }
};

// Calls visit(cell, bit) for each cell of a board. The longer side becomes the rows. Returns false,
// and calls nothing, if the board is too large for the grid.
template <class Grid, class Visit>
bool for_each_bit(int rows, int columns, Visit&& visit) {
  const bool turns = rows < columns;
  if (std::max(rows, columns) > Grid::kRows || std::min(rows, columns) > Grid::kColumns) {
    return false;
  }
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      visit(row * columns + column, turns ? Grid::bit(column, row) : Grid::bit(row, column));
    }
  }
  return true;
}

// The cells of these sets that are in a shape, moved to the corner.
template <class Grid, std::size_t N>
WordSets<N> in_corner(const WordSets<N>& sets, std::uint64_t shape) {
  const int by = Grid::distance_to_corner(shape);
  return sets.changed([&](std::uint64_t set) { return (set & shape) >> by; });
}

// The least image of a part, and the least image of its negative. The part is not empty, and stands
// in the corner. Images are reflections and, if the grid can turn, quarter turns. An image has at
// least as many rows as columns, if the grid can turn.
template <class Grid, std::size_t N>
std::pair<WordSets<N>, WordSets<N>> least_images(const WordSets<N>& part) {
  WordSets<N> least, negative;
  least.sets.fill(~std::uint64_t{0});
  negative = least;
  const auto meet = [&](const WordSets<N>& its) {
    const int by = Grid::distance_to_corner(its.all());
    const auto image = its.changed([by](std::uint64_t set) { return set >> by; });
    least = std::min(least, image);
    if constexpr (N >= 2) negative = std::min(negative, image.mirrored());
  };
  const auto meet_four = [&](const WordSets<N>& its) {
    const auto turned = its.changed(&Grid::turned);
    meet(its);
    meet(its.changed(&Grid::upside_down));
    meet(turned);
    meet(turned.changed(&Grid::upside_down));
  };
  if constexpr (Grid::kTurns) {
    const int width = Grid::width(part.all()), height = Grid::height(part.all());
    if (width <= height) meet_four(part);
    if (width >= height) meet_four(part.changed([](auto set) { return Grid::transposed(set); }));
  } else {
    meet_four(part);
  }
  return {least, N >= 2 ? negative : least};
}

}  // namespace summand
