#include "summand/base/utf8.hpp"

namespace summand {

namespace {

// The bits of the code point in a character. Does not check that they are valid.
char32_t bits_of(std::string_view character) {
  const std::size_t length = character.size();
  if (length == 1) return static_cast<unsigned char>(character[0]);
  char32_t code = static_cast<unsigned char>(character[0]) & (0x7fu >> length);
  for (const char c : character.substr(1)) {
    code = code << 6 | (static_cast<unsigned char>(c) & 0x3fu);
  }
  return code;
}

}  // namespace

std::size_t character_length(std::string_view text, std::size_t at) {
  const auto first = static_cast<unsigned char>(text[at]);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() - at < length) return 0;
  for (const char c : text.substr(at + 1, length - 1)) {
    if ((static_cast<unsigned char>(c) & 0xc0) != 0x80) return 0;
  }
  const char32_t code = bits_of(text.substr(at, length));
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  return code < kLeast[length] || code > 0x10ffff || surrogate ? 0 : length;
}

char32_t code_point(std::string_view text, std::size_t at) {
  return bits_of(text.substr(at, character_length(text, at)));
}

}  // namespace summand
