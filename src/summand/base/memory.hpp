// Address space that is reserved at once and filled later, so that what lies in it never moves.
#pragma once

#include <cstddef>

namespace summand {

// A range of addresses without memory behind it. Empty where the system has no such thing or
// refuses.
struct AddressRange {
  void* start = nullptr;
  std::size_t bytes = 0;
};

// Reserves `bytes` (rounded up to pages), or less when the system refuses so much, down to `least`.
AddressRange reserve_addresses(std::size_t bytes, std::size_t least);
void give_back(const AddressRange& range) noexcept;

// Puts zeroed memory behind [start, start + bytes) of a reserved range; false when there is none
// left.
bool fill_addresses(void* start, std::size_t bytes);

// Zeroed memory for a table that is probed at random, or nullptr. Large ones lie in large pages
// where the system has them, and are written once: a page that is read before it is written is
// faulted in twice, and the second time interrupts the other threads.
void* take_zeroed(std::size_t bytes);
void give_back_zeroed(void* start) noexcept;

}  // namespace summand
