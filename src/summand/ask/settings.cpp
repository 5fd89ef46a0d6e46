#include "summand/ask/settings.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/core.h>
#include <optional>
#include <span>
#include <string>

#include "summand/ask/request.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"

namespace summand::ask {

namespace {

// Each thread has its own stack, and in some searches its own session.
constexpr unsigned kMostThreads = 256;

struct Unit {
  std::string_view name;
  std::uint64_t factor;
};

// The number whole + fraction / kParts. kMostWhole stands for itself and for all greater numbers.
struct Decimal {
  static constexpr std::uint64_t kParts = 1'000'000'000'000'000'000;
  static constexpr std::uint64_t kMostWhole = 1'500'000'000'000'000'000;

  std::uint64_t whole = 0, fraction = 0;

  // The product, rounded up.
  __extension__ using Wide = unsigned __int128;
  Wide times(std::uint64_t factor) const {
    return Wide{whole} * factor + (Wide{fraction} * factor + (kParts - 1)) / kParts;
  }
};

// Reads digits with at most one point. Assumes that the text has no other characters.
std::optional<Decimal> parse_decimal(std::string_view text) {
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::string_view behind = text.substr(std::min(point + 1, text.size()));
  if ((point == 0 && behind.empty()) || behind.contains('.')) return std::nullopt;
  const auto digit = [](char c) { return static_cast<std::uint64_t>(c - '0'); };
  Decimal out;
  for (const char c : text.substr(0, point)) {
    out.whole = std::min(Decimal::kMostWhole, 10 * out.whole + digit(c));
  }
  std::uint64_t worth = Decimal::kParts;
  bool rest = false;  // a digit after the last one that counts is not 0
  for (const char c : behind) {
    worth /= 10;
    out.fraction += digit(c) * worth;
    rest = rest || (worth == 0 && c != '0');
  }
  out.fraction += rest ? 1 : 0;
  return out;
}

// Reads a number greater than 0 and one of the units. Returns the number times the factor of the
// unit, rounded up. Fails if that is more than `most`.
Result<std::uint64_t> parse_quantity(std::string_view text, std::span<const Unit> units,
                                     std::uint64_t most, std::string_view noun,
                                     std::string_view example) {
  const auto wrong = [&] {
    return fail(
        fmt::format("'{}' is not a {}: write it like {}", printable(text, 40), noun, example));
  };
  const std::size_t end = std::min(text.find_first_not_of("0123456789."), text.size());
  const auto number = parse_decimal(text.substr(0, end));
  if (!number || number->times(1) == 0) return wrong();
  for (const Unit& unit : units) {
    if (text.substr(end) != unit.name) continue;
    const auto quantity = number->times(unit.factor);
    if (quantity > most) return fail(fmt::format("'{}' is too large", printable(text, 40)));
    return static_cast<std::uint64_t>(quantity);
  }
  return wrong();
}

}  // namespace

Result<std::size_t> parse_memory(std::string_view text) {
  constexpr std::uint64_t kilo = 1000, mega = 1000 * kilo, giga = 1000 * mega, tera = 1000 * giga;
  // With addresses of 32 bits, a table that doubles would become larger than all memory.
  constexpr std::uint64_t kMostMemory =
      sizeof(std::size_t) > 4 ? 1'000'000 * tera : std::uint64_t{1} << 31;
  static constexpr std::array kUnits = {
      Unit{"", 1},         Unit{"k", kilo},  Unit{"K", kilo},      Unit{"M", mega},
      Unit{"G", giga},     Unit{"T", tera},  Unit{"kB", kilo},     Unit{"MB", mega},
      Unit{"GB", giga},    Unit{"TB", tera}, Unit{"KiB", 1 << 10}, Unit{"MiB", 1 << 20},
      Unit{"GiB", 1 << 30}};
  SUMMAND_TRY(bytes, parse_quantity(text, kUnits, kMostMemory, "size", "200M or 4G"));
  if (bytes < kLeastMemory) {
    return fail(
        fmt::format("'{}' is too small: the program itself takes {} MB, so give at least {}M",
                    printable(text, 40), kProgramBytes / 1'000'000, kLeastMemory / 1'000'000));
  }
  return static_cast<std::size_t>(bytes);
}

Result<std::chrono::nanoseconds> parse_duration(std::string_view text) {
  constexpr std::uint64_t millisecond = 1'000'000, second = 1000 * millisecond;
  static constexpr std::array kUnits = {Unit{"", second},         Unit{"s", second},
                                        Unit{"ms", millisecond},  Unit{"m", 60 * second},
                                        Unit{"min", 60 * second}, Unit{"h", 3600 * second}};
  constexpr std::uint64_t kMost = 1'000'000'000 * second;
  SUMMAND_TRY(time, parse_quantity(text, kUnits, kMost, "duration", "500ms, 2s or 5min"));
  return std::chrono::nanoseconds(static_cast<std::int64_t>(time));
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
  interrupted.error.message = fmt::format("{}the time limit of {:g} s is reached{}",
                                          interrupted.before, seconds, interrupted.after);
  interrupted.limit = Limit::time;
  return interrupted;
}

namespace {

// The error of a value, with the name of the option in front.
template <class T>
Result<T> named(const Option& option, Result<T> value) {
  if (!value) value.error().message = fmt::format("--{}: {}", option.name, value.error().message);
  return value;
}

Result<std::size_t> read_memory(const Option& option, const std::string& text) {
  return named(option, parse_memory(text));
}

Result<std::chrono::nanoseconds> read_time(const Option& option, const std::string& text) {
  return named(option, parse_duration(text));
}

Result<unsigned> read_threads(const Option& option, const std::string& text) {
  const unsigned threads = whole_number<unsigned>(text).value_or(0);
  if (threads == 0) {
    return fail(
        fmt::format("--{}: '{}' is not a number of threads", option.name, printable(text, 40)));
  }
  if (threads > kMostThreads) {
    return fail(fmt::format("--{}: '{}' is too many (at most {})", option.name, printable(text, 40),
                            kMostThreads));
  }
  return threads;
}

constexpr auto kCommonOptions = options_in<Settings>(
    option<&Settings::json>("json", "", "Print JSON (schema 1)"),
    option_read<&Settings::memory, read_memory>(
        "memory", "SIZE", "Memory limit, such as 200M or 4G (default: 3/4 of the machine)"),
    option_read<&Settings::time, read_time>(
        "time", "DURATION", "Time limit for each expression, such as 500ms, 2s or 5min"),
    option_read<&Settings::threads, read_threads>(
        "threads", "N", "Use at most N threads (evaluating an expression takes one)"));

}  // namespace

std::span<const Option> common_options() { return kCommonOptions; }

Result<Settings> settings_of(const Request& request, std::size_t otherwise) {
  Settings out{.memory = otherwise};
  if (auto read = read_rows(kCommonOptions, request, &out); !read) {
    return std::unexpected(std::move(read).error());
  }
  return out;
}

}  // namespace summand::ask
