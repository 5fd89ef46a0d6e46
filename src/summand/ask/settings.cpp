#include "summand/ask/settings.hpp"

#include <array>
#include <charconv>
#include <fmt/format.h>
#include <span>
#include <string>

#include "summand/ask/request.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"

namespace summand::ask {

namespace {

// Each thread has a stack, and in some searches its own session.
constexpr unsigned kMostThreads = 256;

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

Budget budget_of(const Settings& settings, const std::atomic<bool>* interrupt) {
  Budget::Limits limits{.memory = settings.memory, .interrupt = interrupt};
  if (settings.time.count() > 0) limits.time = settings.time;
  Budget out(limits);
  out.charge(kProgramBytes);
  return out;
}

Failure time_is_over(Failure interrupted, std::chrono::nanoseconds time) {
  const double seconds = std::chrono::duration<double>(time).count();
  std::string& message = interrupted.error.message;
  // The text after this word stays: it says how far the work came.
  constexpr std::string_view kInterrupted = "interrupted";
  if (const auto at = message.rfind(kInterrupted); at != std::string::npos) {
    message.replace(at, kInterrupted.size(),
                    fmt::format("the time limit of {:g} s is reached", seconds));
  }
  interrupted.limit = Limit::time;
  return interrupted;
}

Result<Settings> settings_of(const Request& request, std::size_t otherwise) {
  Settings out{.memory = otherwise};
  if (const auto text = request.option("memory")) {
    const auto memory = parse_memory(*text);
    if (!memory) return fail("--memory: " + memory.error().message);
    out.memory = *memory;
  }
  if (const auto text = request.option("time")) {
    const auto time = parse_duration(*text);
    if (!time) return fail("--time: " + time.error().message);
    out.time = *time;
  }
  if (const auto text = request.option("threads")) {
    out.threads = whole_number<unsigned>(*text).value_or(0);
    if (out.threads == 0) {
      return fail(fmt::format("--threads: '{}' is not a number of threads", printable(*text, 40)));
    }
    if (out.threads > kMostThreads) {
      return fail(fmt::format("--threads: '{}' is too many (at most {})", printable(*text, 40),
                              kMostThreads));
    }
  }
  return out;
}

}  // namespace summand::ask
