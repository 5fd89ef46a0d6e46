// JsonValue: a parsed JSON text. Each value has its place in the text.
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
  std::size_t at = 0;  // its offset
  bool boolean = false;
  std::string text = {};  // of a text; for a number its digits, so that it is not rounded
  std::vector<JsonValue> items = {};      // of an array, or the values of an object
  std::vector<std::string> names = {};    // of an object, in the order of the text, each once
  std::vector<std::size_t> name_at = {};  // the offsets of the names

  // The value of that name. Null if there is none, or if this is not an object.
  const JsonValue* member(std::string_view name) const;
};

// Errors have their place. It is an error if the text is not JSON, if a name occurs twice in an
// object, and if more than 64 brackets are nested. Time and memory are proportional to the length
// of the text.
Result<JsonValue> parse_json(std::string_view text);

}  // namespace summand
