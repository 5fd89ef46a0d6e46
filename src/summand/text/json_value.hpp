// JsonValue: a JSON text that has been read, each value with its place in the text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"

namespace summand {

struct JsonValue {
  enum class Kind : std::uint8_t { null, boolean, number, text, array, object };
  Kind kind = Kind::null;
  std::size_t at = 0;  // where it begins
  bool boolean = false;
  std::string text = {};  // of a text; of a number its digits, so that no number is rounded
  std::vector<JsonValue> items = {};      // of an array, or the values of an object
  std::vector<std::string> names = {};    // of an object, in their order, none twice
  std::vector<std::size_t> name_at = {};  // where the names begin

  // The value of that name; null if there is none, or if this is no object.
  const JsonValue* member(std::string_view name) const;
};

// Errors have their place: a text that is not JSON, a name that comes twice in one object, more
// than 64 brackets within one another. Takes time and memory in proportion to the text.
Result<JsonValue> parse_json(std::string_view text);

}  // namespace summand
