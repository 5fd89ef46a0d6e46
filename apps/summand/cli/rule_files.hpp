// Files of rules (.game): those of the command line, those that come with the program, and those in
// the user's own folder.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/request.hpp"
#include "summand/base/result.hpp"
#include "summand/ruleset/any.hpp"

namespace summand::program {

using OwnGame = std::shared_ptr<const AnyRuleset>;

// The game of a file. The message names the file, the line and the column, and shows the place.
Result<OwnGame> read_rules(const std::string& path);

// The same, if expressions can call the game: no function and no game of the library has its name.
Result<OwnGame> read_callable_rules(const std::string& path);
// The same for the text of the file.
Result<OwnGame> callable_rules(const std::string& path, std::string_view text);

// Whether a text is a file of rules: the path ends with .game, or the first word is "game".
bool is_file_of_rules(std::string_view path, std::string_view text);

// Remembers from which file the session has a game. The last file of each name counts.
void remember_rules(const OwnGame& game, const std::string& path);
// Absolute paths of these files, in the order in which they were remembered.
std::vector<std::string> remembered_rules();

// True for `summand rules FILE`. The answer needs the text of the file.
bool names_rule_file(const ask::Request& request);

// The option --rules of a request holds the names of all its files, separated by NUL. They are
// remembered.
Result<std::vector<OwnGame>> read_all_rules(std::string_view files);

// The games in $SUMMAND_GAMES, or beside the program in ../share/summand/games, without those whose
// names are taken, and then those in $XDG_DATA_HOME/summand/games. Read at the first call. A
// message on stderr names each file that cannot be used.
const std::vector<OwnGame>& games_in_folders();

}  // namespace summand::program
