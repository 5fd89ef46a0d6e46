#include "apps/summand/sucker/tables.hpp"

#include <fmt/format.h>

#include "apps/summand/cli/options.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/sucker/text.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/studies/sucker/counts.hpp"
#include "summand/studies/sucker/table_check.hpp"
#include "summand/studies/sucker/table_file.hpp"
#include "summand/studies/sucker/table_rules.hpp"
#include "summand/text/table.hpp"

namespace summand::sucker {

using namespace program;

Exit exit_of(const Run& run, const Attempt<Exit>& exit) {
  return exit ? *exit : report_failure(run, exit.error());
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

std::string text_of(const Source& source, const std::vector<LevelReport>& levels) {
  const TableRules& rules = source.table->rules();
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
  const std::string origin = origin_of(source);
  return fmt::format("{}\n{}{}\n{}\n", title_of(rules), origin, origin.empty() ? "" : "\n",
                     fmt::join(aligned(table), "\n"));
}

void write(JsonWriter& json, const Source& source, const std::vector<LevelReport>& levels) {
  const TableRules& rules = source.table->rules();
  write_rules(json, source);
  json.key("levels").array();
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

// The house rules under which the table holds.
HouseRules house_of(const Request& request, const TableRules& rules) {
  const bool options = rules.model != Model::plain;
  return {.rebound = rules.rebound,
          .rows = rules.rows,
          .no_giver = request.has("seat-before") ? HouseRules::NoGiver::seat_before
                                                 : HouseRules::NoGiver::next_seat,
          .donations = options && rules.donations,
          .discards = options && rules.discards};
}

// What the state leaves open: the table or the house rules decide it.
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

// Answers for single states.
Exit query(Run run, const Source& source) {
  const EndgameTable& table = *source.table;
  const HouseRules house = house_of(run.request(), table.rules());
  return run.for_each_item([&](const Item& item) -> Attempt<std::string> {
    return within_limits([&]() -> Result<std::string> {
      SUMMAND_TRY(read, read_turn(run.request(), item.text));
      const TableRules& rules = table.rules();
      if (read.says_rules &&
          (read.house.rebound != rules.rebound || read.house.rows != rules.rows)) {
        return fail(fmt::format("its rules are {}, and the table is of {}", print(read.house),
                                title_of(rules)));
      }
      const Told asked = told(house, rules, read.state);
      SUMMAND_TRY(fate, table.fate(asked.state));
      if (!source.file.empty()) {
        if (auto done = check_answer(table, asked.state); !done) {
          return fail(fmt::format("{}: {}", printable(source.file), done.error().message));
        }
      }
      const std::string answer = fate == Fate::draw
                                     ? "nobody wins"
                                     : fmt::format("{} {}", name_of(read.state.active),
                                                   fate == Fate::wins ? "wins" : "loses");
      if (!run.json()) {
        std::vector<std::string> notes = asked.assumptions;
        if (!source.file.empty()) notes.push_back(origin_of(source));
        return notes.empty() ? answer : fmt::format("{} ({})", answer, fmt::join(notes, "; "));
      }
      JsonWriter json = run.json_object(item.streamed);
      json.member("rules", print(house));
      write_state(json, read.state);
      json.member("answer", answer);
      if (!asked.assumptions.empty()) {
        json.key("assumptions").array();
        for (const std::string& one : asked.assumptions) json.text(one);
        json.close();
      }
      write_rules(json, source);
      return json.close().str();
    });
  });
}

// What is asked of a table must be possible for its rules.
Result<void> expect_fitting(const Request& request, const TableRules& rules) {
  if (request.has("formulas") && (rules.colours != 3 || rules.rebound == Rebound::holder)) {
    return fail("--formulas: they are for three colours and the readings R and P");
  }
  return request.has("save") ? expect_savable(rules) : Result<void>();
}

Result<Exit> tables(const Run& run) {
  const Request& request = run.request();
  if (request.has("players")) {
    SUMMAND_TRY(players, number_option<unsigned>(request, "players", 3, {2, 4}));
    return reach_tables(run, players);
  }
  const auto file = request.option("save");
  if (file) {
    if (auto writable = expect_writable(*file); !writable) {
      return std::unexpected(writable.error());
    }
  }
  // Before a table is computed, and of that of a file once it is known what it holds.
  if (!request.has("load")) {
    SUMMAND_TRY(rules, table_rules(request));
    if (auto fits = expect_fitting(request, rules); !fits) return std::unexpected(fits.error());
  }
  SUMMAND_TRY(source, table_of(run));
  const EndgameTable& table = *source.table;
  if (auto fits = expect_fitting(request, table.rules()); !fits) {
    return std::unexpected(fits.error());
  }
  if (file) {
    if (auto done = save_table(table, *file); !done) return std::unexpected(done.error());
  }
  if (!request.arguments.empty()) return query(run, source);
  std::vector<LevelReport> levels;
  Budget budget = run.budget();
  for (unsigned chips = 0; chips <= table.chips(); ++chips) {
    levels.push_back({table.level(chips), std::nullopt});
    if (request.has("formulas")) levels.back().exceptions = exceptions(table, chips, budget);
  }
  if (run.json()) {
    JsonWriter json = run.json_object();
    write(json, source, levels);
    write_out(json.close().str() + "\n");
  } else {
    write_out(text_of(source, levels));
  }
  return Exit::done;
}

}  // namespace

Exit sucker_tables(const Run& run) {
  return exit_of(run, within_limits([&] { return tables(run); }));
}

}  // namespace summand::sucker
