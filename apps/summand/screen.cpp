#include "apps/summand/screen.hpp"

#include <algorithm>
#include <cstdlib>
#include <sys/ioctl.h>

#include "apps/summand/output.hpp"
#include "summand/analysis/table.hpp"

namespace summand::program {

namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// The end of the escape or character that begins at `at`.
std::size_t end_of_character(std::string_view text, std::size_t at) {
  if (text[at] == '\x1b') return std::min(text.find('m', at), text.size() - 1) + 1;
  std::size_t end = at + 1;
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) ++end;
  return end;
}

}  // namespace

ScreenSize screen_size(int file) {
  ScreenSize out;
  winsize size = {};
  if (ioctl(file, TIOCGWINSZ, &size) != 0) return out;
  if (size.ws_row > 0) out.rows = size.ws_row;
  if (size.ws_col > 0) out.columns = size.ws_col;
  return out;
}

bool can_redraw(int file) {
  const std::string_view terminal = environment("TERM");
  return is_terminal(file) && !terminal.empty() && terminal != "dumb";
}

bool knows_utf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    std::string locale(environment(name));
    if (locale.empty()) continue;
    std::ranges::transform(locale, locale.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return locale.find("utf-8") != locale.npos || locale.find("utf8") != locale.npos;
  }
  return false;
}

std::string without_controls(std::string_view text) {
  std::string out(text);
  std::ranges::replace_if(
      out, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, ' ');
  return out;
}

std::string fitted(std::string_view line, std::size_t columns) {
  if (width_of(line) <= columns) return std::string(line);
  std::string out;
  bool coloured = false;
  std::size_t used = 0;
  for (std::size_t at = 0; at < line.size() && used + 1 < columns;) {
    const std::size_t end = end_of_character(line, at);
    const std::string_view character = line.substr(at, end - at);
    if (character[0] == '\x1b') {
      coloured = character != "\x1b[0m";
    } else {
      ++used;
    }
    out += character;
    at = end;
  }
  return out + (coloured ? "\x1b[0m>" : ">");
}

std::vector<std::string> in_columns(const std::vector<std::string>& texts, std::size_t columns) {
  constexpr std::size_t kGap = 2;
  std::size_t width = 1;
  for (const std::string& text : texts) width = std::max(width, width_of(text));
  const std::size_t in_a_row = std::max<std::size_t>((columns + kGap) / (width + kGap), 1);
  std::vector<std::string> out;
  for (std::size_t at = 0; at < texts.size(); at += in_a_row) {
    std::string line;
    const std::size_t end = std::min(at + in_a_row, texts.size());
    for (std::size_t i = at; i < end; ++i) {
      line += i + 1 == end ? texts[i] : padded(texts[i], width + kGap);
    }
    out.push_back(std::move(line));
  }
  return out;
}

}  // namespace summand::program
