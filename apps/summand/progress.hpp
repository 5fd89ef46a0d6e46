// Progress: a line on the terminal that says how far a long run is, at which rate, and how long
// yet, if that is known.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace summand::program {

// "1.2 M", "345 k", "12": three digits are enough for a rate.
std::string rounded(double number);

// Written to stderr, and only if that is a terminal; the line is gone in the end.
class Progress {
 public:
  // `first` of `all` are done already; the rate does not count them.
  Progress(std::string_view noun, std::uint64_t first, std::uint64_t all);
  // Of work whose end nobody knows: the line has the time that it took so far.
  explicit Progress(std::string_view noun);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

  void at(std::uint64_t done);
  bool shown() const { return shown_; }

 private:
  using Clock = std::chrono::steady_clock;

  Progress(std::string_view noun, std::uint64_t first, std::optional<std::uint64_t> all);

  std::string noun_;
  std::uint64_t first_;
  std::optional<std::uint64_t> all_;
  bool shown_;
  bool written_ = false;
  Clock::time_point start_ = Clock::now(), last_ = start_;
};

}  // namespace summand::program
