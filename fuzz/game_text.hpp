// What holds for the texts of every game: an error has its place, a position survives printing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/check.hpp"
#include "summand/ruleset/ruleset.hpp"

template <summand::Ruleset R>
int fuzz_game_text(const std::uint8_t* data, std::size_t size) {
  const R rules;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto position = rules.parse(text);
  if (!position) {
    SUMMAND_CHECK(position.error().offset <= size && !position.error().message.empty());
    return 0;
  }
  const std::string printed = rules.print(*position);
  const auto again = rules.parse(printed);
  SUMMAND_CHECK(again && *again == *position);
  SUMMAND_CHECK(hash_value(*again) == hash_value(*position) && rules.print(*again) == printed);
  return 0;
}
