// Progress: a line on the terminal that says what a long run is at, how far it is, at which rate,
// how long yet, if that is known, and how to stop it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace summand::program {

// "1.2 M", "345 k", "12": three digits are enough for a rate.
std::string rounded(double number);

// Written to stderr, and only if that is a terminal; the line is gone in the end. Of several that
// live the innermost is shown.
class Progress {
 public:
  // `first` of `all` are done already; the rate does not count them.
  Progress(std::string_view noun, std::uint64_t first, std::uint64_t all);
  // Of work whose end nobody knows: the line has the time that it took so far.
  explicit Progress(std::string_view noun);
  // Of one expression, whose values are counted by a call from the thread that made this.
  Progress(std::string_view expression, std::function<std::size_t()> values);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

  void at(std::uint64_t done);
  // What a run that takes some seconds says once, also where no line is shown: what it does, and
  // how to stop it.
  void say_when_long(std::string message) { message_ = std::move(message); }
  bool shown() const { return shown_; }

  // Shows that the innermost one is still at work; called wherever limits are looked at.
  static void at_look();

 private:
  using Clock = std::chrono::steady_clock;

  Progress(std::string noun, std::uint64_t first, std::optional<std::uint64_t> all,
           std::function<std::size_t()> values);
  void show();
  std::string line(double seconds) const;

  std::string noun_;
  std::uint64_t first_, done_;
  std::optional<std::uint64_t> all_;
  std::function<std::size_t()> values_;
  bool shown_;
  bool written_ = false;
  std::string message_;  // empty when it is said
  Clock::time_point start_ = Clock::now(), last_ = start_;
  std::mutex showing_;  // at() may be called by any thread
  Progress* outer_;
};

}  // namespace summand::program
