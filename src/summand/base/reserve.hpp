// Reserve: memory that is kept from a budget for the work after the rest is used up.
#pragma once

#include <cstddef>
#include <utility>

#include "summand/base/budget.hpp"

namespace summand {

class Reserve {
 public:
  // Charges that many bytes, or nothing if the limit does not allow them.
  Reserve(const Budget& budget, std::size_t bytes)
      : budget_(budget), bytes_(budget.allows(bytes) ? bytes : 0) {
    budget_.charge(bytes_);
  }
  Reserve(const Reserve&) = delete;
  Reserve& operator=(const Reserve&) = delete;
  ~Reserve() { give_up(); }

  // Releases the bytes to all users of the same limits.
  void give_up() { budget_.release(std::exchange(bytes_, 0)); }

 private:
  Budget budget_;
  std::size_t bytes_;
};

}  // namespace summand
