// HeapMove: a move that makes several heaps of one, as all games with heaps write it.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace summand {

// One heap becomes up to four others; those that are left stand in falling order, with zeros
// behind.
struct HeapMove {
  std::uint64_t from = 0;
  std::array<std::uint64_t, 4> left{};
  auto operator<=>(const HeapMove&) const = default;

  // 12->7,3, and 2->0 where nothing is left.
  std::string print() const;
  // What print() gives, the heaps that are left in any order; nothing for other texts.
  static std::optional<HeapMove> read(std::string_view text);
};

}  // namespace summand
