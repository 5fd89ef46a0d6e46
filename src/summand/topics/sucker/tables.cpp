#include "summand/topics/sucker/tables.hpp"

#include <any>
#include <fmt/core.h>
#include <utility>

#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/studies/sucker/counts.hpp"
#include "summand/studies/sucker/table_check.hpp"
#include "summand/studies/sucker/table_file.hpp"
#include "summand/studies/sucker/table_rules.hpp"
#include "summand/text/table.hpp"

namespace summand::sucker {

using namespace ask;

namespace {

constexpr auto kTablesOptions = options_in<TablesOptions>(
    option<&TablesOptions::players>(
        "players", "K", "Games of K players from the start, instead of endgames", {2, 4}),
    option<&RulesOptions::chips>(
        "chips", "N", "The most chips of a state (8); with --players: of each player (2)",
        {0, kMostTableChips[3]}),
    kRulesOptions,
    option<&TablesOptions::formulas>("formulas", "", "Count the exceptions of the formulas"),
    option<&TablesOptions::save>("save", "FILE",
                                 "Save the table, now and then and when it ends, also by a limit"),
    option<&TablesOptions::resume>("resume", "FILE",
                                   "Continue from a file of --save with fewer chips"),
    option<&RulesOptions::load>("load", "FILE", "Use a file of --save"), kHouseOptions);

// Fails if the table with these rules cannot answer the question.
Result<void> expect_fitting(const TablesOptions& options, const TableRules& rules) {
  if (options.formulas && (rules.colours != 3 || rules.rebound == Rebound::holder)) {
    return fail("--formulas needs three colours and --rebound R or P");
  }
  return options.save || options.resume ? expect_savable(rules) : Result<void>();
}

Result<void> check_tables(const TablesOptions& options, const Request& request) {
  if (options.players) return check_reach(options, request);
  if (options.load && options.resume) {
    return fail("--load and --resume do not go together: --resume goes on with a smaller table");
  }
  if (options.save) {
    if (auto writable = expect_writable(*options.save); !writable) return writable;
  }
  // The rules of a file are known only after it is read.
  if (options.load) return {};
  SUMMAND_TRY(rules, rules_to_make(options));
  return expect_fitting(options, rules);
}

// --- the table of several questions ---

// Makes or loads the table of the request. Saves it for --save.
Result<Source> new_table(const Asking& asking, const TablesOptions& options) {
  SUMMAND_TRY(source, table_of(asking, options, options.resume, options.save));
  if (auto fits = expect_fitting(options, source.table->rules()); !fits) {
    return std::unexpected(fits.error());
  }
  if (options.save) {
    if (auto done = save_table(*source.table, *options.save); !done) {
      return std::unexpected(done.error());
    }
  }
  return source;
}

// The current status of the file of an option. nullopt if there is none, or if it is not a regular
// file.
std::optional<FileStatus> status_of(const std::optional<std::string>& path) {
  return path ? status_of_regular_file(*path) : std::nullopt;
}

// The request that a table was made for: its options, and the status of their files.
struct TableKey {
  decltype(Request::options) texts;
  std::optional<FileStatus> loaded, resumed, saved;

  TableKey(const Request& request, const TablesOptions& options)
      : texts(request.options),
        loaded(status_of(options.load)),
        resumed(status_of(options.resume)),
        saved(status_of(options.save)) {}

  friend bool operator==(const TableKey&, const TableKey&) = default;
};

struct Kept {
  TableKey key;
  Source source;
};

// The table of the previous question, if it had the same key. Otherwise a new one.
Result<Source> table_for(const Asking& asking) {
  const auto& options = asking.options<TablesOptions>();
  std::any& place = asking.kept("sucker tables");
  const auto* kept = std::any_cast<Kept>(&place);
  if (kept != nullptr && kept->key == TableKey(asking.request(), options)) return kept->source;
  // The old table is dropped first, because the memory may not suffice for both.
  place.reset();
  SUMMAND_TRY(source, new_table(asking, options));
  place = Kept{TableKey(asking.request(), options), source};
  return source;
}

// --- the whole table ---

struct Exceptions {
  std::uint64_t hands = 0, of_hands = 0, of_boards = 0;
};

Exceptions exceptions(const EndgameTable& table, unsigned chips, Budget& budget) {
  Exceptions out;
  table.for_each(chips, [&](Boards::Id board, unsigned hand_chips, Hands::Number hand) {
    budget.ask();
    const bool wins = table.fate(board, hand_chips, hand, 0) == Fate::wins;
    const EndgameCounts counts = counts_of(table, board, hand_chips, hand);
    out.of_boards += formula_g(counts) != wins;
    if (counts.board > 0) return;
    ++out.hands;
    out.of_hands += hand_formula(counts) != wins;
  });
  return out;
}

void describe(Members<Exceptions>& its) {
  its("hands", "The states without piles.", &Exceptions::hands);
  its("hand_formula_wrong", "Those for which the formula of hands is wrong.",
      &Exceptions::of_hands);
  its("formula_g_wrong", "The states for which formula G is wrong.", &Exceptions::of_boards);
}

struct LevelReport {
  TableLevel level;
  bool both = false;  // whether the other player may have been the giver, too
  std::optional<Exceptions> exceptions = {};
};

void describe(Members<LevelReport>& its) {
  its.named("SuckerLevel", "The states of a number of chips.");
  its("chips", "The chips.", [](auto& it) { return it.level.chips; });
  its("states", "The states.", [](auto& it) { return it.level.states; });
  its("wins", "Those that the player to move wins.", [](auto& it) { return it.level.blue_wins; });
  its("wins_with_other_givers", "The same if the other player was the giver.",
      [](auto& it) { return it.both ? &it.level.red_wins : nullptr; });
  its("draws", "Those that nobody wins.", [](auto& it) { return it.level.draws; });
  its.with(&LevelReport::exceptions);
}

struct Tabled {
  Source source;
  std::vector<LevelReport> levels;
};

void describe(Members<Tabled>& its) {
  its.with(&Tabled::source);
  its("levels", "The states by their chips.", &Tabled::levels);
}

std::string text(const Tabled& data, const Page&) {
  const TableRules& rules = data.source.table->rules();
  const bool both = data.levels.front().both;
  const bool formulas = data.levels.front().exceptions.has_value();
  std::vector<std::string> head = {"chips", "states", "won by the player to move"};
  if (both) head.emplace_back("won if the other player was the giver");
  if (rules.model != Model::plain) head.emplace_back("draws");
  if (formulas) head.insert(head.end(), {"hands", "hand formula wrong", "formula G wrong"});
  std::vector<std::vector<std::string>> rows = {head};
  for (const auto& [level, with_other, wrong] : data.levels) {
    std::vector<std::string> row = {std::to_string(level.chips), std::to_string(level.states),
                                    share(level.blue_wins, level.states)};
    if (both) row.push_back(share(level.red_wins, level.states));
    if (rules.model != Model::plain) row.push_back(std::to_string(level.draws));
    if (formulas) {
      row.insert(row.end(), {std::to_string(wrong->hands), std::to_string(wrong->of_hands),
                             std::to_string(wrong->of_boards)});
    }
    rows.push_back(std::move(row));
  }
  return fmt::format("{}\n{}\n", heading(data.source), separated(aligned(rows), "\n"));
}

Result<Tabled> whole_table(const Asking& asking) {
  SUMMAND_TRY(source, table_for(asking));
  const bool formulas = asking.options<TablesOptions>().formulas;
  Tabled out{std::move(source), {}};
  const EndgameTable& table = *out.source.table;
  Budget budget = asking.budget();
  for (unsigned chips = 0; chips <= table.chips(); ++chips) {
    out.levels.push_back({table.level(chips), table.rules().rebound == Rebound::giver});
    if (formulas) out.levels.back().exceptions = exceptions(table, chips, budget);
  }
  return out;
}

// --- a state of it ---

struct Looked {
  Source source;
  HouseRules house;  // the table is right under these rules
  State state;
  std::vector<std::string> assumptions;
  std::string answer;
};

void describe(Members<Looked>& its) {
  its("rules", "The house rules.", [](auto& it) { return print(it.house); });
  tell_state<&Looked::state>(its);
  its("answer", "Who wins.", &Looked::answer);
  its.if_any("assumptions", "What the house rules settle.", &Looked::assumptions);
  its.with(&Looked::source);
}

std::string text(const Looked& data, const Page&) {
  std::vector<std::string> notes = data.assumptions;
  if (!data.source.from.file.empty()) notes.push_back(origin_of(data.source));
  return notes.empty() ? data.answer : fmt::format("{} ({})", data.answer, separated(notes, "; "));
}

// The house rules of the games that the table is about.
HouseRules house_of(const TablesOptions& asked, const TableRules& rules) {
  const bool options = rules.model != Model::plain;
  return {.rebound = rules.rebound,
          .rows = rules.rows,
          .no_giver = asked.rules().no_giver,
          .donations = options && rules.donations,
          .discards = options && rules.discards};
}

// Adds to the state what it leaves open, as the table or the house rules decide it.
Told told(const HouseRules& house, const TableRules& rules, const State& state) {
  if (rules.rebound != Rebound::giver) return told_by_house(Referee(house), state);
  Told out{.state = state, .assumptions = {}};
  const std::vector<Player> alive = state.alive_players();
  if (alive.size() != 2) return out;
  const Player other = alive[alive[0] == state.active ? 1 : 0];
  const std::vector<Player> dead = dead_colours(state);
  for (std::size_t i = 0; i < dead.size() && i < rules.givers.size(); ++i) {
    if (living_giver(state, dead[i])) continue;
    const Player giver = rules.givers[i] == 0 ? state.active : other;
    out.state.givers[dead[i]] = static_cast<std::uint8_t>(giver);
    out.assumptions.push_back(fmt::format(
        "no 'givers: {}=...' is written: {} gave {} the last move, as --givers {} says",
        letter_of(dead[i]), name_of(giver), name_of(dead[i]), giver == other ? "other" : "me"));
  }
  return out;
}

Result<Looked> look(const TablesOptions& options, std::string_view text, const Source& source) {
  const TableRules& rules = source.table->rules();
  SUMMAND_TRY(read, read_turn(options, text));
  if (read.says_rules && (read.house.rebound != rules.rebound || read.house.rows != rules.rows)) {
    return fail(fmt::format("its rules are {}, and the table is of {}", print(read.house),
                            title_of(rules)));
  }
  const HouseRules house = house_of(options, rules);
  Told asked = told(house, rules, read.state);
  SUMMAND_TRY(fate, source.table->fate(asked.state));
  if (!source.from.file.empty()) {
    if (auto done = check_answer(*source.table, asked.state); !done) {
      return fail(fmt::format("{}: {}", printable(source.from.file), done.error().message));
    }
  }
  std::string answer = fate == Fate::draw ? "nobody wins"
                                          : fmt::format("{} {}", name_of(read.state.active),
                                                        fate == Fate::wins ? "wins" : "loses");
  return Looked{source, house, read.state, std::move(asked.assumptions), std::move(answer)};
}

// Calls f(). If that fails, the message is not about the text of the state.
template <class F>
auto beside_text(F&& f) {
  auto out = within_limits(std::forward<F>(f));
  if (!out) out.error().is_in_text = false;
  return out;
}

Attempt<Response> sucker_tables(Asking& asking) {
  const auto& options = asking.options<TablesOptions>();
  if (options.players) return beside_text([&] { return sucker_reach(asking); });
  if (asking.request().arguments.empty()) {
    SUMMAND_TRY(table, beside_text([&] { return whole_table(asking); }));
    return respond(std::move(table));
  }
  SUMMAND_TRY(source, beside_text([&] { return table_for(asking); }));
  return respond_to(look(options, asking.text(), source));
}

}  // namespace

const Question kSuckerTables{
    .name = "sucker tables",
    .arguments = "[STATE...]",
    .sentence = "Solve all endgames of two players with dead colours up to a size",
    .details = "With a STATE: print who wins it, by the table.",
    .options = checked<check_tables>(kTablesOptions),
    .each = true,
    .words = true,
    .answer = sucker_tables,
    .answers = kAnswersAre<Tabled, Looked, Reached>,
};

}  // namespace summand::sucker
