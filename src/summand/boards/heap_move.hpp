// HeapMove: a move that replaces one heap by several. All games with heaps print it in the same
// way.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace summand {

// One heap becomes up to four others. They are in falling order, and zeros fill the rest.
struct HeapMove {
  std::uint64_t from = 0;
  std::array<std::uint64_t, 4> left{};
  auto operator<=>(const HeapMove&) const = default;

  // 12->7,3, or 2->0 if no counter is left.
  std::string print() const;
  // Reads what print() writes, with the new heaps in any order. Returns nullopt for other texts.
  static std::optional<HeapMove> read(std::string_view text);
};

}  // namespace summand
