// SpinLock: for critical sections of a few dozen instructions.
#pragma once

#include <atomic>

#if !defined(SUMMAND_ONE_THREAD)
#include <thread>
#endif

namespace summand {

// Waits without sleeping, so hold it only for short work. After a while it lets other threads run,
// since the one that holds the lock may be waiting for a core.
class SpinLock {
 public:
  void lock() noexcept {
    while (locked_.exchange(true, std::memory_order_acquire)) {
      for (unsigned looks = 1; locked_.load(std::memory_order_relaxed); ++looks) {
        if (looks % kLooks == 0) let_others_run();
      }
    }
  }
  void unlock() noexcept { locked_.store(false, std::memory_order_release); }

 private:
  static constexpr unsigned kLooks = 4096;  // a few microseconds

  static void let_others_run() noexcept {
#if !defined(SUMMAND_ONE_THREAD)
    std::this_thread::yield();
#endif
  }

  std::atomic<bool> locked_ = false;
};

}  // namespace summand
