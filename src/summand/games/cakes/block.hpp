// Block: a cake of any number of dimensions, each for Left, for Right or for both to divide.
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
#include "summand/draw/picture.hpp"
#include "summand/games/cakes/batches.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/value/outcome.hpp"

namespace summand::games {

// Who may divide along a side of a block, as a letter: Left, Right, or either player (green).
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

  // Reads "4x6" from a place in a text on, which is "4Rx6L": two sides without letters are rows,
  // for Right to divide, and columns, for Left. Any number of sides with letters: "2Gx6Lx2R".
  static Result<Block> read(std::string_view text, std::size_t& at);
  std::string print() const;
  // The same for blocks of which either player may divide every side: "45", "3x5x9".
  static Result<Block> read_impartial(std::string_view text, std::size_t& at);
  std::string print_lengths() const;

  std::span<const Side> sides() const { return sides_; }
  std::uint64_t cells() const;
  // The block that is one of `parts` equal ones, divided along a side.
  Block divided(std::size_t side, std::uint32_t parts) const;
  // Sides of length 1 dropped, the others in order.
  Block tidied() const;
  Block exchanged() const;                  // Left's sides are Right's
  bool anybody_may(Divider divider) const;  // divide a side that is so marked

  // How many moves Left is ahead where no side is for either player, all sides of a player being
  // one side as long as their product. (Winning Ways ch. 2, "Maundy Cake".)
  Dyadic moves_ahead() const;
  // The nimber where every side is for either player. (Winning Ways ch. 7, "Impartial Maundy
  // Cake".)
  std::uint64_t nimber() const;

  friend auto operator<=>(const Block&, const Block&) = default;
  friend std::size_t hash_value(const Block& block);

 private:
  std::vector<Side> sides_;
};

using Blocks = Batches<Block>;
using BlockReader = Result<Block>(std::string_view text, std::size_t& at);

// Blocks from (4x6), (4, 6), (4x6, 3x5x9) or (45), and from quotes.
Result<Blocks> make_blocks(const Arguments& arguments, BlockReader& read);

// Calls visit(side, parts) for the ways in which a player may divide a block into equal parts:
// sides that are alike are one way.
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

// The blocks of one batch after the other, their sides in the colour of who may divide them; blocks
// of at most two sides are drawn.
Picture picture_of(const Blocks& blocks);

// All blocks of at most so many sides longer than 1 and so many cells, with every marking of the
// sides from a list.
std::vector<Block> small_blocks(std::size_t sides, std::uint32_t cells,
                                std::span<const Divider> markings);

}  // namespace summand::games
