// The limits of a run: --memory, --time, and Ctrl-C.
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

// From now on the first Ctrl-C raises the flag that a Budget watches, the second one ends the
// program.
void watch_for_interrupt();
// Lowers the flag, for the next line of a dialogue.
void forget_interrupt();
const std::atomic<bool>* interrupt_flag();

// While it lives, a time limit for one item among many: it raises the same flag. Does nothing for
// 0.
class Alarm {
 public:
  explicit Alarm(std::chrono::nanoseconds time);
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;
  ~Alarm();

  // Whether it was the alarm that raised the flag.
  bool rang() const;
};

}  // namespace summand::program
