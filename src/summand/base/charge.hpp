// Charge: bytes counted against a budget for as long as an object lives.
#pragma once

#include <cstddef>
#include <utility>

#include "summand/base/budget.hpp"

namespace summand {

// About the bytes that the allocator keeps beside an allocation.
inline constexpr std::size_t kAllocation = 2 * sizeof(void*);

// About the bytes of an entry in a standard hash map.
template <class Key, class Mapped>
inline constexpr std::size_t kMapEntry = sizeof(Key) + sizeof(Mapped) + 4 * sizeof(void*);

// For memory that is allocated elsewhere, such as the nodes of a standard map.
class Charge {
 public:
  explicit Charge(Budget budget) : budget_(std::move(budget)) {}
  Charge(const Charge&) = delete;
  Charge& operator=(const Charge&) = delete;
  ~Charge() { budget_.release(bytes_); }

  // Throws LimitReached if that is too much, and then counts nothing.
  void add(std::size_t bytes) {
    budget_.charge(bytes);
    bytes_ += bytes;
  }

 private:
  Budget budget_;
  std::size_t bytes_ = 0;
};

}  // namespace summand
