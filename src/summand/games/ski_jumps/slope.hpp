// Slope: the board of Ski-Jumps with skiers of both players. Each skier is a jumper or a slipper.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/boards/board.hpp"
#include "summand/number/dyadic.hpp"

namespace summand::games {

struct Slope {
  Board skiers;
  Cells jumpers;  // a subset of the skiers

  Slope() = default;
  Slope(int rows, int columns) : skiers(rows, columns), jumpers(rows, columns) {}

  static Result<Slope> parse(std::string_view text);
  std::string print() const;
  Picture picture() const;

  void remove(int cell);
  void put(int cell, Piece piece, bool jumper);

  Slope mirrored() const;
  Slope without_free_top() const;
  // Different slopes of up to 24 squares have different keys.
  std::optional<PositionKey> key() const;
  std::size_t heap_bytes() const { return skiers.heap_bytes() + jumpers.heap_bytes(); }

  // Removes the lowest rows that may depend on each other, and returns them on a slope of their
  // own. Returns nullopt if no skier is left.
  std::optional<Slope> take_rows();

  // Whether no jump can happen any more, and no skier blocks a skier of the other player.
  bool is_free_run() const;
  // The number of moves that Left has more than Right, if each is to the next square.
  std::int64_t moves_ahead() const;
  // The value of a jumper and one skier of the other player in the row below him, by the table of
  // Winning Ways ch. 1. Returns nullopt for other slopes.
  std::optional<Dyadic> value_of_two() const;

  // Calls visit for all slopes of a size with at most that many skiers.
  template <class Visit>
  static void for_each_fill(int rows, int columns, int skiers, Visit&& visit) {
    constexpr std::string_view kLetters = ".LlRr";
    std::string text(static_cast<std::size_t>(rows * columns), '.');
    const auto show = [&] {
      Slope slope(rows, columns);
      for (int cell = 0; cell < rows * columns; ++cell) {
        const char c = text[static_cast<std::size_t>(cell)];
        if (c != '.') {
          slope.put(cell, c == 'L' || c == 'l' ? Piece::left : Piece::right, c == 'L' || c == 'R');
        }
      }
      visit(slope);
    };
    // Counts up in base 5, with one digit for each square.
    for (std::size_t i = 0; i < text.size();) {
      if (std::ssize(text) - std::ranges::count(text, '.') <= skiers) show();
      for (i = 0; i < text.size(); ++i) {
        const std::size_t next = (kLetters.find(text[i]) + 1) % kLetters.size();
        text[i] = kLetters[next];
        if (next != 0) break;
      }
    }
  }

  friend bool operator==(const Slope&, const Slope&) = default;
  friend std::strong_ordering operator<=>(const Slope&, const Slope&) = default;
  friend std::uint64_t hash_value(const Slope& slope) {
    return hash_combine(hash_value(slope.skiers), hash_value(slope.jumpers));
  }

 private:
  bool has_in_row(Piece piece, int row, bool jumpers_only) const;
  Slope only_rows(int begin, int end) const;
};

}  // namespace summand::games
