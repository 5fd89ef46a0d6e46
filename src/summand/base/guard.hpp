// Guard: holds a lock while it lives (std::lock_guard without <mutex>, which is missing in a
// browser).
#pragma once

namespace summand {

template <class Lock>
class Guard {
 public:
  explicit Guard(Lock& lock) : lock_(lock) { lock_.lock(); }
  ~Guard() { lock_.unlock(); }
  Guard(const Guard&) = delete;
  Guard& operator=(const Guard&) = delete;

 private:
  Lock& lock_;
};

}  // namespace summand
