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
  Origin origin{};  // of the table, if one was used
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

template <class Number>
void write_or_null(JsonWriter& json, std::string_view key, const std::optional<Number>& number) {
  json.key(key);
  if (number) {
    json.number(*number);
  } else {
    json.null();
  }
}

// A result that depends on a conjecture is not an answer, so it has a member of its own.
void write_winner(JsonWriter& json, const Solution& solution) {
  if (solution.standing == Standing::conjectured) {
    json.key("winner").null().member("conjectured_winner", winner_of(solution));
    json.key("checked_chips").number(kSearchedChips);
  } else {
    json.member("winner", winner_of(solution));
  }
}

void write(JsonWriter& json, const StrategyReply& advice) {
  json.key("advice").object().member("move", babylon::print(advice.move));
  json.member("reason", advice.reason).member("standing", babylon::name_of(advice.standing));
  json.member("sure", babylon::text_of(advice.surety)).close();
}

void write(JsonWriter& json, const Plays& plays) {
  json.key("plays").object().member("all", plays.all).key("by_length").array();
  for (const std::string& count : plays.lengths) json.text(count);
  json.close().key("labelled_positions").number(plays.labelled);
  json.key("canonical_positions").number(plays.canonical).close();
}

void write(JsonWriter& json, const std::vector<SeatsVerdict>& all) {
  json.member("ranking_convention", kRankingConvention).key("players").array();
  for (const SeatsVerdict& seats : all) {
    json.object().key("players").number(seats.players).key("winner").number(seats.winner + 1);
    write_or_null(json, "forcer", seats.forcer.transform([](unsigned seat) { return seat + 1; }));
    json.close();
  }
  json.close();
}

void write_json(JsonWriter& json, const SolvedPosition& data) {
  const Solution& solution = data.solution;
  json.member("topic", "solve").member("position", solution.stacks.print());
  write_winner(json, solution);
  json.member("standing", babylon::name_of(solution.standing)).member("found", solution.found);
  data.origin.write(json);
  if (data.misere) json.key("misere").boolean(true);
  write_or_null(json, "grundy", solution.grundy);
  json.key("moves").array();
  for (const SolvedMove& move : solution.moves) {
    json.object().member("move", babylon::print(move.move)).key("grundy").number(move.grundy);
    json.close();
  }
  json.close();
  if (solution.advice) write(json, *solution.advice);
  if (data.plays) write(json, *data.plays);
  if (!data.seats.empty()) write(json, data.seats);
}

// Solves by a table: for --save and --resume, and if a search alone would take too long.
Result<SolvedPosition> look_up(const Asking& asking, const Stacks& stacks) {
  const auto chips = static_cast<unsigned>(stacks.chips());
  const auto needed = static_cast<unsigned>(stacks.colours());
  SUMMAND_TRY(colours,
              number_option<unsigned>(asking.request(), "colours", needed, {needed, kMostColours}));
  SUMMAND_TRY(table, solved_table(asking, chips, colours, static_cast<unsigned>(stacks.count())));
  constexpr std::uint64_t kLines = 1'000;
  if (auto right = table.check(table.table->colours_of(stacks), kLines, asking); !right) {
    return std::unexpected(right.error());
  }
  Solution solution = solve_by_table(stacks, *table.table, table.origin.text());
  return SolvedPosition{std::move(solution), std::move(table.origin)};
}

// The theorems are about normal play, so a table gives the results.
Result<SolvedPosition> solve_misere(const Asking& asking, const Stacks& stacks) {
  if (asking.has("players")) return fail("--misere is for two players: leave out --players");
  if (stacks.empty()) return fail("a table of no chips has no move");
  if (stacks.chips() > Partitions::kMostChips) {
    return fail(fmt::format("tables have at most {} chips", Partitions::kMostChips));
  }
  SUMMAND_TRY(out, look_up(asking, stacks));
  out.solution.found += ", in misère play";
  return out;
}

Result<SolvedPosition> solve(const Asking& asking, const Stacks& stacks) {
  if (asking.has("misere")) return solve_misere(asking, stacks);
  const bool files = asking.has("save") || asking.has("resume");
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

}  // namespace

Result<Response> babylon_solve(const Asking& asking, const std::string& position) {
  SUMMAND_TRY(stacks, position_of(position));
  SUMMAND_TRY(players, number_option<unsigned>(asking.request(), "players", 2, {2, 100}));
  SUMMAND_TRY(out, solve(asking, stacks));
  out.misere = asking.has("misere");
  out.sold = !asking.has("misere") && stacks == Stacks::singles(kSoldChips);
  if (asking.has("plays")) {
    Progress progress(asking.watcher(), "positions");
    out.plays =
        count_plays(stacks, asking.budget(), [&](std::uint64_t found) { progress.at(found); });
    if (!out.plays) return fail("--plays: there are 2^128 plays or more");
  }
  for (unsigned count = 2; asking.has("players") && count <= players; ++count) {
    out.seats.push_back(verdict_for(asking, stacks, count));
  }
  return respond(std::move(out));
}

}  // namespace summand::babylon
