// Settings: the limits of a question, from its options.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <string_view>

#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"

namespace summand::ask {

struct Request;

struct Settings {
  std::size_t memory = 0;           // bytes
  std::chrono::nanoseconds time{};  // for one expression; 0: no limit
  unsigned threads = 0;             // 0: all processors of the machine
  bool json = false;                // of a program that prints the answer
};

// The memory of a question without --memory, in bytes: 4 GiB, or 1 GiB if addresses have 32 bits.
inline constexpr std::size_t kUsualMemory = std::size_t{1} << (sizeof(std::size_t) > 4 ? 32 : 30);

// The memory of a program before it begins work. It counts against every limit of memory.
inline constexpr std::size_t kProgramBytes = 8'000'000;
inline constexpr std::size_t kLeastMemory = 2 * kProgramBytes;

// A size such as "200M" (also k, G, T, with or without B or iB) in bytes, and a duration such as
// "2s" (also ms, min, h). Both are greater than 0.
Result<std::size_t> parse_memory(std::string_view text);
Result<std::chrono::nanoseconds> parse_duration(std::string_view text);

// The limits of a computation that begins now. The memory of the program itself is charged
// immediately.
Budget budget_of(const Settings& settings, const std::atomic<bool>* interrupt);
// The failure of an interruption that came after so much time. Its message names the time limit.
Failure time_is_over(Failure interrupted, std::chrono::nanoseconds time);

// The settings of the options memory, time and threads. Without --memory, the memory is
// `otherwise`.
Result<Settings> settings_of(const Request& request, std::size_t otherwise);

}  // namespace summand::ask
