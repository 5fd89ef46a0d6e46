// Hackenbush pictures by name.
#pragma once

#include <span>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/boards/arguments.hpp"
#include "summand/boards/graph.hpp"

namespace summand::games::hackenbush {

struct NamedPicture {
  std::string_view name, edges;
};

std::span<const NamedPicture> named_pictures();

// Reads hackenbush(dog), or a flower by its stem and petals: (flower, 3, 2, 1).
Result<ColouredGraph> make_picture(const Arguments& arguments);

}  // namespace summand::games::hackenbush
