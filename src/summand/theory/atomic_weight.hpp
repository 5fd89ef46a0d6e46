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

// Finds atomic weights and stores those of all followers, so that questions about many games of one
// store are cheap. It must be used with that store only.
class AtomicWeights {
 public:
  explicit AtomicWeights(ValueStore& store) : store_(store), charge_(store.budget()) {}

  // The atomic weight, which may be any game. All-small games have one. An infinitesimal that is
  // not all-small has the weight W, and is called atomic, if the calculus finds a W such that g -
  // W.up has uppitiness 0. The weight of a tiny is 0. Fails for a game that is not infinitesimal,
  // and for one that is not atomic. Makes a new value for every follower, and a comparison if an
  // integer depends on it.
  Result<Value> of(Value g);
  // The weight of g without its number, which is the mean. Fails for a hot game, and for a game
  // that is not atomic.
  Result<Value> without_number(Value g);
  // The weight of a sum. It is the sum of the weights of the terms, whose numbers must add up to 0.
  // The sum itself is made only if a term has no weight, as in +-1 + +-1 + ^.
  Result<Value> of_sum(std::span<const Value> terms);

  // The least N >= 2 such that no follower of g is *N or a larger nimber. *N is remote from g. All
  // remote stars compare with g alike ("All Remote Stars Agree"). Reaches the size limit if N would
  // be 2^64. Linear in the followers of g, where number + ups + nimber counts as one.
  std::uint64_t remote_star(Value g);
  // The order of g and its remote star. They are never equal.
  std::partial_ordering against_remote_star(Value g);

  // The order of g and h in uppitiness. g is at least as uppity if g - h + ^ > *N for a star that
  // is remote from g - h + ^. (A star that is only remote from g - h may be too near: *2 + ^ + *3
  // is not >= 0.) Equally uppity games compare as equivalent. For all-small games this is the order
  // of their atomic weights.
  std::partial_ordering compare_uppitiness(Value g, Value h);
  std::partial_ordering uppitiness(Value g) { return compare_uppitiness(g, store_.zero()); }

  ValueStore& store() { return store_; }

 private:
  Result<Value> sum_of_weights(std::span<const Value> terms);
  std::uint64_t greatest_nimber(Value g);
  // The weight that the calculus gives to a follower with a number other than 0: more than any
  // number of ups. The result must not depend on how much more, or there is no unique weight. (If
  // these numbers counted as 0, tiny(1) + ^^ would be wrong.)
  enum class Threat : std::uint8_t { large, larger };
  Value weigh(Value g, Threat threat);
  Value weigh_by_options(Value g, std::span<const Value> left, std::span<const Value> right);
  bool is_not_below(Value g);

  ValueStore& store_;
  std::unordered_map<Value, std::uint64_t> nimbers_;
  std::array<std::unordered_map<Value, Value>, 2> weights_;  // by Threat
  Charge charge_;
};

// A single weight: AtomicWeights(store).of(g).
Result<Value> atomic_weight(ValueStore& store, Value g);

}  // namespace summand
