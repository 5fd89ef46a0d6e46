#include "summand/heaps/digest.hpp"

#include <array>

#include "summand/base/hash.hpp"
#include "summand/heaps/with_values.hpp"

namespace summand::heaps {

std::uint64_t digest(const NimValues& values, std::size_t count) {
  return with_values(values, [&](auto value) {
    // Four independent chains, because each step of a chain waits for the step before it.
    std::array<std::uint64_t, 4> lanes = {1, 2, 3, 4};
    std::size_t n = 0;
    for (; n + 4 <= count; n += 4) {
      values.ask_at(n);
      for (std::size_t lane = 0; lane < 4; ++lane) {
        lanes[lane] = hash_combine(lanes[lane], value(n + lane));
      }
    }
    for (; n < count; ++n) lanes[n % 4] = hash_combine(lanes[n % 4], value(n));
    std::uint64_t all = count;
    for (const std::uint64_t lane : lanes) all = hash_combine(all, lane);
    return all;
  });
}

std::uint32_t fletcher32(const NimValues& values, std::size_t count) {
  return with_values(values, [count](auto value) {
    std::uint32_t low = 0, high = 0;
    for (std::size_t n = 0; n < count; ++n) {
      low += value(n);
      high += low;
    }
    return high << 16 | (low & 0xffff);
  });
}

}  // namespace summand::heaps
