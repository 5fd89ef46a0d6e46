// ValueText: a value as text, for those who read it and for those who type it again.
#pragma once

#include <cstddef>
#include <string>

#include "summand/base/attempt.hpp"
#include "summand/value/store.hpp"

namespace summand {

// Where the text would be longer than was asked for, both say what is known of the value instead,
// in angle brackets, and `complete` is false.
struct ValueText {
  std::string plain;   // ASCII, as an expression
  std::string pretty;  // with arrows and fractions
  bool complete = true;
  std::string latex = {};  // where it was made
};

// What is known of any value, in angle brackets: "<stops 1 and 0, born on day 2>".
std::string summary(ValueStore& store, Value value);

// What write() makes of a value, or the summary where that would be too long (a size limit). Other
// limits are thrown on.
template <class Write>
std::string written_or_summary(ValueStore& store, Value value, Write&& write) {
  const Attempt<std::string> text =
      within_limits([&]() -> Result<std::string> { return write(store, value); });
  if (text) return *text;
  if (text.error().limit == Limit::size) return summary(store, value);
  reach_limit(*text.error().limit, text.error().error.message);
}

// `limit` counts characters of the plain text. Throws LimitReached, but not because of the length.
ValueText text_of(ValueStore& store, Value value, std::size_t limit);
// The same with LaTeX, which is empty where the text is not complete.
ValueText text_with_latex(ValueStore& store, Value value, std::size_t limit);

}  // namespace summand
