// Values of options that several questions share.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "summand/ask/request.hpp"
#include "summand/base/result.hpp"
#include "summand/draw/figure.hpp"
#include "summand/value/value.hpp"

namespace summand::ask {

// Fails if the number of --NAME is not in a range that depends on other options.
Result<void> expect_in(std::string_view name, std::uint64_t number, NumberRange range);

// The medium of the file of --NAME, by the ending of the file's name.
Result<Medium> medium_of(std::string_view name, std::string_view file);

// --first: who starts, left or right.
struct FirstOptions {
  std::optional<Player> first = {};
};
Result<std::optional<Player>> read_player(const Option& option, const std::string& text);
inline constexpr auto kFirstOption =
    options_in<FirstOptions>(option_read<&FirstOptions::first, read_player>(
        "first", "PLAYER", "Who starts: left or right (default: both in turn)"));

// The success or the error of a result, without its value. For checks of options.
template <class T>
Result<void> without_value(const Result<T>& result) {
  if (!result) return std::unexpected(result.error());
  return {};
}

}  // namespace summand::ask
