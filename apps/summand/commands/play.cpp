// summand play: a match against the computer, or between two people.
#include <fmt/format.h>
#include <unistd.h>

#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/matches/match_table.hpp"
#include "apps/summand/matches/several_play.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "summand/ask/match/match_options.hpp"
#include "summand/ask/match/new_match.hpp"
#include "summand/ask/misere_option.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/ask/origin_option.hpp"
#include "summand/ask/stores.hpp"
#include "summand/ask/sucker/text.hpp"
#include "summand/base/foreign_text.hpp"
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

Attempt<MatchRecord> start_of(Run& run, Player first) {
  if (const auto file = run.request().option("load")) {
    const Result<std::string>& text = run.loaded();
    if (!text) return failure_elsewhere(text.error());
    auto record = read_record(*text, run.session());
    if (record) return record;
    return std::unexpected(
        ask::in_place(*text, printable(*file) + ": ", std::move(record).error()));
  }
  const std::string& text = run.request().arguments.front();
  const auto origin = ask::origin_of(run.request());
  if (!origin) return failure_elsewhere(origin.error());
  auto match =
      ask::new_match(run.session(), text, first, {ask::convention_of(run.request()), *origin});
  if (!match) return std::unexpected(ask::in_place(text, "", std::move(match).error()));
  return MatchRecord{*std::move(match)};
}

// A message if some options do not fit together.
std::optional<std::string_view> misused(const Request& request) {
  if (request.has("json")) return "play has no JSON: leave out --json (save FILE writes a record)";
  if (request.has("load") && (!request.arguments.empty() || request.has("first") ||
                              request.has("misere") || request.has("origin"))) {
    return "--load already sets the game, who starts and how: leave out the expression, --first, "
           "--misere and --origin";
  }
  if (request.has("replay") && !request.has("load")) {
    return "--replay needs the record of a match: --load FILE";
  }
  return std::nullopt;
}

Exit play(Run& run) {
  if (const auto played = play_several(run)) return *played;
  if (const auto error = misused(run.request())) {
    report_usage(run, *error);
    return Exit::wrong;
  }
  if (run.request().arguments.empty() && !run.request().has("load")) {
    write_prose(list_of_games());
    return Exit::done;
  }
  const auto refuse = [&](const Error& error) {
    report_usage(run, error.message);
    return Exit::wrong;
  };
  const auto thinking = ask::thinking_of(run.request());
  if (!thinking) return refuse(thinking.error());
  const auto first = first_option(run.request());
  if (!first) return refuse(first.error());
  // Checked before anything is read or computed.
  if (const auto given = ask::seating_of(run.request(), {}); !given) return refuse(given.error());
  if (const auto opened = run.door().open_store(); !opened) return refuse(opened.error());
  auto start = start_of(run, first->value_or(Player::left));
  if (!start) return report_failure(run, start.error());
  start->seating = ask::seating_of(run.request(), start->seating).value();
  LineReader lines(STDIN_FILENO);
  const bool ascii = run.request().has("ascii") || !knows_utf8();
  MatchTable table(run, *std::move(start), *thinking, ascii, [&] { return lines.next(); });
  const Exit exit = run.request().has("replay") ? table.replay() : table.play();
  for (const std::string& problem : run.door().settle_store()) write_problem(run, problem);
  if (!lines.error()) return exit;
  report_usage(run, lines.error()->message);
  return Exit::wrong;
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
