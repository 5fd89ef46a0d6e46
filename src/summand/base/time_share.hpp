// TimeShare: an earlier end for a part of the work, where several ways to an answer are tried.
#pragma once

#include <chrono>

namespace summand {

// While it lives, the budgets that its thread asks reach the limit of time at its end. Shares nest:
// none lasts longer than the one around it. Each thread has its own.
class TimeShare {
 public:
  using Clock = std::chrono::steady_clock;

  explicit TimeShare(Clock::time_point end);
  explicit TimeShare(Clock::duration time);
  TimeShare(const TimeShare&) = delete;
  TimeShare& operator=(const TimeShare&) = delete;
  ~TimeShare();

  // Whether its time is over, and that of the share around it is not.
  bool is_over() const {
    const Clock::time_point now = Clock::now();
    return now >= end_ && now < outer_;
  }

  // Of the innermost share of this thread; max() where there is none.
  static Clock::time_point end();

 private:
  Clock::time_point end_, outer_;
};

}  // namespace summand
