// How a game becomes its canonical form, step by step.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// An option that is removed (Winning Ways ch. 3, "Two Theorems on Simplifying Games").
struct Reduction {
  enum class Kind : std::uint8_t {
    duplicate,   // the same value is there already; witness is that value
    dominated,   // witness is an option that is at least as good for the player
    reversible,  // witness is the opponent's answer that is at least as good for him as the whole
                 // game
  };

  Kind kind;
  Player player;
  Value option;
  Value witness;
  std::vector<Value> replacements =
      {};  // of a reversible option: the player's options of the witness

  friend bool operator==(const Reduction&, const Reduction&) = default;
};

struct Reductions {
  std::vector<Reduction> steps;
  std::vector<Value> left, right;  // the canonical options, those that stayed in their first order
  Value value;
};

// The steps from {left|right} to its canonical form, in a fixed order for lists in a given order.
// Options count by value. Checks that the end is what the store makes of the lists.
Reductions reductions(ValueStore& store, std::vector<Value> left, std::vector<Value> right);

}  // namespace summand
