// The means by which a sum in misère play is decided, and how far they go.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>

namespace summand {

// Those that explain most come first.
enum class MisereMeans : std::uint8_t { nim, kayles, tame, quotient, forms, search };

// Forms of larger heaps take too much time.
inline constexpr std::uint64_t kLargestHeapByForms = 60;

// How far quotients and the forms of heaps are looked for.
struct MisereLimits {
  std::chrono::nanoseconds quotient = std::chrono::seconds(1);
  std::chrono::nanoseconds forms = std::chrono::seconds(1);
  // If it is set: a quotient is looked for again, for so long, before the sums are searched.
  std::optional<std::chrono::nanoseconds> longer_quotient{};
  // A proved period makes larger heaps known, too.
  std::uint64_t most_heap = 1000;
  // Called after each heap of a quotient, if it is set, with the number of heaps and the order for
  // them.
  std::function<void(std::uint32_t heaps, std::uint32_t order)> progress{};
};

}  // namespace summand
