#include "apps/summand/sucker_tables.hpp"

#include <fmt/format.h>

#include "apps/summand/options.hpp"
#include "apps/summand/output.hpp"
#include "apps/summand/progress.hpp"
#include "apps/summand/sucker_text.hpp"
#include "summand/analysis/table.hpp"
#include "summand/studies/sucker/counts.hpp"
#include "summand/studies/sucker/reach.hpp"
#include "summand/studies/sucker/table_file.hpp"

namespace summand::sucker {

using namespace program;

Exit exit_of(const Run& run, const Attempt<Exit>& exit) {
  return exit ? *exit : report_failure(run, exit.error());
}

namespace {

constexpr std::array<unsigned, kMostColours + 1> kMostTableChips = {0, 0, 16, 16, 14};

}  // namespace

// For P who gave the dead players their last moves, as "me", "other" or "me,other".
Result<TableRules> table_rules(const Request& request) {
  SUMMAND_TRY(colours, number_option<unsigned>(request, "colours", 3, {2, kMostColours}));
  SUMMAND_TRY(chips, number_option<unsigned>(request, "chips", 8, {0, kMostTableChips[colours]}));
  SUMMAND_TRY(house, house_rules_of(request));
  TableRules rules{.colours = colours, .chips = chips, .rebound = house.rebound};
  if (const auto text = request.option("givers")) {
    const std::size_t comma = std::min(text->find(','), text->size());
    const std::string first = text->substr(0, comma);
    const std::string second = comma == text->size() ? first : text->substr(comma + 1);
    for (const std::string& one : {first, second}) {
      if (one != "me" && one != "other") {
        return fail(fmt::format("--givers: me or other is expected, not '{}'", one.substr(0, 40)));
      }
    }
    rules.givers = {static_cast<std::uint8_t>(first == "other"),
                    static_cast<std::uint8_t>(second == "other")};
  }
  if (const auto text = request.option("model")) {
    for (const Model model : {Model::plain, Model::active, Model::anytime}) {
      if (name_of(model) == *text) rules.model = model;
    }
    if (name_of(rules.model) != *text) {
      return fail(fmt::format("--model: plain, active or anytime is expected, not '{}'", *text));
    }
  }
  return rules;
}

Result<std::unique_ptr<EndgameTable>> table_of(const Run& run) {
  if (const auto file = run.request().option("load")) {
    return load_table(*file, run.budget());
  }
  SUMMAND_TRY(rules, table_rules(run.request()));
  std::uint64_t all = 0, done = 0;
  for (unsigned n = 0; n <= rules.chips; ++n) all += EndgameTable::states(rules, n);
  Progress progress("states", 0, all);
  return std::make_unique<EndgameTable>(rules, run.settings().threads, run.budget(),
                                        [&](const TableLevel& level) {
                                          done += level.states;
                                          progress.at(done);
                                        });
}

std::string title_of(const TableRules& rules) {
  std::string out =
      fmt::format("two players, {} colours, rebound {}", rules.colours, name_of(rules.rebound));
  if (rules.rebound == Rebound::giver) {
    for (unsigned i = 0; i + 2 < rules.colours; ++i) {
      out += fmt::format("{}{}", i == 0 ? ", givers " : ",", rules.givers[i] == 0 ? "me" : "other");
    }
  }
  return out;
}

namespace {

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

std::string text_of(const TableRules& rules, const std::vector<LevelReport>& levels) {
  const bool both = rules.rebound == Rebound::giver;
  const bool formulas = levels.front().exceptions.has_value();
  std::vector<std::string> head = {"chips", "states", "won by the player to move"};
  if (both) head.emplace_back("won where the givers are the others");
  if (rules.model != Model::plain) head.emplace_back("draws");
  if (formulas) head.insert(head.end(), {"hands", "hand formula wrong", "formula G wrong"});
  std::vector<std::vector<std::string>> table = {head};
  for (const auto& [level, wrong] : levels) {
    std::vector<std::string> row = {std::to_string(level.chips), std::to_string(level.states),
                                    share(level.blue_wins, level.states)};
    if (both) row.push_back(share(level.red_wins, level.states));
    if (rules.model != Model::plain) row.push_back(std::to_string(level.draws));
    if (formulas) {
      row.insert(row.end(), {std::to_string(wrong->hands), std::to_string(wrong->of_hands),
                             std::to_string(wrong->of_boards)});
    }
    table.push_back(std::move(row));
  }
  return fmt::format("{}\n\n{}\n", title_of(rules), fmt::join(aligned(table), "\n"));
}

void write(JsonWriter& json, const TableRules& rules, const std::vector<LevelReport>& levels) {
  json.key("colours").number(rules.colours).member("rebound", name_of(rules.rebound));
  json.member("model", name_of(rules.model)).key("levels").array();
  for (const auto& [level, wrong] : levels) {
    json.object().key("chips").number(level.chips).key("states").number(level.states);
    json.key("wins").number(level.blue_wins);
    if (rules.rebound == Rebound::giver) {
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

// States that the table is asked for.
Exit query(Run run, const EndgameTable& table) {
  return run.for_each_item([&](const Item& item) -> Attempt<std::string> {
    return within_limits([&]() -> Result<std::string> {
      SUMMAND_TRY(state, read_turn(item.text));
      SUMMAND_TRY(fate, table.fate(state));
      std::string answer = fate == Fate::draw ? "nobody wins"
                                              : fmt::format("{} {}", name_of(state.active),
                                                            fate == Fate::wins ? "wins" : "loses");
      if (!run.json()) return answer;
      JsonWriter json = run.json_object(item.streamed);
      write_state(json, state);
      return json.member("answer", answer).close().str();
    });
  });
}

Result<Exit> reach(const Run& run, unsigned players) {
  SUMMAND_TRY(chips,
              number_option<unsigned>(run.request(), "chips", 2, {1, kMostReachChips / players}));
  Progress progress("states", 0, 10'000'000);
  const Reach found = solve_reachable(players, chips, run.budget(),
                                      [&](std::uint64_t states) { progress.at(states); });
  const std::string winner =
      found.winner < 0 ? "nobody" : std::string(name_of(static_cast<Player>(found.winner)));
  if (run.json()) {
    JsonWriter json = run.json_object();
    json.key("players").number(players).key("chips").number(chips);
    json.key("states").number(found.states).key("forced_by").object();
    for (Player player = 0; player < players; ++player) {
      json.key(name_of(player)).number(found.forced_by[player]);
    }
    json.close().member("start_forced_by", winner);
    json.key("without_giver").number(found.without_giver);
    write_out(json.close().str() + "\n");
    return Exit::done;
  }
  std::vector<std::vector<std::string>> rows = {{"states", std::to_string(found.states), ""}};
  std::uint64_t all = 0;
  for (Player player = 0; player < players; ++player) {
    all += found.forced_by[player];
    rows.push_back({fmt::format("forced by {}", name_of(player)),
                    std::to_string(found.forced_by[player]),
                    share(found.forced_by[player], found.states)});
  }
  rows.push_back({"forced by nobody", std::to_string(found.states - all),
                  share(found.states - all, found.states)});
  rows.push_back({"from the start", winner, ""});
  write_out(
      fmt::format("{} players with {} chips each, rebound R, no donations and discards\n\n{}\n",
                  players, chips, fmt::join(aligned(rows), "\n")));
  return Exit::done;
}

Result<Exit> tables(const Run& run) {
  const Request& request = run.request();
  if (request.has("players")) {
    SUMMAND_TRY(players, number_option<unsigned>(request, "players", 3, {2, 4}));
    return reach(run, players);
  }
  SUMMAND_TRY(table, table_of(run));
  const TableRules& rules = table->rules();
  if (request.has("formulas") && (rules.colours != 3 || rules.rebound == Rebound::holder)) {
    return fail("--formulas: they are for three colours and the readings R and P");
  }
  if (const auto file = request.option("save")) {
    if (auto done = save_table(*table, *file); !done) return std::unexpected(done.error());
  }
  if (!request.arguments.empty()) return query(run, *table);
  std::vector<LevelReport> levels;
  Budget budget = run.budget();
  for (unsigned chips = 0; chips <= table->chips(); ++chips) {
    levels.push_back({table->level(chips), std::nullopt});
    if (request.has("formulas")) levels.back().exceptions = exceptions(*table, chips, budget);
  }
  if (run.json()) {
    JsonWriter json = run.json_object();
    write(json, rules, levels);
    write_out(json.close().str() + "\n");
  } else {
    write_out(text_of(rules, levels));
  }
  return Exit::done;
}

}  // namespace

Exit sucker_tables(const Run& run) {
  return exit_of(run, within_limits([&] { return tables(run); }));
}

}  // namespace summand::sucker
