// MemoryBound: keeps the resident memory of the process near --memory.
//
// The library charges its data to a budget. Other memory (the program itself, buffers, free memory
// of the allocator) is limited here in two ways: the resident memory is measured regularly, and the
// system limits the address space.
#pragma once

#include <cstddef>

namespace summand::program {

// The resident bytes of this process. 0 if the system does not report them.
std::size_t resident_bytes();

// Limits the memory of the whole process from the constructor to the destructor. Bounds nest: a
// line of a dialogue may have a bound inside that of the dialogue.
class MemoryBound {
 public:
  // Adds memory for the stacks of that many threads (0: as many as the machine has processors).
  MemoryBound(std::size_t limit, unsigned threads);
  MemoryBound(const MemoryBound&) = delete;
  MemoryBound& operator=(const MemoryBound&) = delete;
  ~MemoryBound();

  // Throws LimitReached if the resident memory exceeds the innermost limit by more than 5 % + 4 MB.
  // The allocator gives its free memory back first.
  static void look();
  // Makes the system refuse memory beyond the innermost limit + 10 % + 12 MB. A refusal throws
  // LimitReached. After that a little more memory is allowed, until the next call for the next
  // piece of work.
  static void hold();

 private:
  friend void on_refusal();

  std::size_t limit_, most_resident_, most_taken_;
  MemoryBound* outer_;
};

}  // namespace summand::program
