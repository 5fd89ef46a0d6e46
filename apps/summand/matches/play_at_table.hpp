// play_at_table: what the options of a game of several players ask for, from its start to its
// record.
#pragma once

#include <optional>
#include <string_view>
#include <unistd.h>
#include <utility>

#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/matches/several_options.hpp"
#include "apps/summand/matches/several_table.hpp"
#include "summand/base/file.hpp"

namespace summand::program {

// Plays the game with the people and programs that the options name, as people type it on the
// standard input; --record keeps it in a file, also where a limit ends it.
template <GameAtTable Game>
Exit play_at_table(const Run& run, Result<Game> game) {
  const auto refuse = [&](const Error& error) {
    report_usage(run, error.message);
    return Exit::wrong;
  };
  if (run.json()) return refuse({"a game is played in words: leave --json out, a record keeps it"});
  const auto program = opponent_of(run.request());
  if (!program) return refuse(program.error());
  if (!game) return refuse(game.error());
  const auto& match = game->match();
  Policies policies;
  if constexpr (HasPolicies<Game>) policies = Game::policies();
  const auto seats = seats_of(
      run.request(), match.rules().players(match.state()), program->manner,
      [&](std::string_view name) { return game->named(name); }, policies);
  if (!seats) return refuse(seats.error());

  // A file that cannot be written is no news for the end of a long game.
  std::optional<FileWriter> record;
  if (const auto file = run.request().option("record")) {
    auto opened = FileWriter::open(*file);
    if (!opened) return refuse(opened.error());
    record.emplace(*std::move(opened));
  }
  LineReader lines(STDIN_FILENO);
  SeveralTable<Game> table(run, *std::move(game), {*seats, *program}, [&] { return lines.next(); });
  const auto played = within_limits([&]() -> Result<void> {
    table.play();
    return {};
  });
  if (record) {
    auto kept = record->write(table.game().record());
    if (kept) kept = record->finish();
    if (!kept) return refuse(kept.error());
  }
  if (lines.error()) return refuse(*lines.error());
  if (!played) return report_failure(run, played.error());
  return interrupt_flag()->load() ? Exit::limited : Exit::done;
}

}  // namespace summand::program
