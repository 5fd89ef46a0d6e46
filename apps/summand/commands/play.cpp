// summand play: a match against the computer, or between two people.
#include <fmt/format.h>
#include <unistd.h>

#include "apps/summand/input.hpp"
#include "apps/summand/match_table.hpp"
#include "apps/summand/options.hpp"
#include "apps/summand/output.hpp"
#include "apps/summand/screen.hpp"
#include "apps/summand/several_play.hpp"
#include "apps/summand/sucker_text.hpp"
#include "summand/analysis/table.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/language/caret.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand::program {

namespace {

// What there is to play, with the rules in a sentence.
std::string list_of_games() {
  std::string out =
      "summand play GAME starts one of these, summand play 'EXPR' any sum of them:\n\n";
  for (const AnyRuleset* game : all_rulesets()) {
    const RulesetInfo& info = game->info();
    out += fmt::format("{}\n     {}\n", info.name, info.rules);
  }
  return out + list_of_several();
}

struct Level {
  std::string_view name;
  std::uint64_t slips_in_100;
};
constexpr Level kLevels[] = {
    {"perfect", 0}, {"strong", 5}, {"fair", 15}, {"easy", 30}, {"child", 60}};

// In 100 moves: what --slips says, or the --level.
Result<std::uint64_t> slips_of(const Request& request) {
  const auto name = request.option("level");
  if (!name) return number_option(request, "slips", 0, {0, 100});
  if (request.has("slips")) return fail("--level and --slips say the same; give one of them");
  std::string names;
  for (const Level& level : kLevels) {
    if (level.name == *name) return level.slips_in_100;
    names += fmt::format("{}{}", names.empty() ? "" : ", ", level.name);
  }
  return fail(fmt::format("--level: one of {} is expected, not '{}'", names, printable(*name, 40)));
}

Result<Seats> seats_of(const Run& run) {
  Seats out;
  const std::string you = run.request().option("you").value_or("left");
  if (you != "left" && you != "right" && you != "both" && you != "none") {
    return fail(
        fmt::format("--you must be left, right, both or none, not '{}'", printable(you, 40)));
  }
  out.left_is_person = you == "left" || you == "both";
  out.right_is_person = you == "right" || you == "both";
  SUMMAND_TRY(slips, slips_of(run.request()));
  SUMMAND_TRY(seed, number_option(run.request(), "seed", 1, {0, ~std::uint64_t{0}}));
  SUMMAND_TRY(nodes, number_option(run.request(), "nodes", out.nodes, {1, 1'000'000'000}));
  out.level.slips_in_100 = static_cast<std::uint32_t>(slips);
  out.seed = seed;
  out.nodes = nodes;
  return out;
}

// The name of a game alone stands for its first example.
std::string expression_of(Run& run) {
  const std::string& text = run.request().arguments.front();
  const AnyRuleset* game = run.session().find_game(text);
  if (game == nullptr || game->info().given_examples().empty()) return text;
  const auto example = game->parse(game->info().given_examples().front());
  return example ? example->print_call() : text;
}

Attempt<SumMatch> start_of(Run& run, const std::string& expression, Player first) {
  SUMMAND_TRY(answer, run.evaluate({.text = expression}));
  const Game* game = answer.get<Game>();
  if (game == nullptr) {
    return failure(Error{"only games are played, not " + std::string(describe(answer))});
  }
  SUMMAND_TRY(start, within_limits([&] { return SumInPlay::of(*game); }));
  return SumMatch(expression, std::move(start), first);
}

// An error in the text as a message that shows the place.
Attempt<SumMatch> in_place(std::string_view text, std::string_view file, Attempt<SumMatch> match) {
  if (match || match.error().limit || !match.error().is_in_text) return match;
  return failure_elsewhere(
      {fmt::format("{}{}", file, message_with_caret(text, match.error().error))});
}

Attempt<SumMatch> match_of(Run& run, Player first) {
  if (const auto file = run.request().option("load")) {
    const Result<std::string>& record = run.loaded();
    if (!record) return failure_elsewhere(record.error());
    return in_place(*record, *file + ": ", SumMatch::read(*record, run.session()));
  }
  const std::string expression = expression_of(run);
  return in_place(expression, "", start_of(run, expression, first));
}

// Options that do not go together, as a message.
std::optional<std::string_view> misused(const Request& request) {
  if (request.has("json")) return "a game is played in words: leave --json out, a record keeps it";
  if (request.has("load") && (!request.arguments.empty() || request.has("first"))) {
    return "--load says what is played: leave the expression and --first out";
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
    write_out(list_of_games());
    return Exit::done;
  }
  const Result<Seats> seats = seats_of(run);
  const Result<std::optional<Player>> first = first_option(run.request());
  if (!seats || !first) {
    report_usage(run, (seats ? first.error() : seats.error()).message);
    return Exit::wrong;
  }
  auto match = match_of(run, first->value_or(Player::left));
  if (!match) return report_failure(run, match.error());
  LineReader lines(STDIN_FILENO);
  const bool ascii = run.request().has("ascii") || !knows_utf8();
  MatchTable table(run, *std::move(match), *seats, ascii, [&] { return lines.next(); });
  const Exit exit = run.request().has("replay") ? table.replay() : table.play();
  if (!lines.error()) return exit;
  report_usage(run, lines.error()->message);
  return Exit::wrong;
}

constexpr std::array kOwnOptions = {
    Option{"you", "PLAYER", "Your seat: left (where nothing is said), right, both or none"},
    Option{"first", "PLAYER", "Who starts, left (where nothing is said) or right"},
    Option{"level", "NAME", "Slips in 100 moves: perfect 0, strong 5, fair 15, easy 30, child 60"},
    Option{"slips", "N", "In 100 moves the computer takes about N at random"},
    Option{"seed", "N", "Of its random numbers"},
    Option{"nodes", "N", "How many sums the computer may search for a move"},
    Option{"load", "FILE", "Go on with the record of a match"},
    Option{"replay", "", "Show the match of --load move by move"},
    Option{"ascii", "", "Draw boards in ASCII, as it is where the locale has no UTF-8"},
    Option{"players", "K", "Several players: how many, 4 where nothing is said"},
    Option{"chips", "N", "sucker: chips of each player (7)"},
    Option{"seats", "LIST",
           "Several players: person or a program for each, as in person,mcts,paranoid"},
    Option{"opponents", "NAME",
           "Their programs: random, max-n, paranoid or monte-carlo, the last one"},
    Option{"record", "FILE", "Several players: keep the game"},
};
constexpr auto kOptions = joined(kOwnOptions, sucker::kHouseOptions);

constexpr Command kCommand{
    .name = "play",
    .arguments = "[EXPR]",
    .sentence = "Play a game, or a sum of games, against the computer",
    .details =
        "The computer wins whatever is won for it, as far as it can search; it says so where it\n"
        "cannot. Without a game: what there is.\n"
        "Try: summand play 'domineering(4x4) + nim(3)'",
    .options = kOptions,
    .most = 1,
    .run = play,
};

}  // namespace

const Command& play_command() { return kCommand; }

}  // namespace summand::program
