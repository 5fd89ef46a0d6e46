// Fingerprints: hashes of values that are the same in every store and every process.
#pragma once

#include <cstdint>

#include "summand/base/flat_map.hpp"
#include "summand/value/store.hpp"

namespace summand {

// A handle means nothing outside its store. A fingerprint depends only on the canonical form. Equal
// values have equal fingerprints. Different values nearly always have different fingerprints.
class Fingerprints {
 public:
  // Fingerprints with different seeds are independent, unless numbers of more than 64 bits occur.
  explicit Fingerprints(ValueStore& store, std::uint64_t seed = 0)
      : store_(store), seed_(seed), known_(store.budget()) {}

  // Linear in the followers that are not number + ups + nimber; they are remembered. Throws
  // LimitReached.
  std::uint64_t of(Value g);

 private:
  struct Hash {
    std::uint64_t operator()(Value value) const { return hash_value(value); }
  };

  std::uint64_t known(Value g);

  ValueStore& store_;
  std::uint64_t seed_;
  FlatMap<Value, std::uint64_t, Hash> known_;  // 0: unknown
};

}  // namespace summand
