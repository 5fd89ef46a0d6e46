#include "summand/base/budget.hpp"

#include <fmt/format.h>

namespace summand {

namespace {

using Clock = std::chrono::steady_clock;

// Questions between two looks at the clock: microseconds apart in any search worth stopping.
constexpr std::uint32_t kQuestionsALook = 1024;

}  // namespace

struct Budget::Shared {
  Limits limits;
  Clock::time_point start = Clock::now();
  std::atomic<std::size_t> charged = 0;
  std::atomic<std::uint64_t> asked = 0;

  bool counts_questions() const { return limits.questions != Limits{}.questions; }
};

void reach_limit(Limit limit, std::string message) {
#if defined(__cpp_exceptions)
  throw LimitReached{limit, std::move(message)};
#else
  static_cast<void>(limit);
  static_cast<void>(message);
  __builtin_trap();
#endif
}

Budget::Budget() : Budget(Limits{}) {}

Budget::Budget(const Limits& limits)
    : shared_(std::make_shared<Shared>(limits)),
      countdown_(shared_->counts_questions() ? 1 : kQuestionsALook) {}

void Budget::ask_slowly() {
  countdown_ = kQuestionsALook;
  const Limits& limits = shared_->limits;
  if (shared_->counts_questions()) {
    countdown_ = 1;
    if (++shared_->asked == limits.questions) {
      reach_limit(Limit::size, fmt::format("stopped at question {}", limits.questions));
    }
  }
  if (limits.interrupt != nullptr && limits.interrupt->load(std::memory_order_relaxed)) {
    reach_limit(Limit::interrupted, "interrupted");
  }
  if (limits.time != std::chrono::nanoseconds::max() &&
      Clock::now() - shared_->start >= limits.time) {
    const double seconds = std::chrono::duration<double>(limits.time).count();
    reach_limit(Limit::time, fmt::format("the time limit of {:g} s is reached", seconds));
  }
}

void Budget::charge(std::size_t bytes) {
  const std::size_t before = shared_->charged.fetch_add(bytes, std::memory_order_relaxed);
  const std::size_t limit = shared_->limits.memory;
  if (before > limit || bytes > limit - before) {
    release(bytes);
    reach_limit(Limit::memory,
                fmt::format("the memory limit of {} MB is reached", limit / 1'000'000));
  }
}

bool Budget::allows(std::size_t bytes) const {
  const std::size_t limit = shared_->limits.memory;
  return charged() <= limit && bytes <= limit - charged();
}

void Budget::release(std::size_t bytes) noexcept {
  shared_->charged.fetch_sub(bytes, std::memory_order_relaxed);
}

std::size_t Budget::charged() const { return shared_->charged.load(std::memory_order_relaxed); }

}  // namespace summand
