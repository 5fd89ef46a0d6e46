// Progress: a line on the terminal about a long run: what it does, how far it is, its rate, the
// time left if that is known, and how to stop it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "summand/ask/watcher.hpp"

namespace summand::program {

// "1.2 M", "345 k", "12": three digits are enough for a rate.
std::string rounded(double number);

// Written to stderr if that is a terminal, and removed at the end. If several exist, the innermost
// is shown.
class Progress final : public ask::WorkLine {
 public:
  explicit Progress(ask::Work work);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() override;

  void at(std::uint64_t done) override;
  // A message that a run of some seconds writes once, even if no line is shown: what it does, and
  // how to stop it.
  void say_when_long(std::string message) override { message_ = std::move(message); }
  bool shown() const override { return shown_; }

  // Updates the innermost line; called wherever limits are checked.
  static void at_look();
  // Removes the line that is shown, before something else is written. It comes again.
  static void clear();

 private:
  using Clock = std::chrono::steady_clock;

  void show();
  std::string line(double seconds) const;

  std::string noun_;
  std::uint64_t first_, done_;
  std::optional<std::uint64_t> all_;
  std::function<std::size_t()> values_;
  bool shown_;
  bool written_ = false;
  std::string message_;  // empty after it was written
  Clock::time_point start_ = Clock::now(), last_ = start_;
  std::mutex showing_;  // at() may be called by any thread
  Progress* outer_;
};

}  // namespace summand::program
