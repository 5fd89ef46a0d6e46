#include "apps/summand/progress.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <unistd.h>

#include "apps/summand/output.hpp"

namespace summand::program {

namespace {

using Seconds = std::chrono::duration<double>;
constexpr auto kBetween = std::chrono::milliseconds(200);

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

Progress::Progress(std::string_view noun, std::uint64_t first, std::optional<std::uint64_t> all)
    : noun_(noun), first_(first), all_(all), shown_(is_terminal(STDERR_FILENO)) {}

Progress::Progress(std::string_view noun, std::uint64_t first, std::uint64_t all)
    : Progress(noun, first, std::optional(all)) {}

Progress::Progress(std::string_view noun) : Progress(noun, 0, std::nullopt) {}

void Progress::at(std::uint64_t done) {
  const Clock::time_point now = Clock::now();
  if (!shown_ || now - last_ < kBetween || done <= first_) return;
  last_ = now;
  written_ = true;
  const double seconds = Seconds(now - start_).count();
  const double rate = static_cast<double>(done - first_) / seconds;
  const auto of = [&](std::uint64_t count) { return rounded(static_cast<double>(count)); };
  const std::string line =
      all_ ? fmt::format("{} of {} {}, {}/s, {} left", of(done), of(*all_), noun_, rounded(rate),
                         duration(static_cast<double>(*all_ - std::min(done, *all_)) / rate))
           : fmt::format("{} {}, {}/s, {}", of(done), noun_, rounded(rate), duration(seconds));
  write_error("\r\x1b[K" + line);
}

Progress::~Progress() {
  if (written_) write_error("\r\x1b[K");
}

}  // namespace summand::program
