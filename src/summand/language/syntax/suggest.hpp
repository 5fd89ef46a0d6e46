// The known name that somebody may have meant.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace summand {

// The nearest by letters left out, added, exchanged or in the wrong order, whatever their case;
// nothing if none is near. The first of several equally near ones.
std::optional<std::string_view> nearest_name(std::string_view wrong,
                                             std::span<const std::string_view> known);

}  // namespace summand
