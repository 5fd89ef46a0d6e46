// Values under construction: the place where a kernel writes the next values.
#pragma once

#include <cstddef>
#include <cstdint>

#include "summand/heaps/nim_values.hpp"

namespace summand::heaps {

// Calls step(g, from, to), where g[n] is the value of heap n. Values below `from` are known, and
// those below `to` must be written. g points to elements with the width of the values. The step
// returns the end of the part that it has written.
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
