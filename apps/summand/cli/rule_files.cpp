#include "apps/summand/cli/rule_files.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fmt/core.h>
#include <system_error>
#include <utility>

#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/output.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/language/known_games.hpp"
#include "summand/rules/text_game.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/text/caret.hpp"

namespace summand::program {

namespace {

namespace fs = std::filesystem;

// The files of a folder whose names end with .game, sorted. Empty if it cannot be read.
std::vector<std::string> rule_files_in(const fs::path& folder) {
  std::vector<std::string> out;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    if (at->path().extension() == ".game") out.push_back(at->path().string());
  }
  std::ranges::sort(out);
  return out;
}

fs::path folder_of_program() {
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error).parent_path();
}

std::string variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

fs::path shared_folder() {
  if (const std::string named = variable("SUMMAND_GAMES"); !named.empty()) return named;
  const fs::path program = folder_of_program();
  return program.empty() ? fs::path() : program.parent_path() / "share/summand/games";
}

fs::path own_folder() {
  const std::string data = variable("XDG_DATA_HOME"), home = variable("HOME");
  if (!data.empty()) return fs::path(data) / "summand/games";
  return home.empty() ? fs::path() : fs::path(home) / ".local/share/summand/games";
}

std::unexpected<Error> in_file(const std::string& path, std::string_view message) {
  return fail(fmt::format("{}: {}", printable(path), message));
}

Result<OwnGame> rules_of(const std::string& path, std::string_view text) {
  auto game = text_game(text);
  if (game) return *std::move(game);
  return fail(fmt::format("{}:{}", printable(path), message_with_caret(text, game.error())));
}

// A name of a game and the path of its file.
std::vector<std::pair<std::string, std::string>>& remembered() {
  static std::vector<std::pair<std::string, std::string>> files;
  return files;
}

}  // namespace

Result<OwnGame> read_rules(const std::string& path) {
  SUMMAND_TRY(text, read_file(path));
  return rules_of(path, text);
}

Result<OwnGame> read_callable_rules(const std::string& path) {
  SUMMAND_TRY(text, read_file(path));
  return callable_rules(path, text);
}

Result<OwnGame> callable_rules(const std::string& path, std::string_view text) {
  SUMMAND_TRY(game, rules_of(path, text));
  KnownGames games(all_rulesets());
  if (auto added = games.add(game); !added) return in_file(path, added.error().message);
  return game;
}

bool is_file_of_rules(std::string_view path, std::string_view text) {
  if (path.ends_with(".game")) return true;
  constexpr std::string_view kSpace = " \t\r\n";
  while (!text.empty()) {
    text.remove_prefix(std::min(text.find_first_not_of(kSpace), text.size()));
    if (!text.starts_with("--")) break;  // a comment
    text.remove_prefix(std::min(text.find('\n'), text.size()));
  }
  const std::size_t end = text.find_first_of(kSpace);
  return end != text.npos && text.substr(0, end) == "game";
}

bool names_rule_file(const ask::Request& request) {
  if (request.question->name != "rules" || request.arguments.empty()) return false;
  if (request.has("text")) return false;
  const std::string& name = request.arguments.front();
  return name.ends_with(".game") || name.contains('/');
}

void remember_rules(const OwnGame& game, const std::string& path) {
  const std::string name(game->info().name);
  std::erase_if(remembered(), [&](const auto& file) { return file.first == name; });
  std::error_code error;
  const fs::path absolute = fs::absolute(path, error);
  remembered().emplace_back(name, error ? path : absolute.string());
}

std::vector<std::string> remembered_rules() {
  std::vector<std::string> out;
  for (const auto& [name, path] : remembered()) out.push_back(path);
  return out;
}

Result<std::vector<OwnGame>> read_all_rules(std::string_view files) {
  std::vector<OwnGame> out;
  for (std::size_t at = 0; at <= files.size();) {
    const std::size_t end = std::min(files.find('\0', at), files.size());
    const std::string path(files.substr(at, end - at));
    SUMMAND_TRY(game, read_callable_rules(path));
    remember_rules(game, path);
    out.push_back(std::move(game));
    at = end + 1;
  }
  return out;
}

const std::vector<OwnGame>& games_in_folders() {
  static const std::vector<OwnGame> all = [] {
    std::vector<OwnGame> out;
    const auto add = [&](Result<OwnGame> game) {
      if (!game) {
        write_message("summand: " + game.error().message);
        return;
      }
      std::erase_if(
          out, [&](const OwnGame& known) { return known->info().name == (*game)->info().name; });
      out.push_back(*std::move(game));
    };
    for (const std::string& path : rule_files_in(shared_folder())) {
      // The same rules as a game of the library has, as an example.
      if (find_ruleset(fs::path(path).stem().string()) == nullptr) add(read_callable_rules(path));
    }
    for (const std::string& path : rule_files_in(own_folder())) add(read_callable_rules(path));
    return out;
  }();
  return all;
}

}  // namespace summand::program
