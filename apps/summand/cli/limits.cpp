#include "apps/summand/cli/limits.hpp"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

namespace summand::program {

namespace {

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

// If the time is already over, the alarm comes immediately.
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

// The first number in a file. 0 if there is none, as in "max".
std::size_t number_in(const char* path) {
  std::FILE* file = std::fopen(path, "r");
  if (file == nullptr) return 0;
  unsigned long long number = 0;
  if (std::fscanf(file, "%llu", &number) != 1) number = 0;
  std::fclose(file);
  return number;
}

}  // namespace

std::size_t default_memory() {
  const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
  std::size_t bytes = pages > 0 && page > 0
                          ? static_cast<std::size_t>(pages) * static_cast<std::size_t>(page)
                          : std::size_t{1} << 30;
  for (const char* path :
       {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) {
    if (const std::size_t most = number_in(path); most > 0) bytes = std::min(bytes, most);
  }
  // A limit of the address space (ulimit -v) is one of the memory.
  rlimit addresses{};
  if (getrlimit(RLIMIT_AS, &addresses) == 0 && addresses.rlim_cur != RLIM_INFINITY) {
    bytes = std::min<std::size_t>(bytes, addresses.rlim_cur);
  }
  return bytes / 4 * 3;
}

void watch_for_interrupt() {
  sigset_t needed;
  sigemptyset(&needed);
  for (const int signal : {SIGINT, SIGTERM, SIGALRM}) sigaddset(&needed, signal);
  handle(SIGINT, on_interrupt);
  handle(SIGTERM, on_interrupt);
  handle(SIGALRM, SIG_IGN);  // so an alarm that is already on its way has no effect
  sigprocmask(SIG_UNBLOCK, &needed, nullptr);
}

void forget_interrupt() {
  if (told_to_end()) return;
  interrupted = false;
  watch_for_interrupt();
}

bool told_to_end() { return terminated != 0; }

const std::atomic<bool>* interrupt_flag() { return &interrupted; }

void raise_interrupt() { interrupted = true; }

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
