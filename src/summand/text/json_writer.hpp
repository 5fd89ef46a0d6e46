// JsonWriter: writes JSON member by member. No document is kept in memory. With a sink, not even
// the whole text is kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/text_sink.hpp"

namespace summand {

// The forms of values, beside their text, that a reader asks for.
struct ValueForms {
  bool latex = false, spoken = false;
  std::size_t length = 10'000;  // in characters; longer forms are cut
};

class JsonWriter {
 public:
  enum class Layout { one_line, indented };

  // The text is kept, or is given to the sink in pieces. The sink must outlive the writer.
  explicit JsonWriter(Layout layout = Layout::indented, TextSink* sink = nullptr)
      : layout_(layout), sink_(sink) {}

  // Write a value. In an object, a key must come before each value.
  JsonWriter& object();  // opens
  JsonWriter& array();   // opens
  JsonWriter& close();   // closes the innermost open bracket
  JsonWriter& key(std::string_view name);
  // Writes a UTF-8 text. Bytes that are not UTF-8 are written as U+FFFD. Characters that
  // foreign_text.hpp escapes become \u and their number.
  JsonWriter& text(std::string_view value);
  JsonWriter& number(std::uint64_t value);
  JsonWriter& digits(std::string_view value);  // a number in the form in which it was read
  JsonWriter& boolean(bool value);
  JsonWriter& null();
  JsonWriter& seconds(double value);  // not exact, because it is measured

  JsonWriter& member(std::string_view name, std::string_view value) {
    return key(name).text(value);
  }

  // Kept for those who write values.
  ValueForms forms = {};

  // The whole text. Assumes that everything is closed, and that there is no sink.
  const std::string& str() const;
  // Gives the rest and a newline to the sink. Assumes that all brackets are closed.
  void finish();

 private:
  JsonWriter& raw(std::string_view value);
  void begin_value();
  void new_line();

  Layout layout_;
  TextSink* sink_;
  std::string out_;           // the whole text; with a sink, the part that was not yet given to it
  std::string open_;          // the closing brackets, the innermost last
  std::vector<bool> filled_;  // whether each of them contains a value
  bool after_key_ = false;
};

}  // namespace summand
