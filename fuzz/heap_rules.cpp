// Any text. If it parses as rules of a taking-and-breaking game or as a certificate, it must not
// change by printing and parsing.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "summand/base/check.hpp"
#include "summand/heaps/certificate.hpp"
#include "summand/heaps/names.hpp"
#include "summand/heaps/standard_form.hpp"

extern "C" int summand_fuzz_heap_rules(const std::uint8_t* data, std::size_t size) {
  using namespace summand::heaps;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto certificate = parse_certificate(text)) {
    SUMMAND_CHECK(print(*certificate) == text);
  } else {
    SUMMAND_CHECK(certificate.error().offset <= size);
  }
  const auto rules = parse_rules(text);
  if (!rules) {
    SUMMAND_CHECK(rules.error().offset <= size);
    return 0;
  }
  SUMMAND_CHECK(parse_rules(print(*rules)) == *rules);
  if (const auto* code = std::get_if<Code>(&*rules)) {
    if (const auto cousin = first_cousin(*code)) {
      SUMMAND_CHECK(Code::parse(cousin->print()) == *cousin);
    }
  }
  return 0;
}
