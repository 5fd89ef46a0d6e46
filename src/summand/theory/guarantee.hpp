// Who wins a sum, if the stops and means of its terms decide it, without adding the terms.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "summand/base/charged_vector.hpp"
#include "summand/base/flat_map.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/store.hpp"

namespace summand {

// The facts about a term for one player. For Right all signs are reversed.
//
// Stops are in units of 2^-38, means and temperatures in units of 2^-32. A second stop is one unit
// less if the term is not at least as good for the player as that number. A first stop is one unit
// less if none of his options is. So a sum of stops is less than 0 if it is 0 but one of the terms
// is not closed. Each fact is a lower bound. Only a temperature is an upper bound.
struct TermFacts {
  std::int64_t first = 0;   // the stop if the player starts
  std::int64_t second = 0;  // the stop if the opponent starts
  std::int64_t mean = 0;
  std::int64_t temperature = 0;  // 0 if it is less
  bool known = false;            // whether all of this fits
};

// The facts of values, each found once.
class ValueFacts {
 public:
  explicit ValueFacts(ValueStore& store)
      : store_(store),
        thermographs_(store, Thermographs::Bottom::zero),
        index_(store.budget()),
        facts_(store.budget()) {}

  const TermFacts& of(Value g, Player player);

 private:
  struct Hash {
    std::uint64_t operator()(Value value) const { return hash_value(value); }
  };

  TermFacts find(Value g, Player player);

  ValueStore& store_;
  Thermographs thermographs_;
  FlatMap<Value, std::uint32_t, Hash> index_;  // from 1
  ChargedVector<std::array<TermFacts, 2>> facts_;
};

// What a player can guarantee in a sum, from the facts of its terms. His stop as second player is
// at least the sum of the stops (Winning Ways ch. 6, "The Left and Right Stops"), and at least the
// sum of the means minus the greatest temperature (thermostat, ch. 6). As first player he may move
// in one term and answer in the others, and his stop is at least the mean.
class Guarantee {
 public:
  void add(const TermFacts& facts) {
    known_ = known_ && facts.known;
    add(facts.second, facts.mean);
    swing_ = std::max(swing_, facts.first - facts.second);
    temperature_ = std::max(temperature_, facts.temperature);
  }
  void add(const Guarantee& other) {
    known_ = known_ && other.known_;
    add(other.second_, other.mean_);
    swing_ = std::max(swing_, other.swing_);
    temperature_ = std::max(temperature_, other.temperature_);
  }

  bool wins_second() const { return known_ && (second_ >= 0 || mean_ > temperature_); }
  bool wins_first() const {
    return known_ && (mean_ > 0 || (swing_ > kNoMove && second_ + swing_ >= 0));
  }
  static Guarantee nothing() {
    Guarantee out;
    out.known_ = false;
    return out;
  }

 private:
  static constexpr std::int64_t kMost = std::int64_t{1} << 60;
  static constexpr std::int64_t kNoMove = -(std::int64_t{1} << 60);

  // A lower bound may be cut if it is great, and promises nothing if it is too low.
  void add(std::int64_t second, std::int64_t mean) {
    second_ = std::min(second_ + second, kMost);
    mean_ = std::min(mean_ + mean, kMost);
    known_ = known_ && second_ > -kMost && mean_ > -kMost;
    second_ = std::max(second_, -kMost);
    mean_ = std::max(mean_, -kMost);
  }

  std::int64_t second_ = 0;
  std::int64_t swing_ = kNoMove;  // the first stop minus the second one
  std::int64_t mean_ = 0;
  std::int64_t temperature_ = 0;
  bool known_ = true;
};

// The guarantees of both players, Left's first.
using Guarantees = std::array<Guarantee, 2>;

}  // namespace summand
