// TextSink: takes a long text in pieces, so that the whole is never in memory.
#pragma once

#include <string_view>

namespace summand {

class TextSink {
 public:
  virtual ~TextSink() = default;
  // May throw LimitReached, and the exception of the program if its output cannot be written.
  virtual void write(std::string_view text) = 0;
};

}  // namespace summand
