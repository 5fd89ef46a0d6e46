// The means by which a sum in misère play is decided, and how far they go.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace summand {

// Those that explain most come first.
enum class MisereMeans : std::uint8_t { nim, kayles, tame, quotient, forms, search };

// How far a quotient and the forms of heaps are looked for.
struct QuotientLimits {
  std::chrono::nanoseconds time = std::chrono::seconds(1);
  std::chrono::nanoseconds time_of_forms = std::chrono::seconds(1);
  // A proved period makes larger heaps known, too.
  std::uint64_t most_heap = 1000;
  // Called after each heap, if it is set, with the number of heaps and the order for them.
  std::function<void(std::uint32_t heaps, std::uint32_t order)> progress{};
};

}  // namespace summand
