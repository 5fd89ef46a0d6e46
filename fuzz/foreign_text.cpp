// Any bytes. The text that is shown must be printable, not longer than allowed, and unchanged if it
// is shown again. Messages and JSON texts with these bytes must not contain control characters.
#include "summand/base/foreign_text.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/check.hpp"
#include "summand/base/utf8.hpp"
#include "summand/text/caret.hpp"
#include "summand/text/json_writer.hpp"

namespace {

using namespace summand;

void is_printable_text(std::string_view text, bool of_lines) {
  for (std::size_t at = 0; at < text.size(); at += character_length(text, at)) {
    SUMMAND_CHECK(is_printable(text, at) || (of_lines && text[at] == '\n'));
  }
}

std::size_t characters(std::string_view text) {
  std::size_t out = 0;
  for (std::size_t at = 0; at < text.size(); at += character_length(text, at)) ++out;
  return out;
}

}  // namespace

extern "C" int summand_fuzz_foreign_text(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::string shown = printable(text);
  is_printable_text(shown, false);
  SUMMAND_CHECK(characters(shown) <= kMostShown);
  SUMMAND_CHECK(printable(shown) == shown);
  is_printable_text(printable_lines(text), true);
  is_printable_text(message_with_caret(text, {"wrong", size / 2}), true);
  is_printable_text(JsonWriter().text(text).str(), false);
  return 0;
}
