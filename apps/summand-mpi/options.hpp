// The command line of summand-mpi.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"

namespace summand::mpi_program {

struct OptionRow {
  std::string_view name, value, help;  // `value` is empty for a switch
};

// The words after the command: a few that are not options, and options with their values.
struct Options {
  std::vector<std::string> words;
  std::map<std::string, std::string, std::less<>> values;

  bool has(std::string_view name) const { return values.contains(name); }
  std::optional<std::string_view> value(std::string_view name) const;
  // A number from `least` to `most`. Fails if the option is missing and there is no `otherwise`.
  Result<std::uint64_t> number(std::string_view name, std::uint64_t least, std::uint64_t most,
                               std::optional<std::uint64_t> otherwise = {}) const;
  Result<std::string> text(std::string_view name) const;
};

// Accepts only options of the rows, each at most once, as --name VALUE or --name=VALUE, and exactly
// so many words.
Result<Options> parse_options(std::span<const std::string> arguments,
                              std::span<const OptionRow> rows, std::size_t words);

// The limits of --memory and --time, which hold for each rank.
Result<Budget::Limits> limits_of(const Options& options);

}  // namespace summand::mpi_program
