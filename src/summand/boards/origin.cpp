#include "summand/boards/origin.hpp"

#include <charconv>
#include <cstddef>

namespace summand {

std::string_view key_of(Origin origin) { return origin == Origin::top ? "top" : "bottom"; }

std::optional<Origin> origin_named(std::string_view key) {
  for (const Origin origin : {Origin::top, Origin::bottom}) {
    if (key == key_of(origin)) return origin;
  }
  return std::nullopt;
}

std::string_view sentence_of(Origin origin) {
  return origin == Origin::top ? "a1 is at the top left" : "a1 is at the bottom left";
}

std::string under_other_origin(std::string_view name, int rows) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
  std::string out;
  for (std::size_t at = 0; at < name.size();) {
    if (name[at] == '=') return out.append(name.substr(at));
    if (!is_digit(name[at])) {
      out += name[at++];
      continue;
    }
    std::size_t end = at;
    while (end < name.size() && is_digit(name[end])) ++end;
    int row = 0;
    const auto read = std::from_chars(name.data() + at, name.data() + end, row);
    const bool is_row = at > 0 && is_small(name[at - 1]) && name[at] != '0' &&
                        read.ec == std::errc() && row <= rows;
    if (is_row) {
      out += std::to_string(rows + 1 - row);
    } else {
      out.append(name.substr(at, end - at));
    }
    at = end;
  }
  return out;
}

}  // namespace summand
