#include "summand/ask/option_values.hpp"

#include <fmt/core.h>

#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"

namespace summand::ask {

Result<std::uint64_t> number_option(const Request& request, std::string_view name,
                                    std::uint64_t otherwise, NumberRange range) {
  const auto text = request.option(name);
  if (!text) return otherwise;
  const auto number = whole_number<std::uint64_t>(*text);
  if (number && *number >= range.least && *number <= range.most) return *number;
  return fail(fmt::format("--{}: a number from {} to {} is expected, not '{}'", name, range.least,
                          range.most, printable(*text, 40)));
}

Result<Medium> medium_of(std::string_view name, std::string_view file) {
  if (file.ends_with(".svg")) return Medium::svg;
  if (file.ends_with(".tex")) return Medium::tikz;
  if (file.ends_with(".txt")) return Medium::text;
  return fail(
      fmt::format("--{}: a file name with the ending .svg, .tex or .txt is expected, not '{}'",
                  name, printable(file)));
}

Result<std::optional<Player>> first_option(const Request& request) {
  const auto first = request.option("first");
  if (!first) return std::nullopt;
  if (*first == "left") return Player::left;
  if (*first == "right") return Player::right;
  return fail(fmt::format("--first must be left or right, not '{}'", printable(*first, 40)));
}

}  // namespace summand::ask
