// ValueText: a value as text, for people to read and to type again.
#pragma once

#include <cstddef>
#include <string>

#include "summand/base/attempt.hpp"
#include "summand/value/store.hpp"

namespace summand {

// If the text would be longer than the limit, both say what is known about the value instead, in
// angle brackets, and `complete` is false.
struct ValueText {
  std::string plain;   // ASCII, as an expression
  std::string pretty;  // with arrows and fractions
  bool complete = true;
  std::string latex = {};  // empty if it was not requested
};

// What is known about any value, in angle brackets: "<stops 1 and 0, born on day 2>".
std::string summary(ValueStore& store, Value value);

// The text that write() returns, or the summary if that reaches the size limit. Other limits are
// thrown.
template <class Write>
std::string written_or_summary(ValueStore& store, Value value, Write&& write) {
  const Attempt<std::string> text =
      within_limits([&]() -> Result<std::string> { return write(store, value); });
  if (text) return *text;
  if (text.error().limit == Limit::size) return summary(store, value);
  reach_limit_again(text.error());
}

// `limit` counts the characters of the plain text. Throws LimitReached, but not for the length.
ValueText text_of(ValueStore& store, Value value, std::size_t limit);
// The same with LaTeX. The LaTeX is empty if the text is not complete.
ValueText text_with_latex(ValueStore& store, Value value, std::size_t limit);

}  // namespace summand
