// Chains and loops of a position of Dots-and-Boxes, counted on its dual, Strings-and-Coins.
//
// A box is a coin, and an undrawn line beside it a string, to the coin on the other side or to the
// ground. Drawing a line cuts a string; completing a box frees a coin.
#pragma once

#include <vector>

#include "summand/studies/dots/rules.hpp"

namespace summand::dots {

struct Structure {
  std::vector<unsigned> chains;  // boxes of each, the longest first
  std::vector<unsigned> loops;   // likewise
  unsigned capturable = 0;       // boxes with one line undrawn
  unsigned joints = 0;           // boxes with three or four lines undrawn

  // The chains of three boxes and more: whoever opens one gives all of them but two.
  unsigned long_chains() const;
};

// A chain is a row of boxes with two undrawn lines each, from a joint, a capturable box or the
// ground to another one; a loop is a ring of them.
Structure structure_of(const Position& position);

}  // namespace summand::dots
