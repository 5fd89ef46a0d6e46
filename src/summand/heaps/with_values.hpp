// with_values: loops over many values without a check of their width in each step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "summand/heaps/nim_values.hpp"

namespace summand::heaps {

// Calls f(value) once, where value(n) is the value of the heap n. Returns the result of f.
template <class Function>
decltype(auto) with_values(const NimValues& values, Function&& f) {
  if (const std::uint8_t* bytes = values.bytes()) {
    return f([bytes](std::size_t n) -> std::uint32_t { return bytes[n]; });
  }
  if (const std::uint16_t* shorts = values.shorts()) {
    return f([shorts](std::size_t n) -> std::uint32_t { return shorts[n]; });
  }
  return f([&values](std::size_t n) -> std::uint32_t { return values[n]; });
}

}  // namespace summand::heaps
