// Any text. If it parses as a number, printing and parsing must give the same number. So must its
// stalk.
#include "summand/number/dyadic.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "summand/base/check.hpp"

extern "C" int summand_fuzz_dyadic(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto number = summand::parse_dyadic(text);
  if (!number) {
    SUMMAND_CHECK(number.error().offset <= size);
    return 0;
  }
  SUMMAND_CHECK(summand::parse_dyadic(print(*number)) == *number);
  if (const auto stalk = summand::sign_expansion(*number)) {
    SUMMAND_CHECK(summand::from_sign_expansion(*stalk) == *number);
  }
  return 0;
}
