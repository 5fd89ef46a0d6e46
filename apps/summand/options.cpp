#include "apps/summand/options.hpp"

#include <fmt/format.h>

#include "summand/base/whole_number.hpp"

namespace summand::program {

Result<std::uint64_t> number_option(const Request& request, std::string_view name,
                                    std::uint64_t otherwise, NumberRange range) {
  const auto text = request.option(name);
  if (!text) return otherwise;
  const auto number = whole_number<std::uint64_t>(*text);
  if (number && *number >= range.least && *number <= range.most) return *number;
  return fail(fmt::format("--{}: a number from {} to {} is expected, not '{}'", name, range.least,
                          range.most, text->substr(0, 40)));
}

}  // namespace summand::program
