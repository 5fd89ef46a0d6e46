// Budget: the memory and time that a computation may use. Only a budget stops computations.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>

namespace summand {

enum class Limit { memory, time, size, interrupted };

// What could be asked instead. Whoever shows the message puts it into words.
enum class Hint : std::uint8_t { none, who_wins };

// Which limit was reached, and a sentence that names it.
struct LimitReached {
  Limit limit;
  std::string message;
  Hint hint = Hint::none;
  // The parts of the message around the sentence of the limit, such as how far the work came.
  std::string before{}, after{};
};

// Throws LimitReached, the only exception of the library. Traps in builds without exceptions.
[[noreturn]] void reach_limit(LimitReached reached);
[[noreturn]] void reach_limit(Limit limit, std::string message, Hint hint = Hint::none);

// A cheap handle on limits that may be shared. Copies count against the same limits, and each
// thread asks its own copy. Memory is charged before it is allocated, and time is checked only
// between whole steps. So data stays valid when a computation is stopped.
class Budget {
 public:
  struct Limits {
    std::size_t memory = std::numeric_limits<std::size_t>::max();     // bytes
    std::chrono::nanoseconds time = std::chrono::nanoseconds::max();  // wall time from now on
    const std::atomic<bool>* interrupt = nullptr;                     // true: stop soon
    std::uint64_t questions =
        std::numeric_limits<std::uint64_t>::max();  // for tests: fail once, at this one
  };

  Budget();  // no limits
  explicit Budget(const Limits& limits);

  // Checks the limits. Callers ask where they make nodes, and in loops. A call costs a decrement,
  // and sometimes a look at the clock.
  void ask() {
    if (--countdown_ == 0) ask_slowly();
  }

  // Whether that many more bytes would be within the limit. Code asks before optional allocations.
  bool allows(std::size_t bytes) const;
  // Counts bytes before they are allocated. Throws LimitReached if they would exceed the limit.
  void charge(std::size_t bytes);
  void release(std::size_t bytes) noexcept;
  std::size_t charged() const;

  // From now on so many bytes are the limit. All copies share it. Call it only between two
  // computations. What is charged already may exceed it.
  void limit_memory(std::size_t bytes) noexcept;

  // After that time all questions are interrupted, as by the flag. A budget that serves several
  // questions gets a new end for each of them. max() removes the end. All copies share it.
  void stop_at(std::chrono::steady_clock::time_point end) noexcept;

 private:
  struct Shared;

  void ask_slowly();

  std::shared_ptr<Shared> shared_;
  std::uint32_t countdown_;
};

}  // namespace summand
