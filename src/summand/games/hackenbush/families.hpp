// Hackenbush pictures by parameters: flowers, and functions for other families.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/boards/arguments.hpp"
#include "summand/boards/graph.hpp"

namespace summand::games::hackenbush {

// The integers after the word `name`. There must be `count` of them, none negative, and their sum
// must not exceed the number of edges of a position. `expected` ends the error message for other
// arguments.
Result<std::vector<std::int64_t>> family_of(const Arguments& arguments, std::string_view name,
                                            std::size_t count, std::string_view expected);

// A green stem of that many edges, with that many blue and red petals on top.
ColouredGraph flower(std::int64_t stem, std::int64_t blue_petals, std::int64_t red_petals);

// The pictures side by side on one ground.
ColouredGraph together(const std::vector<ColouredGraph>& pictures);

}  // namespace summand::games::hackenbush
