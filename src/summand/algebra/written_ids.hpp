// WrittenIds: numbers for games that are written alike.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/value/store.hpp"

namespace summand {

class Construction;
class SharedConstruction;

// Two games have the same number only if all functions give the same answers for them, also those
// that depend on the form. The order of the terms of a sum, and of the options of braces, does not
// matter, nor do terms 0; numbers of one sign are added. A game without form has the number of its
// value without form. The numbers belong to one workspace.
class WrittenIds {
 public:
  explicit WrittenIds(ValueStore& store) : store_(store), charge_(store.budget()) {}
  WrittenIds(const WrittenIds&) = delete;
  WrittenIds& operator=(const WrittenIds&) = delete;

  // Linear in the parts of the game that have no number yet. Throws LimitReached.
  std::uint32_t of(const SharedConstruction& game);
  // The value whose canonical form has this number, or none.
  Value value(std::uint32_t id) const { return values_[id]; }

 private:
  using Id = std::uint32_t;  // from 1 on

  Id id_of(const Construction& g);  // all its operands have numbers
  Id id_of_sum(Id g, Id h);
  Id id_of(Value value, bool has_form);
  Id id_of(std::string signature, Value value = Value());
  Id next(Value value);

  ValueStore& store_;
  Charge charge_;
  std::unordered_map<std::string, Id> signatures_;
  std::unordered_map<AnyPosition, Id, AnyPositionHash> positions_;
  std::vector<Value> values_ = {Value()};  // of each number, if it stands for a value with its form
};

}  // namespace summand
