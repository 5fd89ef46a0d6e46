// JsonWriter: writes JSON member by member. There is no document in memory, and with a sink not
// even the whole text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/text_sink.hpp"

namespace summand {

class JsonWriter {
 public:
  enum class Layout { one_line, indented };

  // The text is kept, or goes to the sink in pieces; the sink must outlive the writer.
  explicit JsonWriter(Layout layout = Layout::indented, TextSink* sink = nullptr)
      : layout_(layout), sink_(sink) {}

  // Values; in an object each follows its key.
  JsonWriter& object();  // opens
  JsonWriter& array();   // opens
  JsonWriter& close();   // the innermost that is open
  JsonWriter& key(std::string_view name);
  // The text is UTF-8; other bytes are written as U+FFFD. Characters that foreign_text.hpp escapes
  // become \u and their number.
  JsonWriter& text(std::string_view value);
  JsonWriter& number(std::uint64_t value);
  JsonWriter& digits(std::string_view value);  // a number as it was read
  JsonWriter& boolean(bool value);
  JsonWriter& null();
  JsonWriter& seconds(double value);  // of the clock: not exact, and never compared

  JsonWriter& member(std::string_view name, std::string_view value) {
    return key(name).text(value);
  }

  // The whole text. Assumes that everything is closed, and that there is no sink.
  const std::string& str() const;
  // Gives the rest and a newline to the sink. Assumes that everything is closed.
  void finish();

 private:
  JsonWriter& raw(std::string_view value);
  void begin_value();
  void new_line();

  Layout layout_;
  TextSink* sink_;
  std::string out_;           // all of it; with a sink what that has not been given
  std::string open_;          // the closing brackets, the innermost last
  std::vector<bool> filled_;  // whether something stands in each of them
  bool after_key_ = false;
};

}  // namespace summand
