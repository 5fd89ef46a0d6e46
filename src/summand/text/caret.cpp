#include "summand/text/caret.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/base/utf8.hpp"

namespace summand {

namespace {

constexpr std::size_t kWidth = 76;  // columns of the shown text
constexpr std::string_view kCut = "...";

// A character in the form in which it is shown, and its number of columns.
struct Shown {
  std::string text;
  std::size_t columns;
};

Shown shown(std::string_view text, std::size_t at) {
  if (text[at] == '\t') return {" ", 1};
  std::string out = printable_character(text, at);
  const std::size_t columns = is_printable(text, at) ? 1 : out.size();
  return {std::move(out), columns};
}

std::size_t begin_of_line(std::string_view text, std::size_t offset) {
  const std::size_t newline = offset == 0 ? text.npos : text.rfind('\n', offset - 1);
  return newline == text.npos ? 0 : newline + 1;
}

// The offset of the character before `at`. The text may have bytes that are not UTF-8.
std::size_t previous(std::string_view text, std::size_t at, std::size_t least) {
  for (std::size_t back = 1; back <= 4 && back <= at - least; ++back) {
    if (character_length(text, at - back) == back) return at - back;
  }
  return at - 1;
}

std::size_t next(std::string_view text, std::size_t at) {
  return at + std::max<std::size_t>(1, character_length(text, at));
}

}  // namespace

Place place_of(std::string_view text, std::size_t offset) {
  offset = std::min(offset, text.size());
  Place out;
  out.line += static_cast<std::size_t>(std::ranges::count(text.substr(0, offset), '\n'));
  for (std::size_t at = begin_of_line(text, offset); at < offset; at = next(text, at)) ++out.column;
  return out;
}

std::string message_with_caret(std::string_view text, const Error& error, std::size_t first_line) {
  const std::size_t offset = std::min(error.offset, text.size());
  const std::size_t line_begin = begin_of_line(text, offset);
  const std::size_t line_end = std::min(text.find('\n', offset), text.size());

  // The window grows to both sides of the place. It grows to the left first, up to half of its
  // width.
  std::size_t begin = offset, end = offset, before = 0, after = 0;
  const auto width_at = [&](std::size_t at) { return shown(text, at).columns; };
  while (begin > line_begin && before < kWidth / 2) {
    begin = previous(text, begin, line_begin);
    before += width_at(begin);
  }
  while (end < line_end && before + after < kWidth) {
    after += width_at(end);
    end = next(text, end);
  }
  while (begin > line_begin && before + after < kWidth) {
    begin = previous(text, begin, line_begin);
    before += width_at(begin);
  }

  std::string line;
  if (begin > line_begin) line += kCut;
  const std::size_t caret = line.size() + before;
  for (std::size_t at = begin; at < end; at = next(text, at)) {
    line += shown(text, at).text;
  }
  if (end < line_end) line += kCut;
  const Place place = place_of(text, offset);
  return fmt::format("{}:{}: {}\n  {}\n  {}^", place.line + first_line - 1, place.column,
                     error.message, line, std::string(caret, ' '));
}

}  // namespace summand
