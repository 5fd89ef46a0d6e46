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

struct StrategyOptions {
  std::optional<Opponent> opponent = Opponent::random;  // nullopt: all possible lines
  std::uint64_t games = 1, seed = 1;
};

Result<std::optional<Opponent>> read_opponent(const Option& option, const std::string& name) {
  if (name == "all") return std::nullopt;
  for (const Opponent known : {Opponent::random, Opponent::greedy, Opponent::perfect}) {
    if (name == name_of(known)) return known;
  }
  return fail(fmt::format("--{}: random, greedy, perfect or all is expected, not '{}'", option.name,
                          printable(name, 40)));
}

constexpr auto kStrategyOptions = options_in<StrategyOptions>(
    option_read<&StrategyOptions::opponent, read_opponent>(
        "vs", "OPPONENT", "The opponent: random (default), greedy, perfect or all"),
    option<&StrategyOptions::games>("games", "N", "Play N games (default: 1, which is shown)",
                                    {1, 1'000'000'000}),
    option<&StrategyOptions::seed>("seed", "N", "Seed of the random numbers (1)"));

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

template <class T>
void tell_start(Members<T>& its) {
  its("topic", "The part of the question.", [](auto&) { return std::string_view("strategy"); });
  its("start", "The chips of each colour. Empty for other positions.",
      [](auto& it) { return it.start.stacks.as_start().value_or(std::vector<std::uint64_t>()); });
  its("position", "The stacks.", [](auto& it) { return it.start.stacks.print(); });
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

struct RecordedMove {
  const ContestMove* move;
};

void describe(Members<RecordedMove>& its) {
  its.named("ContestMove", "A move of a game.");
  its("move", "The move.", [](auto& it) { return babylon::print(it.move->move); });
  its("by_strategy", "Whether the strategy makes it.",
      [](auto& it) { return it.move->by_strategy; });
  its("reason", "Why.", [](auto& it) { return it.move->reason; });
}

void describe(Members<Contested>& its) {
  tell_start(its);
  its("opponent", "The opponent.", [](auto& it) { return name_of(it.opponent); });
  its("seed", "The seed.", &Contested::seed);
  its("begins", "Whether the strategy begins.", [](auto& it) { return it.start.begins; });
  its("games", "The games.", [](auto& it) { return it.report.games; });
  its("won", "Those that the strategy won.", [](auto& it) { return it.report.won; });
  its("replies", "Its replies.", [](auto& it) { return it.report.replies; });
  its("conjectured", "Those by a conjecture.", [](auto& it) { return it.report.conjectured; });
  its("without_reply", "Games without a certain reply.",
      [](auto& it) { return it.report.without_reply; });
  its("surety", "How sure the replies are.",
      [](auto& it) { return babylon::name_of(it.report.surety); });
  its("sure", "The same in words.", [](auto& it) { return it.sure(); });
  its("slowest_seconds", "The time of the slowest reply.",
      [](auto& it) { return it.report.slowest; });
  its("record", "The moves, of one game.", [](auto& it) {
    std::vector<RecordedMove> out;
    for (const ContestMove& move : it.record) out.push_back({&move});
    return out;
  });
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

void describe(Members<EveryLine>& its) {
  tell_start(its);
  its("begins", "Whether the strategy begins.", [](auto& it) { return it.start.begins; });
  its("opponent", "All lines.", [](auto&) { return std::string_view("all"); });
  its("replies", "The replies.", [](auto& it) { return it.report.replies; });
  its("by_table", "Those by a table of replies.", [](auto& it) { return it.report.by_table; });
  its("ahead", "The replies by how far they look ahead.",
      [](auto& it) -> auto& { return it.report.ahead; });
  its("searched", "Those by search.", [](auto& it) { return it.report.searched; });
  its("conjectured", "Those by a conjecture.", [](auto& it) { return it.report.conjectured; });
  its("holds", "Whether no line wins against it.", [](auto& it) { return it.report.holds(); });
  its("failure", "A line that wins, or nothing.", [](auto& it) { return it.failure(); });
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

Result<Response> babylon_strategy(const Asking& asking, const std::string& text) {
  const auto& options = asking.options<StrategyOptions>();
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

}  // namespace

const Question kBabylonStrategy{
    .name = "babylon strategy",
    .arguments = "START",
    .sentence = "Play the strategy for two colours",
    .details =
        "Try: summand babylon strategy 8,12 --vs perfect\n"
        "     summand babylon strategy '2x1r 6x1b 2r 2b'",
    .options = kStrategyOptions,
    .least = 1,
    .words = true,
    .answer = answered<babylon_strategy>,
    .answers = kAnswersAre<Contested, EveryLine>,
};

}  // namespace summand::babylon
