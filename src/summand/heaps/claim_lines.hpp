// ClaimLines: the lines of a certificate.
#pragma once

#include <cstddef>
#include <fmt/core.h>
#include <string_view>

#include "summand/base/result.hpp"

namespace summand::heaps {

// Reads the lines "name value" of a text, one after another.
class ClaimLines {
 public:
  // The text must live longer.
  explicit ClaimLines(std::string_view text) : text_(text) {}

  // Where the next line begins.
  std::size_t at() const { return at_; }

  // The value of the next line, which must have this name. An error has the offset of the line.
  Result<std::string_view> value_of(std::string_view name) {
    const std::size_t end = text_.find('\n', at_);
    const std::string_view line = text_.substr(at_, end - at_);
    if (end == std::string_view::npos || !line.starts_with(name) ||
        line.substr(name.size(), 1) != " ") {
      return fail(fmt::format("expected a line that begins with '{}'", name), at_);
    }
    at_ = end + 1;
    return line.substr(name.size() + 1);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace summand::heaps
