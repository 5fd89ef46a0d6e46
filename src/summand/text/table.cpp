#include "summand/text/table.hpp"

#include <algorithm>
#include <utility>

namespace summand {

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      i = std::min(text.find('m', i), text.size() - 1);
    } else {
      width += (static_cast<unsigned char>(text[i]) & 0xc0) != 0x80;
    }
  }
  return width;
}

std::string padded(std::string_view text, std::size_t width) {
  std::string out(text);
  const std::size_t has = width_of(text);
  if (has < width) out.append(width - has, ' ');
  return out;
}

std::vector<std::string> aligned(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  for (const auto& row : rows) {
    widths.resize(std::max(widths.size(), row.size()), 0);
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  }
  std::vector<std::string> out;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += i + 1 == row.size() ? row[i] : padded(row[i], widths[i] + 2);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out.push_back(std::move(line));
  }
  return out;
}

std::vector<std::string> aligned(const std::vector<std::vector<std::string>>& rows,
                                 std::size_t width) {
  constexpr std::size_t kGap = 2, kLeast = 20;
  std::size_t names = 0;
  for (const auto& row : rows) names = std::max(names, width_of(row.front()));
  const std::size_t room = std::max(width, names + kGap + kLeast) - names - kGap;
  std::vector<std::vector<std::string>> broken;
  for (const auto& row : rows) {
    std::string name = row.front();
    for (std::string& line : wrapped(row.back(), room)) {
      broken.push_back({std::exchange(name, ""), std::move(line)});
    }
  }
  return aligned(broken);
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width, std::string_view after) {
  std::vector<std::string> out = {""};
  std::size_t used = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(after), text.size() - 1) + 1;
    const std::string_view word = text.substr(0, end);
    const std::size_t wide = width_of(word);
    if (used > 0 && used + wide - word.ends_with(' ') > width) {
      out.emplace_back();
      used = 0;
    }
    out.back() += word;
    used += wide;
    text.remove_prefix(end);
  }
  for (std::string& line : out) line.erase(line.find_last_not_of(' ') + 1);
  return out;
}

}  // namespace summand
