// ValueText: a value as text, for people to read and to type again.
#pragma once

#include <string>

namespace summand {

// If the text would be longer than a limit, both say what is known about the value instead, in
// angle brackets, and `complete` is false.
struct ValueText {
  std::string plain{};   // ASCII, as an expression
  std::string pretty{};  // with arrows and fractions
  bool complete = true;
  std::string latex = {};  // empty if it was not requested

  friend bool operator==(const ValueText&, const ValueText&) = default;
};

}  // namespace summand
