// TimeShare: an earlier end for a part of the work, if several ways to an answer are tried.
#pragma once

#include <chrono>

namespace summand {

// From the constructor to the destructor, the budgets of its thread reach the time limit at the end
// of the share. Shares nest: an inner share ends at the latest with the outer one. Each thread has
// its own shares.
class TimeShare {
 public:
  using Clock = std::chrono::steady_clock;

  explicit TimeShare(Clock::time_point end);
  explicit TimeShare(Clock::duration time);
  TimeShare(const TimeShare&) = delete;
  TimeShare& operator=(const TimeShare&) = delete;
  ~TimeShare();

  // True if its time is over and that of the outer share is not.
  bool is_over() const {
    const Clock::time_point now = Clock::now();
    return now >= end_ && now < outer_;
  }

  // The end of the innermost share of this thread. max() if there is none.
  static Clock::time_point end();

 private:
  Clock::time_point end_, outer_;
};

// From the constructor to the destructor, the thread works for somebody else, who waits outside of
// its shares. They go on after that.
class OutsideOfShares {
 public:
  OutsideOfShares();
  OutsideOfShares(const OutsideOfShares&) = delete;
  OutsideOfShares& operator=(const OutsideOfShares&) = delete;
  ~OutsideOfShares();

 private:
  TimeShare::Clock::time_point end_;
};

}  // namespace summand
