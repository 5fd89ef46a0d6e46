// Settings: the limits of a question, as its options say.
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
  unsigned threads = 0;             // 0: all of the machine
};

// The memory for a question that says nothing, in bytes: 4 GiB, or 1 GiB where addresses are short.
inline constexpr std::size_t kUsualMemory = std::size_t{1} << (sizeof(std::size_t) > 4 ? 32 : 30);

// The memory of a program before it begins work; part of every limit of memory.
inline constexpr std::size_t kProgramBytes = 8'000'000;
inline constexpr std::size_t kLeastMemory = 2 * kProgramBytes;

// A size such as "200M" (also k, G, T, with or without B or iB) in bytes, and a duration such as
// "2s" (also ms, min, h). Both are greater than 0.
Result<std::size_t> parse_memory(std::string_view text);
Result<std::chrono::nanoseconds> parse_duration(std::string_view text);

// The limits of a computation that begins now. The memory of the program itself is charged at once.
Budget budget_of(const Settings& settings, const std::atomic<bool>* interrupt);
// The failure of an interruption that came because so much time was over: it names that limit.
Failure time_is_over(Failure interrupted, std::chrono::nanoseconds time);

// Those of the options memory, time and threads; the memory of `otherwise` if it is not given.
Result<Settings> settings_of(const Request& request, std::size_t otherwise);

}  // namespace summand::ask
