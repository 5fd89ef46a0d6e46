// The limits of a run: --memory, --time, and Ctrl-C or SIGTERM.
#pragma once

#include <chrono>
#include <cstddef>

#include "summand/base/budget.hpp"

namespace summand::program {

// Three quarters of the memory of the machine, or of the control group if that is smaller.
std::size_t default_memory();

// After this call, the first Ctrl-C or SIGTERM raises the flag that budgets watch. The second one
// ends the program. Unblocks these signals and the alarm, in case the parent blocked them.
void watch_for_interrupt();
// Lowers the flag, for the next line of a dialogue. After a SIGTERM the flag stays, because SIGTERM
// ends the dialogue.
void forget_interrupt();
bool told_to_end();
const std::atomic<bool>* interrupt_flag();
// Raises the flag, like Ctrl-C.
void raise_interrupt();

// A time limit for one of several items, from the constructor to the destructor. When the time is
// over, the alarm raises the flag of Ctrl-C. The destructor lowers the flag. Does nothing for 0.
// Alarms nest: an outer alarm continues when an inner one is destroyed.
class Alarm {
 public:
  explicit Alarm(std::chrono::nanoseconds time);
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;
  ~Alarm();

  // True if the time is over, so this alarm raised the flag.
  bool rang() const;
  // The innermost alarm. Null if there is none.
  static const Alarm* innermost();

 private:
  using Clock = std::chrono::steady_clock;

  Alarm* outer_;
  Clock::time_point end_ = Clock::time_point::max();
};

}  // namespace summand::program
