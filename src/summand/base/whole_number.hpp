// Reads a number that is written in decimal digits only.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace summand {

// The number. nullopt if the text is anything else, or if T cannot hold the number.
template <std::integral T>
std::optional<T> whole_number(std::string_view text) {
  T number = 0;
  const char* last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, number);
  if (error != std::errc() || end != last) return std::nullopt;
  return number;
}

}  // namespace summand
