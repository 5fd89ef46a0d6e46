// PositionClasses: finds positions that are as good as one that was met before.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "summand/base/charge.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/value/store.hpp"

namespace summand {

// Two positions are in one class if they fall apart into the same parts, up to the symmetries of
// the game that keep the moves of both players (AnyPosition::parts_by_moves). Then they have the
// same moves. Parts without moves do not count. Positions of loopy games, and all positions if
// `every` is true, are in classes of their own.
class PositionClasses {
 public:
  PositionClasses(ValueStore& store, bool every) : every_(every), charge_(store.budget()) {}

  // Whether no position of its class was added. Adds it. Throws LimitReached, and then adds
  // nothing.
  bool add(const AnyPosition& position);
  // Whether this very position was added. Assumes that `every` is true.
  bool has(const AnyPosition& position) const { return positions_.contains(position); }

 private:
  std::string key_of(const AnyPosition& position);
  std::uint64_t number_of(const AnyPosition& part);

  bool every_;
  Charge charge_;
  std::unordered_set<std::string> keys_;  // of the classes that were met
  std::unordered_map<AnyPosition, std::uint64_t, AnyPositionHash> parts_;  // 0: without moves
  std::uint64_t numbers_ = 0;                                              // of parts with moves
  std::unordered_set<AnyPosition, AnyPositionHash> positions_;
};

}  // namespace summand
