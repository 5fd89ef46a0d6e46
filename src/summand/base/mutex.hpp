// Mutex: for critical sections that may take long. Does nothing if there is only one thread, as in
// a browser.
#pragma once

#if defined(SUMMAND_ONE_THREAD)

namespace summand {

class Mutex {
 public:
  void lock() {}
  void unlock() {}
};

}  // namespace summand

#else

#include <mutex>

namespace summand {

using Mutex = std::mutex;

}  // namespace summand

#endif
