// PositionClasses: finds positions that are as good as one that was met before.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/ruleset/evaluators.hpp"
#include "summand/ruleset/part_table.hpp"

namespace summand::ask {

// Two positions are in one class if they fall apart into the same parts, up to the symmetries of
// the game. Then they have the same moves. Parts without moves do not count. Positions of loopy
// games, and all positions if `every` is true, are in classes of their own.
class PositionClasses {
 public:
  // Boards of cells are not made of copies (`TakesCopies`), which makes them faster.
  enum class Kind { any, boards };

  PositionClasses(ValueStore& store, bool every, Kind kind)
      : evaluators_(store, By::search),
        tables_(evaluators_, 0),
        every_(every),
        kind_(kind),
        charge_(store.budget()) {}

  // Whether no position of its class was added. Adds it. Throws LimitReached, and then adds
  // nothing.
  bool add(const AnyPosition& position);
  // Whether this very position was added. Assumes that `every` is true.
  bool has(const AnyPosition& position) const { return positions_.contains(position); }

 private:
  std::string key_of(const AnyPosition& position);
  void list_parts(const AnyPosition& position);

  Evaluators evaluators_;
  PartTables tables_;
  bool every_;
  Kind kind_;
  Charge charge_;
  std::unordered_set<std::string> keys_;  // of the classes that were met
  std::unordered_set<AnyPosition, AnyPositionHash> positions_;
  PartList list_;
  std::vector<std::pair<PartId, std::uint64_t>> parts_;
};

}  // namespace summand::ask
