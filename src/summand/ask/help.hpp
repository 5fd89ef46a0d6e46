// What is known of a name: words of the field, functions of the language, and a page.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/words.hpp"
#include "summand/draw/page.hpp"
#include "summand/language/functions/function.hpp"
#include "summand/text/description.hpp"

namespace summand::ask {

struct Help {
  std::vector<const Word*> words = {};
  std::span<const Function> functions = {};
  std::string page = {};
  bool is_code = false;  // whether the page is for programs: its lines must not be broken
};

// The words, then the functions, then the page.
std::string text(const Help& help, const Page& page = {});
void describe(Members<Word>& its);
void describe(Members<Help>& its);

// A list: "functions", "words", "guide", "schema" (of the JSON of answers), or a page of the guide,
// as "guide heat".
std::optional<Help> help_topic(std::string_view name);
// What is known of a name that is no command, function or game: a game of heaps, a page of the
// guide with the words of that name, those words, words that contain the name, or the rows of the
// notation with that sign.
std::optional<Help> help_on_word(std::string_view name);
// The line to add to the help of a command that shares its name with a game.
std::string also_a_game(std::string_view name);
// Says that help does not know the name. Names the most similar one that it knows, or else a page
// that has the word. `more` are names of commands.
std::string unknown_to_help(std::string_view name, std::vector<std::string_view> more);

}  // namespace summand::ask
