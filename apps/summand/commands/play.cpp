// summand play: a match against the computer, or between two people.
#include <fmt/core.h>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/matches/match_play.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "summand/ask/match/match_options.hpp"
#include "summand/ask/match/sucker_options.hpp"
#include "summand/ask/misere_option.hpp"
#include "summand/ask/origin_option.hpp"
#include "summand/ask/stores.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand::program {

namespace {

// The list of games, each with one sentence about its rules.
std::string list_of_games() {
  std::string out =
      "summand play GAME starts one of these games. summand play 'EXPR' starts any sum of "
      "them:\n\n";
  for (const AnyRuleset* game : all_rulesets()) {
    const RulesetInfo& info = game->info();
    out += fmt::format("{}\n     {}\n", info.name, info.rules);
  }
  return out + list_of_several();
}

Exit play(Run& run) {
  if (const auto played = play_match(run)) return *played;
  write_prose(list_of_games());
  return Exit::done;
}

constexpr std::array kSeatOptions = {
    Option{"you", "PLAYER", "Your seat: left (default), right, both or none"},
    Option{"first", "PLAYER",
           "Who starts: left (default) or right; sucker: a colour (default: blue)"},
};
constexpr std::array kTableOptions = {
    Option{"load", "FILE", "Continue a saved match"},
    Option{"replay", "", "Show the match of --load move by move"},
    Option{"ascii", "", "Draw boards in ASCII (always if the locale is not UTF-8)"},
    Option{"players", "K", "Several players: how many (default: 4)"},
    Option{"chips", "N", "sucker: chips of each player (default: 7)"},
    Option{"seats", "LIST",
           "Several players: a person or a program for each seat, such as person,mcts,greedy"},
    Option{"opponents", "NAME",
           "Several players: random, max-n, paranoid or monte-carlo (default)"},
    Option{"record", "FILE", "Several players: keep the game"},
    Option{"rounds", "", "babylon: 2 to 4 players play rounds until one has won two"},
};
constexpr auto kPlayOptions = joined(
    joined(
        joined(joined(joined(joined(joined(kSeatOptions, ask::kMisereOption), ask::kOriginOption),
                             ask::kLevelOptions),
                      ask::kThinkingOptions),
               kTableOptions),
        sucker::kHouseOptions),
    ask::kStoreOptions);

constexpr TerminalCommand kPlayCommand{
    .description =
        {
            .name = "play",
            .arguments = "[EXPR]",
            .sentence = "Play a game, or a sum of games, against the computer",
            .details = "The computer plays perfectly wherever its search can finish, and says when "
                       "it guesses. "
                       "Without EXPR: the list of games.\n"
                       "Try: summand play 'domineering(4x4) + nim(3)'",
            .options = kPlayOptions,
            .most = 1,
        },
    .run = play,
};

}  // namespace

const TerminalCommand& play_command() { return kPlayCommand; }

}  // namespace summand::program
