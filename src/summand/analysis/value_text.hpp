// ValueText: a value as text, for those who read it and for those who type it again.
#pragma once

#include <cstddef>
#include <string>

#include "summand/value/store.hpp"

namespace summand {

// Where the text would be longer than was asked for, both say what is known of the value instead,
// in angle brackets, and `complete` is false.
struct ValueText {
  std::string plain;   // ASCII, as an expression
  std::string pretty;  // with arrows and fractions
  bool complete = true;
};

// `limit` counts characters of the plain text. Throws LimitReached, but not because of the length.
ValueText text_of(ValueStore& store, Value value, std::size_t limit);

}  // namespace summand
