// Digests of layers and tables of Babylon: equal tables have equal digests, however they were made.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/hash.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

// The digest of a layer is the sum of the hashes of its positions with their values, modulo 2^64.
// So the positions may be visited in any order, and by several processes. The hash of a position
// depends only on the heights of its stacks, not on the numbers of places or partitions:
//
//   partition   hash_combine over its heights in falling order, beginning with 0
//   position    hash_combine over its partitions, the greatest first, beginning with 0, then over
//               the Grundy value
//   table       hash_combine over the digests of its layers, beginning with 0
//
// Partitions are compared by chips, then by stacks, then by the heights from the highest on.
class PositionHashes {
 public:
  PositionHashes(const Partitions& partitions, Budget& budget);

  // The hash of a position without its value, and with it.
  std::uint64_t of(std::span<const PartitionId> ids) const {
    std::uint64_t hash = 0;
    for (const PartitionId id : ids) hash = hash_combine(hash, of_partition_[id]);
    return hash;
  }
  static std::uint64_t with_value(std::uint64_t of_ids, std::uint8_t value) {
    return hash_combine(of_ids, value);
  }

 private:
  Charge charge_;
  std::vector<std::uint64_t> of_partition_;
};

// From the digests of the layers, that of one stack first.
std::uint64_t digest_of_layers(std::span<const std::uint64_t> layers);

// The digests of the solved layers of a table, that of one stack first. Throws LimitReached.
std::vector<std::uint64_t> layer_digests(const Table& table, Budget budget);

}  // namespace summand::babylon
