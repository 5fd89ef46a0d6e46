#include "summand/topics/sucker/tables.hpp"

#include <any>
#include <fmt/core.h>
#include <utility>

#include "summand/ask/match/sucker_options.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/studies/sucker/counts.hpp"
#include "summand/studies/sucker/table_check.hpp"
#include "summand/studies/sucker/table_file.hpp"
#include "summand/studies/sucker/table_rules.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/text/table.hpp"

namespace summand::sucker {

using namespace ask;

namespace {

// Fails if the table with these rules cannot answer the question.
Result<void> expect_fitting(const Request& request, const TableRules& rules) {
  if (request.has("formulas") && (rules.colours != 3 || rules.rebound == Rebound::holder)) {
    return fail("--formulas needs three colours and --rebound R or P");
  }
  return request.has("save") || request.has("resume") ? expect_savable(rules) : Result<void>();
}

}  // namespace

Result<void> check_tables(const Request& request) {
  if (request.has("players")) return check_reach(request);
  if (request.has("load") && request.has("resume")) {
    return fail("--load and --resume do not go together: --resume goes on with a smaller table");
  }
  if (const auto file = request.option("save")) {
    if (auto writable = expect_writable(*file); !writable) return writable;
  }
  // The rules of a file are known only after it is read.
  if (request.has("load")) return {};
  SUMMAND_TRY(rules, rules_to_make(request));
  return expect_fitting(request, rules);
}

namespace {

// --- the table of several questions ---

// Makes or loads the table of the request. Saves it for --save.
Result<Source> new_table(const Asking& asking) {
  SUMMAND_TRY(source, table_of(asking));
  if (auto fits = expect_fitting(asking.request(), source.table->rules()); !fits) {
    return std::unexpected(fits.error());
  }
  if (const auto file = asking.option("save")) {
    if (auto done = save_table(*source.table, *file); !done) return std::unexpected(done.error());
  }
  return source;
}

// The current status of the file of an option. nullopt if there is none, or if it is not a regular
// file.
std::optional<FileStatus> status_of(const Request& request, std::string_view option) {
  const auto path = request.option(option);
  return path ? status_of_regular_file(*path) : std::nullopt;
}

// The request that a table was made for: its options, and the status of their files.
struct TableKey {
  decltype(Request::options) options;
  std::optional<FileStatus> loaded, resumed, saved;

  explicit TableKey(const Request& request)
      : options(request.options),
        loaded(status_of(request, "load")),
        resumed(status_of(request, "resume")),
        saved(status_of(request, "save")) {}

  friend bool operator==(const TableKey&, const TableKey&) = default;
};

struct Kept {
  TableKey key;
  Source source;
};

// The table of the previous question, if it had the same key. Otherwise a new one.
Result<Source> table_for(const Asking& asking) {
  std::any& place = asking.kept("sucker tables");
  const auto* kept = std::any_cast<Kept>(&place);
  if (kept != nullptr && kept->key == TableKey(asking.request())) return kept->source;
  // The old table is dropped first, because the memory may not suffice for both.
  place.reset();
  SUMMAND_TRY(source, new_table(asking));
  place = Kept{TableKey(asking.request()), source};
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

struct LevelReport {
  TableLevel level;
  std::optional<Exceptions> exceptions;
};

struct Tabled {
  Source source;
  std::vector<LevelReport> levels;
};

void write_json(JsonWriter& json, const Tabled& data) {
  write_rules(json, data.source);
  json.key("levels").array();
  for (const auto& [level, wrong] : data.levels) {
    json.object().key("chips").number(level.chips).key("states").number(level.states);
    json.key("wins").number(level.blue_wins);
    if (data.source.table->rules().rebound == Rebound::giver) {
      json.key("wins_with_other_givers").number(level.red_wins);
    }
    json.key("draws").number(level.draws);
    if (wrong) {
      json.key("hands").number(wrong->hands).key("hand_formula_wrong").number(wrong->of_hands);
      json.key("formula_g_wrong").number(wrong->of_boards);
    }
    json.close();
  }
  json.close();
}

std::string text(const Tabled& data, const Page&) {
  const TableRules& rules = data.source.table->rules();
  const bool both = rules.rebound == Rebound::giver;
  const bool formulas = data.levels.front().exceptions.has_value();
  std::vector<std::string> head = {"chips", "states", "won by the player to move"};
  if (both) head.emplace_back("won if the other player was the giver");
  if (rules.model != Model::plain) head.emplace_back("draws");
  if (formulas) head.insert(head.end(), {"hands", "hand formula wrong", "formula G wrong"});
  std::vector<std::vector<std::string>> rows = {head};
  for (const auto& [level, wrong] : data.levels) {
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
  Tabled out{std::move(source), {}};
  const EndgameTable& table = *out.source.table;
  Budget budget = asking.budget();
  for (unsigned chips = 0; chips <= table.chips(); ++chips) {
    out.levels.push_back({table.level(chips), std::nullopt});
    if (asking.has("formulas")) out.levels.back().exceptions = exceptions(table, chips, budget);
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

void write_json(JsonWriter& json, const Looked& data) {
  json.member("rules", print(data.house));
  write_state(json, data.state);
  json.member("answer", data.answer);
  write_texts_if_any(json, "assumptions", data.assumptions);
  write_rules(json, data.source);
}

std::string text(const Looked& data, const Page&) {
  std::vector<std::string> notes = data.assumptions;
  if (!data.source.file.empty()) notes.push_back(origin_of(data.source));
  return notes.empty() ? data.answer : fmt::format("{} ({})", data.answer, separated(notes, "; "));
}

// The house rules of the games that the table is about.
HouseRules house_of(const Request& request, const TableRules& rules) {
  const bool options = rules.model != Model::plain;
  return {.rebound = rules.rebound,
          .rows = rules.rows,
          .no_giver = request.has("seat-before") ? HouseRules::NoGiver::seat_before
                                                 : HouseRules::NoGiver::next_seat,
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

Result<Looked> look(const Request& request, std::string_view text, const Source& source) {
  const TableRules& rules = source.table->rules();
  SUMMAND_TRY(read, read_turn(request, text));
  if (read.says_rules && (read.house.rebound != rules.rebound || read.house.rows != rules.rows)) {
    return fail(fmt::format("its rules are {}, and the table is of {}", print(read.house),
                            title_of(rules)));
  }
  const HouseRules house = house_of(request, rules);
  Told asked = told(house, rules, read.state);
  SUMMAND_TRY(fate, source.table->fate(asked.state));
  if (!source.file.empty()) {
    if (auto done = check_answer(*source.table, asked.state); !done) {
      return fail(fmt::format("{}: {}", printable(source.file), done.error().message));
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

}  // namespace

Attempt<Response> sucker_tables(Asking& asking) {
  if (asking.has("players")) return beside_text([&] { return sucker_reach(asking); });
  if (asking.request().arguments.empty()) {
    SUMMAND_TRY(table, beside_text([&] { return whole_table(asking); }));
    return respond(std::move(table));
  }
  SUMMAND_TRY(source, beside_text([&] { return table_for(asking); }));
  return respond_to(look(asking.request(), asking.text(), source));
}

}  // namespace summand::sucker
