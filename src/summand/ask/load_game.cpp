#include "summand/ask/load_game.hpp"

#include <fmt/core.h>
#include <string>
#include <utility>

#include "summand/rules/text_game.hpp"

namespace summand::ask {

namespace {

constexpr std::size_t kMostGames = 1000;

// Where the name stands in rules that were read.
std::size_t place_of_name(std::string_view rules, std::string_view name) {
  for (std::size_t at = rules.find(name); at != rules.npos; at = rules.find(name, at + 1)) {
    const std::size_t line = rules.rfind('\n', at) + 1;
    std::string before(rules.substr(line, at - line));
    std::erase_if(before, [](char c) { return c == ' ' || c == '\t'; });
    if (before == "game") return at;
  }
  return 0;
}

}  // namespace

Attempt<LoadedGame> load_game(std::string_view rules, const KnownGames& known, const AddGame& add) {
  auto game = text_game(rules);
  if (!game) return failure(std::move(game).error());
  const std::string_view name = (*game)->info().name;
  const std::size_t place = place_of_name(rules, name);
  const bool replaces = known.find(name) != nullptr;
  if (!replaces && known.all().size() >= kMostGames) {
    return failure({fmt::format("at most {} games can be known at once", kMostGames), place});
  }
  if (auto added = add(*game); !added) return failure({std::move(added).error().message, place});
  return LoadedGame{*std::move(game), replaces};
}

}  // namespace summand::ask
