// Texts as sequences of letters.
#pragma once

#include <cstddef>
#include <string_view>

namespace summand {

// The number of characters of valid UTF-8.
std::size_t count_letters(std::string_view text);

}  // namespace summand
