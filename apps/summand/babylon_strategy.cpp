// summand babylon strategy: the strategy for two colours at play.
#include <fmt/format.h>

#include "apps/summand/babylon_topics.hpp"
#include "apps/summand/options.hpp"
#include "apps/summand/progress.hpp"
#include "summand/analysis/table.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/studies/babylon/contest.hpp"
#include "summand/studies/babylon/lines.hpp"
#include "summand/studies/babylon/solution.hpp"

namespace summand::program {

namespace {

using namespace babylon;

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

Result<TopicAnswer> against(const Run& run, std::uint64_t p, std::uint64_t q, Opponent opponent) {
  SUMMAND_TRY(games, number_option(run.request(), "games", 1, {1, 1'000'000'000}));
  SUMMAND_TRY(seed, number_option(run.request(), "seed", 1, {0, ~std::uint64_t{0}}));
  Budget budget = run.budget();
  std::optional<Partitions> partitions;
  std::optional<TwoColours> table;
  if (opponent == Opponent::perfect) {
    if (p + q > kMostTable) {
      return fail(fmt::format("--vs perfect needs a table: at most {} chips", kMostTable));
    }
    const auto chips = static_cast<unsigned>(p + q);
    partitions.emplace(chips, budget);
    table.emplace(*partitions, chips, budget, run.settings().threads);
  }
  Contest contest(p, q, opponent, table ? &*table : nullptr, seed);
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
  if (run.json()) {
    JsonWriter json = run.json_object();
    json.member("topic", "strategy").key("start").array().number(p).number(q).close();
    json.member("opponent", name_of(opponent)).key("seed").number(seed);
    json.key("begins").boolean(contest.strategy_begins()).key("games").number(report.games);
    json.key("won").number(report.won).key("replies").number(report.replies);
    json.key("without_reply").number(report.without_reply);
    json.member("sure", text_of(surety_of(contest.start())));
    json.key("slowest_seconds").seconds(report.slowest).key("record").array();
    for (const ContestMove& move : record) {
      json.object().member("move", babylon::print(move.move));
      json.key("by_strategy").boolean(move.by_strategy).member("reason", move.reason).close();
    }
    return TopicAnswer{json.close().close().str() + "\n", exit};
  }
  std::string out =
      fmt::format("{},{}: the strategy plays as {} player against a {} opponent\n", p, q,
                  contest.strategy_begins() ? "first" : "second", name_of(opponent));
  if (!record.empty()) {
    out += fmt::format("{}\n\n{}\n", text_of(surety_of(contest.start())),
                       text_of(record, contest.start()));
  }
  out += fmt::format("{} of {} games won, {} replies{}\n", report.won, report.games, report.replies,
                     report.without_reply == 0
                         ? ""
                         : fmt::format(", {} games without a certain reply", report.without_reply));
  return TopicAnswer{std::move(out), exit};
}

Result<TopicAnswer> against_all(const Run& run, std::uint64_t p, std::uint64_t q) {
  const LinesReport report = play_every_line(p, q, run.budget());
  const Exit exit = report.holds() ? Exit::done : Exit::refuted;
  const std::string failure = report.failure ? babylon::print(*report.failure) : "";
  if (run.json()) {
    JsonWriter json = run.json_object();
    json.member("topic", "strategy").key("start").array().number(p).number(q).close();
    json.member("opponent", "all").key("replies").number(report.replies);
    json.key("by_table").number(report.by_table).key("ahead").array();
    for (const std::uint64_t count : report.ahead) json.number(count);
    json.close().key("holds").boolean(report.holds()).member("failure", failure);
    return TopicAnswer{json.close().str() + "\n", exit};
  }
  return TopicAnswer{
      fmt::format("{},{}: every line of the opponent, {} replies ({} by a table of replies): {}\n",
                  p, q, report.replies, report.by_table,
                  report.holds() ? "no loss" : "LOST: " + failure),
      exit};
}

}  // namespace

Result<TopicAnswer> babylon_strategy(const Run& run, const std::string& start) {
  const auto stacks = parse_stacks(start);
  if (!stacks) {
    return fail(fmt::format("'{}', character {}: {}", printable(start, 60),
                            stacks.error().offset + 1, stacks.error().message));
  }
  const auto chips = stacks->as_start();
  if (!chips || chips->size() != 2) {
    return fail("the strategy is for starts in two colours, such as 8,12");
  }
  if (stacks->chips() > kMostChipsPlayed) {
    return fail(fmt::format("at most {} chips are played out; summand babylon solve says who wins",
                            kMostChipsPlayed));
  }
  const std::string opponent = run.request().option("vs").value_or("random");
  for (const Opponent known : {Opponent::random, Opponent::greedy, Opponent::perfect}) {
    if (opponent == name_of(known)) return against(run, (*chips)[0], (*chips)[1], known);
  }
  if (opponent == "all") return against_all(run, (*chips)[0], (*chips)[1]);
  return fail(fmt::format("--vs: random, greedy, perfect or all is expected, not '{}'",
                          printable(opponent, 40)));
}

}  // namespace summand::program
