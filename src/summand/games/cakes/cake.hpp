// Cake: a rectangle of rows and columns, and the common parts of all games in which cakes are cut
// or eaten.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/games/cakes/batches.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct Cake {
  static constexpr std::uint32_t kMostSide = 1'000'000;

  std::uint32_t rows = 0, columns = 0;

  std::uint64_t cells() const { return std::uint64_t{rows} * columns; }
  Cake transposed() const { return {columns, rows}; }

  // Reads "4x7" from the place `at` of a text.
  static Result<Cake> read(std::string_view text, std::size_t& at);
  std::string print() const;

  friend auto operator<=>(const Cake&, const Cake&) = default;
  friend std::uint64_t hash_value(const Cake& cake) {
    return hash_combine(hash_word(cake.rows), cake.columns);
  }
};

using Cakes = Batches<Cake>;

// One cake becomes up to two. A cake that is gone has no cells.
struct CakeMove {
  Cake from, first, second;
  friend bool operator==(const CakeMove&, const CakeMove&) = default;

  // Writes 4x7->4x4+4x3, or 1x7->0 if nothing is left.
  std::string print() const;
};

// Reads cakes from (4x7), (4, 7), (4x7, 3x3), or from texts in quotes.
Result<Cakes> make_cakes(const Arguments& arguments);

// The cakes from the top, with the lines between their cells. Large cakes are drawn as text.
// `upright` and `lying` are the paints of these lines.
Picture picture_of(const Cakes& cakes, Paint upright, Paint lying);

// Calls visit for the two parts of a side after `taken` of it are removed between them, the larger
// part first.
template <class Visit>
void for_each_split(std::uint32_t side, std::uint32_t taken, std::uint32_t least, Visit&& visit) {
  for (std::uint32_t small = least; taken + 2 * small <= side; ++small) {
    visit(side - taken - small, small);
  }
}

// What is left of a cake after Left removes `taken` columns, or Right `taken` rows, with at least
// `least` on each side: visit(first, second), the larger part first.
template <class Visit>
void for_each_cut(const Cake& cake, Player player, std::uint32_t taken, std::uint32_t least,
                  Visit&& visit) {
  if (player == Player::left) {
    for_each_split(cake.columns, taken, least, [&](std::uint32_t large, std::uint32_t small) {
      visit(Cake{cake.rows, large}, Cake{cake.rows, small});
    });
  } else {
    for_each_split(cake.rows, taken, least, [&](std::uint32_t large, std::uint32_t small) {
      visit(Cake{large, cake.columns}, Cake{small, cake.columns});
    });
  }
}

// Removes the cakes of one size from the table and returns them, or nullopt if the table is empty.
std::optional<Copies<Cakes>> take_equal_cakes(Cakes& rest);

BoardShape shape_of(const Cakes& cakes);
// The place of a cake in that shape.
int place_in_shape(const Cakes& cakes, const Cake& cake);

// For one cake alone, or none.
std::optional<PositionKey> key_of(const Cakes& cakes);

// Calls visit for all tables of at most that many cells.
template <class Visit>
void for_each_small_table(std::uint32_t cells, Visit&& visit) {
  std::vector<Cake> kinds;
  for (std::uint32_t rows = 1; rows <= cells; ++rows) {
    for (std::uint32_t columns = 1; rows * columns <= cells; ++columns) {
      kinds.push_back({rows, columns});
    }
  }
  Cakes::for_each_of(kinds, cells, visit);
}

// `Game` must have for_each_way(cake, player, visit(first, second)), which lists the results of
// moves in a cake.
template <class Game>
struct CakeGame {
  static constexpr bool splits_by_moves = true;

  using Position = Cakes;
  using Move = CakeMove;

  friend bool operator==(const CakeGame&, const CakeGame&) = default;

  template <class Visit>
  void for_each_move(const Cakes& cakes, Player player, Visit&& visit) const {
    for (const auto& batch : cakes.batches()) {
      game().for_each_way(batch.cake, player, [&](const Cake& first, const Cake& second) {
        visit(CakeMove{batch.cake, first, second});
      });
    }
  }
  Cakes play(Cakes cakes, Player, const CakeMove& move) const {
    cakes.remove(move.from);
    for (const Cake& cake : {move.first, move.second}) {
      if (cake.cells() != 0) cakes.add(cake);
    }
    return cakes;
  }

  std::optional<Copies<Cakes>> take_copies(Cakes& rest) const { return take_equal_cakes(rest); }
  Cakes mirror(const Cakes& cakes) const {
    Cakes out;
    for (const auto& batch : cakes.batches()) out.add(batch.cake.transposed(), batch.count);
    return out;
  }
  std::optional<PositionKey> key(const Cakes& cakes) const { return key_of(cakes); }

  static Result<Start<Game>> make(const Arguments& arguments) {
    SUMMAND_TRY(cakes, make_cakes(arguments));
    return Start<Game>{{}, cakes};
  }
  Result<Cakes> parse(std::string_view text) const { return Cakes::parse(text); }
  std::string print(const Cakes& cakes) const { return cakes.print(); }
  std::string print_move(const Cakes&, Player, const CakeMove& move) const { return move.print(); }

  BoardShape shape(const Cakes& cakes) const { return shape_of(cakes); }
  std::vector<int> cells(const Cakes& cakes, Player, const CakeMove& move) const {
    return {place_in_shape(cakes, move.from)};
  }

  // All tables of at most 17 cells of cake, more than ten thousand.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for_each_small_table(17, visit);
  }

 private:
  const Game& game() const { return static_cast<const Game&>(*this); }
};

}  // namespace summand::games
