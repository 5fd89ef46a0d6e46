// summand babylon solve: who wins a position, by which moves; for several players; all plays.
#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>

#include "apps/summand/babylon/topics.hpp"
#include "apps/summand/cli/options.hpp"
#include "apps/summand/terminal/progress.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/studies/babylon/physical.hpp"
#include "summand/studies/babylon/plays.hpp"
#include "summand/studies/babylon/replies.hpp"
#include "summand/studies/babylon/seats.hpp"
#include "summand/studies/babylon/solution.hpp"
#include "summand/text/table.hpp"

namespace summand::babylon {

using namespace program;

namespace {

struct SolveAnswer {
  Solution solution;
  std::optional<SolvedTable> table{};  // the table that was asked for
  std::optional<Plays> plays{};
  std::vector<SeatsVerdict> seats{};
  bool sold = false;  // the game from its box
};

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
      "plays     {}, of {} to {} moves, where chips are told apart\n{}\n"
      "reached   {} positions, {} up to the names of the colours\n",
      plays.all, plays.shortest, plays.longest, fmt::join(aligned(rows), "\n"), plays.labelled,
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

std::string text_of(const SolveAnswer& answer) {
  const Solution& solution = answer.solution;
  const std::string_view winner = solution.mover_wins ? "first" : "second";
  const bool known = solution.standing != Standing::conjectured;
  std::string out =
      fmt::format("{}: {}\n{}\n", solution.stacks.print(),
                  fmt::format("{}the {} player wins", known ? "" : "not proved: ", winner),
                  paragraph(solution.found, ""));
  if (solution.grundy) out += fmt::format("value     *{}\n", *solution.grundy);
  if (!solution.moves.empty()) {
    const auto moves = winning(solution);
    out += moves.empty() ? fmt::format("moves     {}, none wins\n", solution.moves.size())
                         : fmt::format("moves     {}, of which {} win: {}\n", solution.moves.size(),
                                       moves.size(), fmt::join(moves, " "));
  } else if (solution.grundy) {
    out += "moves     none\n";
  }
  if (solution.advice) {
    const StrategyReply& advice = *solution.advice;
    out += fmt::format("move      {}{}:\n{}sure      {}\n", babylon::print(advice.move),
                       advice.surety == Surety::conjecture ? " may win" : " wins",
                       paragraph(advice.reason, "          "), babylon::text_of(advice.surety));
  }
  if (answer.plays) out += text_of(*answer.plays);
  for (const SeatsVerdict& seats : answer.seats) out += text_of(seats);
  if (!answer.seats.empty()) {
    out += paragraph(fmt::format("the convention: {}", kRankingConvention), "          ");
  }
  if (answer.sold) {
    out +=
        "rounds    the player who chooses first wins the best of three: he lets the other begin, "
        "and so\n          does every loser of a round\n";
  }
  return out;
}

void write(JsonWriter& json, const SolveAnswer& answer) {
  const Solution& solution = answer.solution;
  json.member("position", solution.stacks.print());
  // A result that rests on a conjecture is not an answer; it has its own member.
  const std::string_view winner = solution.mover_wins ? "first" : "second";
  if (solution.standing == Standing::conjectured) {
    json.key("winner").null().member("conjectured_winner", winner);
    json.key("checked_chips").number(kSearchedChips);
  } else {
    json.member("winner", winner);
  }
  json.member("standing", babylon::name_of(solution.standing)).member("found", solution.found);
  if (answer.table) answer.table->write_origin(json);
  json.key("grundy");
  if (solution.grundy) {
    json.number(*solution.grundy);
  } else {
    json.null();
  }
  json.key("moves").array();
  for (const SolvedMove& move : solution.moves) {
    json.object().member("move", babylon::print(move.move)).key("grundy").number(move.grundy);
    json.close();
  }
  json.close();
  if (solution.advice) {
    const StrategyReply& advice = *solution.advice;
    json.key("advice").object().member("move", babylon::print(advice.move));
    json.member("reason", advice.reason).member("standing", babylon::name_of(advice.standing));
    json.member("sure", babylon::text_of(advice.surety)).close();
  }
  if (answer.plays) {
    json.key("plays").object().member("all", answer.plays->all).key("by_length").array();
    for (const std::string& count : answer.plays->lengths) json.text(count);
    json.close().key("labelled_positions").number(answer.plays->labelled);
    json.key("canonical_positions").number(answer.plays->canonical).close();
  }
  if (answer.seats.empty()) return;
  json.member("ranking_convention", kRankingConvention).key("players").array();
  for (const SeatsVerdict& seats : answer.seats) {
    json.object().key("players").number(seats.players).key("winner").number(seats.winner + 1);
    json.key("forcer");
    if (seats.forcer) {
      json.number(*seats.forcer + 1);
    } else {
      json.null();
    }
    json.close();
  }
  json.close();
}

Result<SolveAnswer> solve(const Run& run, const Stacks& stacks) {
  const bool files = run.request().has("save") || run.request().has("resume");
  const auto by_theorem = solve_by_theorem(stacks);
  // A small position is always searched, because that gives all moves.
  if (wants_table(stacks) || (files && !stacks.empty())) {
    if (stacks.chips() > Partitions::kMostChips) {
      return fail(fmt::format("tables have at most {} chips", Partitions::kMostChips));
    }
    if (by_theorem && !files) return SolveAnswer{*by_theorem};
    const auto needed = static_cast<unsigned>(stacks.colours());
    SUMMAND_TRY(colours, number_option(run.request(), "colours", needed, {needed, kMostColours}));
    SUMMAND_TRY(
        table, solved_table(run, static_cast<unsigned>(stacks.chips()),
                            static_cast<unsigned>(colours), static_cast<unsigned>(stacks.count())));
    constexpr std::uint64_t kLines = 1'000;
    if (auto right = table.check(table.table->colours_of(stacks), kLines, run); !right) {
      return std::unexpected(right.error());
    }
    const Solution solution = solve_by_table(stacks, *table.table, table.origin());
    return SolveAnswer{solution, std::move(table)};
  }
  if (by_theorem && stacks.count() > 16) return SolveAnswer{*by_theorem};
  return SolveAnswer{solve_by_search(stacks, run.budget())};
}

}  // namespace

Result<TopicAnswer> babylon_solve(const Run& run, const std::string& position) {
  auto stacks = parse_stacks(position);
  if (!stacks) {
    return fail(fmt::format("'{}', character {}: {}", printable(position, 60),
                            stacks.error().offset + 1, stacks.error().message));
  }
  SUMMAND_TRY(players, number_option(run.request(), "players", 2, {2, 100}));
  SUMMAND_TRY(answer, solve(run, *stacks));
  answer.sold = *stacks == Stacks::singles(kSoldChips);
  if (run.request().has("plays")) {
    Progress progress("positions");
    answer.plays =
        count_plays(*stacks, run.budget(), [&](std::uint64_t found) { progress.at(found); });
    if (!answer.plays) return fail("--plays: there are 2^128 plays or more");
  }
  for (unsigned seats = 2; run.request().has("players") && seats <= players; ++seats) {
    Progress progress(fmt::format("positions for {} players", seats));
    answer.seats.push_back(solve_seats(*stacks, static_cast<unsigned>(seats), run.budget(),
                                       [&](std::uint64_t known) { progress.at(known); }));
  }
  if (!run.json()) return TopicAnswer{text_of(answer)};
  JsonWriter json = run.json_object();
  json.member("topic", "solve");
  write(json, answer);
  return TopicAnswer{json.close().str() + "\n"};
}

}  // namespace summand::babylon
