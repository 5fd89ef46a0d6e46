// What the options of several commands say.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

#include "apps/summand/cli/command.hpp"
#include "summand/base/result.hpp"
#include "summand/draw/figure.hpp"
#include "summand/value/value.hpp"

namespace summand::program {

// The numbers that an option may say, both ends included.
struct NumberRange {
  std::uint64_t least, most;
};

// The number behind --NAME, or `otherwise` (whatever the range).
Result<std::uint64_t> number_option(const Request& request, std::string_view name,
                                    std::uint64_t otherwise, NumberRange range);

// The same for a range that T holds.
template <std::unsigned_integral T>
Result<T> number_option(const Request& request, std::string_view name, std::uint64_t otherwise,
                        NumberRange range) {
  SUMMAND_TRY(number, number_option(request, name, otherwise, range));
  return static_cast<T>(number);
}

// The medium of the file behind --NAME, by the end of its name.
Result<Medium> medium_of(std::string_view name, std::string_view file);

// The player behind --first, left or right; nothing where the option is not given.
Result<std::optional<Player>> first_option(const Request& request);

}  // namespace summand::program
