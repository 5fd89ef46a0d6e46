// The known name that a user may have meant.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace summand {

// The nearest name, counting letters that are missing, extra, wrong or swapped, in any case. Of
// equally near names it is the first. Returns nullopt if no name is near.
std::optional<std::string_view> nearest_name(std::string_view wrong,
                                             std::span<const std::string_view> known);

}  // namespace summand
