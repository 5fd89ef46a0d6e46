// MemoryBound: keeps the resident memory of the process near --memory.
//
// The library charges its data to a budget. Other memory (the program itself, buffers, free memory
// of the allocator) is bounded here in two ways: the resident memory is read now and then, and the
// system limits the address space.
#pragma once

#include <cstddef>

namespace summand::program {

// Resident bytes of this process; 0 if the system does not say.
std::size_t resident_bytes();

// While it lives, bounds the memory of the process, the program included. Bounds nest: a line of a
// dialogue may have one inside the bound of the dialogue.
class MemoryBound {
 public:
  // Allows a stack for each of so many threads (0: as many as the machine has).
  MemoryBound(std::size_t limit, unsigned threads);
  MemoryBound(const MemoryBound&) = delete;
  MemoryBound& operator=(const MemoryBound&) = delete;
  ~MemoryBound();

  // Throws LimitReached if the resident memory exceeds the innermost limit by more than a twentieth
  // and a few MB.
  static void look();
  // The system refuses allocations far beyond the innermost limit (a tenth of it and some MB). A
  // refusal throws LimitReached, and then allows a little more memory until this is called for the
  // next piece of work.
  static void hold();

 private:
  friend void on_refusal();

  std::size_t limit_, most_resident_, most_taken_;
  MemoryBound* outer_;
};

}  // namespace summand::program
