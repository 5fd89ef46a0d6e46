#include "apps/summand/terminal/progress.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <thread>
#include <unistd.h>
#include <utility>

#include "apps/summand/cli/output.hpp"
#include "summand/base/utf8.hpp"

namespace summand::program {

namespace {

using Seconds = std::chrono::duration<double>;
constexpr auto kBetween = std::chrono::milliseconds(200);
constexpr auto kLong = std::chrono::seconds(5);
constexpr std::string_view kHowToStop = " (Ctrl-C stops)";
constexpr std::size_t kMostCharacters = 40;  // of an expression

Progress* innermost_progress = nullptr;  // used by one thread only
std::thread::id thread_of_innermost;

// The beginning of an expression as one line.
std::string in_short(std::string_view expression) {
  std::string out;
  std::size_t characters = 0;
  for (std::size_t at = 0; at < expression.size(); ++characters) {
    if (characters == kMostCharacters) return out + "...";
    const std::size_t length = std::max<std::size_t>(character_length(expression, at), 1);
    const std::string_view character = expression.substr(at, length);
    out += character.size() == 1 && (character[0] < ' ' || character[0] > '~') ? " " : character;
    at += length;
  }
  return out;
}

std::string duration(double seconds) {
  if (seconds < 100) return fmt::format("{:.0f} s", seconds);
  if (seconds < 6000) return fmt::format("{:.0f} min", seconds / 60);
  return fmt::format("{:.0f} h", seconds / 3600);
}

}  // namespace

std::string rounded(double number) {
  const auto with = [](double value, std::string_view unit) {
    return value < 10 ? fmt::format("{:.1f}{}", value, unit) : fmt::format("{:.0f}{}", value, unit);
  };
  if (number >= 1e9) return with(number / 1e9, " G");
  if (number >= 1e6) return with(number / 1e6, " M");
  if (number >= 1e3) return with(number / 1e3, " k");
  return fmt::format("{:.0f}", number);
}

// If the work is an expression, its first characters are shown.
Progress::Progress(Work work)
    : noun_(work.values ? in_short(work.noun) : std::move(work.noun)),
      first_(work.first),
      done_(work.first),
      all_(work.all),
      values_(std::move(work.values)),
      more_(std::move(work.more)),
      shown_(is_terminal(STDERR_FILENO)),
      outer_(std::exchange(innermost_progress, this)) {
  thread_of_innermost = std::this_thread::get_id();
}

void Progress::at(std::uint64_t done) {
  if ((!shown_ && message_.empty()) || !showing_.try_lock()) return;
  done_ = done;
  if (!message_.empty() && Clock::now() - start_ >= kLong) {
    write_message((written_ ? "\nsummand: " : "summand: ") + std::exchange(message_, ""));
  }
  if (shown_) show();
  showing_.unlock();
}

void Progress::at_look() {
  if (innermost_progress == nullptr || std::this_thread::get_id() != thread_of_innermost) return;
  Progress& one = *innermost_progress;
  if (!one.shown_ || !one.showing_.try_lock()) return;
  one.show();
  one.showing_.unlock();
}

void Progress::show() {
  const Clock::time_point now = Clock::now();
  if (now - last_ < kBetween) return;
  last_ = now;
  written_ = true;
  write_error("\r\x1b[K" + line(Seconds(now - start_).count()).append(kHowToStop));
}

std::string Progress::line(double seconds) const {
  const auto of = [](std::uint64_t count) { return rounded(static_cast<double>(count)); };
  if (values_) return fmt::format("{}: {} values, {}", noun_, of(values_()), duration(seconds));
  if (done_ <= first_) return fmt::format("{} {}, {}", of(done_), noun_, duration(seconds));
  const double rate = static_cast<double>(done_ - first_) / seconds;
  if (!all_) {
    const std::string more = more_ ? more_() : "";
    return fmt::format("{} {}, {}/s, {}{}{}", of(done_), noun_, rounded(rate), duration(seconds),
                       more.empty() ? "" : ", ", more);
  }
  return fmt::format("{} of {} {}, {}/s, {} left", of(done_), of(*all_), noun_, rounded(rate),
                     duration(static_cast<double>(*all_ - std::min(done_, *all_)) / rate));
}

void Progress::clear() {
  for (Progress* line = innermost_progress; line != nullptr; line = line->outer_) {
    if (std::exchange(line->written_, false)) write_error("\r\x1b[K");
  }
}

Progress::~Progress() {
  innermost_progress = outer_;
  if (written_) write_error("\r\x1b[K");
}

}  // namespace summand::program
