// The position of NoGo: free cells, stones of both players, and stones that are safe for ever.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/boards/cells.hpp"
#include "summand/boards/key.hpp"
#include "summand/draw/picture.hpp"
#include "summand/value/value.hpp"

namespace summand::games::nogo {

// Capitals are read, too. '<' and '>' are safe stones of Left and Right.
inline constexpr std::string_view kLetters = ".xo<>#";

// In files of version 0.2.0, X and O were the safe stones.
std::string as_written_today(std::string_view text);

// All four sets are on the same board. A cell in none of the first three is a hole. A group with a
// safe stone needs no free cell, because it has one elsewhere that nobody may ever take.
struct Position {
  static constexpr int kMostCells = Cells::kMostCells;

  Cells free, left, right, safe;

  Position() = default;
  Position(int rows, int columns)
      : free(rows, columns), left(rows, columns), right(rows, columns), safe(rows, columns) {}
  Position(Cells f, Cells l, Cells r, Cells s)
      : free(std::move(f)), left(std::move(l)), right(std::move(r)), safe(std::move(s)) {}

  // Fails if a group has no free cell beside it.
  static Result<Position> parse(std::string_view text);
  std::string print() const;
  Picture picture() const;

  int size() const { return free.size(); }
  const Cells& stones(Player player) const { return player == Player::left ? left : right; }
  Cells& stones(Player player) { return player == Player::left ? left : right; }

  // The same change to all four sets.
  template <class Change>
  Position changed(Change&& change) const {
    return {change(free), change(left), change(right), change(safe)};
  }

  // Different positions of up to 36 cells have different keys.
  std::optional<PositionKey> key() const;
  std::size_t heap_bytes() const {
    return free.heap_bytes() + left.heap_bytes() + right.heap_bytes() + safe.heap_bytes();
  }

  friend bool operator==(const Position&, const Position&) = default;
  friend std::strong_ordering operator<=>(const Position&, const Position&) = default;
  friend std::uint64_t hash_value(const Position& position) {
    return hash_combine(hash_combine(hash_value(position.free), hash_value(position.left)),
                        hash_combine(hash_value(position.right), hash_value(position.safe)));
  }
};

// The free cells on which a player may put a stone.
Cells legal_cells(const Position& position, Player player);

// The first stone of a group that is neither safe nor beside a free cell.
std::optional<int> stone_without_liberty(const Position& position);

// The independent parts, each on its own board. Parts in which nobody can move are left out. Those
// of a single row are their least images, because most are met many times.
std::vector<Position> parts(const Position& position);

// The least position of the eight that the symmetries of the square give, without empty margins. In
// a single row of at most 64 cells every group is one stone.
Position least_of_symmetries(const Position& position);

}  // namespace summand::games::nogo
