// Values as text of limited length.
#pragma once

#include <cstddef>
#include <string>

#include "summand/base/attempt.hpp"
#include "summand/value/store.hpp"
#include "summand/value/value_text.hpp"

namespace summand {

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
