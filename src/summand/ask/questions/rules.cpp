// rules: how a game is played, and how its positions are written.
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/analysis/heaps/named_game.hpp"
#include "summand/analysis/rules_text.hpp"
#include "summand/ask/asking.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/draw/text.hpp"
#include "summand/heaps/names.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/language/pointers.hpp"
#include "summand/language/syntax/suggest.hpp"
#include "summand/rules/check/law_check.hpp"
#include "summand/rules/derived_text.hpp"
#include "summand/rules/law_check_text.hpp"
#include "summand/rules/text_game.hpp"
#include "summand/rules/written_ruleset.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/studies/seated_games.hpp"
#include "summand/text/caret.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

// Keeps the game alive if nobody else does.
using AskedGame = std::shared_ptr<const AnyRuleset>;

struct RulesOptions {
  bool check = false;
  std::optional<unsigned> cells{};
  std::optional<std::string> text{};
};

constexpr auto kRulesOptions = options_in<RulesOptions>(
    option<&RulesOptions::check>(
        "check", "",
        "Check what the program knows of the game on small boards, by the moves alone"),
    option<&RulesOptions::cells>(
        "cells", "N", "With --check: all boards of up to N cells, for a game from a file", {1, 30}),
    option<&RulesOptions::text>("text", "RULES", "The rules of GAME, as a file of rules has them"));

Result<void> check_rules(const RulesOptions& options) {
  if (options.cells && !options.check) return fail("--cells is for --check");
  return {};
}

struct Rules {
  AskedGame game;
  std::vector<AnyPosition> examples;
  std::optional<DerivedReport> derived;  // of a game that is written as text
};

struct CheckedRules {
  AskedGame game;
  std::optional<DerivedReport> derived;
  LawCheck laws;
};

struct SeveralRules {
  const SeatedGame* game;
};

// A game of taking and breaking.
struct HeapRules {
  const heaps::NamedRules* game;
};

std::string unknown_game(std::string_view name, const KnownGames& games) {
  if (const auto why = why_no_game(name)) return *why;
  if (const auto meant = game_of_other_name(name, games)) {
    return fmt::format("there is no game '{}', did you mean '{}'?", printable(name, 60), *meant);
  }
  std::vector<std::string_view> names;
  for (const AnyRuleset* game : games.all()) names.push_back(game->info().name);
  for (const SeatedGame& game : seated_games()) names.push_back(game.name);
  for (const heaps::NamedRules& game : heaps::named_rules()) names.push_back(game.name);
  auto near = nearest_name(name, names);
  if (!near) near = game_that_names(name, games);
  return fmt::format("there is no game '{}'{}", printable(name, 60),
                     near ? fmt::format(", did you mean '{}'?", *near) : "");
}

// After an empty line, if there is a report.
std::string text_of_derived(const std::optional<DerivedReport>& report, const Page& page) {
  if (!report) return "";
  return fmt::format("\nFound from the rules:\n{}\n",
                     separated(derived_lines(*report, page.columns), "\n"));
}

void describe(Members<Rules>& its) {
  its.with([](auto& it) -> auto& { return it.game->info(); });
  its("examples", "Calls of its example positions.",
      [](auto& it) { return calls_of(it.examples); });
  its.if_any("around_table", "What else belongs to the game when people play it.",
             [](auto& it) { return rules_around_table(it.game->info().name); });
  its("abilities", "What the program knows of it.", [](auto& it) { return it.game->abilities(); });
  its("derived", "Of a game in a file: what follows from its rules.", &Rules::derived);
}

void describe(Members<CheckedRules>& its) {
  its("name", "The name.", [](auto& it) { return it.game->info().name; });
  its("title", "The name in prose.", [](auto& it) { return it.game->info().title; });
  its("derived", "Of a game in a file: what follows from its rules.", &CheckedRules::derived);
  its("check", "What the laws say about its small boards.", &CheckedRules::laws);
}

std::string text(const Rules& data, const Page& page) {
  const AnyRuleset& game = *data.game;
  const RulesetInfo& info = game.info();
  std::string out = fmt::format("{}\n", separated(rules_lines(info, page.columns), "\n"));
  if (!info.source.empty()) out += fmt::format("\nSource: {}.\n", info.source);
  if (const std::string_view table = rules_around_table(info.name); !table.empty()) {
    out += fmt::format("\n{}\n", separated(wrapped(table, page.columns), "\n"));
  }
  for (const AnyPosition& example : data.examples) {
    out += fmt::format("\n{}\n", example.print_call());
    if (const std::optional<Picture> picture = example.picture()) {
      for (const std::string& row : rows_of(*picture, page.colours))
        out += fmt::format("     {}\n", row);
    }
  }
  out += text_of_derived(data.derived, page);
  return out + fmt::format("\nThe program knows: {}.\n", separated(game.abilities(), ", "));
}

std::string text(const CheckedRules& data, const Page& page) {
  return fmt::format("{}\n{}\n{}\n", data.game->info().title, text_of_derived(data.derived, page),
                     separated(law_lines(data.laws, page.columns), "\n"));
}

void describe(Members<SeveralRules>& its) {
  its("name", "The name.", [](auto& it) { return it.game->name; });
  its("title", "The name in prose.", [](auto& it) { return it.game->title; });
  its("rules", "How it is played, in a sentence or two.",
      [](auto& it) { return it.game->sentence; });
  its("text", "The whole rules.", [](auto& it) { return rules_text(*it.game); });
  its("source", "Who says so.", [](auto& it) { return it.game->source; });
}

std::string text(const SeveralRules& data, const Page&) { return rules_text(*data.game); }

void describe(Members<HeapRules>& its) {
  its.with([](auto& it) -> auto& { return *it.game; });
}

std::string text(const HeapRules& data, const Page& page) {
  return text_of_named_game(*data.game, page.columns);
}

// The game of taking and breaking that the name means, if no other game has it. Null if none.
const heaps::NamedRules* asked_heap_game(const Asking& asking, const RulesOptions& options) {
  if (options.text || asking.session().games().find(asking.text()) != nullptr) return nullptr;
  return heaps::rules_named(asking.text());
}

// The game of --text, or of the name.
Attempt<AskedGame> asked_game(const Asking& asking, const RulesOptions& options) {
  const std::string& name = asking.text();
  if (const auto& file = options.text) {
    auto game = text_game(*file);
    if (game) return *std::move(game);
    return failure_elsewhere(
        {fmt::format("{}:{}", printable(name), message_with_caret(*file, game.error()))});
  }
  const KnownGames& games = asking.session().games();
  // The session keeps its games.
  if (const AnyRuleset* game = games.find(name)) return AskedGame(AskedGame(), game);
  return failure_elsewhere({unknown_game(name, games)});
}

std::optional<DerivedReport> derived_of(const AnyRuleset& game) {
  const WrittenRuleset* written = written_ruleset(game);
  return written == nullptr ? std::nullopt : std::optional(written->derived());
}

Attempt<Response> checked_laws(const Asking& asking, AskedGame game, const RulesOptions& options) {
  std::vector<BoardFills> sizes = usual_board_sizes(*game);
  if (options.cells) {
    auto wanted = small_board_sizes(*game, static_cast<int>(*options.cells));
    if (!wanted) return failure_elsewhere({"--cells: " + wanted.error().message});
    sizes = *std::move(wanted);
  }
  std::optional<DerivedReport> derived = derived_of(*game);
  std::optional<std::uint64_t> all;  // known for games that are written as text
  for (const BoardFills& size : sizes) all = all.value_or(0) + size.boards;
  Progress progress(asking.watcher(), Work{.noun = "boards", .all = all});
  LawCheck laws = check_laws(*game, std::move(sizes), asking.budget(),
                             [&](std::uint64_t boards) { progress.at(boards); });
  if (laws.all == 0 && !laws.stopped) {
    return failure_elsewhere(
        {fmt::format("{} has no small positions without parameters", game->info().title)});
  }
  const std::optional<Failure> stopped = laws.stopped;
  const bool refuted = !laws.holds();
  const std::string so_far =
      fmt::format("{} of {} boards are checked, {}", laws.boards, laws.all,
                  refuted ? "and a law is broken" : "and no law is broken on them");
  Response out = respond(CheckedRules{std::move(game), std::move(derived), std::move(laws)});
  out.refuted = refuted;
  out.stopped = stopped;
  if (stopped) out.problems.push_back(so_far);
  return out;
}

Attempt<Response> rules_with(const Asking& asking, const RulesOptions& options) {
  const std::string& name = asking.text();
  const SeatedGame* several = options.text ? nullptr : find_seated_game(name);
  if (several != nullptr && options.check) {
    return failure_elsewhere({"--check is for games of two players"});
  }
  if (several != nullptr) return respond(SeveralRules{several});
  if (const heaps::NamedRules* of_heaps = asked_heap_game(asking, options)) {
    if (!options.check) return respond(HeapRules{of_heaps});
    return failure_elsewhere({fmt::format(
        "all games by code are checked together: summand rules {} --check", heaps::kFamily)});
  }
  SUMMAND_TRY(game, asked_game(asking, options));
  if (options.check) return checked_laws(asking, std::move(game), options);
  std::vector<AnyPosition> examples = examples_of(*game);
  std::optional<DerivedReport> derived = derived_of(*game);
  return respond(Rules{std::move(game), std::move(examples), std::move(derived)});
}

constexpr Question kRules{
    .name = "rules",
    .arguments = "GAME",
    .sentence = "Say how a game is played and how its positions are written",
    .details =
        "GAME is a name, or a file of rules, which has a / or ends in .game. For a game from a "
        "file, the answer also says what follows from the rules. --check compares that with the "
        "moves on all small boards. If a law is broken, it shows the smallest board, and the exit "
        "code is 4.\n"
        "Try: summand rules toppling-dominoes --check",
    .options = checked<check_rules>(kRulesOptions),
    .least = 1,
    .most = 1,
    .answer = [](Asking& asking) { return rules_with(asking, asking.options<RulesOptions>()); },
    .answers = kAnswersAre<Rules, CheckedRules, SeveralRules, HeapRules>,
};

}  // namespace

Attempt<Response> rules_of_game(const Asking& asking) { return rules_with(asking, {}); }

const Question& rules_question() { return kRules; }

}  // namespace summand::ask
