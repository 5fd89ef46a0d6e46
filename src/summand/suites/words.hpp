// Words of a text with their places, for formats that divide texts by blanks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace summand {

struct SuiteWord {
  std::string_view text;
  std::size_t offset = 0;
};

// The words of a text. Each of the signs is a word by itself. isspace of C decides what a blank is.
std::vector<SuiteWord> suite_words(std::string_view text, std::string_view signs = {});

bool is_blank(char c);

// How many bytes of a word a message shows.
inline constexpr std::size_t kMostQuoted = 60;

// A number of 32 bits, written in digits, perhaps after a minus sign. nullopt for anything else.
std::optional<std::int64_t> number_of_32_bits(std::string_view text);

}  // namespace summand
