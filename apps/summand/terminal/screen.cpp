#include "apps/summand/terminal/screen.hpp"

#include <algorithm>
#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>

#include "apps/summand/cli/output.hpp"
#include "summand/text/table.hpp"

namespace summand::program {

namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// The end of the escape sequence or character that begins at `at`.
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

namespace {

// The indentation of the second part of a long line: that of its last column, unless too little
// room is left.
std::size_t hanging_indent(std::string_view line, std::size_t columns) {
  const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
  const std::size_t gap = line.substr(0, columns).rfind("  ");
  if (gap == line.npos || gap < begin) return begin;
  return 3 * (gap + 2) > 2 * columns ? begin : gap + 2;
}

void add_folded(std::string& out, std::string_view line, std::size_t columns) {
  if (width_of(line) <= columns) {
    out.append(line).append("\n");
    return;
  }
  const std::size_t indent = hanging_indent(line, columns);
  std::string_view before = line.substr(0, indent);
  const std::string under(indent, ' ');
  for (const std::string& part : wrapped(line.substr(indent), columns - indent)) {
    out.append(before).append(part).append("\n");
    before = under;
  }
}

}  // namespace

std::string folded(std::string_view text, std::size_t columns) {
  std::string out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    add_folded(out, text.substr(0, end), columns);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

std::size_t prose_columns() {
  constexpr std::size_t kMost = 80;
  return is_terminal(STDOUT_FILENO) ? std::min(screen_size(STDOUT_FILENO).columns, kMost) : kMost;
}

void write_prose(std::string_view text) { write_out(folded(text, prose_columns())); }

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
