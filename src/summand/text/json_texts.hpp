// Members of JSON objects that are arrays of texts.
#pragma once

#include <string_view>

#include "summand/text/json_writer.hpp"

namespace summand {

// Adds a member to the open object: an array of these texts.
template <class Texts>
void write_texts(JsonWriter& json, std::string_view name, const Texts& texts) {
  json.key(name).array();
  for (const std::string_view text : texts) json.text(text);
  json.close();
}

// The same, but adds nothing if there are no texts.
template <class Texts>
void write_texts_if_any(JsonWriter& json, std::string_view name, const Texts& texts) {
  if (!texts.empty()) write_texts(json, name, texts);
}

}  // namespace summand
