#include "apps/summand-mpi/options.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "apps/summand/cli/limits.hpp"
#include "summand/ask/settings.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"

namespace summand::mpi_program {

std::optional<std::string_view> Options::value(std::string_view name) const {
  const auto found = values.find(name);
  if (found == values.end()) return std::nullopt;
  return found->second;
}

Result<std::uint64_t> Options::number(std::string_view name, std::uint64_t least,
                                      std::uint64_t most,
                                      std::optional<std::uint64_t> otherwise) const {
  const auto text = value(name);
  if (!text && otherwise) return *otherwise;
  if (!text) return fail(fmt::format("--{} is missing", name));
  const auto number = whole_number<std::uint64_t>(*text);
  if (number && *number >= least && *number <= most) return *number;
  return fail(fmt::format("--{}: a number from {} to {} is expected, not '{}'", name, least, most,
                          printable(*text, 40)));
}

Result<std::string> Options::text(std::string_view name) const {
  const auto text = value(name);
  if (!text) return fail(fmt::format("--{} is missing", name));
  if (text->empty()) return fail(fmt::format("--{} is empty", name));
  return std::string(*text);
}

Result<Options> parse_options(std::span<const std::string> arguments,
                              std::span<const OptionRow> rows, std::size_t words) {
  Options out;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (!argument.starts_with("--")) {
      if (out.words.size() == words) {
        return fail(fmt::format("'{}' is not expected", printable(argument, 60)));
      }
      out.words.push_back(argument);
      continue;
    }
    const std::size_t equals = argument.find('=');
    const std::string name = argument.substr(2, equals == std::string::npos ? equals : equals - 2);
    const auto row = std::ranges::find(rows, name, &OptionRow::name);
    if (row == rows.end()) {
      return fail(fmt::format("--{} is not an option here", printable(name, 60)));
    }
    std::string value;
    if (equals != std::string::npos) {
      if (row->value.empty()) return fail(fmt::format("--{} has no value", name));
      value = argument.substr(equals + 1);
    } else if (!row->value.empty()) {
      if (++i == arguments.size()) return fail(fmt::format("--{} needs a value", name));
      value = arguments[i];
    }
    if (!out.values.emplace(name, value).second) {
      return fail(fmt::format("--{} is given twice", name));
    }
  }
  if (out.words.size() < words) return fail("a word is missing (see summand-mpi --help)");
  return out;
}

Result<Budget::Limits> limits_of(const Options& options) {
  Budget::Limits limits{.memory = program::default_memory(),
                        .interrupt = program::interrupt_flag()};
  if (const auto text = options.value("memory")) {
    const auto memory = ask::parse_memory(*text);
    if (!memory) return fail("--memory: " + memory.error().message);
    limits.memory = *memory;
  }
  if (const auto text = options.value("time")) {
    const auto time = ask::parse_duration(*text);
    if (!time) return fail("--time: " + time.error().message);
    limits.time = *time;
  }
  return limits;
}

}  // namespace summand::mpi_program
