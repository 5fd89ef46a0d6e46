// The words of the field: what docs/glossary.md and docs/words.md say of them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace summand::program {

struct Word {
  std::vector<std::string> names;  // several for one thing; the first is shown
  std::string meaning;             // a sentence or two
  std::string where;               // chapter and what to type; empty for words of the glossary
};

// Read from the pages when it is first asked for.
std::span<const Word> all_words();

// The words of that name; upper case, hyphens, spaces and a final s make no difference, and
// "bed, redwood" is "redwood bed", too.
std::vector<const Word*> words_named(std::string_view name);
// Other words in whose names all of `name` stands, such as "ploy" in "Blue Flower Ploy".
std::vector<const Word*> words_about(std::string_view name);

}  // namespace summand::program
