#include "summand/analysis/heaps/words.hpp"

#include <fmt/core.h>

#include "summand/text/table.hpp"

namespace summand::heaps {

std::string lines(const std::vector<std::string>& rows, std::string_view indent) {
  std::string out;
  for (const std::string& row : rows) out += fmt::format("{}{}\n", indent, row);
  return out;
}

std::string paragraphs(const std::vector<std::string>& sentences, std::size_t width) {
  std::string out;
  for (const std::string& sentence : sentences) out += lines(wrapped(sentence, width));
  return out;
}

}  // namespace summand::heaps
