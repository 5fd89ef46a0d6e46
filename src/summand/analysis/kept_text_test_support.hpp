// A sink that keeps the text.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/text_sink.hpp"

namespace summand {

struct KeptText final : TextSink {
  void write(std::string_view text) override { all += text; }
  std::string all;
};

}  // namespace summand
