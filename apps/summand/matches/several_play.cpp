#include "apps/summand/matches/several_play.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "apps/summand/babylon/play.hpp"
#include "apps/summand/cli/input.hpp"
#include "apps/summand/dots/play.hpp"
#include "apps/summand/sucker/play.hpp"
#include "summand/ask/several_games.hpp"
#include "summand/ask/sucker/text.hpp"
#include "summand/studies/babylon/seats_record.hpp"
#include "summand/studies/dots/record.hpp"

namespace summand::program {

namespace {

// Options of play for several players alone, and those for any number.
constexpr std::array<std::string_view, 5> kForSeveral = {"opponents", "players", "record", "rounds",
                                                         "seats"};
constexpr std::array<std::string_view, 5> kForAny = {"first", "load", "nodes", "seed", "you"};

bool is_of_sucker(std::string_view option) {
  return option == "chips" || std::ranges::find(sucker::kHouseOptions, option, &Option::name) !=
                                  sucker::kHouseOptions.end();
}

bool has(std::span<const std::string_view> names, std::string_view option) {
  return std::ranges::find(names, option) != names.end();
}

bool is_for_two(std::string_view option) {
  const auto same = [&](const Option& common) { return common.name == option; };
  return !has(kForSeveral, option) && !has(kForAny, option) && !is_of_sucker(option) &&
         std::ranges::none_of(common_options(), same);
}

// The function that plays the game, if it is a game of several players.
using Play = Exit (*)(const Run& run);

Play play_of(const Run& run) {
  const Request& request = run.request();
  // The code that loads the file reports an error of reading it.
  const std::string record = request.has("load") ? run.loaded().value_or("") : "";
  const std::string name = request.arguments.empty() ? "" : request.arguments.front();
  if (name == "sucker" || name == "so-long-sucker") return sucker::sucker_play;
  if (name.empty() && sucker::is_sucker_record(record)) return sucker::sucker_play;
  if (dots::is_dots(name) || (name.empty() && dots::is_match(record))) return dots::dots_play;
  const bool is_babylon = name == "babylon" || name.starts_with("babylon(");
  if (is_babylon && request.has("rounds")) return babylon::babylon_box;
  // Without seats a position of Babylon is a game of two players, as in any sum, and its name alone
  // is the box, unless options of a match of two are given.
  const bool has_seats = request.has("players") || request.has("seats");
  if (is_babylon && has_seats) return babylon::babylon_play;
  const bool is_match_of_two = std::ranges::any_of(request.options, [](const auto& option) {
    return is_for_two(option.first) || option.first == "first";
  });
  if (name == "babylon" && !is_match_of_two && !request.has("load")) return babylon::babylon_box;
  return (name.empty() || name == "babylon") && babylon::is_match(record) ? babylon::babylon_play
                                                                          : nullptr;
}

}  // namespace

std::optional<Exit> play_several(const Run& run) {
  const Request& request = run.request();
  const auto refuse = [&](std::string_view option, std::string_view games) {
    report_usage(run, fmt::format("--{} is for {}", option, games));
    return Exit::wrong;
  };
  const Play play = play_of(run);
  for (const auto& [name, value] : request.options) {
    if (play == nullptr) {
      if (has(kForSeveral, name) || is_of_sucker(name)) {
        return refuse(name, "games of several players");
      }
    } else if (is_for_two(name)) {
      return refuse(name, "games of two players");
    } else if (name == "first" && play != sucker::sucker_play) {
      return refuse(name, "games of two players and So Long Sucker");
    } else if (name == "rounds" && play != babylon::babylon_box) {
      return refuse(name, "Babylon");
    } else if (play != sucker::sucker_play && is_of_sucker(name)) {
      return refuse(name, "So Long Sucker");
    }
  }
  return play != nullptr ? std::optional(play(run)) : std::nullopt;
}

std::string list_of_several() {
  return "sucker\n     So Long Sucker, for two to eight players: chips are played on piles and "
         "captured with them, and the last one who can play wins. See summand sucker --help.\n"
         "babylon\n     Babylon from its box, the best of three rounds for two. With --players K "
         "a round with a seat for each of K players, also of babylon(5,4,2): whoever made the last "
         "move is first, and the one before is second. With --rounds two to four players play "
         "until one has won two rounds, and whoever came last chooses his place in the next one.\n";
}

}  // namespace summand::program
