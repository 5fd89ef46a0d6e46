// Paragraphs and lists in answers about heaps.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace summand::heaps {

// The width of paragraphs in an answer about heaps.
inline constexpr std::size_t kTextWidth = 90;

// Rows as lines of text.
std::string lines(const std::vector<std::string>& rows, std::string_view indent = "");
// Each sentence begins a line. Indented sentences stay indented.
std::string paragraphs(const std::vector<std::string>& sentences, std::size_t width = kTextWidth);

}  // namespace summand::heaps
