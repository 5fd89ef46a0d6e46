#include "summand/boards/tinted_graph_families.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>

namespace summand {

std::unexpected<Error> too_many_vertices(std::size_t offset) {
  return fail(fmt::format("a position has at most {} vertices", TintedGraph::kMostVertices),
              offset);
}

namespace {

struct Family {
  std::string_view name;
  std::int64_t least, most;
  TintedGraph (*make)(int);
};

constexpr Family kFamilies[] = {
    {"path", 1, TintedGraph::kMostVertices, TintedGraph::path},
    {"cycle", 3, TintedGraph::kMostVertices, TintedGraph::cycle},
    {"star", 0, TintedGraph::kMostVertices - 1, TintedGraph::star},
    {"complete", 1, TintedGraph::kMostVertices, TintedGraph::complete},
};

Result<TintedGraph> grid_of(const Dimensions& dimensions, std::size_t offset) {
  if (dimensions.sides.size() != 2) return fail("a grid has rows and columns, as in 3x4", offset);
  const std::int64_t rows = dimensions.sides[0], columns = dimensions.sides[1];
  if (rows < 1 || columns < 1) return fail("a grid has a row and a column at least", offset);
  if (rows > TintedGraph::kMostVertices || columns > TintedGraph::kMostVertices / rows) {
    return too_many_vertices(offset);
  }
  return TintedGraph::grid(static_cast<int>(rows), static_cast<int>(columns));
}

}  // namespace

Result<TintedGraph> tinted_graph_of_family(std::string_view name, std::size_t name_offset,
                                           const std::variant<std::int64_t, Dimensions>& size,
                                           std::size_t offset) {
  const auto* number = std::get_if<std::int64_t>(&size);
  if (name == "grid") {
    if (number != nullptr) return fail("a grid is written by rows and columns: grid 3x4", offset);
    return grid_of(std::get<Dimensions>(size), offset);
  }
  const auto* known = std::ranges::find(kFamilies, name, &Family::name);
  if (known == std::end(kFamilies)) {
    return fail(fmt::format("'{}' is none of path, cycle, star, complete and grid", name),
                name_offset);
  }
  if (number == nullptr) {
    return fail(fmt::format("a {0} is written by one number: {0} 5", name), offset);
  }
  if (*number > known->most) return too_many_vertices(offset);
  if (*number < known->least) {
    return fail(fmt::format("the least {0} is {0} {1}", name, known->least), offset);
  }
  return known->make(static_cast<int>(*number));
}

Result<TintedGraph> TintedGraph::make(const Arguments& arguments) {
  const std::size_t offset = arguments.empty() ? 0 : arguments[0].offset;
  if (arguments.size() == 1) {
    if (const auto* dimensions = arguments[0].get<Dimensions>()) {
      return grid_of(*dimensions, offset);
    }
  }
  const Word* name = arguments.size() == 2 ? arguments[0].get<Word>() : nullptr;
  if (name != nullptr) {
    const std::size_t there = arguments[1].offset;
    if (const auto* number = arguments[1].get<std::int64_t>()) {
      return tinted_graph_of_family(name->text, offset, *number, there);
    }
    if (const auto* dimensions = arguments[1].get<Dimensions>()) {
      return tinted_graph_of_family(name->text, offset, *dimensions, there);
    }
  }
  return fail(
      "expected a position in quotes, a grid by its sides such as 3x4, or a family and its size, "
      "such as (cycle, 5), of path, cycle, star, complete and grid",
      offset);
}

}  // namespace summand
