// SharedMutex: held by one writer or by many readers. Does nothing if there is only one thread, as
// in a browser.
#pragma once

#if defined(SUMMAND_ONE_THREAD)

namespace summand {

class SharedMutex {
 public:
  void lock() {}
  void unlock() {}
  void lock_shared() {}
  void unlock_shared() {}
};

}  // namespace summand

#else

#include <shared_mutex>

namespace summand {

using SharedMutex = std::shared_mutex;

}  // namespace summand

#endif
