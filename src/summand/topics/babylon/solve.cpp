// babylon solve: who wins a position and by which moves, also for several players, and the number
// of plays.
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/ask/option_values.hpp"
#include "summand/base/separated.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/babylon/physical.hpp"
#include "summand/studies/babylon/plays.hpp"
#include "summand/studies/babylon/replies.hpp"
#include "summand/studies/babylon/seats.hpp"
#include "summand/studies/babylon/solution.hpp"
#include "summand/text/table.hpp"
#include "summand/topics/babylon/topics.hpp"

namespace summand::babylon {

using namespace ask;

namespace {

struct SolvedPosition {
  Solution solution;
  LoadedFile origin{};  // of the table, if one was used
  std::optional<Plays> plays{};
  std::vector<SeatsVerdict> seats{};
  bool sold = false;  // the start of the game that is sold
  bool misere = false;
};

std::string_view winner_of(const Solution& solution) {
  return solution.mover_wins ? "first" : "second";
}

std::vector<std::string> winning(const Solution& solution) {
  std::vector<std::string> out;
  for (const SolvedMove& move : solution.moves) {
    if (move.grundy == 0) out.push_back(babylon::print(move.move));
  }
  return out;
}

std::string text_of(const Plays& plays) {
  std::vector<std::vector<std::string>> rows;
  for (std::size_t i = plays.shortest; i <= plays.longest; ++i) {
    rows.push_back({fmt::format("  {} moves", i), plays.lengths[i]});
  }
  return fmt::format(
      "plays     {}, of {} to {} moves; equal chips count as different\n{}\n"
      "reached   {} positions, {} up to the names of the colours\n",
      plays.all, plays.shortest, plays.longest, separated(aligned(rows), "\n"), plays.labelled,
      plays.canonical);
}

std::string text_of(const SeatsVerdict& seats) {
  const std::string forced =
      seats.forcer ? fmt::format("player {} can force the last move against all others together",
                                 *seats.forcer + 1)
                   : "nobody can force the last move against all others together";
  return fmt::format("{} players  player {} comes first; {}\n", seats.players, seats.winner + 1,
                     forced);
}

std::string text_of(const StrategyReply& advice) {
  return fmt::format("move      {}{}:\n{}sure      {}\n", babylon::print(advice.move),
                     advice.surety == Surety::conjecture ? " may win" : " wins",
                     paragraph(advice.reason, "          "), babylon::text_of(advice.surety));
}

std::string text_of(const Solution& solution, bool misere) {
  std::string out = fmt::format("{}: {}the {} player wins\n{}\n", solution.stacks.print(),
                                solution.standing == Standing::conjectured ? "not proved: " : "",
                                winner_of(solution), paragraph(solution.found, ""));
  if (solution.grundy && !misere) out += fmt::format("value     *{}\n", *solution.grundy);
  if (!solution.moves.empty()) {
    const auto moves = winning(solution);
    out += moves.empty() ? fmt::format("moves     {}, none wins\n", solution.moves.size())
                         : fmt::format("moves     {}, of which {} win: {}\n", solution.moves.size(),
                                       moves.size(), separated(moves, " "));
  } else if (solution.grundy) {
    out += "moves     none\n";
  }
  return solution.advice ? out + text_of(*solution.advice) : out;
}

std::string text(const SolvedPosition& data, const Page&) {
  std::string out = text_of(data.solution, data.misere);
  if (data.plays) out += text_of(*data.plays);
  for (const SeatsVerdict& seats : data.seats) out += text_of(seats);
  if (!data.seats.empty()) {
    out += paragraph(fmt::format("the convention: {}", kRankingConvention), "          ");
  }
  if (data.sold) {
    out +=
        "rounds    the player who chooses first wins the best of three: each player who chooses "
        "lets\n          the other begin\n";
  }
  return out;
}

}  // namespace

static void describe(Members<SolvedMove>& its) {
  its.named("SolvedMove", "A move of Babylon.");
  its("move", "The move.", [](auto& it) { return babylon::print(it.move); });
  its("grundy", "The value after it. 0: it wins.", &SolvedMove::grundy);
}

static void describe(Members<StrategyReply>& its) {
  its.named("StrategyReply", "What the strategy does.");
  its("move", "The move.", [](auto& it) { return babylon::print(it.move); });
  its("reason", "Why.", &StrategyReply::reason);
  its("standing", "What it rests on.", [](auto& it) { return babylon::name_of(it.standing); });
  its("sure", "How sure it is, in words.", [](auto& it) { return babylon::text_of(it.surety); });
}

static void describe(Members<Plays>& its) {
  its.named("Plays", "All plays. Equal chips count as different.");
  its("all", "Their number.", &Plays::all);
  its("by_length", "Their numbers by the number of moves.", &Plays::lengths);
  its("labelled_positions", "The positions that they reach.", &Plays::labelled);
  its("canonical_positions", "The same up to the names of colours.", &Plays::canonical);
}

static void describe(Members<SeatsVerdict>& its) {
  its.named("SeatsVerdict", "The result for some number of players.");
  its("players", "The players.", &SeatsVerdict::players);
  its("winner", "Who comes first.", [](auto& it) { return it.winner + 1; });
  its.or_null("forcer", "Who can force the last move against all others together.",
              [](auto& it) { return it.forcer.transform([](unsigned seat) { return seat + 1; }); });
}

namespace {

// A result that depends on a conjecture is not an answer, so it has a member of its own.
bool is_conjectured(const SolvedPosition& data) {
  return data.solution.standing == Standing::conjectured;
}

void describe(Members<SolvedPosition>& its) {
  its("topic", "The part of the question.", [](auto&) { return std::string_view("solve"); });
  its("position", "The stacks.", [](auto& it) { return it.solution.stacks.print(); });
  its.or_null("winner", "Who wins. Null if that is a conjecture.", [](auto& it) {
    return is_conjectured(it) ? std::nullopt : std::optional(winner_of(it.solution));
  });
  its("conjectured_winner", "Who wins by a conjecture.", [](auto& it) {
    return is_conjectured(it) ? std::optional(winner_of(it.solution)) : std::nullopt;
  });
  its("checked_chips", "The conjecture was checked up to so many chips.",
      [](auto& it) { return is_conjectured(it) ? std::optional(kSearchedChips) : std::nullopt; });
  its("standing", "What the result rests on.",
      [](auto& it) { return babylon::name_of(it.solution.standing); });
  its("found", "How it was found.", [](auto& it) { return it.solution.found; });
  tell_origin(its);
  its.if_any("misere", "Whether it is about misère play.", &SolvedPosition::misere);
  its.or_null("grundy", "The value, if it is known.", [](auto& it) { return it.solution.grundy; });
  its("moves", "All moves, if they are known.",
      [](auto& it) -> auto& { return it.solution.moves; });
  its("advice", "What the strategy does.", [](auto& it) -> auto& { return it.solution.advice; });
  its("plays", "All plays, with --plays.", &SolvedPosition::plays);
  its("ranking_convention", "How players are ranked, with --players.",
      [](auto& it) { return it.seats.empty() ? std::nullopt : std::optional(kRankingConvention); });
  its.if_any("players", "The results by the number of players.", &SolvedPosition::seats);
}

struct SolveOptions : SourceOptions {
  std::optional<unsigned> players{}, colours{};
  bool plays = false;
};

constexpr auto kSolveOptions = options_in<SolveOptions>(
    option<&SolveOptions::players>("players", "N", "Also solve the game for 2 to N players",
                                   {2, 100}),
    option<&SolveOptions::plays>("plays", "", "Count all plays"),
    option<&SolveOptions::colours>("colours", "K", "Solve by a table of at most K colours",
                                   {1, kMostColours}),
    kSourceOptions);

// Solves by a table: for --save and --resume, and if a search alone would take too long.
Result<SolvedPosition> look_up(const Asking& asking, const Stacks& stacks) {
  const auto chips = static_cast<unsigned>(stacks.chips());
  const auto needed = static_cast<unsigned>(stacks.colours());
  const auto& options = asking.options<SolveOptions>();
  const unsigned colours = options.colours.value_or(needed);
  if (auto fits = expect_in("colours", colours, {needed, kMostColours}); !fits) {
    return std::unexpected(std::move(fits).error());
  }
  SUMMAND_TRY(table,
              solved_table(asking, options, chips, colours, static_cast<unsigned>(stacks.count())));
  constexpr std::uint64_t kLines = 1'000;
  if (auto right = table.check(table.table->colours_of(stacks), kLines, asking); !right) {
    return std::unexpected(right.error());
  }
  Solution solution = solve_by_table(stacks, *table.table, words_of(table.origin));
  return SolvedPosition{std::move(solution), std::move(table.origin)};
}

// The theorems are about normal play, so a table gives the results.
Result<SolvedPosition> solve_misere(const Asking& asking, const Stacks& stacks) {
  if (asking.options<SolveOptions>().players)
    return fail("--misere is for two players: leave out --players");
  if (stacks.empty()) return fail("a table of no chips has no move");
  if (stacks.chips() > Partitions::kMostChips) {
    return fail(fmt::format("tables have at most {} chips", Partitions::kMostChips));
  }
  SUMMAND_TRY(out, look_up(asking, stacks));
  out.solution.found += ", in misère play";
  return out;
}

Result<SolvedPosition> solve(const Asking& asking, const Stacks& stacks) {
  const auto& options = asking.options<SolveOptions>();
  if (options.misere) return solve_misere(asking, stacks);
  const bool files = options.save || options.resume;
  auto by_theorem = solve_by_theorem(stacks);
  // A position with at most 16 stacks is searched even if a theorem applies, because the search
  // gives all moves.
  if (wants_table(stacks) || (files && !stacks.empty())) {
    if (stacks.chips() > Partitions::kMostChips) {
      return fail(fmt::format("tables have at most {} chips", Partitions::kMostChips));
    }
    if (by_theorem && !files) return SolvedPosition{*std::move(by_theorem)};
    return look_up(asking, stacks);
  }
  if (by_theorem && stacks.count() > 16) return SolvedPosition{*std::move(by_theorem)};
  return SolvedPosition{solve_by_search(stacks, asking.budget())};
}

SeatsVerdict verdict_for(const Asking& asking, const Stacks& stacks, unsigned players) {
  Progress progress(asking.watcher(), fmt::format("positions for {} players", players));
  return solve_seats(stacks, players, asking.budget(),
                     [&](std::uint64_t known) { progress.at(known); });
}

Result<Response> babylon_solve(const Asking& asking, const std::string& position) {
  const auto& options = asking.options<SolveOptions>();
  SUMMAND_TRY(stacks, position_of(position));
  SUMMAND_TRY(out, solve(asking, stacks));
  out.misere = options.misere;
  out.sold = !options.misere && stacks == Stacks::singles(kSoldChips);
  if (options.plays) {
    Progress progress(asking.watcher(), "positions");
    out.plays =
        count_plays(stacks, asking.budget(), [&](std::uint64_t found) { progress.at(found); });
    if (!out.plays) return fail("--plays: there are 2^128 plays or more");
  }
  for (unsigned count = 2; count <= options.players.value_or(0); ++count) {
    out.seats.push_back(verdict_for(asking, stacks, count));
  }
  return respond(std::move(out));
}

}  // namespace

const Question kBabylonSolve{
    .name = "babylon solve",
    .arguments = "START",
    .sentence = "Say who wins, and by which moves",
    .details = "START is written as 3,3,3,3 (chips of each colour) or as stacks: 2r,1b,1b.",
    .options = kSolveOptions,
    .least = 1,
    .words = true,
    .answer = answered<babylon_solve>,
    .answers = kAnswersAre<SolvedPosition>,
};

}  // namespace summand::babylon
