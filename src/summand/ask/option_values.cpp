#include "summand/ask/option_values.hpp"

#include <fmt/core.h>

#include "summand/base/foreign_text.hpp"

namespace summand::ask {

Result<void> expect_in(std::string_view name, std::uint64_t number, NumberRange range) {
  return without_value(read_number({.name = name, .value = {}, .sentence = {}, .range = range},
                                   std::to_string(number)));
}

Result<Medium> medium_of(std::string_view name, std::string_view file) {
  if (file.ends_with(".svg")) return Medium::svg;
  if (file.ends_with(".tex")) return Medium::tikz;
  if (file.ends_with(".txt")) return Medium::text;
  return fail(
      fmt::format("--{}: a file name with the ending .svg, .tex or .txt is expected, not '{}'",
                  name, printable(file)));
}

Result<std::optional<Player>> read_player(const Option& option, const std::string& text) {
  if (text == "left") return Player::left;
  if (text == "right") return Player::right;
  return fail(
      fmt::format("--{} must be left or right, not '{}'", option.name, printable(text, 40)));
}

}  // namespace summand::ask
