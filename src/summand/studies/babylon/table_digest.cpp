#include "summand/studies/babylon/table_digest.hpp"

#include "summand/base/size.hpp"
#include "summand/studies/babylon/layer.hpp"

namespace summand::babylon {

PositionHashes::PositionHashes(const Partitions& partitions, Budget& budget) : charge_(budget) {
  charge_.add(bytes_to_charge(std::uint64_t{partitions.count()} * sizeof(std::uint64_t)));
  of_partition_.reserve(partitions.count());
  for (PartitionId id = 0; id < partitions.count(); ++id) {
    budget.ask();
    std::uint64_t hash = 0;
    for (const unsigned height : partitions.heights_of(id)) hash = hash_combine(hash, height);
    of_partition_.push_back(hash);
  }
}

std::uint64_t digest_of_layers(std::span<const std::uint64_t> layers) {
  std::uint64_t hash = 0;
  for (const std::uint64_t layer : layers) hash = hash_combine(hash, layer);
  return hash;
}

std::vector<std::uint64_t> layer_digests(const Table& table, Budget budget) {
  const PositionHashes hashes(table.partitions(), budget);
  std::vector<std::uint64_t> out;
  for (unsigned stacks = 1; stacks <= table.layers(); ++stacks) {
    std::uint64_t sum = 0;
    LayerWalker walker(table.partitions(), table.places(), stacks);
    for (PartitionId id = 0; id < table.partitions().count(); ++id) {
      walker.for_each_from(id, [&](const LayerWalker& at) {
        budget.ask();
        sum += PositionHashes::with_value(hashes.of({at.ids(), at.count()}),
                                          table.values()[at.place()]);
      });
    }
    out.push_back(sum);
  }
  return out;
}

}  // namespace summand::babylon
