#include "apps/summand/matches/several_play.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <memory>
#include <span>
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

// Options of play for several players alone, and those for any number.
constexpr std::array<std::string_view, 5> kForSeveral = {"opponents", "players", "record", "rounds",
                                                         "seats"};
constexpr std::array<std::string_view, 5> kForAny = {"first", "load", "nodes", "seed", "you"};

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

// How a table ends whose people typed these lines.
Exit ending(const Run& run, const LineReader& lines, const Attempt<void>& played) {
  if (lines.error()) return wrong_usage(run, lines.error()->message);
  if (!played) return report_failure(run, played.error());
  return interrupt_flag()->load() ? Exit::limited : Exit::done;
}

std::string argument_of(const Request& request) {
  return request.arguments.empty() ? "" : request.arguments.front();
}

// --- a match ---

Attempt<std::unique_ptr<ask::GameInPlay>> loaded_game(const Run& run, SeveralKind kind,
                                                      const std::string& file) {
  const Request& request = run.request();
  if (request.has("first")) {
    return failure_elsewhere({"--load says who is to move: leave --first out"});
  }
  if (request.has("players") || request.has("chips")) {
    return failure_elsewhere({"--load says what is played: leave out --players and --chips"});
  }
  const Result<std::string>& text = run.loaded();
  if (!text) return failure_elsewhere(text.error());
  auto game = ask::loaded_game_in_play(request, kind, *text);
  if (game) return game;
  return std::unexpected(ask::in_place(*text, printable(file) + ":", std::move(game).error()));
}

Attempt<std::unique_ptr<ask::GameInPlay>> game_of(const Run& run, SeveralKind kind) {
  const Request& request = run.request();
  if (const auto file = request.option("load")) return loaded_game(run, kind, *file);
  const std::string argument = argument_of(request);
  const ask::SeveralName name = ask::several_named(argument).value_or(ask::SeveralName{kind});
  auto game = ask::new_game_in_play(request, name);
  if (game) return game;
  return std::unexpected(ask::in_place(name.rest, "", std::move(game).error()));
}

// Plays with people as they type on the standard input; --record keeps the match in a file, also
// where a limit ends it.
Exit play_match(const Run& run, SeveralKind kind) {
  if (run.json())
    return wrong_usage(run, "a game is played in words: leave --json out, a record keeps it");
  auto game = game_of(run, kind);
  if (!game) return wrong_usage(run, game.error().error.message);
  auto company = ask::company_of(run.request(), **game);
  if (!company) return wrong_usage(run, company.error().message);
  // A file that cannot be written is no news for the end of a long game.
  std::optional<FileWriter> record;
  if (const auto file = run.request().option("record")) {
    auto opened = FileWriter::open(*file);
    if (!opened) return wrong_usage(run, opened.error().message);
    record.emplace(*std::move(opened));
  }
  LineReader lines(STDIN_FILENO);
  ask::SeveralMatch match(*std::move(game), *std::move(company));
  const auto played = within_limits([&]() -> Result<void> {
    SeveralTable(run, match, [&] { return lines.next(); }).play();
    return {};
  });
  if (record) {
    auto kept = record->write(match.game().record());
    if (kept) kept = record->finish();
    if (!kept) return wrong_usage(run, kept.error().message);
  }
  return ending(run, lines, played);
}

// --- rounds of Babylon ---

// A message if options do not go with rounds.
std::optional<std::string_view> misused_in_box(const Request& request) {
  if (request.has("json")) return "a game is played in words: leave --json out";
  if (request.has("load")) return "--load goes on with one round: leave --rounds out";
  if (request.has("record")) {
    return "--record keeps one round: give --players, and leave --rounds out";
  }
  return std::nullopt;
}

Exit play_box(const Run& run) {
  if (const auto message = misused_in_box(run.request())) return wrong_usage(run, *message);
  auto box = babylon::new_box(run.request(), argument_of(run.request()));
  if (!box) return wrong_usage(run, box.error().message);
  LineReader lines(STDIN_FILENO);
  const auto played = within_limits([&]() -> Result<void> {
    play_rounds(run, *box, [&] { return lines.next(); });
    return {};
  });
  return ending(run, lines, played);
}

// --- which game ---

struct Chosen {
  SeveralKind kind;
  bool rounds = false;
};

// The game of several players that is meant, if it is one.
std::optional<Chosen> chosen_game(const Run& run) {
  const Request& request = run.request();
  const std::string argument = argument_of(request);
  const auto named = ask::several_named(argument);
  if (named && named->kind != SeveralKind::babylon) return Chosen{named->kind};
  // The code that loads the file reports an error of reading it.
  const auto record =
      ask::kind_of_record(request.has("load") ? run.loaded().value_or("") : std::string());
  if (argument.empty() && record && record != SeveralKind::babylon) return Chosen{*record};
  const Chosen rounds{SeveralKind::babylon, true}, one{SeveralKind::babylon};
  if (named && request.has("rounds")) return rounds;
  // Without seats a position of Babylon is a game of two players, as in any sum, and its name alone
  // is the box, unless options of a match of two are given.
  if (named && (request.has("players") || request.has("seats"))) return one;
  const bool is_match_of_two = std::ranges::any_of(request.options, [](const auto& option) {
    return is_for_two(option.first) || option.first == "first";
  });
  if (argument == "babylon" && !is_match_of_two && !request.has("load")) return rounds;
  const bool may_be_loaded = argument.empty() || argument == "babylon";
  return may_be_loaded && record == SeveralKind::babylon ? std::optional(one) : std::nullopt;
}

// A message if options are for other games.
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
  return "sucker\n     So Long Sucker, for two to eight players: chips are played on piles and "
         "captured with them, and the last one who can play wins. See summand sucker --help.\n"
         "babylon\n     Babylon from its box, the best of three rounds for two. With --players K "
         "a round with a seat for each of K players, also of babylon(5,4,2): whoever made the last "
         "move is first, and the one before is second. With --rounds two to four players play "
         "until one has won two rounds, and whoever came last chooses his place in the next one.\n";
}

}  // namespace summand::program
