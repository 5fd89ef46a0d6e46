// Block: a cake of any number of dimensions. Each may be divided by Left, by Right, or by both.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/boards/arguments.hpp"
#include "summand/boards/board_shape.hpp"
#include "summand/draw/picture.hpp"
#include "summand/games/cakes/batches.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/value/outcome.hpp"

namespace summand::games {

// The player who may divide along a side, as a letter: Left, Right, or either player (green).
enum class Divider : char { left = 'L', right = 'R', either = 'G' };

struct Side {
  std::uint32_t length = 1;
  Divider divider = Divider::either;
  friend auto operator<=>(const Side&, const Side&) = default;

  bool for_player(Player player) const {
    return divider == Divider::either || (divider == Divider::left) == (player == Player::left);
  }
};

class Block {
 public:
  static constexpr std::uint32_t kMostSide = 1'000'000;

  Block() = default;
  explicit Block(std::vector<Side> sides) : sides_(std::move(sides)) {}

  // Reads a block from the place `at` of a text. "4x6" is "4Rx6L": two sides without letters are
  // rows, which Right divides, and columns, which Left divides. Any number of sides may have
  // letters: "2Gx6Lx2R".
  static Result<Block> read(std::string_view text, std::size_t& at);
  std::string print() const;
  // The same for blocks whose sides all may be divided by either player: "45", "3x5x9".
  static Result<Block> read_impartial(std::string_view text, std::size_t& at);
  std::string print_lengths() const;

  std::span<const Side> sides() const { return sides_; }
  std::uint64_t cells() const;
  // One of the `parts` equal blocks that a division along a side gives.
  Block divided(std::size_t side, std::uint32_t parts) const;
  // The block without sides of length 1. The others are in order.
  Block tidied() const;
  Block exchanged() const;                  // Left's sides become Right's
  bool anybody_may(Divider divider) const;  // divide a side with this divider

  // The number of moves by which Left is ahead. Assumes that every side belongs to one player. All
  // sides of a player count as one side with the length of their product. (Winning Ways ch. 2,
  // "Maundy Cake".)
  Dyadic moves_ahead() const;
  // The nimber. Assumes that either player may divide every side. (Winning Ways ch. 7, "Impartial
  // Maundy Cake".)
  std::uint64_t nimber() const;

  friend auto operator<=>(const Block&, const Block&) = default;
  friend std::uint64_t hash_value(const Block& block);

 private:
  std::vector<Side> sides_;
};

using Blocks = Batches<Block>;
using BlockReader = Result<Block>(std::string_view text, std::size_t& at);

// Reads blocks from (4x6), (4, 6), (4x6, 3x5x9), (45) or texts in quotes.
Result<Blocks> make_blocks(const Arguments& arguments, BlockReader& read);

// Calls visit(side, parts) for all ways in which a player may divide a block into equal parts.
// Equal sides count as one way.
template <class Visit>
void for_each_division(const Block& block, Player player, Visit&& visit) {
  for (std::size_t i = 0; i < block.sides().size(); ++i) {
    const Side side = block.sides()[i];
    if (!side.for_player(player)) continue;
    const auto before = block.sides().first(i);
    if (std::ranges::find(before, side) != before.end()) continue;
    for (std::uint32_t parts = 2; parts <= side.length; ++parts) {
      if (side.length % parts == 0) visit(i, parts);
    }
  }
}

// The blocks, batch after batch. Sides have the colour of the player who may divide them. Blocks of
// at most two sides are drawn.
Picture picture_of(const Blocks& blocks);

// The blocks, batch after batch. One of a single side is a row.
BoardShape shape_of(const Blocks& blocks);

// All blocks with at most that many sides longer than 1 and at most that many cells. Sides are
// marked in all ways with the dividers of a list.
std::vector<Block> small_blocks(std::size_t sides, std::uint32_t cells,
                                std::span<const Divider> markings);

}  // namespace summand::games
