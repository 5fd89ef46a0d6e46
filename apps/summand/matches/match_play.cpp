#include "apps/summand/matches/match_play.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <span>
#include <unistd.h>
#include <utility>

#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/matches/match_table.hpp"
#include "summand/ask/match/match_start.hpp"
#include "summand/ask/match/sucker_options.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/studies/babylon/rounds.hpp"
#include "summand/studies/babylon/seats_record.hpp"
#include "summand/studies/sucker/record.hpp"

namespace summand::program {

namespace {

constexpr std::string_view kNoJson =
    "play has no JSON output: leave out --json (--record FILE saves a record)";

bool has(std::span<const Option> options, std::string_view name) {
  return std::ranges::find(options, name, &Option::name) != options.end();
}
bool takes(std::string_view question, std::string_view option) {
  return has(ask::find_question(question)->options, option);
}

// Options of play that are only for games of several seats, and only for games of two players.
bool is_for_several(std::string_view option) {
  return option == "record" || (takes("several new", option) && !takes("match new", option));
}
bool is_for_two(std::string_view option) {
  return option != "record" && option != "load" && !takes("several new", option) &&
         !has(common_options(), option);
}

std::string argument_of(const Request& request) {
  return request.arguments.empty() ? "" : request.arguments.front();
}

// --- which match ---

// A question that begins a match, its text, and what stands before the place of an error.
struct Beginning {
  std::string_view question;
  std::string text;
  std::string before = {};
  std::string shown = {};      // the part of the text in which errors are shown
  std::string_view game = {};  // of several seats; empty for a sum
  bool rounds = false;
};

// The match that the request asks for. Nothing if it asks for the list of games. `is_sucker`: the
// argument is no name of a game.
std::optional<Beginning> beginning_of(const Run& run, bool is_sucker) {
  const Request& request = run.request();
  const std::string argument = is_sucker ? "sucker" : argument_of(request);
  const auto named = ask::seated_named(argument);
  if (request.has("load")) {
    // The code that loads the file reports an error of reading it.
    const std::string loaded = run.loaded().value_or("");
    const auto game = game_of_record(loaded);
    const std::string file = printable(*request.option("load")) + ":";
    if (named && named->game == sucker::kGame && !game) {
      return Beginning{"several new", "sucker " + loaded, file, loaded, sucker::kGame};
    }
    const bool rounds = game == babylon::kRoundsGame;
    const std::string_view its = rounds ? babylon::kGame : game.value_or("");
    const bool is_seated = ask::seated_named(its).has_value();
    return Beginning{is_seated ? "several load" : "match load",
                     loaded,
                     is_seated ? file : file + " ",
                     loaded,
                     is_seated ? its : "",
                     rounds};
  }
  if (argument.empty()) return std::nullopt;
  // Without seats a position of Babylon is a game of two players, as in any sum. The name alone
  // means rounds, unless there are options of a match of two.
  const bool is_match_of_two = std::ranges::any_of(request.options, [](const auto& option) {
    return is_for_two(option.first) || option.first == "first";
  });
  const bool one = request.has("players") || request.has("seats");
  const bool rounds = request.has("rounds") || (!one && argument == "babylon" && !is_match_of_two);
  if (named && (named->game != babylon::kGame || rounds || one)) {
    const std::string rest(named->rest);
    return Beginning{"several new", argument,    "",
                     rest,          named->game, rounds && named->game == babylon::kGame};
  }
  return Beginning{"match new", argument, "", argument};
}

// Fails if options do not fit together, or are for another game.
Result<void> check_options(const Request& request, const std::optional<Beginning>& beginning) {
  const bool seated = beginning && !beginning->game.empty();
  for (const auto& [name, value] : request.options) {
    if (seated && is_for_two(name))
      return fail(fmt::format("--{} is for games of two players", name));
    if (!seated && is_for_several(name)) {
      return fail(fmt::format("--{} is for games of several players", name));
    }
  }
  if (request.has("json")) {
    return fail(seated ? std::string(kNoJson)
                       : "play has no JSON: leave out --json (save FILE writes a record)");
  }
  if (request.has("replay") && !request.has("load")) {
    return fail("--replay needs the record of a match: --load FILE");
  }
  if (!request.has("load")) return {};
  if (!seated) {
    if (request.arguments.empty() && !request.has("first") && !request.has("misere") &&
        !request.has("origin")) {
      return {};
    }
    return fail(
        "--load already sets the game, who starts and how: leave out the expression, "
        "--first, --misere and --origin");
  }
  if (request.has("first")) {
    return fail("--load already names the player to move: leave out --first");
  }
  if (request.has("players") || request.has("chips")) {
    return fail("--load already sets the players and the chips: leave out --players and --chips");
  }
  if (request.has("rounds")) {
    return fail("--load already says whether there are rounds: leave out --rounds");
  }
  for (const Option& option : sucker::kHouseOptions) {
    if (beginning->question != "several load" || !request.has(option.name)) continue;
    return fail(fmt::format("the record has its own house rules: leave out --{}", option.name));
  }
  return {};
}

// --- playing ---

// The options that the question takes.
Request request_of(const Request& request, const Beginning& beginning) {
  Request out{ask::find_question(beginning.question), {beginning.text}, {}};
  for (const Option& option : out.question->options) {
    if (const auto value = request.option(option.name)) out.options.emplace(option.name, *value);
  }
  if (beginning.rounds && beginning.question == "several new") out.options.emplace("rounds", "");
  return out;
}

Exit play_it(Run& run, const Beginning& beginning) {
  const auto refuse = [&](const Error& error) {
    report_usage(run, error.message);
    return Exit::wrong;
  };
  if (run.request().has("load") && !run.loaded()) return refuse(run.loaded().error());
  if (const auto opened = run.door().open_store(); !opened) return refuse(opened.error());
  // A file that cannot be written must be reported before a long game, not after it.
  std::optional<FileWriter> kept;
  if (const auto file = run.request().option("record")) {
    auto opened = FileWriter::open(*file);
    if (!opened) return refuse(opened.error());
    kept.emplace(*std::move(opened));
  }
  const auto begun = run.door().ask(request_of(run.request(), beginning));
  if (!begun) {
    Failure failure = begun.error();
    failure.error.offset -=
        std::min(failure.error.offset, beginning.text.size() - beginning.shown.size());
    failure = ask::in_place(beginning.shown, beginning.before, std::move(failure));
    return report_failure(run, failure);
  }
  LineReader lines(STDIN_FILENO);
  const bool ascii = run.request().has("ascii") || !knows_utf8();
  MatchTable table(run, *begun->as<ask::MatchAnswer>(), ascii, [&] { return lines.next(); });
  Exit exit = run.request().has("replay") ? table.replay() : table.play();
  for (const std::string& problem : run.door().settle_store()) write_problem(run, problem);
  if (kept) {
    auto written = kept->write(table.record());
    if (written) written = kept->finish();
    if (!written) return refuse(written.error());
  }
  if (lines.error()) return refuse(*lines.error());
  return exit;
}

}  // namespace

std::optional<Exit> play_match(Run& run) {
  const auto beginning = beginning_of(run, false);
  if (const auto fits = check_options(run.request(), beginning); !fits) {
    report_usage(run, fits.error().message);
    return Exit::wrong;
  }
  return beginning ? std::optional(play_it(run, *beginning)) : std::nullopt;
}

Exit play_sucker(Run& run) {
  if (!run.json()) return play_it(run, *beginning_of(run, true));
  report_usage(run, kNoJson);
  return Exit::wrong;
}

std::string list_of_several() {
  return "sucker\n     So Long Sucker, for two to eight players. Players put chips on piles and "
         "capture piles. The last player who can still play wins. See summand sucker --help.\n"
         "babylon\n     Babylon from its box, the best of three rounds for two. --players K plays "
         "one round with K players, also from a position such as babylon(5,4,2). The player who "
         "makes the last move is first, and the player before is second. With --rounds, two to "
         "four players play until one has won two rounds. The player who came last chooses his "
         "place in the next round.\n";
}

}  // namespace summand::program
