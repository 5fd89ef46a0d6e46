#include "summand/base/budget.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/look_handler.hpp"
#include "summand/base/time_share.hpp"

namespace summand {

namespace {

using Clock = std::chrono::steady_clock;

// The number of questions between two looks at the clock. It is adjusted during the work so that
// looks are about a millisecond apart, because steps on a large board take longer than steps on a
// small one.
constexpr std::uint32_t kFewest = 1, kFirst = 16, kMost = 1024;
constexpr Clock::duration kOften = std::chrono::microseconds(500), kSeldom = 4 * kOften;

std::atomic<LookHandler> look_handler = nullptr;

}  // namespace

LookHandler set_look_handler(LookHandler handler) { return look_handler.exchange(handler); }

struct Budget::Shared {
  Limits limits;
  Clock::time_point start = Clock::now();
  std::atomic<std::size_t> charged = 0;
  std::atomic<std::uint64_t> asked = 0;
  std::atomic<std::uint32_t> questions_a_look = kFirst;
  std::atomic<Clock::rep> last_look = start.time_since_epoch().count();
  std::atomic<Clock::rep> stop = std::numeric_limits<Clock::rep>::max();

  bool counts_questions() const { return limits.questions != Limits{}.questions; }

  // The number of questions until the next look at the clock. `now` is the time of this look.
  std::uint32_t until_next_look(Clock::time_point now) {
    const Clock::rep ticks = now.time_since_epoch().count();
    const Clock::duration since(ticks - last_look.exchange(ticks, std::memory_order_relaxed));
    std::uint32_t questions = questions_a_look.load(std::memory_order_relaxed);
    if (since < kOften) questions = std::min(kMost, 2 * questions);
    if (since > kSeldom) questions = std::max(kFewest, questions / 4);
    questions_a_look.store(questions, std::memory_order_relaxed);
    return questions;
  }
};

void reach_limit(LimitReached reached) {
#if defined(__cpp_exceptions)
  throw LimitReached(std::move(reached));
#else
  static_cast<void>(reached);
  __builtin_trap();
#endif
}

void reach_limit(Limit limit, std::string message, Hint hint) {
  reach_limit(LimitReached{limit, std::move(message), hint});
}

Budget::Budget() : Budget(Limits{}) {}

Budget::Budget(const Limits& limits)
    : shared_(std::make_shared<Shared>(limits)),
      countdown_(shared_->counts_questions() ? 1 : kFirst) {}

void Budget::ask_slowly() {
  const Limits& limits = shared_->limits;
  const Clock::time_point now = Clock::now();
  countdown_ = shared_->until_next_look(now);
  if (shared_->counts_questions()) {
    countdown_ = 1;
    if (++shared_->asked == limits.questions) {
      reach_limit(Limit::size, fmt::format("stopped at question {}", limits.questions));
    }
  }
  const bool is_interrupted =
      limits.interrupt != nullptr && limits.interrupt->load(std::memory_order_relaxed);
  if (is_interrupted ||
      now.time_since_epoch().count() >= shared_->stop.load(std::memory_order_relaxed)) {
    reach_limit(Limit::interrupted, "interrupted");
  }
  if (const LookHandler handler = look_handler.load(std::memory_order_relaxed)) handler();
  if (limits.time != std::chrono::nanoseconds::max() && now - shared_->start >= limits.time) {
    const double seconds = std::chrono::duration<double>(limits.time).count();
    reach_limit(Limit::time, fmt::format("the time limit of {:g} s is reached", seconds));
  }
  if (now >= TimeShare::end()) reach_limit(Limit::time, "a share of the time is used up");
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

void Budget::limit_memory(std::size_t bytes) noexcept { shared_->limits.memory = bytes; }

void Budget::stop_at(Clock::time_point end) noexcept {
  shared_->stop.store(end.time_since_epoch().count(), std::memory_order_relaxed);
}

std::size_t Budget::charged() const { return shared_->charged.load(std::memory_order_relaxed); }

}  // namespace summand
