// Source: the text in which a request was typed, and its place there.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"

namespace summand::program {

// A line of a dialogue or a script. On the command line there is no text. Offsets count bytes of
// the text.
struct Source {
  std::string_view text = {};
  std::string_view script = {};  // the name of the script; empty in a dialogue
  std::size_t line = 1;          // of the beginning of the text
  std::size_t begin = 0;         // the request
  std::vector<std::size_t> arguments = {};

  bool is_script() const { return !script.empty(); }
  // "FILE:LINE:COLUMN: message", the line and a caret. In a dialogue there is no FILE.
  std::string located(const Error& error) const;
};

}  // namespace summand::program
