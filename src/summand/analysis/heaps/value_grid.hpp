// Values of heaps as rows of a table.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "summand/base/text_sink.hpp"
#include "summand/heaps/period.hpp"
#include "summand/text/description.hpp"

namespace summand::heaps {

void describe(Members<Period>& its);

struct ValueGrid {
  std::uint64_t from = 0, to = 0;         // heaps from <= n < to
  std::uint64_t largest = 0;              // of their values
  const heaps::Period* period = nullptr;  // if it or a multiple fits, it is the length of a row
  std::function<std::uint64_t(std::uint64_t)> value_at = {};
};

// An empty line, a heading, and rows that begin with the number of their first heap.
void write_value_grid(TextSink& out, const ValueGrid& grid);

// "12 from 71 on, with 4 added each time"
std::string words_of_period(const heaps::Period& period);

}  // namespace summand::heaps
