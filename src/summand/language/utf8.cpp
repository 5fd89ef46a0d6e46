#include "summand/language/utf8.hpp"

#include <cstdint>
#include <fmt/format.h>

namespace summand {

std::size_t character_length(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) -> std::uint32_t {
    return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0u;
  };
  const std::uint32_t first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) return 0;
  std::uint32_t code = first & (0x7fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
    code = code << 6 | (byte(i) & 0x3f);
  }
  constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  return code < kLeast[length] || code > 0x10ffff || surrogate ? 0 : length;
}

std::string shown_character(std::string_view text, std::size_t at) {
  const std::size_t length = character_length(text, at);
  if (length == 0 || is_control(text[at]) || is_space(text[at])) {
    return fmt::format("byte 0x{:02x}", static_cast<unsigned char>(text[at]));
  }
  return fmt::format("'{}'", text.substr(at, length));
}

}  // namespace summand
