// Parcel: a game on its way to another workspace.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/value/number_up_star.hpp"

namespace summand {

// How a game is written, with the values that are known, as lists in which operands and options
// come first. It belongs to no workspace, so the two workspaces are not used at the same time.
class Parcel {
 public:
  // Linear in the parts of the game and in the followers of their known values. Throws
  // LimitReached.
  static Parcel pack(const Game& game);
  // Makes the same game. Its values are made again, in linear time. Throws LimitReached.
  Game unpack(const std::shared_ptr<Workspace>& workspace) const;
  // Makes only the value. Assumes that it was known when the game was packed. Throws LimitReached.
  Value unpack_value(ValueStore& store) const;

 private:
  using Index = std::uint32_t;
  struct PackedValue {
    NumberUpStar parts = {};  // if it has no options
    std::array<std::vector<Index>, 2> options = {};
    bool is_leaf = true;
  };
  struct Node {
    Construction::Kind kind;
    std::optional<Index> value = {};  // if it is known
    std::optional<AnyPosition> position = {};
    Dyadic count = 0;
    std::vector<Index> operands = {};
    std::size_t left = 0;      // of braces: how many of the operands are Left's
    bool impartial = false;    // of braces: all of them are Right's, too
    bool of_function = false;  // of braces, as in Construction
    std::string call = {};     // of braces
    bool has_form = true;
  };
  class Packer;

  std::vector<Value> values_in(ValueStore& store) const;

  std::vector<PackedValue> values_;
  std::vector<Node> nodes_;  // the last one is the game
};

}  // namespace summand
