// The limits of a run: --memory, --time, and Ctrl-C (or SIGTERM, which is the same).
#pragma once

#include <chrono>
#include <cstddef>

#include "summand/base/budget.hpp"

namespace summand::program {

// Three quarters of the memory of the machine or of the control group.
std::size_t default_memory();

// From now on the first Ctrl-C or SIGTERM raises the flag that a Budget watches, and the second
// one ends the program. Unblocks these signals and the alarm, in case the parent blocked them.
void watch_for_interrupt();
// Lowers the flag, for the next line of a dialogue; not after a SIGTERM, which ends the dialogue.
void forget_interrupt();
bool told_to_end();
const std::atomic<bool>* interrupt_flag();
// Raises it, as Ctrl-C does.
void raise_interrupt();

// While it lives, a time limit for one item among many: it raises the same flag, and lowers it at
// the end. Does nothing for 0. Alarms nest: an outer alarm continues when an inner one is
// destroyed.
class Alarm {
 public:
  explicit Alarm(std::chrono::nanoseconds time);
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;
  ~Alarm();

  // Whether its time is over, so that this alarm raised the flag.
  bool rang() const;
  // The innermost alarm, if there is one.
  static const Alarm* innermost();

 private:
  using Clock = std::chrono::steady_clock;

  Alarm* outer_;
  Clock::time_point end_ = Clock::time_point::max();
};

}  // namespace summand::program
