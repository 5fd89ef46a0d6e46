// The steps that turn a game into its canonical form.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// An option that is removed (Winning Ways ch. 3, "Two Theorems on Simplifying Games").
struct Reduction {
  enum class Kind : std::uint8_t {
    duplicate,   // an equal option exists; witness is that value
    dominated,   // witness is an option that is at least as good for the player
    reversible,  // witness is the opponent's answer that is at least as good for him as the whole
                 // game
  };

  Kind kind;
  Player player;
  Value option;
  Value witness;
  std::vector<Value> replacements =
      {};  // for a reversible option: the player's options of the witness

  friend bool operator==(const Reduction&, const Reduction&) = default;
};

// "duplicate", "dominated" or "reversible".
constexpr std::string_view key_of(Reduction::Kind kind) {
  constexpr std::string_view kKeys[] = {"duplicate", "dominated", "reversible"};
  return kKeys[static_cast<int>(kind)];
}

struct Reductions {
  std::vector<Reduction> steps;
  std::vector<Value> left, right;  // the canonical options; those that stayed keep their order
  Value value;
};

// The steps from {left|right} to its canonical form. Their order is fixed for lists in a given
// order. Equal values count as one option. Checks that the result is the value that the store makes
// of the lists.
Reductions reductions(ValueStore& store, std::vector<Value> left, std::vector<Value> right);

}  // namespace summand
