#include "summand/boards/side_arguments.hpp"

#include <cstdint>
#include <fmt/core.h>
#include <vector>

namespace summand {

Result<GridSides> sides_of(const Arguments& arguments, int most) {
  constexpr const char* kExpected = "expected a number of rows and one of columns, such as 4x6";
  std::vector<std::int64_t> sides;
  for (const Argument& argument : arguments) {
    if (const auto* side = argument.get<std::int64_t>()) {
      sides.push_back(*side);
    } else if (const auto* both = argument.get<Dimensions>();
               both != nullptr && arguments.size() == 1) {
      sides = both->sides;
    } else {
      return fail(kExpected, argument.offset);
    }
  }
  const std::size_t offset = arguments.empty() ? 0 : arguments.front().offset;
  if (sides.size() != 2) return fail(kExpected, offset);
  if (sides[0] < 1 || sides[1] < 1) {
    return fail("a board has at least one row and one column", offset);
  }
  if (sides[0] > most || sides[1] > most || sides[0] * sides[1] > most) {
    return fail(fmt::format("a board has at most {} cells", most), offset);
  }
  return GridSides{static_cast<int>(sides[0]), static_cast<int>(sides[1])};
}

Result<GridSides> row_of(const Arguments& arguments, int most) {
  const auto* length = arguments.size() == 1 ? arguments[0].get<std::int64_t>() : nullptr;
  if (length == nullptr || *length < 1 || *length > most) {
    return fail(fmt::format("expected a number of cells from 1 to {}", most),
                arguments.empty() ? 0 : arguments[0].offset);
  }
  return GridSides{1, static_cast<int>(*length)};
}

}  // namespace summand
