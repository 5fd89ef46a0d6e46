// The known name that a user may have meant.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace summand {

// The nearest name, counting letters that are missing, extra, wrong or swapped, in any case.
// Nothing if no name is near; the first of several equally near names.
std::optional<std::string_view> nearest_name(std::string_view wrong,
                                             std::span<const std::string_view> known);

}  // namespace summand
