// SharedMutex: held by one writer or by many readers. Does nothing if there is only one thread, as
// in a browser.
#pragma once

#if defined(SUMMAND_ONE_THREAD)

namespace summand {

class SharedMutex {
 public:
  void lock() {}
  bool try_lock() { return true; }
  void unlock() {}
  void lock_shared() {}
  void unlock_shared() {}
};

inline void wait_for_others() {}

}  // namespace summand

#else

#include <chrono>
#include <shared_mutex>
#include <thread>

namespace summand {

using SharedMutex = std::shared_mutex;

// For a thread that tries again: a moment.
inline void wait_for_others() { std::this_thread::sleep_for(std::chrono::microseconds(20)); }

}  // namespace summand

#endif
