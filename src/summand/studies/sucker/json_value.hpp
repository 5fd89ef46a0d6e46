// A JSON text as a value, as far as states need it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/result.hpp"

namespace summand::sucker {

struct JsonValue {
  enum class Kind : std::uint8_t { null, boolean, number, text, array, object };
  Kind kind = Kind::null;
  std::size_t at = 0;  // where it begins
  bool boolean = false;
  std::int64_t number = 0;  // whole numbers only
  std::string text;
  std::vector<JsonValue> items;      // of an array, or the values of an object
  std::vector<std::string> names;    // of an object, none twice
  std::vector<std::size_t> name_at;  // where the names begin

  const JsonValue* member(std::string_view name) const;
};

// At most 8 brackets within one another; numbers with a fraction are refused, and so are escapes
// other than \" \\ \/. Errors have their place.
Result<JsonValue> parse_json(std::string_view text);

}  // namespace summand::sucker
