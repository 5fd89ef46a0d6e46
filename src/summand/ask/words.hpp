// The words of the field, from docs/glossary.md and docs/words.md.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace summand::ask {

struct Word {
  std::vector<std::string> names;  // synonyms; the first one is shown
  std::string meaning;             // one or two sentences
  std::string where;               // the chapter and a command; empty for words of the glossary
};

// The first call reads the pages.
std::span<const Word> all_words();

// The words of that name. Upper case, hyphens, spaces and a final s do not matter. "redwood bed"
// finds "bed, redwood".
std::vector<const Word*> words_named(std::string_view name);
// Words whose names contain `name`, such as "Blue Flower Ploy" for "ploy".
std::vector<const Word*> words_about(std::string_view name);

}  // namespace summand::ask
