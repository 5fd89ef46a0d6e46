// The layers of a divided table that an earlier run left on disk.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "summand/dist/ranks.hpp"
#include "summand/dist/table_run.hpp"
#include "summand/store/divided/layer_files.hpp"

namespace summand::dist {

struct TakenOver {
  std::vector<LayerFiles::Seal> seals;  // of the first layers, as far as they are whole
  std::vector<std::uint64_t> digests;
};

// Collective. Finds the first layers of `all` that are sealed, and checks all their files. Each
// rank reads the blocks that it will keep. Stops at the first layer that is missing or refused, and
// reports it with the reason. Reports each layer that is taken over.
TakenOver take_over(Ranks& ranks, const LayerFiles& files, std::span<const LayerFiles::Layer> all,
                    const std::function<void(const LayerDone&)>& report);

}  // namespace summand::dist
