// SpinLock: for critical sections of a few dozen instructions.
#pragma once

#include <atomic>

namespace summand {

// Waits without sleeping, so hold it only for short work.
class SpinLock {
 public:
  void lock() noexcept {
    while (locked_.exchange(true, std::memory_order_acquire)) {
      while (locked_.load(std::memory_order_relaxed)) {
      }
    }
  }
  void unlock() noexcept { locked_.store(false, std::memory_order_release); }

 private:
  std::atomic<bool> locked_ = false;
};

}  // namespace summand
