// The texts and checksums in the files of a divided table.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "summand/store/divided/layer_files.hpp"
#include "summand/store/divided/shards.hpp"

namespace summand::divided {

// The beginning of the first line of all these files. The version follows.
inline constexpr std::string_view kTitle = "summand divided-table ";
inline constexpr std::uint64_t kVersion = 1;

inline constexpr std::size_t kMostSeal = 2000;  // bytes
inline constexpr unsigned kMostRanks = 1 << 16;

inline constexpr std::size_t kSum = 8;  // bytes of a block's checksum
using Sum = std::array<char, kSum>;

// The text before the blocks of a rank. `table` says in words what the values are.
std::string head(std::string_view table, const LayerFiles::Layer& layer, const Shards& shards,
                 unsigned rank);
std::string seal_text(std::string_view table, const LayerFiles::Layer& layer,
                      const LayerFiles::Seal& seal);

// The checksum says which block of which layer the values are, so that no block can stand for
// another one.
Sum sum_of_block(std::string_view table, unsigned layer, std::uint64_t block,
                 std::span<const std::uint8_t> values);

}  // namespace summand::divided
