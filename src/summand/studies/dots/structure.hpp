// Chains and loops of a position of Dots-and-Boxes, counted on its dual, Strings-and-Coins.
//
// A box is a coin. An undrawn line beside it is a string to the coin on the other side or to the
// ground. Drawing a line cuts a string. Completing a box frees a coin.
#pragma once

#include <optional>
#include <vector>

#include "summand/studies/dots/rules.hpp"

namespace summand::dots {

struct Structure {
  std::vector<unsigned> chains;  // the number of boxes of each, the longest first
  std::vector<unsigned> loops;   // likewise
  unsigned capturable = 0;       // boxes with one line undrawn
  unsigned joints = 0;           // boxes with three or four lines undrawn

  // The number of chains of at least three boxes. A player who opens one gives away all of its
  // boxes, or all but two.
  unsigned long_chains() const;
};

// What the player gets more than the other one who need not open a chain or loop, if there is
// nothing else and all are long: chains of three boxes or more, and loops. nullopt for other
// positions, and for values below 2, where it is no theorem (Berlekamp, The Dots and Boxes Game).
std::optional<int> controlled_value(const Structure& structure);

// The boxes of a position by what they are part of, with the numbers of the board. Each list of
// boxes is in order, and the longest chain and loop come first.
struct BoxesByKind {
  std::vector<std::vector<unsigned>> chains, loops;
  std::vector<unsigned> capturable, joints;
};

// A chain is a row of boxes with two undrawn lines each, between two ends. An end is a joint, a
// capturable box or the ground. A loop is a ring of such boxes.
BoxesByKind boxes_by_kind(const Position& position);
Structure structure_of(const Position& position);

}  // namespace summand::dots
