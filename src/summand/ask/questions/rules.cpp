// rules: how a game is played, and how its positions are written.
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/analysis/heaps/named_game.hpp"
#include "summand/ask/asking.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/ask/rules_text.hpp"
#include "summand/ask/several_games.hpp"
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
#include "summand/text/caret.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

// Keeps the game alive if nobody else does.
using AskedGame = std::shared_ptr<const AnyRuleset>;

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
  const SeveralGame* game;
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
  for (const SeveralGame& game : several_games()) names.push_back(game.name);
  for (const heaps::NamedRules& game : heaps::named_rules()) names.push_back(game.name);
  auto near = nearest_name(name, names);
  if (!near) near = game_that_names(name, games);
  return fmt::format("there is no game '{}'{}", printable(name, 60),
                     near ? fmt::format(", did you mean '{}'?", *near) : "");
}

// As a member of the open object, if there is a report.
void write_derived_member(JsonWriter& json, const std::optional<DerivedReport>& report) {
  if (!report) return;
  json.key("derived").object();
  write_derived(json, *report);
  json.close();
}

// After an empty line, if there is a report.
std::string text_of_derived(const std::optional<DerivedReport>& report, const Page& page) {
  if (!report) return "";
  return fmt::format("\nFound from the rules:\n{}\n",
                     separated(derived_lines(*report, page.columns), "\n"));
}

void write_json(JsonWriter& json, const Rules& data) {
  const AnyRuleset& game = *data.game;
  const RulesetInfo& info = game.info();
  write_rules(json, info);
  write_examples(json, data.examples);
  if (const std::string_view table = rules_around_table(info.name); !table.empty()) {
    json.member("around_table", table);
  }
  write_texts(json, "abilities", game.abilities());
  write_derived_member(json, data.derived);
}

void write_json(JsonWriter& json, const CheckedRules& data) {
  json.member("name", data.game->info().name).member("title", data.game->info().title);
  write_derived_member(json, data.derived);
  json.key("check").object();
  write_laws(json, data.laws);
  json.close();
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

void write_json(JsonWriter& json, const SeveralRules& data) {
  const SeveralGame& game = *data.game;
  json.member("name", game.name).member("title", game.title).member("rules", game.sentence);
  json.member("text", rules_text(game)).member("source", game.source);
}

std::string text(const SeveralRules& data, const Page&) { return rules_text(*data.game); }

void write_json(JsonWriter& json, const HeapRules& data) { write_named_game(json, *data.game); }

std::string text(const HeapRules& data, const Page& page) {
  return text_of_named_game(*data.game, page.columns);
}

// The game of taking and breaking that the name means, if no other game has it. Null if none.
const heaps::NamedRules* asked_heap_game(const Asking& asking) {
  if (asking.has("text") || asking.session().games().find(asking.text()) != nullptr) return nullptr;
  return heaps::rules_named(asking.text());
}

// The game of --text, or of the name.
Attempt<AskedGame> asked_game(const Asking& asking) {
  const std::string& name = asking.text();
  if (const auto file = asking.option("text")) {
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

Result<std::optional<int>> cells_option(const Request& request) {
  if (!request.has("cells")) return std::nullopt;
  if (!request.has("check")) return fail("--cells is for --check");
  SUMMAND_TRY(cells, number_option<unsigned>(request, "cells", 1, {1, 30}));
  return static_cast<int>(cells);
}

Attempt<Response> checked(const Asking& asking, AskedGame game) {
  std::vector<BoardFills> sizes = usual_board_sizes(*game);
  if (const auto cells = cells_option(asking.request()).value()) {
    auto wanted = small_board_sizes(*game, *cells);
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

Attempt<Response> rules(Asking& asking) {
  const std::string& name = asking.text();
  const SeveralGame* several = asking.has("text") ? nullptr : find_several_game(name);
  if (several != nullptr && asking.has("check")) {
    return failure_elsewhere({"--check is for games of two players"});
  }
  if (several != nullptr) return respond(SeveralRules{several});
  if (const heaps::NamedRules* of_heaps = asked_heap_game(asking)) {
    if (!asking.has("check")) return respond(HeapRules{of_heaps});
    return failure_elsewhere({fmt::format(
        "all games by code are checked together: summand rules {} --check", heaps::kFamily)});
  }
  SUMMAND_TRY(game, asked_game(asking));
  if (asking.has("check")) return checked(asking, std::move(game));
  std::vector<AnyPosition> examples = examples_of(*game);
  std::optional<DerivedReport> derived = derived_of(*game);
  return respond(Rules{std::move(game), std::move(examples), std::move(derived)});
}

constexpr Option kRulesOptions[] = {
    {"check", "", "Check what the program knows of the game on small boards, by the moves alone"},
    {"cells", "N", "With --check: all boards of up to N cells, for a game from a file"},
    {"text", "RULES", "The rules of GAME, as a file of rules has them"},
};

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
    .options = kRulesOptions,
    .least = 1,
    .most = 1,
    .check = [](const Request& request) { return without_value(cells_option(request)); },
    .answer = rules,
};

}  // namespace

const Question& rules_question() { return kRules; }

}  // namespace summand::ask
