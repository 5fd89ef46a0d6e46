// The limits of a run: --memory, --time, and Ctrl-C (or SIGTERM, which is the same).
#pragma once

#include <chrono>
#include <cstddef>
#include <string_view>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"

namespace summand::program {

// "200M" (also k, G, T; a letter B or iB may follow) in bytes, "2s" (also ms, min, h). Both more
// than 0.
Result<std::size_t> parse_memory(std::string_view text);
Result<std::chrono::nanoseconds> parse_duration(std::string_view text);

// Three quarters of what the machine (or the control group) has.
std::size_t default_memory();

// From now on the first Ctrl-C or SIGTERM raises the flag that a Budget watches, the second one
// ends the program. Also where the parent blocked these signals, or that of the clock.
void watch_for_interrupt();
// Lowers the flag, for the next line of a dialogue; not after a SIGTERM, which ends the dialogue.
void forget_interrupt();
bool told_to_end();
const std::atomic<bool>* interrupt_flag();

// While it lives, a time limit for one item among many: it raises the same flag, and lowers it in
// the end. Does nothing for 0. One for a part of the work may live within another one, which goes
// on when that is gone.
class Alarm {
 public:
  explicit Alarm(std::chrono::nanoseconds time);
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;
  ~Alarm();

  // Whether its time is over: it was the alarm that raised the flag.
  bool rang() const;
  // The one that began last, if any lives.
  static const Alarm* innermost();

 private:
  using Clock = std::chrono::steady_clock;

  Alarm* outer_;
  Clock::time_point end_ = Clock::time_point::max();
};

}  // namespace summand::program
