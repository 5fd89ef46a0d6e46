#include "apps/summand/progress.hpp"

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

Progress::Progress(std::string_view noun, std::uint64_t first, std::uint64_t all)
    : noun_(noun), first_(first), all_(all), shown_(is_terminal(STDERR_FILENO)) {}

void Progress::at(std::uint64_t done) {
  const Clock::time_point now = Clock::now();
  if (!shown_ || now - last_ < kBetween || done <= first_) return;
  last_ = now;
  written_ = true;
  const double rate = static_cast<double>(done - first_) / Seconds(now - start_).count();
  write_error(fmt::format("\r\x1b[K{} of {} {}, {}/s, {} left", rounded(static_cast<double>(done)),
                          rounded(static_cast<double>(all_)), noun_, rounded(rate),
                          duration(static_cast<double>(all_ - std::min(done, all_)) / rate)));
}

Progress::~Progress() {
  if (written_) write_error("\r\x1b[K");
}

}  // namespace summand::program
