// SpinLock: for critical sections of some dozens of instructions.
#pragma once

#include <atomic>

namespace summand {

// Meets what std::lock_guard needs. Waits without sleeping, so nothing slow may happen under it.
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

// Holds a SpinLock for as long as it lives (std::lock_guard without <mutex>, which a browser
// lacks).
class SpinGuard {
 public:
  explicit SpinGuard(SpinLock& lock) : lock_(lock) { lock_.lock(); }
  ~SpinGuard() { lock_.unlock(); }
  SpinGuard(const SpinGuard&) = delete;
  SpinGuard& operator=(const SpinGuard&) = delete;

 private:
  SpinLock& lock_;
};

}  // namespace summand
