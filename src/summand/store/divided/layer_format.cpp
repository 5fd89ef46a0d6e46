#include "summand/store/divided/layer_format.hpp"

#include <fmt/core.h>

#include "summand/base/hash.hpp"

namespace summand::divided {

namespace {

std::uint64_t checksum_of(std::uint64_t hash, std::span<const std::uint8_t> bytes) {
  std::size_t at = 0;
  for (; at + 8 <= bytes.size(); at += 8) {
    std::uint64_t word = 0;
    for (unsigned k = 0; k < 8; ++k) word |= std::uint64_t{bytes[at + k]} << (8 * k);
    hash = hash_combine(hash, word);
  }
  for (; at < bytes.size(); ++at) hash = hash_combine(hash, bytes[at]);
  return hash_combine(hash, bytes.size());
}

std::uint64_t checksum_of(std::string_view text) {
  return checksum_of(0, {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

}  // namespace

Sum sum_of_block(std::string_view table, unsigned layer, std::uint64_t block,
                 std::span<const std::uint8_t> values) {
  const std::uint64_t hash = hash_combine(hash_combine(checksum_of(table), layer), block);
  const std::uint64_t sum = checksum_of(hash, values);
  Sum out{};
  for (unsigned k = 0; k < kSum; ++k) out[k] = static_cast<char>(sum >> (8 * k) & 0xff);
  return out;
}

std::string head(std::string_view table, const LayerFiles::Layer& layer, const Shards& shards,
                 unsigned rank) {
  return fmt::format("{}{}\n{}\nlayer {} count {} width {} block {}\nrank {} of {}\n\n", kTitle,
                     kVersion, table, layer.number, layer.count, layer.width, shards.block_length(),
                     rank, shards.ranks());
}

std::string seal_text(std::string_view table, const LayerFiles::Layer& layer,
                      const LayerFiles::Seal& seal) {
  std::string out =
      fmt::format("{}{}\n{}\nlayer {} count {} width {}\nranks {}\ndigest {:016x}\n", kTitle,
                  kVersion, table, layer.number, layer.count, layer.width, seal.ranks, seal.digest);
  return out + fmt::format("checksum {:016x}\n", checksum_of(out));
}

}  // namespace summand::divided
