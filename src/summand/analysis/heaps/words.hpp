// Paragraphs and lists in answers about heaps.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "summand/heaps/nim/outcomes.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::heaps {

// The width of paragraphs in an answer about heaps.
inline constexpr std::size_t kTextWidth = 90;

// Rows as lines of text.
std::string lines(const std::vector<std::string>& rows, std::string_view indent = "");
// Each sentence begins a line. Indented sentences stay indented.
std::string paragraphs(const std::vector<std::string>& sentences, std::size_t width = kTextWidth);
// Writes an array of their sizes.
void write_heaps(JsonWriter& json, const Marbles& heaps);

}  // namespace summand::heaps
