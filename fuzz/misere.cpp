// Any text. If it parses as a misère form, printing and parsing must give the same.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "summand/base/check.hpp"
#include "summand/misere/misere_forms.hpp"

extern "C" int summand_fuzz_misere(const std::uint8_t* data, std::size_t size) {
  using namespace summand;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  MisereStore store;
  if (const auto form = parse_misere_form(store, text)) {
    // A text can be longer than that of a written form, whose nim-heaps are short.
    constexpr std::size_t kMost = std::size_t{1} << 24;
    SUMMAND_CHECK(parse_misere_form(store, print(store, *form, kMost)) == *form);
  } else {
    SUMMAND_CHECK(form.error().offset <= size);
  }
  return 0;
}
