// MemoryBound: what the system says of the program's memory, held against --memory.
//
// The library charges what it keeps to a budget. What is not charged (the program itself, buffers,
// what the allocator holds back) is bounded here: by a look at the resident memory now and then,
// and by a limit of the system on what may be taken at all.
#pragma once

#include <cstddef>

namespace summand::program {

// What the program takes before it begins; part of every --memory.
inline constexpr std::size_t kProgramBytes = 8'000'000;
inline constexpr std::size_t kLeastMemory = 2 * kProgramBytes;

// Bytes of this process that are in memory; 0 where the system does not say.
std::size_t resident_bytes();

// While it lives, a bound on what is taken from then on, together with the program itself. One for
// a line of a dialogue may live within that of the dialogue.
class MemoryBound {
 public:
  // Each of so many threads (0: as many as the machine has) may have a stack besides.
  MemoryBound(std::size_t limit, unsigned threads);
  MemoryBound(const MemoryBound&) = delete;
  MemoryBound& operator=(const MemoryBound&) = delete;
  ~MemoryBound();

  // Reaches the memory limit where more is resident than the innermost limit, a twentieth of it and
  // a little.
  static void look();
  // The system refuses what would bring the program far beyond the innermost limit (a tenth of it
  // and some MB), and such a refusal reaches the memory limit. It lets through a little more then,
  // until this is called for the next piece of work.
  static void hold();

 private:
  friend void on_refusal();

  std::size_t limit_, most_resident_, most_taken_;
  MemoryBound* outer_;
};

}  // namespace summand::program
