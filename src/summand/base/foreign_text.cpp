#include "summand/base/foreign_text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>

#include "summand/base/utf8.hpp"

namespace summand {

namespace {

struct Range {
  char32_t first, last;
};

// Of Unicode: the controls (C0, DEL, C1), and the format characters, which are invisible. Those
// that turn the direction of writing are U+061C, U+200E, U+200F, U+202A to U+202E and U+2066 to
// U+2069. Kept sorted.
constexpr Range kUnprintable[] = {
    {0x0, 0x1f},      {0x7f, 0x9f},     {0xad, 0xad},       {0x600, 0x605},
    {0x61c, 0x61c},   {0x6dd, 0x6dd},   {0x70f, 0x70f},     {0x180e, 0x180e},
    {0x200b, 0x200f}, {0x2028, 0x202e}, {0x2060, 0x206f},   {0xfeff, 0xfeff},
    {0xfff9, 0xfffb}, {0xfffe, 0xffff}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff},
};

bool is_shown(char32_t code) {
  const Range* range = std::ranges::lower_bound(kUnprintable, code, {}, &Range::last);
  return range == std::end(kUnprintable) || code < range->first;
}

// The bytes that the character at `at` takes in the text.
std::size_t taken(std::string_view text, std::size_t at) {
  return std::max<std::size_t>(1, character_length(text, at));
}

// The columns that it takes when it is shown.
std::size_t columns(std::string_view text, std::size_t at) {
  return is_printable(text, at) ? 1 : printable_character(text, at).size();
}

}  // namespace

bool is_printable(std::string_view text, std::size_t at) {
  if (text[at] >= ' ' && text[at] < 0x7f) return true;
  return character_length(text, at) > 0 && is_shown(code_point(text, at));
}

std::string printable_character(std::string_view text, std::size_t at) {
  const std::size_t length = character_length(text, at);
  if (length <= 1 && !is_printable(text, at)) {
    return fmt::format("\\x{:02x}", static_cast<unsigned char>(text[at]));
  }
  if (is_printable(text, at)) return std::string(text.substr(at, length));
  const auto code = static_cast<unsigned>(code_point(text, at));
  return code > 0xffff ? fmt::format("\\u{{{:x}}}", code) : fmt::format("\\u{:04x}", code);
}

std::string quoted_character(std::string_view text, std::size_t at) {
  if (is_space(text[at])) return fmt::format("byte 0x{:02x}", static_cast<unsigned>(text[at]));
  if (is_printable(text, at)) return fmt::format("'{}'", printable_character(text, at));
  if (character_length(text, at) > 1) {
    return fmt::format("character U+{:04X}", static_cast<unsigned>(code_point(text, at)));
  }
  return fmt::format("byte 0x{:02x}", static_cast<unsigned char>(text[at]));
}

std::string printable(std::string_view text, std::size_t most) {
  constexpr std::string_view kCut = "...";
  std::string out;
  std::size_t used = 0, kept = 0;  // kept: the bytes that stay if the text is cut
  for (std::size_t at = 0; at < text.size(); at += taken(text, at)) {
    used += columns(text, at);
    if (used > most) return out.substr(0, kept).append(kCut);
    out += printable_character(text, at);
    if (used + kCut.size() <= most) kept = out.size();
  }
  return out;
}

std::string printable_lines(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size(); at += taken(text, at)) {
    if (text[at] == '\n') {
      out += '\n';
    } else {
      out += printable_character(text, at);
    }
  }
  return out;
}

}  // namespace summand
