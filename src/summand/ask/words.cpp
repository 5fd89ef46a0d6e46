#include "summand/ask/words.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "summand/ask/guide.hpp"
#include "summand/text/markdown_text.hpp"

namespace summand::ask {

namespace {

std::vector<std::string> split(std::string_view text, std::string_view at) {
  std::vector<std::string> out;
  for (std::size_t end; (end = text.find(at)) != text.npos; text.remove_prefix(end + at.size())) {
    out.emplace_back(text.substr(0, end));
  }
  out.emplace_back(text);
  return out;
}

// A name in lower case, without spaces, hyphens and a final s.
std::string key_of(std::string_view name) {
  std::string key;
  for (const char c : name) {
    const auto letter = static_cast<unsigned char>(c);
    if (std::isalnum(letter) != 0 || letter >= 0x80) {
      key += static_cast<char>(std::tolower(letter));
    }
  }
  if (key.size() > 3 && key.ends_with('s')) key.pop_back();
  return key;
}

// "bed, redwood" is also found as "redwood bed".
std::string turned(std::string_view name) {
  const std::size_t comma = name.find(", ");
  if (comma == name.npos) return {};
  return std::string(name.substr(comma + 2)) + " " + std::string(name.substr(0, comma));
}

bool is_named(const Word& word, std::string_view key) {
  return std::ranges::any_of(word.names, [&](const std::string& name) {
    return key_of(name) == key || key_of(turned(name)) == key;
  });
}

// Reads a line of the glossary: "* **name, name**: Meaning."
void read_glossary(std::string_view line, std::vector<Word>& out) {
  const std::size_t end = line.find("**: ");
  if (!line.starts_with("* **") || end == line.npos) return;
  out.push_back({.names = split(line.substr(4, end - 4), ", "),
                 .meaning = without_marks(line.substr(end + 4)),
                 .where = ""});
}

// Reads a row of a table: "| name; name = name | meaning | where |".
void read_row(std::string_view line, std::vector<Word>& out) {
  if (!line.starts_with("| ") || line.starts_with("| word |")) return;
  const std::vector<std::string> cells = cells_of(line);
  if (cells.size() != 3) return;
  Word word{.names = {}, .meaning = without_marks(cells[1]), .where = without_marks(cells[2])};
  for (const std::string& some : split(cells[0], " = ")) {
    for (std::string& name : split(some, "; ")) word.names.push_back(without_marks(name));
  }
  out.push_back(std::move(word));
}

void read_page(std::string_view name, void (*read)(std::string_view, std::vector<Word>&),
               std::vector<Word>& out) {
  const GuidePage* page = find_guide_page(name);
  if (page == nullptr) return;
  for (const std::string& line : split(page->text, "\n")) read(line, out);
}

std::vector<Word> read_words() {
  std::vector<Word> out;
  read_page("glossary", read_glossary, out);
  read_page("words", read_row, out);
  // If two words have the same spelling, the one from the glossary comes first.
  std::ranges::sort(out, {}, [](const Word& word) {
    return std::pair(key_of(word.names.front()), !word.where.empty());
  });
  return out;
}

}  // namespace

std::span<const Word> all_words() {
  static const std::vector<Word> words = read_words();
  return words;
}

std::vector<const Word*> words_named(std::string_view name) {
  const std::string key = key_of(name);
  std::vector<const Word*> out;
  for (const Word& word : all_words()) {
    if (!key.empty() && is_named(word, key)) out.push_back(&word);
  }
  return out;
}

std::vector<const Word*> words_about(std::string_view name) {
  const std::string key = key_of(name);
  std::vector<const Word*> out;
  if (key.size() < 3) return out;
  for (const Word& word : all_words()) {
    const bool about = std::ranges::any_of(
        word.names, [&](const std::string& some) { return key_of(some).contains(key); });
    if (about && !is_named(word, key)) out.push_back(&word);
  }
  return out;
}

}  // namespace summand::ask
