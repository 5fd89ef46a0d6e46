// Families of graphs by their name and size: path, cycle, star, complete, grid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

#include "summand/base/result.hpp"
#include "summand/boards/tinted_graph.hpp"

namespace summand {

// The free graph "cycle 5" or "grid 3x4". The offsets are the places of the name and of the size in
// the text.
Result<TintedGraph> tinted_graph_of_family(std::string_view name, std::size_t name_offset,
                                           const std::variant<std::int64_t, Dimensions>& size,
                                           std::size_t offset);

// The error for more vertices than a TintedGraph can have.
std::unexpected<Error> too_many_vertices(std::size_t offset);

}  // namespace summand
