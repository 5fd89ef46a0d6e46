#include "apps/summand/matches/several_play.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <memory>
#include <span>
#include <type_traits>
#include <unistd.h>
#include <utility>

#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/limits.hpp"
#include "apps/summand/matches/several_box.hpp"
#include "apps/summand/matches/several_table.hpp"
#include "summand/ask/match/new_match.hpp"
#include "summand/ask/several/games_in_play.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::program {

namespace {

using ask::SeveralKind;

// Options of play that are only for several players, and options for any number of players.
constexpr std::array<std::string_view, 5> kForSeveral = {"opponents", "players", "record", "rounds",
                                                         "seats"};
constexpr std::array<std::string_view, 5> kForAny = {"first", "load", "nodes", "seed", "you"};

constexpr std::string_view kNoJsonOutput =
    "play has no JSON output: leave out --json (--record FILE saves a record)";

bool has(std::span<const std::string_view> names, std::string_view option) {
  return std::ranges::find(names, option) != names.end();
}

bool is_for_two(std::string_view option) {
  const auto same = [&](const Option& common) { return common.name == option; };
  return !has(kForSeveral, option) && !has(kForAny, option) && !ask::is_of_sucker(option) &&
         std::ranges::none_of(common_options(), same);
}

Exit wrong_usage(const Run& run, std::string_view message) {
  report_usage(run, message);
  return Exit::wrong;
}

// The exit code after the people at a table have typed these lines.
Exit ending(const Run& run, const LineReader& lines, const Attempt<void>& played) {
  if (lines.error()) return wrong_usage(run, lines.error()->message);
  if (!played) return report_failure(run, played.error());
  return interrupt_flag()->load() ? Exit::limited : Exit::done;
}

std::string argument_of(const Request& request) {
  return request.arguments.empty() ? "" : request.arguments.front();
}

// --- a match ---

// Calls `load` with the content of the file of --load. Assumes that --load is given.
template <class Load>
auto loaded_from_file(const Run& run, const Load& load)
    -> std::invoke_result_t<const Load&, const std::string&> {
  const Request& request = run.request();
  if (request.has("first")) {
    return failure_elsewhere({"--load already names the player to move: leave out --first"});
  }
  if (request.has("players") || request.has("chips")) {
    return failure_elsewhere(
        {"--load already sets the players and the chips: leave out --players and --chips"});
  }
  if (request.has("rounds")) {
    return failure_elsewhere({"--load already says whether there are rounds: leave out --rounds"});
  }
  const Result<std::string>& text = run.loaded();
  if (!text) return failure_elsewhere(text.error());
  auto loaded = load(*text);
  if (loaded) return loaded;
  const std::string before = printable(*request.option("load")) + ":";
  return std::unexpected(ask::in_place(*text, before, std::move(loaded).error()));
}

Attempt<std::unique_ptr<ask::GameInPlay>> game_of(const Run& run, SeveralKind kind) {
  const Request& request = run.request();
  if (request.has("load")) {
    return loaded_from_file(run, [&](const std::string& text) {
      return ask::loaded_game_in_play(request, kind, text);
    });
  }
  const std::string argument = argument_of(request);
  const ask::SeveralName name = ask::several_named(argument).value_or(ask::SeveralName{kind});
  auto game = ask::new_game_in_play(request, name);
  if (game) return game;
  return std::unexpected(ask::in_place(name.rest, "", std::move(game).error()));
}

// Plays with people who type on the standard input. With --record it writes the text of `record` to
// a file, even if a limit ends the game. `play` may throw LimitReached.
Exit play_and_keep(const Run& run, const std::function<void(const ReadLine&)>& play,
                   const std::function<std::string()>& record) {
  // A file that cannot be written must be reported before a long game, not after it.
  std::optional<FileWriter> kept;
  if (const auto file = run.request().option("record")) {
    auto opened = FileWriter::open(*file);
    if (!opened) return wrong_usage(run, opened.error().message);
    kept.emplace(*std::move(opened));
  }
  LineReader lines(STDIN_FILENO);
  const auto played = within_limits([&]() -> Result<void> {
    play([&] { return lines.next(); });
    return {};
  });
  if (kept) {
    auto written = kept->write(record());
    if (written) written = kept->finish();
    if (!written) return wrong_usage(run, written.error().message);
  }
  return ending(run, lines, played);
}

Exit play_match(const Run& run, SeveralKind kind) {
  if (run.json()) return wrong_usage(run, kNoJsonOutput);
  auto game = game_of(run, kind);
  if (!game) return wrong_usage(run, game.error().error.message);
  auto company = ask::company_of(run.request(), **game);
  if (!company) return wrong_usage(run, company.error().message);
  ask::SeveralMatch match(*std::move(game), *std::move(company));
  const auto record = [&] { return match.game().record(); };
  return play_and_keep(
      run, [&](const ReadLine& read) { SeveralTable(run, match, read, record).play(); }, record);
}

// --- rounds of Babylon ---

Attempt<babylon::Box> box_of(const Run& run) {
  const Request& request = run.request();
  if (request.has("load")) {
    return loaded_from_file(
        run, [&](const std::string& text) { return babylon::loaded_box(request, text); });
  }
  auto box = babylon::new_box(request, argument_of(request));
  if (!box) return failure_elsewhere(std::move(box).error());
  return *std::move(box);
}

Exit play_box(const Run& run) {
  if (run.json()) return wrong_usage(run, kNoJsonOutput);
  auto box = box_of(run);
  if (!box) return wrong_usage(run, box.error().error.message);
  return play_and_keep(
      run, [&](const ReadLine& read) { play_rounds(run, *box, read); },
      [&] { return box->record(); });
}

// --- which game ---

struct Chosen {
  SeveralKind kind;
  bool rounds = false;
};

// The game of several players that the request asks for. Nothing if it asks for another game.
std::optional<Chosen> chosen_game(const Run& run) {
  const Request& request = run.request();
  const std::string argument = argument_of(request);
  const auto named = ask::several_named(argument);
  if (named && named->kind != SeveralKind::babylon) return Chosen{named->kind};
  // The code that loads the file reports an error of reading it.
  const std::string loaded = request.has("load") ? run.loaded().value_or("") : std::string();
  const auto record = ask::kind_of_record(loaded);
  if (argument.empty() && record && record != SeveralKind::babylon) return Chosen{*record};
  const bool may_be_loaded = argument.empty() || argument == "babylon";
  if (may_be_loaded && record == SeveralKind::babylon) {
    return Chosen{SeveralKind::babylon, babylon::is_rounds(loaded)};
  }
  const Chosen rounds{SeveralKind::babylon, true}, one{SeveralKind::babylon};
  if (named && request.has("rounds")) return rounds;
  // Without seats a position of Babylon is a game of two players, as in any sum. The name alone
  // means the box, unless there are options of a match of two.
  if (named && (request.has("players") || request.has("seats"))) return one;
  const bool is_match_of_two = std::ranges::any_of(request.options, [](const auto& option) {
    return is_for_two(option.first) || option.first == "first";
  });
  const bool is_box = argument == "babylon" && !is_match_of_two && !request.has("load");
  return is_box ? std::optional(rounds) : std::nullopt;
}

// Fails if an option is for another game.
Result<void> check_options(const Request& request, const std::optional<Chosen>& game) {
  for (const auto& [name, value] : request.options) {
    if (game && is_for_two(name))
      return fail(fmt::format("--{} is for games of two players", name));
    if (!game && (has(kForSeveral, name) || ask::is_of_sucker(name))) {
      return fail(fmt::format("--{} is for games of several players", name));
    }
  }
  if (game) return ask::check_options_of(game->kind, request);
  return {};
}

}  // namespace

std::optional<Exit> play_several(const Run& run) {
  const auto game = chosen_game(run);
  if (const auto fits = check_options(run.request(), game); !fits) {
    return wrong_usage(run, fits.error().message);
  }
  if (!game) return std::nullopt;
  return game->rounds ? play_box(run) : play_match(run, game->kind);
}

Exit play_sucker(const Run& run) { return play_match(run, SeveralKind::sucker); }

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
