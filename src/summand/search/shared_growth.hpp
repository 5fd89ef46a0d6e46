// SharedGrowth: lets a table grow between the uses of several threads.
#pragma once

#include <atomic>
#include <utility>

#include "summand/base/shared_mutex.hpp"

namespace summand {

class SharedGrowth {
 public:
  // A thread has one while it finds and stores.
  class Use {
   public:
    explicit Use(SharedGrowth& growth) : growth_(growth) { growth_.in_use_.lock_shared(); }
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    ~Use() { growth_.in_use_.unlock_shared(); }

   protected:
    // If somebody wants the table to grow, waits until no thread uses it, and the first one calls
    // grow(). To be called often, because all threads wait for it. A thread that waited for the
    // mutex as a writer might never get it, because readers come first. So each one tries again.
    template <class Grow>
    void pause(Grow&& grow) {
      if (!growth_.is_wanted_.load(std::memory_order_relaxed)) return;
      growth_.in_use_.unlock_shared();
      while (growth_.is_wanted_.load(std::memory_order_acquire)) {
        if (!growth_.in_use_.try_lock()) {
          wait_for_others();
          continue;
        }
        grow();
        growth_.is_wanted_.store(false, std::memory_order_release);
        growth_.in_use_.unlock();
      }
      growth_.in_use_.lock_shared();
    }

   private:
    SharedGrowth& growth_;
  };

  void want() { is_wanted_.store(true, std::memory_order_relaxed); }

 private:
  std::atomic<bool> is_wanted_ = false;
  SharedMutex in_use_;
};

}  // namespace summand
