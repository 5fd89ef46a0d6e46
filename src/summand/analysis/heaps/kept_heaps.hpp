// KeptHeaps: the values of the heaps of a game in a store, in stretches of equal length.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/rules.hpp"
#include "summand/ruleset/kept_results.hpp"

namespace summand::heaps {

// The heaps of a row, for all rules.
inline constexpr std::uint64_t kKeptStretch = std::uint64_t{1} << 16;
// What stands for the name of a game in these rows.
inline constexpr std::string_view kKeptHeaps = "heaps";

class KeptHeaps {
 public:
  // The store must live as long.
  KeptHeaps(KeptResults& kept, const heaps::Rules& rules);

  // Adds the first values, as far as they are kept, until there are `size` or some more. Anybody
  // may have written them. Assumes that `values` is empty.
  void load(heaps::NimValues& values, std::uint64_t size);

  // Keeps the stretches that are whole now and were not before.
  void keep(const heaps::NimValues& values);

 private:
  KeptResults* kept_;
  std::string rules_;
  std::uint64_t stretches_ = 0;  // that are kept
};

// What a row is about.
struct KeptStretch {
  std::string rules;  // "0.354"
  std::uint64_t from = 0;
};
// "0.354, heaps 65536..131071".
std::string name_of(const KeptStretch& stretch);
std::optional<KeptStretch> read_stretch(std::string_view name);

// The answer of a row: the bytes of each value as a digit, and the values with their low bytes
// first. Equal values have equal answers. Assumes that the values are known.
std::string stretch_bytes(const heaps::NimValues& values, std::uint64_t from);
// The values of such an answer. nullopt if it is none. Their heaps may be too small for them.
std::optional<std::vector<std::uint32_t>> stretch_values(std::string_view answer);

}  // namespace summand::heaps
