// ThreadId: identifies the threads of the program. All are equal if there is only one, as in a
// browser.
#pragma once

#if defined(SUMMAND_ONE_THREAD)

namespace summand {

struct ThreadId {
  friend bool operator==(ThreadId, ThreadId) = default;
};

inline ThreadId this_thread_id() { return {}; }

}  // namespace summand

#else

#include <thread>

namespace summand {

using ThreadId = std::thread::id;

inline ThreadId this_thread_id() { return std::this_thread::get_id(); }

}  // namespace summand

#endif
