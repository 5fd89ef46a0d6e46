// Addresses: a range of addresses that memory fills step by step, so that its contents never move.
#pragma once

#include <cstddef>

namespace summand {

// A range takes address space only for its memory: a process whose address space is limited (ulimit
// -v) may have ranges of any length. On the usual systems of 64 bits there are so many addresses
// that each range can begin far from everything else. The ranges of a process keep apart from each
// other, and the system places other memory elsewhere. Where that fails, the addresses are reserved
// from the system. Then they count as used.
class Addresses {
 public:
  // A range for `bytes`, without memory. If the system gives no such range it is shorter, at least
  // `least`, or it is empty (always in a browser).
  Addresses(std::size_t bytes, std::size_t least);
  Addresses(const Addresses&) = delete;
  Addresses& operator=(const Addresses&) = delete;
  ~Addresses();

  // Null for an empty range.
  void* start() const { return start_; }
  std::size_t bytes() const { return bytes_; }

  // Gives zeroed memory to the first `bytes`. Returns false if no memory is left for them. Assumes
  // that the range has so many.
  bool fill(std::size_t bytes);

 private:
  bool claim(std::size_t bytes);
  void reserve(std::size_t bytes, std::size_t least);

  void* start_ = nullptr;
  std::size_t bytes_ = 0;
  std::size_t filled_ = 0;    // have memory
  std::size_t reserved_ = 0;  // taken from the system without memory
};

}  // namespace summand
