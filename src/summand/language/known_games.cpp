#include "summand/language/known_games.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/language/functions/function.hpp"
#include "summand/language/syntax/parser.hpp"

namespace summand {

std::span<const AnyRuleset* const> KnownGames::all() const {
  ask_source();
  return all_;
}

const AnyRuleset* KnownGames::find(std::string_view name) const {
  if (const AnyRuleset* game = find_here(name)) return game;
  ask_source();
  return find_here(name);
}

// A source that throws is asked again next time.
void KnownGames::ask_source() const {
  if (!source_) return;
  auto games = source_();
  source_ = nullptr;
  std::erase_if(games, [&](const auto& game) { return find_here(game->info().name) != nullptr; });
  const auto place = all_.begin() + static_cast<std::ptrdiff_t>(given_);
  std::vector<const AnyRuleset*> here;
  for (const auto& game : games) here.push_back(game.get());
  all_.insert(place, here.begin(), here.end());
  added_.insert(added_.begin(), games.begin(), games.end());
}

const AnyRuleset* KnownGames::find_here(std::string_view name) const {
  const auto at =
      std::ranges::find(all_, name, [](const AnyRuleset* game) { return game->info().name; });
  return at == all_.end() ? nullptr : *at;
}

Result<void> KnownGames::add(std::shared_ptr<const AnyRuleset> game) {
  const std::string_view name = game->info().name;
  if (!can_be_name(name)) {
    return fail(fmt::format(
        "'{}' cannot be the name of a game: expressions read letters, digits and hyphens between "
        "letters, after a letter",
        printable(name)));
  }
  const bool is_function = find_function(name) != nullptr;
  const auto at =
      std::ranges::find(all_, name, [](const auto* known) { return known->info().name; });
  const auto place = static_cast<std::size_t>(at - all_.begin());
  if (is_function || place < given_) {
    return fail(
        fmt::format("'{}' is the name of another {}", name, is_function ? "function" : "game"));
  }
  if (at == all_.end()) {
    all_.push_back(game.get());
    added_.push_back(std::move(game));
  } else {
    *at = game.get();
    added_[place - given_] = std::move(game);
  }
  return {};
}

}  // namespace summand
