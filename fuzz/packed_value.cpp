// Any bytes. If they are bytes of a value, the value has these bytes, also in another store.
#include "summand/value/packed_value.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/check.hpp"

namespace {

using namespace summand;

constexpr std::size_t kMemory = 200'000'000;

void run(std::string_view bytes) {
  ValueStore store(Budget({.memory = kMemory}));
  const auto value = unpacked_value(store, bytes);
  if (!value) return;
  SUMMAND_CHECK(packed_value(store, *value, bytes.size()) == bytes);
  ValueStore other;
  other.nimber(3);
  const auto there = unpacked_value(other, bytes);
  SUMMAND_CHECK(there && packed_value(other, *there, bytes.size()) == bytes);
}

}  // namespace

extern "C" int summand_fuzz_packed_value(const std::uint8_t* data, std::size_t size) {
  try {
    run({reinterpret_cast<const char*>(data), size});
  } catch (const LimitReached&) {
  }
  return 0;
}
