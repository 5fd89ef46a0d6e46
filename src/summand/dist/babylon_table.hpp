// BabylonTable: the Grundy values of all positions of Babylon of one size, divided among ranks.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/dist/ranks.hpp"
#include "summand/dist/table_run.hpp"
#include "summand/store/divided/layer_files.hpp"
#include "summand/studies/babylon/compositions.hpp"
#include "summand/studies/babylon/layer_places.hpp"
#include "summand/studies/babylon/table_digest.hpp"

namespace summand::dist {

// Layers have the positions of one number of stacks, and all moves lead to the layer before. A rank
// keeps its shard of two layers: the one that is solved, and the one before. To solve a position it
// asks other ranks for the values of the options that they keep, many positions in one message.
//
// All functions are collective. They throw LimitReached on all ranks or on none, except the
// constructor, which throws on all ranks because all do the same there.
class BabylonTable {
 public:
  // Assumes 1 <= chips <= Partitions::kMostChips, 1 <= colours and 1 <= round <= kUsualRound.
  BabylonTable(Ranks& ranks, unsigned chips, unsigned colours, std::string folder, Budget budget,
               std::size_t round = kUsualRound);

  // Takes over the layers that are whole on disk, and solves and saves the others. Fails on all
  // ranks if one fails (see together.hpp).
  Result<void> run(const std::function<void(const LayerDone&)>& report);

  std::uint64_t positions() const;
  unsigned layers() const { return places_.chips(); }
  std::uint64_t digest() const { return babylon::digest_of_layers(digests_); }
  // All starts with their values. Assumes that run() has succeeded.
  std::vector<babylon::SolvedStart> starts();
  const TableUse& use() const { return use_; }

 private:
  struct Round;

  LayerFiles::Layer layer(unsigned stacks) const {
    return {.number = stacks, .count = places_.count(stacks)};
  }
  std::uint64_t solve(unsigned stacks, std::span<Round, 2> rounds);
  void fill(Round& round, babylon::LayerCursor& cursor, const Shards& shards, const Shards& below,
            std::uint64_t& next);
  void ask_and_answer(Round& round, std::span<const std::uint64_t> words);
  std::uint64_t conclude(Round& round);

  Ranks& ranks_;
  Budget budget_;
  babylon::Partitions partitions_;
  babylon::LayerPlaces places_;
  babylon::PositionHashes hashes_;
  LayerFiles files_;
  std::size_t round_;
  Zeroed<std::uint8_t> before_, values_;  // the shards of two layers
  std::vector<std::uint64_t> digests_;
  TableUse use_;
};

}  // namespace summand::dist
