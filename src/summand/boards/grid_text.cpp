#include "summand/boards/grid_text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string>

namespace summand {

Result<GridSides> grid_sides(std::string_view text, int most) {
  if (text.empty()) return fail("an empty board; expected rows separated by '|'");
  const std::size_t columns = std::min(text.find('|'), text.size());
  if (columns == 0) return fail("the first row is empty");
  const std::size_t rows = (text.size() + 1 + columns) / (columns + 1);
  const auto room = static_cast<std::size_t>(most);
  if (columns > room || rows > room / columns) {
    return fail(fmt::format("a board has at most {} cells", most));
  }
  return GridSides{static_cast<int>(rows), static_cast<int>(columns)};
}

std::unexpected<Error> ragged_grid(std::string_view text, int columns, std::size_t offset) {
  return fail(fmt::format("a ragged board: {} row must have {} cells like the first",
                          offset == text.size() ? "the last" : "every", columns),
              offset);
}

std::optional<char> letter_meant(std::string_view letters, char typed) {
  if (letters.contains(typed)) return typed;
  const bool is_letter = (typed >= 'a' && typed <= 'z') || (typed >= 'A' && typed <= 'Z');
  const char other = static_cast<char>(typed ^ ('a' ^ 'A'));
  return is_letter && letters.contains(other) ? std::optional(other) : std::nullopt;
}

std::unexpected<Error> no_such_letter(std::string_view letters, std::size_t offset) {
  std::string expected;
  for (const char letter : letters) {
    expected += fmt::format("{}'{}'", expected.empty() ? "" : ", ", letter);
  }
  return fail(fmt::format("expected {} or '|'", expected), offset);
}

}  // namespace summand
