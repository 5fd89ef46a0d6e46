// Values under construction: where a kernel writes what comes behind the last value.
#pragma once

#include <cstddef>
#include <cstdint>

#include "summand/heaps/nim_values.hpp"

namespace summand::heaps {

// Calls step(g, from, to) with g[n] the value of heap n (known below `from`, to be written up to
// `to`), g a pointer to elements as wide as the values are. The step returns how far it came.
template <class Step>
std::size_t write_values(NimValues& values, std::size_t count, Step&& step) {
  const std::size_t from = values.size();
  const auto write = [&](auto* room) {
    const std::size_t reached = step(room - from, from, from + count);
    values.append(reached - from);
    return reached;
  };
  switch (values.width()) {
    case 1:
      return write(values.byte_room(count));
    case 2:
      return write(values.short_room(count));
    default:
      return write(values.word_room(count));
  }
}

}  // namespace summand::heaps
