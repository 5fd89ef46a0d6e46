#include "summand/ask/several/games_in_play.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "summand/ask/several_options.hpp"
#include "summand/ask/sucker/text.hpp"
#include "summand/studies/babylon/rounds_record.hpp"
#include "summand/studies/babylon/seats_play.hpp"
#include "summand/studies/babylon/seats_record.hpp"
#include "summand/studies/dots/record.hpp"

namespace summand::ask {

namespace {

constexpr std::string_view kUsualBoard = "3x3";

using GamePointer = std::unique_ptr<GameInPlay>;

// A game in play of what was read; errors have their place in the text.
template <class Start>
Attempt<GamePointer> in_play_of(Result<Start> start) {
  if (!start) return failure(std::move(start).error());
  return in_play(*std::move(start));
}

Attempt<GamePointer> new_sucker(const Request& request) {
  auto record = sucker::new_record(request);
  if (!record) return failure_elsewhere(std::move(record).error());
  return sucker::in_play(*record);
}

Attempt<GamePointer> new_dots(const Request& request, std::string_view position) {
  const auto players = players_of(request, 2, {2, 2});
  if (!players) return failure_elsewhere(players.error());
  const auto start = dots::parse_position(position.empty() ? kUsualBoard : position);
  if (!start) return failure(start.error());
  return dots::in_play(Match(dots::DotsAndBoxes(), *start));
}

Attempt<GamePointer> new_babylon(const Request& request, std::string_view text) {
  auto start = babylon::seated_start(request, text, 3, {2, babylon::kMostSeats});
  if (!start) return failure_elsewhere(std::move(start).error());
  return babylon::in_play(Match(babylon::SeatedBabylon(), *std::move(start)));
}

Attempt<GamePointer> loaded_sucker(const Request& request, std::string_view text) {
  if (const auto house = sucker::house_rules_of(request); !house) {
    return failure_elsewhere(house.error());
  }
  if (sucker::is_record(text)) {
    for (const Option& option : sucker::kHouseOptions) {
      if (!request.has(option.name)) continue;
      return failure_elsewhere(
          {fmt::format("the record has its own house rules: leave out --{}", option.name)});
    }
  }
  return in_play_of(sucker::read_state(request, text.substr(0, text.find_last_not_of('\n') + 1)));
}

}  // namespace

std::optional<SeveralName> several_named(std::string_view text) {
  if (text == "sucker" || text == "so-long-sucker") return SeveralName{SeveralKind::sucker};
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string_view name = text.substr(0, space);
  if (name == "dots" || name == "dots-and-boxes") {
    return SeveralName{SeveralKind::dots, text.substr(std::min(space + 1, text.size()))};
  }
  if (text == "babylon" || text.starts_with("babylon(")) {
    return SeveralName{SeveralKind::babylon, text};
  }
  return std::nullopt;
}

std::optional<SeveralKind> kind_of_record(std::string_view text) {
  if (sucker::is_record(text)) return SeveralKind::sucker;
  if (dots::is_match(text)) return SeveralKind::dots;
  const bool is_babylon = babylon::is_match(text) || babylon::is_rounds(text);
  return is_babylon ? std::optional(SeveralKind::babylon) : std::nullopt;
}

bool is_of_sucker(std::string_view option) {
  return option == "chips" || std::ranges::find(sucker::kHouseOptions, option, &Option::name) !=
                                  sucker::kHouseOptions.end();
}

Result<void> check_options_of(SeveralKind kind, const Request& request) {
  for (const auto& [name, value] : request.options) {
    if (name == "rounds" && kind != SeveralKind::babylon) return fail("--rounds is for Babylon");
    if (kind == SeveralKind::sucker) continue;
    if (name == "first") return fail("--first is for games of two players and So Long Sucker");
    if (is_of_sucker(name)) return fail(fmt::format("--{} is for So Long Sucker", name));
  }
  return {};
}

Attempt<GamePointer> new_game_in_play(const Request& request, const SeveralName& name) {
  switch (name.kind) {
    case SeveralKind::sucker:
      return new_sucker(request);
    case SeveralKind::dots:
      return new_dots(request, name.rest);
    case SeveralKind::babylon:
      return new_babylon(request, name.rest);
  }
  return nullptr;
}

Attempt<GamePointer> loaded_game_in_play(const Request& request, SeveralKind kind,
                                         std::string_view text) {
  switch (kind) {
    case SeveralKind::sucker:
      return loaded_sucker(request, text);
    case SeveralKind::dots:
      return in_play_of(dots::parse_match(text));
    case SeveralKind::babylon:
      return in_play_of(babylon::parse_match(text));
  }
  return nullptr;
}

}  // namespace summand::ask
