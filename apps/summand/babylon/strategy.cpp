// summand babylon strategy: the strategy for two colours at play.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <memory>

#include "apps/summand/babylon/topics.hpp"
#include "apps/summand/cli/options.hpp"
#include "apps/summand/terminal/progress.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/studies/babylon/contest.hpp"
#include "summand/studies/babylon/lines.hpp"
#include "summand/studies/babylon/solution.hpp"
#include "summand/text/table.hpp"

namespace summand::babylon {

using namespace program;

namespace {

constexpr std::uint64_t kMostTable = 48;  // chips, against a perfect opponent
constexpr std::uint64_t kMostChipsPlayed = 10'000;

std::string_view name_of(Opponent opponent) {
  switch (opponent) {
    case Opponent::random:
      return "random";
    case Opponent::greedy:
      return "greedy";
    case Opponent::perfect:
      return "perfect";
  }
  return {};
}

// The start of the games: the strategy plays the winning side.
struct Start {
  Stacks stacks;
  std::string name;  // "8,12", or stacks
  bool begins = false;
  std::string known;  // "who wins is a theorem"
  std::unique_ptr<Outcomes> table{};
};

// A table is made if nothing else gives the winner, if the opponent needs one, and for positions
// that are not starts, because the strategy is not tested there.
Result<Start> start_of(const Run& run, const std::string& text, bool wants_table) {
  const auto stacks = parse_stacks(text);
  if (!stacks) {
    return fail(fmt::format("'{}', character {}: {}", printable(text, 60),
                            stacks.error().offset + 1, stacks.error().message));
  }
  if (stacks->chips() > kMostChipsPlayed) {
    return fail(fmt::format("at most {} chips are played out; summand babylon solve says who wins",
                            kMostChipsPlayed));
  }
  if (wants_table && stacks->chips() > kMostTable) {
    return fail(fmt::format("--vs perfect needs a table: at most {} chips", kMostTable));
  }
  Start out{.stacks = *stacks, .name = stacks->print()};
  const auto chips = stacks->as_start();
  const bool is_start = chips && !chips->empty() && *stacks == Stacks::singles(*chips);
  if (is_start) out.name = fmt::format("{}", fmt::join(*chips, ","));
  const auto solved = solve_by_theorem(*stacks);
  const bool known = solved && solved->standing != Standing::conjectured;
  const bool tested = known && is_start && chips->size() == 2;
  if (wants_table || !known || (!tested && stacks->chips() <= kMostTable)) {
    out.table = std::make_unique<Outcomes>(*stacks, run.budget(), run.settings().threads);
  }
  out.begins = known ? solved->mover_wins : !out.table->lost(*stacks);
  out.known = !known   ? fmt::format("who wins is known by {}", out.table->found())
              : tested ? "who wins is a theorem"
                       : "who wins is known " + solved->found;
  return out;
}

void write_start(JsonWriter& json, const Start& start) {
  json.member("topic", "strategy").key("start").array();
  if (const auto chips = start.stacks.as_start()) {
    for (const std::uint64_t count : *chips) json.number(count);
  }
  json.close().member("position", start.stacks.print());
}

std::string text_of(const std::vector<ContestMove>& record, const Stacks& start) {
  std::vector<std::vector<std::string>> rows;
  Stacks now = start;
  for (const ContestMove& move : record) {
    now = after(now, move.move);
    rows.push_back({fmt::format("{:3}", rows.size() + 1),
                    move.by_strategy ? "strategy" : "opponent", babylon::print(move.move),
                    move.by_strategy ? move.reason : "leaves " + print_hills(now)});
  }
  return fmt::format("{}\n", fmt::join(aligned(rows), "\n"));
}

Result<TopicAnswer> against(const Run& run, const Start& start, Opponent opponent) {
  SUMMAND_TRY(games, number_option(run.request(), "games", 1, {1, 1'000'000'000}));
  SUMMAND_TRY(seed, number_option(run.request(), "seed", 1, {0, ~std::uint64_t{0}}));
  Budget budget = run.budget();
  Contest contest(start.stacks, start.begins, opponent, start.table.get(), seed);
  std::vector<ContestMove> record;
  {
    Progress progress("games", 0, games);
    for (std::uint64_t game = 0; game < games; ++game) {
      contest.play(budget, games == 1 ? &record : nullptr);
      progress.at(game + 1);
    }
  }
  const ContestReport& report = contest.report();
  const Exit exit = report.won == report.games ? Exit::done : Exit::refuted;
  const std::string sure =
      start.known + (report.replies == 0 ? "" : "; " + babylon::text_of(report.surety));
  if (run.json()) {
    JsonWriter json = run.json_object();
    write_start(json, start);
    json.member("opponent", name_of(opponent)).key("seed").number(seed);
    json.key("begins").boolean(start.begins).key("games").number(report.games);
    json.key("won").number(report.won).key("replies").number(report.replies);
    json.key("conjectured").number(report.conjectured);
    json.key("without_reply").number(report.without_reply);
    json.member("surety", babylon::name_of(report.surety)).member("sure", sure);
    json.key("slowest_seconds").seconds(report.slowest).key("record").array();
    for (const ContestMove& move : record) {
      json.object().member("move", babylon::print(move.move));
      json.key("by_strategy").boolean(move.by_strategy).member("reason", move.reason).close();
    }
    return TopicAnswer{json.close().close().str() + "\n", exit};
  }
  std::string out = fmt::format("{}: the strategy plays as {} player against a {} opponent\n",
                                start.name, start.begins ? "first" : "second", name_of(opponent));
  if (games == 1) out += fmt::format("{}\n\n{}\n", sure, text_of(record, start.stacks));
  out += fmt::format("{} of {} games won, {} replies", report.won, report.games, report.replies);
  if (report.conjectured > 0) {
    out += fmt::format(", {} of them conjectured (checked by search up to {} chips)",
                       report.conjectured, kSearchedChips);
  }
  if (report.without_reply > 0) {
    out += fmt::format(", {} games without a certain reply", report.without_reply);
  }
  return TopicAnswer{out + "\n", exit};
}

Result<TopicAnswer> against_all(const Run& run, const Start& start) {
  const LinesReport report =
      play_every_line(start.stacks, start.begins, strategy_with(start.table.get()), run.budget());
  const Exit exit = report.holds() ? Exit::done : Exit::refuted;
  const std::string failure = report.failure ? babylon::print(*report.failure) : "";
  if (run.json()) {
    JsonWriter json = run.json_object();
    write_start(json, start);
    json.key("begins").boolean(start.begins);
    json.member("opponent", "all").key("replies").number(report.replies);
    json.key("by_table").number(report.by_table).key("ahead").array();
    for (const std::uint64_t count : report.ahead) json.number(count);
    json.close().key("searched").number(report.searched);
    json.key("conjectured").number(report.conjectured);
    json.key("holds").boolean(report.holds()).member("failure", failure);
    return TopicAnswer{json.close().str() + "\n", exit};
  }
  std::string out = fmt::format(
      "{}: every line of the opponent, {} replies ({} by a table of "
      "replies",
      start.name, report.replies, report.by_table);
  if (report.searched > 0) out += fmt::format(", {} by search", report.searched);
  if (report.conjectured > 0) out += fmt::format(", {} conjectured", report.conjectured);
  return TopicAnswer{fmt::format("{}): {}\n", out, report.holds() ? "no loss" : "LOST: " + failure),
                     exit};
}

}  // namespace

Result<TopicAnswer> babylon_strategy(const Run& run, const std::string& text) {
  const std::string opponent = run.request().option("vs").value_or("random");
  SUMMAND_TRY(start, start_of(run, text, opponent == "perfect"));
  for (const Opponent known : {Opponent::random, Opponent::greedy, Opponent::perfect}) {
    if (opponent == name_of(known)) return against(run, start, known);
  }
  if (opponent == "all") return against_all(run, start);
  return fail(fmt::format("--vs: random, greedy, perfect or all is expected, not '{}'",
                          printable(opponent, 40)));
}

}  // namespace summand::babylon
