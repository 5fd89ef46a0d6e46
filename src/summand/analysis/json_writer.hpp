// JsonWriter: JSON as it is said, member by member; there is no document in memory.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace summand {

class JsonWriter {
 public:
  enum class Layout { one_line, indented };

  explicit JsonWriter(Layout layout = Layout::indented) : layout_(layout) {}

  // Values; in an object each follows its key.
  JsonWriter& object();  // opens
  JsonWriter& array();   // opens
  JsonWriter& close();   // the innermost that is open
  JsonWriter& key(std::string_view name);
  // The text is UTF-8; bytes that are not are written as U+FFFD.
  JsonWriter& text(std::string_view value);
  JsonWriter& number(std::uint64_t value);
  JsonWriter& boolean(bool value);
  JsonWriter& null();
  JsonWriter& seconds(double value);  // of the clock: not exact, and never compared

  JsonWriter& member(std::string_view name, std::string_view value) {
    return key(name).text(value);
  }

  // All that was said. Assumes that everything is closed.
  const std::string& str() const;

 private:
  JsonWriter& raw(std::string_view value);
  void begin_value();
  void new_line();

  Layout layout_;
  std::string out_;
  std::string open_;          // the closing brackets, the innermost last
  std::vector<bool> filled_;  // whether something stands in each of them
  bool after_key_ = false;
};

}  // namespace summand
