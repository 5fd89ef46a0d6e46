// Atomic weights: how many ups a small game is worth (Winning Ways ch. 8, "Computing Atomic
// Weights", "Proper Care of the Eccentric", "When is g as uppity as h?").
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <unordered_map>

#include "summand/base/charge.hpp"
#include "summand/base/result.hpp"
#include "summand/value/store.hpp"

namespace summand {

// Finds atomic weights and remembers those of every follower it meets, so that asking for many
// games of one store is cheap. Belongs to that store.
class AtomicWeights {
 public:
  explicit AtomicWeights(ValueStore& store) : store_(store), charge_(store.budget()) {}

  // The atomic weight, which may be any game. All-small games have one; number + infinitesimal has
  // that of the infinitesimal. An infinitesimal that is not all-small has the weight W, and is
  // called atomic, if the calculus finds a W from which g - W.up has uppitiness 0; tinies weigh 0.
  // Errors: a hot game, a game that is not atomic. A new value for every follower, and a comparison
  // where its options say an integer.
  Result<Value> of(Value g);

  // The least N >= 2 such that no follower of g is *N or a larger nimber; *N is remote from g. All
  // remote stars compare with g alike ("All Remote Stars Agree"). A size limit where N would be
  // 2^64. Linear in the followers of g, of which number + ups + nimber count as one each.
  std::uint64_t remote_star(Value g);
  // How g compares with its remote star; never equal.
  std::partial_ordering against_remote_star(Value g);

  // How g compares with h in uppitiness: g is at least as uppity if g - h + ^ > *N for a star that
  // is remote from g - h + ^ (one that is remote from g - h alone may be too near: *2 + ^ + *3 is
  // not >= 0). Equally uppity games compare as equivalent. For all-small games this is the order of
  // their atomic weights.
  std::partial_ordering compare_uppitiness(Value g, Value h);
  std::partial_ordering uppitiness(Value g) { return compare_uppitiness(g, store_.zero()); }

  ValueStore& store() { return store_; }

 private:
  std::uint64_t greatest_nimber(Value g);
  // What the calculus takes a follower with a number other than 0 to weigh: more than any ups. How
  // much more must not matter, or there is no one weight. (With 0 for these numbers it would miss
  // tiny(1) + ^^.)
  enum class Threat : std::uint8_t { large, larger };
  Value weigh(Value g, Threat threat);
  Value weigh_by_options(Value g, std::span<const Value> left, std::span<const Value> right);
  bool is_not_below(Value g);

  ValueStore& store_;
  std::unordered_map<Value, std::uint64_t> nimbers_;
  std::array<std::unordered_map<Value, Value>, 2> weights_;  // by Threat
  Charge charge_;
};

// One weight alone: AtomicWeights(store).of(g).
Result<Value> atomic_weight(ValueStore& store, Value g);

}  // namespace summand
