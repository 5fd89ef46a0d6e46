#include "apps/summand/cli/limits.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <fmt/format.h>
#include <span>
#include <sys/time.h>
#include <unistd.h>

#include "apps/summand/cli/memory_bound.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::program {

namespace {

struct Unit {
  std::string_view name;
  double factor;
};

// A positive number (digits, perhaps a point) and one of the units; `most` bounds the product.
Result<double> parse_quantity(std::string_view text, std::span<const Unit> units, double most,
                              std::string_view noun, std::string_view example) {
  const auto wrong = [&] {
    return fail(
        fmt::format("'{}' is not a {}: write it like {}", printable(text, 40), noun, example));
  };
  std::size_t end = text.find_first_not_of("0123456789.");
  if (end == std::string_view::npos) end = text.size();
  double number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + end, number);
  if (error != std::errc() || stop != text.data() + end || !(number > 0)) return wrong();
  for (const Unit& unit : units) {
    if (text.substr(end) != unit.name) continue;
    if (number * unit.factor > most)
      return fail(fmt::format("'{}' is too large", printable(text, 40)));
    return number * unit.factor;
  }
  return wrong();
}

std::atomic<bool> interrupted = false;
volatile std::sig_atomic_t alarm_rang = 0;
volatile std::sig_atomic_t terminated = 0;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler sets it");

void on_interrupt(int signal) {
  interrupted = true;
  if (signal == SIGTERM) terminated = 1;
  std::signal(signal, SIG_DFL);
}

void on_alarm(int) {
  alarm_rang = 1;
  interrupted = true;
}

void handle(int signal, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, nullptr);
}

Alarm* innermost_alarm = nullptr;

// Fires at once if the time is already over.
void set_timer(std::chrono::nanoseconds time) {
  const auto microseconds = std::max<std::int64_t>(
      std::chrono::duration_cast<std::chrono::microseconds>(time).count(), 1);
  itimerval timer = {};
  timer.it_value.tv_sec = microseconds / 1'000'000;
  timer.it_value.tv_usec = microseconds % 1'000'000;
  setitimer(ITIMER_REAL, &timer, nullptr);
}

void stop_timer() {
  const itimerval never = {};
  setitimer(ITIMER_REAL, &never, nullptr);
}

// The first number in a file, 0 if there is none (such as "max").
std::size_t number_in(const char* path) {
  std::FILE* file = std::fopen(path, "r");
  if (file == nullptr) return 0;
  unsigned long long number = 0;
  if (std::fscanf(file, "%llu", &number) != 1) number = 0;
  std::fclose(file);
  return number;
}

}  // namespace

Result<std::size_t> parse_memory(std::string_view text) {
  static constexpr std::array kUnits = {
      Unit{"", 1},         Unit{"k", 1e3},   Unit{"K", 1e3},    Unit{"M", 1e6},
      Unit{"G", 1e9},      Unit{"T", 1e12},  Unit{"kB", 1e3},   Unit{"MB", 1e6},
      Unit{"GB", 1e9},     Unit{"TB", 1e12}, Unit{"KiB", 1024}, Unit{"MiB", 1 << 20},
      Unit{"GiB", 1 << 30}};
  SUMMAND_TRY(bytes, parse_quantity(text, kUnits, 1e18, "size", "200M or 4G"));
  if (bytes < kLeastMemory) {
    return fail(
        fmt::format("'{}' is too small: the program itself takes {} MB, so give at least {}M",
                    printable(text, 40), kProgramBytes / 1'000'000, kLeastMemory / 1'000'000));
  }
  return static_cast<std::size_t>(bytes);
}

Result<std::chrono::nanoseconds> parse_duration(std::string_view text) {
  static constexpr std::array kUnits = {Unit{"", 1}, Unit{"s", 1}, Unit{"ms", 1e-3},
                                        Unit{"min", 60}, Unit{"h", 3600}};
  SUMMAND_TRY(seconds, parse_quantity(text, kUnits, 1e9, "duration", "500ms, 2s or 5min"));
  return std::chrono::nanoseconds(static_cast<std::int64_t>(seconds * 1e9));
}

std::size_t default_memory() {
  const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
  std::size_t bytes = pages > 0 && page > 0
                          ? static_cast<std::size_t>(pages) * static_cast<std::size_t>(page)
                          : std::size_t{1} << 30;
  for (const char* path :
       {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) {
    if (const std::size_t most = number_in(path); most > 0) bytes = std::min(bytes, most);
  }
  return bytes / 4 * 3;
}

void watch_for_interrupt() {
  sigset_t needed;
  sigemptyset(&needed);
  for (const int signal : {SIGINT, SIGTERM, SIGALRM}) sigaddset(&needed, signal);
  handle(SIGINT, on_interrupt);
  handle(SIGTERM, on_interrupt);
  handle(SIGALRM, SIG_IGN);  // an alarm that waits is not ours
  sigprocmask(SIG_UNBLOCK, &needed, nullptr);
}

void forget_interrupt() {
  if (told_to_end()) return;
  interrupted = false;
  watch_for_interrupt();
}

bool told_to_end() { return terminated != 0; }

const std::atomic<bool>* interrupt_flag() { return &interrupted; }

Alarm::Alarm(std::chrono::nanoseconds time) : outer_(innermost_alarm) {
  innermost_alarm = this;
  if (time.count() == 0) return;
  end_ = Clock::now() + time;
  handle(SIGALRM, on_alarm);
  set_timer(time);
}

Alarm::~Alarm() {
  innermost_alarm = outer_;
  if (end_ == Clock::time_point::max()) return;
  stop_timer();
  if (rang()) interrupted = false;
  alarm_rang = 0;
  if (outer_ != nullptr && outer_->end_ != Clock::time_point::max()) {
    set_timer(outer_->end_ - Clock::now());
  }
}

const Alarm* Alarm::innermost() { return innermost_alarm; }

bool Alarm::rang() const { return alarm_rang != 0 || Clock::now() >= end_; }

}  // namespace summand::program
