// Progress: a line on the terminal about long work. It shows the name of the work, the amount done,
// the rate, the time left if that is known, and how to stop it.
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

// "1.2 M", "345 k" or "12": rates are shown with at most three digits.
std::string rounded(double number);

// Written to stderr if stderr is a terminal, and removed at the end. If there are several, the
// innermost one is shown.
class Progress final : public WorkLine {
 public:
  explicit Progress(Work work);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() override;

  void at(std::uint64_t done) override;
  // Keeps a message that is written once if the work takes several seconds, even if no line is
  // shown. It names the work, and says how to stop it.
  void say_when_long(std::string message) override { message_ = std::move(message); }
  bool shown() const override { return shown_; }

  // Updates the innermost line. Called wherever limits are checked.
  static void at_look();
  // Removes the current line before other text is written. The next update shows it again.
  static void clear();

 private:
  using Clock = std::chrono::steady_clock;

  void show();
  std::string line(double seconds) const;

  std::string noun_;
  std::uint64_t first_, done_;
  std::optional<std::uint64_t> all_;
  std::function<std::size_t()> values_;
  std::function<std::string()> more_;
  bool shown_;
  bool written_ = false;
  std::string message_;  // empty after it was written
  Clock::time_point start_ = Clock::now(), last_ = start_;
  std::mutex showing_;  // at() may be called by any thread
  Progress* outer_;
};

}  // namespace summand::program
