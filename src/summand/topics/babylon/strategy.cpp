// babylon strategy: lets the strategy for two colours play.
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/ask/option_values.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/babylon/contest.hpp"
#include "summand/studies/babylon/lines.hpp"
#include "summand/studies/babylon/solution.hpp"
#include "summand/text/table.hpp"
#include "summand/topics/babylon/topics.hpp"

namespace summand::babylon {

using namespace ask;

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

struct Wanted {
  std::optional<Opponent> opponent{};  // nullopt: all possible lines
  std::uint64_t games = 1, seed = 1;
};

Result<Wanted> wanted(const Request& request) {
  const std::string name = request.option("vs").value_or("random");
  if (name == "all") return Wanted{};
  for (const Opponent known : {Opponent::random, Opponent::greedy, Opponent::perfect}) {
    if (name != name_of(known)) continue;
    SUMMAND_TRY(games, number_option(request, "games", 1, {1, 1'000'000'000}));
    SUMMAND_TRY(seed, number_option(request, "seed", 1, {0, ~std::uint64_t{0}}));
    return Wanted{known, games, seed};
  }
  return fail(fmt::format("--vs: random, greedy, perfect or all is expected, not '{}'",
                          printable(name, 40)));
}

// The start of the games. The strategy plays the side that wins.
struct Start {
  Stacks stacks;
  std::string name;  // "8,12", or stacks
  bool begins = false;
  std::string known{};                // "who wins is a theorem"
  std::unique_ptr<Outcomes> table{};  // used while the games are played
};

// Makes a table if nothing else gives the winner, and if the opponent needs one. Positions that are
// not starts get one, too, because the strategy is not tested there.
Start start_of(const Asking& asking, const Stacks& stacks, bool wants_table) {
  Start out{.stacks = stacks, .name = stacks.print()};
  const auto chips = stacks.as_start();
  const bool is_start = chips && !chips->empty() && stacks == Stacks::singles(*chips);
  if (is_start) out.name = fmt::format("{}", separated(*chips, ","));
  const auto solved = solve_by_theorem(stacks);
  const bool known = solved && solved->standing != Standing::conjectured;
  const bool tested = known && is_start && chips->size() == 2;
  if (wants_table || !known || (!tested && stacks.chips() <= kMostTable)) {
    out.table = std::make_unique<Outcomes>(stacks, asking.budget(), asking.settings().threads);
  }
  out.begins = known ? solved->mover_wins : !out.table->lost(stacks);
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
  return fmt::format("{}\n", separated(aligned(rows), "\n"));
}

// --- against one opponent ---

struct Contested {
  Start start;
  Opponent opponent;
  std::uint64_t seed;
  ContestReport report;
  std::vector<ContestMove> record;  // the moves of the game, if there is only one

  std::string sure() const {
    return start.known + (report.replies == 0 ? "" : "; " + babylon::text_of(report.surety));
  }
};

void write_json(JsonWriter& json, const Contested& data) {
  const ContestReport& report = data.report;
  write_start(json, data.start);
  json.member("opponent", name_of(data.opponent)).key("seed").number(data.seed);
  json.key("begins").boolean(data.start.begins).key("games").number(report.games);
  json.key("won").number(report.won).key("replies").number(report.replies);
  json.key("conjectured").number(report.conjectured);
  json.key("without_reply").number(report.without_reply);
  json.member("surety", babylon::name_of(report.surety)).member("sure", data.sure());
  json.key("slowest_seconds").seconds(report.slowest).key("record").array();
  for (const ContestMove& move : data.record) {
    json.object().member("move", babylon::print(move.move));
    json.key("by_strategy").boolean(move.by_strategy).member("reason", move.reason).close();
  }
  json.close();
}

std::string text(const Contested& data, const Page&) {
  const auto& [start, opponent, seed, report, record] = data;
  std::string out = fmt::format("{}: the strategy plays as {} player against a {} opponent\n",
                                start.name, start.begins ? "first" : "second", name_of(opponent));
  if (report.games == 1) {
    out += fmt::format("{}\n\n{}\n", data.sure(), text_of(record, start.stacks));
  }
  out += fmt::format("{} of {} games won, {} replies", report.won, report.games, report.replies);
  if (report.conjectured > 0) {
    out += fmt::format(", {} of them conjectured (checked by search up to {} chips)",
                       report.conjectured, kSearchedChips);
  }
  if (report.without_reply > 0) {
    out += fmt::format(", {} games without a certain reply", report.without_reply);
  }
  return out + "\n";
}

Response against(const Asking& asking, Start start, Opponent opponent, std::uint64_t games,
                 std::uint64_t seed) {
  Budget budget = asking.budget();
  Contest contest(start.stacks, start.begins, opponent, start.table.get(), seed);
  std::vector<ContestMove> record;
  Progress progress(asking.watcher(), "games", 0, games);
  for (std::uint64_t game = 0; game < games; ++game) {
    contest.play(budget, games == 1 ? &record : nullptr);
    progress.at(game + 1);
  }
  start.table.reset();
  const ContestReport& report = contest.report();
  Response out = respond(Contested{std::move(start), opponent, seed, report, std::move(record)});
  out.refuted = report.won != report.games;
  return out;
}

// --- against all lines ---

struct EveryLine {
  Start start;
  LinesReport report;

  std::string failure() const { return report.failure ? babylon::print(*report.failure) : ""; }
};

void write_json(JsonWriter& json, const EveryLine& data) {
  const LinesReport& report = data.report;
  write_start(json, data.start);
  json.key("begins").boolean(data.start.begins);
  json.member("opponent", "all").key("replies").number(report.replies);
  json.key("by_table").number(report.by_table).key("ahead").array();
  for (const std::uint64_t count : report.ahead) json.number(count);
  json.close().key("searched").number(report.searched);
  json.key("conjectured").number(report.conjectured);
  json.key("holds").boolean(report.holds()).member("failure", data.failure());
}

std::string text(const EveryLine& data, const Page&) {
  const LinesReport& report = data.report;
  std::string out = fmt::format(
      "{}: every line of the opponent, {} replies ({} by a table of "
      "replies",
      data.start.name, report.replies, report.by_table);
  if (report.searched > 0) out += fmt::format(", {} by search", report.searched);
  if (report.conjectured > 0) out += fmt::format(", {} conjectured", report.conjectured);
  return fmt::format("{}): {}\n", out, report.holds() ? "no loss" : "LOST: " + data.failure());
}

Response against_all(const Asking& asking, Start start) {
  LinesReport report = play_every_line(start.stacks, start.begins, strategy_with(start.table.get()),
                                       asking.budget());
  start.table.reset();
  const bool holds = report.holds();
  Response out = respond(EveryLine{std::move(start), std::move(report)});
  out.refuted = !holds;
  return out;
}

}  // namespace

Result<Response> babylon_strategy(const Asking& asking, const std::string& text) {
  SUMMAND_TRY(options, wanted(asking.request()));
  SUMMAND_TRY(stacks, position_of(text));
  if (stacks.chips() > kMostChipsPlayed) {
    return fail(
        fmt::format("the strategy plays with at most {} chips; summand babylon solve says who wins",
                    kMostChipsPlayed));
  }
  const bool wants_table = options.opponent == Opponent::perfect;
  if (wants_table && stacks.chips() > kMostTable) {
    return fail(fmt::format("--vs perfect needs a table: at most {} chips", kMostTable));
  }
  Start start = start_of(asking, stacks, wants_table);
  if (!options.opponent) return against_all(asking, std::move(start));
  return against(asking, std::move(start), *options.opponent, options.games, options.seed);
}

}  // namespace summand::babylon
