// strategy: finds a table of replies that wins a sum, and checks such tables.
#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/option_values.hpp"
#include "summand/ask/search_progress.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/play/strategy_check.hpp"
#include "summand/text/caret.hpp"
#include "summand/text/table.hpp"

namespace summand {

static void describe(Members<StrategyCheck::Step>& its) {
  its.named("LineStep", "A move of a line.");
  its("player", "Who moves.", &StrategyCheck::Step::mover).words({"left", "right"});
  its("move", "The move.", &StrategyCheck::Step::move);
  its("leaves", "The sum after it.", &StrategyCheck::Step::leaves);
}

}  // namespace summand

namespace summand::ask {

namespace {

// --- finding one ---

struct StrategyOptions : FirstOptions {
  std::uint64_t nodes = 10'000'000;
  std::optional<std::string> output{};
};

constexpr auto kStrategyOptions = options_in<StrategyOptions>(
    option_read<&StrategyOptions::first, read_player>("first", "PLAYER",
                                                      "Who starts: left (default) or right"),
    option<&StrategyOptions::output>("output", "FILE", "Write the table to a file", 'o'),
    option<&StrategyOptions::nodes>("nodes", "N",
                                    "Search at most N sums for each verdict (10,000,000)",
                                    {1, 1'000'000'000'000}));

Result<void> check_strategy_options(const StrategyOptions& options, const Request& request) {
  if (options.output && request.arguments.front() == "-") {
    return fail("--output is for one strategy, but - finds a strategy for each line");
  }
  return {};
}

template <class T>
void tell_strategy(Members<T>& its) {
  its("expression", "The sum.", [](auto& it) { return it.strategy.game; });
  its("first", "Who starts.", [](auto& it) { return it.strategy.first; }).words({"left", "right"});
  its("winner", "Who wins.", [](auto& it) { return it.strategy.winner; }).words({"left", "right"});
  its("replies", "The number of replies in the table.",
      [](auto& it) { return it.strategy.replies.size(); });
}

std::string counted(std::uint64_t number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

struct FoundStrategy {
  std::string input;
  WinningStrategy strategy;
  std::optional<std::string> file;  // the file with the table
};

struct Reply {
  std::string_view sum, move;
};

void describe(Members<Reply>& its) {
  its.named("Reply", "A reply of the winner.");
  its("sum", "The sum that he meets.", &Reply::sum);
  its("move", "His move.", &Reply::move);
}

void describe(Members<FoundStrategy>& its) {
  its("input", "The expression.", &FoundStrategy::input);
  tell_strategy(its);
  its("file", "The file with the table, with --output.", &FoundStrategy::file);
  its("table", "The table, without --output.",
      [](const FoundStrategy& data) -> std::optional<std::vector<Reply>> {
        if (data.file) return std::nullopt;
        std::vector<Reply> out;
        for (const auto& [sum, move] : data.strategy.replies) out.push_back({sum, move});
        return out;
      });
}

std::string text(const FoundStrategy& data, const Page&) {
  if (!data.file) return data.strategy.print();
  return fmt::format("{} wins; {} is written, with {}.", player_name(data.strategy.winner),
                     printable(*data.file),
                     counted(data.strategy.replies.size(), "reply", "replies"));
}

Attempt<Response> find_strategy_of(Asking& asking) {
  const auto& options = asking.options<StrategyOptions>();
  // Checks before the long search that the file can be written.
  std::optional<FileWriter> file;
  if (options.output) {
    auto opened = FileWriter::open(*options.output);
    if (!opened) return failure_elsewhere(opened.error());
    file.emplace(*std::move(opened));
  }
  SUMMAND_TRY(game, asking.evaluate_game("are won"));
  SUMMAND_TRY(start, SumInPlay::of(game));
  SearchProgress progress(asking, "sum");
  auto found =
      find_strategy(start, options.first.value_or(Player::left), options.nodes, progress.watch());
  if (!found) return std::unexpected(progress.stopped(std::move(found).error()));
  if (file) {
    auto written = file->write(found->print());
    if (written) written = file->finish();
    if (!written) return failure_elsewhere(written.error());
  }
  return respond(FoundStrategy{asking.text(), *std::move(found), options.output});
}

// --- checking one ---

// The whole file, of any size within the limit of memory.
Result<std::string> content_of(const std::string& path, Charge& charge) {
  constexpr std::size_t kReadAtOnce = std::size_t{1} << 20;
  SUMMAND_TRY(file, FileReader::open(path));
  std::string out;
  while (true) {
    const std::size_t before = out.size();
    // While a string grows, the old and the new one may both be in memory.
    charge.add(2 * kReadAtOnce);
    out.resize(before + kReadAtOnce);
    SUMMAND_TRY(count, file.read({out.data() + before, kReadAtOnce}));
    out.resize(before + count);
    if (count < kReadAtOnce) return out;
  }
}

struct CheckedStrategy {
  std::string file;
  WinningStrategy strategy;
  StrategyCheck check;
};

std::string text(const CheckedStrategy& data, const Page&) {
  const auto& [file, strategy, check] = data;
  const std::string_view winner = player_name(strategy.winner);
  std::string out = fmt::format("{}\n\nIf {} starts, ", strategy.game, player_name(strategy.first));
  if (!check.holds()) {
    out += fmt::format("{} does not win by this table:\n{}.\n", winner, check.objection);
    std::vector<std::vector<std::string>> rows;
    for (const StrategyCheck::Step& step : check.line) {
      rows.push_back(
          {"  " + std::string(player_name(step.mover)), step.move, "leaves", step.leaves});
    }
    return rows.empty() ? out : fmt::format("{}\n{}\n", out, separated(aligned(rows), "\n"));
  }
  out += fmt::format("{} wins every line: {} met, {}, {} in the longest line.\n", winner,
                     counted(check.sums, "sum", "sums"),
                     counted(strategy.replies.size(), "reply", "replies"),
                     counted(check.longest_line, "move", "moves"));
  if (!check.idle.empty()) {
    out += fmt::format("No line reaches {}, such as {}.\n",
                       counted(check.idle.size(), "sum of the table", "sums of the table"),
                       printable(check.idle.front()));
  }
  return out;
}

template <auto kWhat>
auto if_it_holds(const CheckedStrategy& data) {
  return data.check.holds() ? &(data.check.*kWhat) : nullptr;
}
template <auto kWhat>
auto if_it_fails(const CheckedStrategy& data) {
  return data.check.holds() ? nullptr : &(data.check.*kWhat);
}

void describe(Members<CheckedStrategy>& its) {
  its("file", "The file of the table.", &CheckedStrategy::file);
  tell_strategy(its);
  its("holds", "Whether the winner wins every line.", [](auto& it) { return it.check.holds(); });
  its("sums", "The sums that were met.", [](auto& it) { return it.check.sums; });
  its("longest_line", "The moves of the longest line.", if_it_holds<&StrategyCheck::longest_line>);
  its("idle", "Sums of the table that no line reaches.", if_it_holds<&StrategyCheck::idle>);
  its("objection", "What is wrong.", if_it_fails<&StrategyCheck::objection>);
  its("line", "A line that does not end with his move.", if_it_fails<&StrategyCheck::line>);
}

Attempt<Response> verify_strategy(Asking& asking) {
  const std::string& path = asking.text();
  const auto where = [&](std::string_view text, const Error& error, std::size_t line) {
    return failure_elsewhere(
        {fmt::format("{}: {}", printable(path), message_with_caret(text, error, line))});
  };
  Budget budget = asking.budget();
  Charge charge(budget);
  const auto read = content_of(path, charge);
  if (!read) return failure_elsewhere(read.error());
  const std::string& text = *read;
  const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
  charge.add(text.size() + lines * kMapEntry<std::string, std::string>);
  auto strategy = WinningStrategy::parse(text);
  if (!strategy) return where(text, strategy.error(), 1);
  // A new session, so that no names and values of other questions are used.
  Session session(budget, By::anything, asking.session().games());
  SearchProgress progress(asking, "sum");
  auto check = check_strategy(*strategy, session, progress.watch());
  // The expression is the second line of the file.
  if (!check && !check.error().limit) return where(strategy->game, check.error().error, 2);
  if (!check) return std::unexpected(progress.stopped(std::move(check).error()));
  const bool holds = check->holds();
  Response out = respond(CheckedStrategy{path, *std::move(strategy), *std::move(check)});
  out.refuted = !holds;
  return out;
}

// --- the questions ---

constexpr Question kStrategyVerify{
    .name = "strategy verify",
    .arguments = "FILE",
    .sentence = "Verify a table of replies against all moves of the other player",
    .details =
        "The check plays by the rules alone. A line that does not end with the winner's last move "
        "is shown, and the exit code is 4.",
    .options = {},
    .least = 1,
    .most = 1,
    .answer = verify_strategy,
    .answers = kAnswersAre<CheckedStrategy>,
};

constexpr std::array kStrategyChildren = {&kStrategyVerify};
constexpr Question kStrategy{
    .name = "strategy",
    .arguments = "EXPR",
    .sentence = "Write a winning strategy as a table of replies, or verify one",
    .details =
        "The strategy of the winner: his reply in every sum that he can meet.\n"
        "Try: summand strategy 'domineering(3x3) + nim(2)' -o win.txt\n"
        "     summand strategy verify win.txt",
    .options = checked<check_strategy_options>(kStrategyOptions),
    .least = 1,
    .most = 1,
    .each = true,
    .answer = find_strategy_of,
    .answers = kAnswersAre<FoundStrategy>,
    .children = kStrategyChildren,
};

}  // namespace

const Question& strategy_question() { return kStrategy; }

}  // namespace summand::ask
