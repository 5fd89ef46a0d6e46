// summand sucker explore: a conjecture about endgames against all states of a table.
#include <fmt/format.h>

#include "apps/summand/cli/options.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/sucker/tables.hpp"
#include "apps/summand/sucker/text.hpp"
#include "summand/studies/condition.hpp"
#include "summand/studies/sucker/counts.hpp"
#include "summand/text/table.hpp"

namespace summand::sucker {

using namespace program;

namespace {

struct Counterexample {
  State state;
  bool wins;
};
struct Explored {
  std::uint64_t states = 0, wrong = 0;
};

Result<Exit> explore(const Run& run) {
  const Request& request = run.request();
  if (request.arguments.size() != 1) return fail("one condition is expected, in quotes");
  SUMMAND_TRY(first, number_option<unsigned>(request, "first", 5, {0, 1000}));
  const std::string& text = request.arguments.front();
  auto condition = Condition::parse(text, count_names());
  if (condition && !condition->is_claim()) {
    condition = fail("a claim such as guards > their_guards is expected, not a number");
  }
  if (!condition) {
    return fail(fmt::format("the condition, character {}: {}", condition.error().offset + 1,
                            condition.error().message));
  }
  SUMMAND_TRY(source, table_of(run));
  const EndgameTable& table = *source.table;
  const bool holder = table.rules().rebound == Rebound::holder;
  Budget budget = run.budget();
  std::vector<Explored> levels;
  std::vector<Counterexample> examples;
  Explored all;
  std::optional<Error> fault;
  for (unsigned chips = 0; chips <= table.chips() && !fault; ++chips) {
    Explored level;
    table.for_each(chips, [&](Boards::Id board, unsigned hand_chips, Hands::Number hand) {
      budget.ask();
      if (fault) return;
      const auto values = values_of(counts_of(table, board, hand_chips, hand));
      const auto claimed = condition->holds(values);
      if (!claimed) {
        fault = claimed.error();
        return;
      }
      // With L a state counts twice, because the previous player matters.
      for (unsigned before = holder ? 0 : 1; before < 2; ++before) {
        const bool wins = table.fate(board, hand_chips, hand, 0, before) == Fate::wins;
        ++level.states;
        if (*claimed == wins) continue;
        ++level.wrong;
        if (examples.size() < first) {
          examples.push_back({table.state(board, hand_chips, hand, before), wins});
        }
      }
    });
    levels.push_back(level);
    all.states += level.states;
    all.wrong += level.wrong;
  }
  if (fault) {
    return fail(fmt::format("the condition, character {}: {}", fault->offset + 1, fault->message));
  }
  if (run.json()) {
    JsonWriter json = run.json_object();
    write_rules(json, source);
    json.member("condition", text).key("states").number(all.states).key("wrong").number(all.wrong);
    json.key("levels").array();
    for (unsigned chips = 0; chips < levels.size(); ++chips) {
      json.object().key("chips").number(chips).key("states").number(levels[chips].states);
      json.key("wrong").number(levels[chips].wrong).close();
    }
    json.close().key("counterexamples").array();
    for (const auto& [state, wins] : examples) {
      json.object();
      write_state(json, state);
      json.key("wins").boolean(wins).close();
    }
    write_out(json.close().close().str() + "\n");
  } else {
    std::vector<std::vector<std::string>> rows = {{"chips", "states", "wrong"}};
    for (unsigned chips = 0; chips < levels.size(); ++chips) {
      rows.push_back({std::to_string(chips), std::to_string(levels[chips].states),
                      std::to_string(levels[chips].wrong)});
    }
    rows.push_back({"all", std::to_string(all.states), std::to_string(all.wrong)});
    const std::string origin = origin_of(source);
    std::string out = fmt::format("{}\n{}{}The player to move wins if and only if {}\n\n{}\n",
                                  title_of(table.rules()), origin, origin.empty() ? "" : "\n", text,
                                  fmt::join(aligned(rows), "\n"));
    if (!examples.empty()) out += "\nThe first counter-examples:\n";
    for (const auto& [state, wins] : examples) {
      out +=
          fmt::format("{} {}: {}\n", name_of(state.active), wins ? "wins" : "loses", print(state));
    }
    write_out(out);
  }
  return Exit::done;  // a counter-example is an answer
}

}  // namespace

Exit sucker_explore(const Run& run) {
  return exit_of(run, within_limits([&] { return explore(run); }));
}

}  // namespace summand::sucker
