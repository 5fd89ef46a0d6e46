// Hackenbush pictures by parameters: flowers, and what other families need.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/boards/arguments.hpp"
#include "summand/boards/graph.hpp"

namespace summand::games::hackenbush {

// The integers behind the word `name`, of which there must be `count`, none negative, and together
// no more than a position has edges. `expected` ends the message where something else stands there.
Result<std::vector<std::int64_t>> family_of(const Arguments& arguments, std::string_view name,
                                            std::size_t count, std::string_view expected);

// A green stalk of that many edges, with so many blue and so many red petals on top.
ColouredGraph flower(std::int64_t stem, std::int64_t blue_petals, std::int64_t red_petals);

// The pictures side by side on one ground.
ColouredGraph together(const std::vector<ColouredGraph>& pictures);

}  // namespace summand::games::hackenbush
