// The pages of docs/, built into the program.
#pragma once

#include <span>
#include <string_view>

namespace summand::ask {

struct GuidePage {
  std::string_view name;  // the name of the file without .md
  std::string_view text;  // Markdown

  // The first heading: the text after the first "# ".
  std::string_view title() const;
};

// Sorted by name: the guide, the glossary, the words and headings of the book.
std::span<const GuidePage> guide_pages();
// Null if no page has that name.
const GuidePage* find_guide_page(std::string_view name);

}  // namespace summand::ask
