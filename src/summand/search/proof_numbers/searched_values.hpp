// SearchedValues: the values that occur in a search by proof numbers, with what it asks of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/charged_vector.hpp"
#include "summand/base/flat_map.hpp"
#include "summand/ruleset/sum_key.hpp"
#include "summand/theory/atomic_weight.hpp"
#include "summand/theory/guarantee.hpp"
#include "summand/value/fingerprint.hpp"
#include "summand/value/store.hpp"

namespace summand {

// A value has a number here, and its facts are found once. 0 is the number of the value 0.
class SearchedValues {
 public:
  using Number = std::uint32_t;
  static constexpr Number kZero = 0;

  struct Facts {
    Value value;
    Number negative = kUnknown;
    SumKey key;
    std::uint32_t options_begin = 0;
    std::uint16_t options = 0;  // of Left
    std::uint16_t size = 0;     // about the number of games in it, at most 65,535
    std::int16_t least_ups = -kNoWeight, most_ups = kNoWeight;  // its atomic weight is between
    bool is_at_least_zero = false, is_at_most_zero = false, has_options = false;
    bool is_all_small = false;
  };

  explicit SearchedValues(ValueStore& store)
      : store_(store),
        fingerprints_{Fingerprints(store), Fingerprints(store, kSecondSeed)},
        weights_(store),
        stops_(store),
        sizes_(store.budget()),
        numbers_(store.budget()),
        sums_(store.budget()),
        facts_(store.budget()),
        options_(store.budget()) {
    number_of(store.zero());
  }

  ValueStore& store() { return store_; }
  // Valid until a new value is met.
  const Facts& operator[](Number number) const { return facts_[number]; }

  Number number_of(Value value);
  Number negative(Number number) {
    const Number known = facts_[number].negative;
    return known != kUnknown ? known : find_negative(number);
  }
  // The results of the moves of Left, as the opponent sees them: their negatives. Valid until a new
  // value is met.
  std::span<const Number> negatives_of_options(Number number) {
    if (!facts_[number].has_options) find_options(number);
    const Facts& its = facts_[number];
    return {options_.data() + its.options_begin, its.options};
  }
  // What the players can be sure of in a value, by its stops and its mean.
  const TermFacts& sure(Number number, Player player) {
    return stops_.of(facts_[number].value, player);
  }
  // Whether the sum of two values should be made: it must not cost much more than a node.
  bool is_cheap_to_add(Number a, Number b) const {
    return std::uint32_t{facts_[a].size} * facts_[b].size <= kMostAdded;
  }
  Number sum(Number a, Number b);
  bool less_equal(Number a, Number b) {
    const Facts &x = facts_[a], &y = facts_[b];
    if (a == b) return true;
    if (y.is_at_most_zero && !x.is_at_most_zero) return false;
    if (x.is_at_least_zero && !y.is_at_least_zero) return false;
    if (x.is_at_most_zero && y.is_at_least_zero) return true;
    return store_.less_equal(x.value, y.value);
  }

 private:
  static constexpr Number kUnknown = ~Number{0};
  // Weights are bounded by kMostWeight. A value without a weight bars every decision by weights.
  static constexpr std::int16_t kMostWeight = 100, kNoWeight = 10'000;
  static constexpr std::uint64_t kSecondSeed = 0x5851f42d4c957f2du;
  static constexpr std::uint32_t kMostAdded = 500;

  struct Hash {
    std::uint64_t operator()(std::uint64_t pair) const { return hash_word(pair); }
  };

  Number find_negative(Number number);
  void find_options(Number number);
  std::uint16_t size_of(Value value);
  void weigh(Facts& its);

  ValueStore& store_;
  std::array<Fingerprints, 2> fingerprints_;
  AtomicWeights weights_;
  ValueFacts stops_;
  FlatMap<Value, std::uint32_t, ValueHash> sizes_;
  FlatMap<Value, Number, ValueHash> numbers_;  // plus 1
  FlatMap<std::uint64_t, Number, Hash> sums_;  // plus 1
  ChargedVector<Facts> facts_;
  ChargedVector<Number> options_;
};

}  // namespace summand
