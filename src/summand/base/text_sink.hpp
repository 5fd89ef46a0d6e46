// TextSink: where a long text goes piece by piece, so that nobody keeps the whole of it.
#pragma once

#include <string_view>

namespace summand {

class TextSink {
 public:
  virtual ~TextSink() = default;
  // May throw LimitReached, and whatever a program throws when nobody takes its output.
  virtual void write(std::string_view text) = 0;
};

}  // namespace summand
