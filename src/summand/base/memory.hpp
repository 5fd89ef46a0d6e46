// Zeroed memory from the system, for tables.
#pragma once

#include <cstddef>

namespace summand {

// When the pages of a table are mapped.
enum class Pages {
  when_used,
  // A page that is read before it is written causes two page faults, and the second one interrupts
  // the other threads. So a table that fills soon is written once at the beginning, if it has at
  // least 16 pages.
  at_once,
  // A table that is written from the beginning to the end needs memory only for what is written.
  in_order,
};

// Zeroed memory for a table, or nullptr. Large tables use large pages if the system has them, and
// are written at once, unless they are in order.
void* take_zeroed(std::size_t bytes, Pages pages = Pages::when_used);
void give_back_zeroed(void* start) noexcept;

}  // namespace summand
