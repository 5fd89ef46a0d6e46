// The pages of docs/ that the program carries with it, written into it when it is built.
#pragma once

#include <span>
#include <string_view>

namespace summand::program {

struct GuidePage {
  std::string_view name;  // of the file, without .md
  std::string_view text;  // Markdown

  // What stands behind the first "# ".
  std::string_view title() const;
};

// Sorted by name: the guide, the glossary, the words and headings of the book.
std::span<const GuidePage> guide_pages();
// Nothing where there is none of that name.
const GuidePage* find_guide_page(std::string_view name);

}  // namespace summand::program
