// Endings: sums of chains and loops that touch nothing else.
//
// Only the shortest chain without a choice (of one or two coins), the shortest longer chain and the
// shortest loops need be opened: two sums that differ in a chain of m or n coins of the same sort
// differ by at most |n - m| in their nets. So the nets of all sums are found one after the other.
// A player to whom a chain of n >= 3 coins or a loop of n >= 4 coins is opened may take all coins
// and move on, or leave the last two (of a loop four) coins to the other player, who then moves on.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"

namespace summand::strings {

struct Piece {
  bool is_loop = false;
  int coins = 0;

  // The coins that a player may leave to the other one when it is opened. 0: there is no choice.
  int give() const {
    if (is_loop) return coins >= 4 ? 4 : 0;
    return coins >= 3 ? 2 : 0;
  }
  friend bool operator==(const Piece&, const Piece&) = default;
};

// The lengths of the loops of a graph: from `least`, in steps. Rectangles of boxes have loops of 4,
// 6, 8 and so on. If each string joins coins of two sorts, loops are even.
struct Loops {
  int least = 2, step = 1;
};
inline constexpr Loops kLoopsOfBoxes{4, 2}, kEvenLoops{2, 2}, kAnyLoops{2, 1};

// What a player gets who meets `gain` coins that he can take, of which he may leave `give`, if the
// rest has this net.
inline int net_of_choice(int gain, int give, int net_of_rest) {
  if (give == 0) return gain + net_of_rest;
  const int left = -2 * give - net_of_rest;
  return gain + (net_of_rest > left ? net_of_rest : left);
}

class Endings {
 public:
  // All sums of at most so many coins. Throws LimitReached.
  Endings(Budget& budget, int most_coins, Loops loops);

  // The sum without chains and loops is 0.
  using Number = std::uint32_t;
  std::size_t size() const { return nets_.size(); }
  // Assumes that all coins together are not too many.
  Number with(Number sum, Piece piece) const { return with_[sum * sorts_ + sort_of(piece)]; }
  // The net of the player to move.
  int net(Number sum) const { return nets_[sum]; }
  int coins(Number sum) const { return coins_[sum]; }
  // In Nimstring: each piece without a choice is *1, and the others are 0.
  unsigned nimber(Number sum) const { return nimbers_[sum]; }
  // The pieces of a sum that need be opened, with the sum without them.
  struct Opening {
    Piece piece;
    Number rest;
  };
  std::span<const Opening> openings(Number sum) const {
    return {openings_.data() + first_opening_[sum], openings_.data() + first_opening_[sum + 1]};
  }

 private:
  std::size_t sort_of(Piece piece) const {
    const auto coins = static_cast<std::size_t>(piece.coins);
    return piece.is_loop ? chains_ + (coins - least_loop_) / loop_step_ : coins - 1;
  }
  Piece piece_of(std::size_t sort) const {
    if (sort < chains_) return {false, static_cast<int>(sort) + 1};
    return {true, static_cast<int>((sort - chains_) * loop_step_ + least_loop_)};
  }
  std::size_t least_loop_, loop_step_, chains_, sorts_;  // sorts of chains, and of all pieces
  Charge charge_;
  std::vector<Number> with_;
  std::vector<std::int8_t> nets_, coins_, nimbers_;
  std::vector<std::uint32_t> first_opening_;
  std::vector<Opening> openings_;
};

}  // namespace summand::strings
