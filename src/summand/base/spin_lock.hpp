// SpinLock: for critical sections of a few dozen instructions. Does nothing if there is only one
// thread, as in a browser.
#pragma once

#if defined(SUMMAND_ONE_THREAD)

namespace summand {

class SpinLock {
 public:
  void lock() {}
  void unlock() {}
};

}  // namespace summand

#else

#include <atomic>
#include <thread>

namespace summand {

// Waits without sleeping, so hold it only for short work. After a while it lets other threads run,
// since the one that holds the lock may be waiting for a core.
class SpinLock {
 public:
  void lock() noexcept {
    while (locked_.exchange(true, std::memory_order_acquire)) {
      for (unsigned looks = 1; locked_.load(std::memory_order_relaxed); ++looks) {
        if (looks % kLooks == 0) std::this_thread::yield();
      }
    }
  }
  void unlock() noexcept { locked_.store(false, std::memory_order_release); }

 private:
  static constexpr unsigned kLooks = 4096;  // a few microseconds

  std::atomic<bool> locked_ = false;
};

}  // namespace summand

#endif
