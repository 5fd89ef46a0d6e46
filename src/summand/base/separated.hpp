// separated: the elements of a range as one text. It stands in for fmt::join, whose header takes
// most of a second to read.
#pragma once

#include <fmt/core.h>
#include <string>
#include <string_view>
#include <type_traits>

namespace summand {

// The texts or numbers of `range`, with `between` between each two of them.
template <class Range>
std::string separated(const Range& range, std::string_view between) {
  std::string out;
  bool first = true;
  for (const auto& element : range) {
    if (!first) out += between;
    first = false;
    if constexpr (std::is_convertible_v<decltype(element), std::string_view>) {
      out += std::string_view(element);
    } else {
      out += fmt::format("{}", element);
    }
  }
  return out;
}

}  // namespace summand
