// sucker explore: tests a conjecture about endgames on all states of a table.
#include <fmt/core.h>

#include "summand/ask/match/sucker_options.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/base/separated.hpp"
#include "summand/studies/condition.hpp"
#include "summand/studies/sucker/counts.hpp"
#include "summand/text/table.hpp"
#include "summand/topics/sucker/tables.hpp"

namespace summand::sucker {

using namespace ask;

namespace {

std::unexpected<Error> fail_in_condition(const Error& error) {
  return fail(fmt::format("the condition, character {}: {}", error.offset + 1, error.message));
}

Result<Condition> condition_of(const Request& request) {
  auto condition = Condition::parse(request.arguments.front(), count_names());
  if (condition && !condition->is_claim()) {
    condition = fail("a claim such as guards > their_guards is expected, not a number");
  }
  if (!condition) return fail_in_condition(condition.error());
  return condition;
}

// The number of counter-examples to show.
Result<unsigned> first_of(const Request& request) {
  return number_option<unsigned>(request, "first", 5, {0, 1000});
}

}  // namespace

Result<void> check_explore(const Request& request) {
  if (auto first = first_of(request); !first) return without_value(first);
  if (auto condition = condition_of(request); !condition) return without_value(condition);
  if (request.has("load")) return {};
  return without_value(rules_to_make(request));
}

namespace {

struct Counterexample {
  State state;
  bool wins;
};

struct Count {
  std::uint64_t states = 0, wrong = 0;
};

struct Explored {
  std::string condition;
  Source source;
  std::vector<Count> levels = {};  // by number of chips
  std::vector<Counterexample> examples = {};

  Count all() const {
    Count out;
    for (const Count& level : levels) {
      out.states += level.states;
      out.wrong += level.wrong;
    }
    return out;
  }
};

void write_json(JsonWriter& json, const Explored& data) {
  write_rules(json, data.source);
  const Count all = data.all();
  json.member("condition", data.condition);
  json.key("states").number(all.states).key("wrong").number(all.wrong);
  json.key("levels").array();
  for (std::size_t chips = 0; chips < data.levels.size(); ++chips) {
    json.object().key("chips").number(chips).key("states").number(data.levels[chips].states);
    json.key("wrong").number(data.levels[chips].wrong).close();
  }
  json.close().key("counterexamples").array();
  for (const auto& [state, wins] : data.examples) {
    json.object();
    write_state(json, state);
    json.key("wins").boolean(wins).close();
  }
  json.close();
}

std::string text(const Explored& data, const Page&) {
  std::vector<std::vector<std::string>> rows = {{"chips", "states", "wrong"}};
  const auto add = [&](std::string chips, const Count& count) {
    rows.push_back({std::move(chips), std::to_string(count.states), std::to_string(count.wrong)});
  };
  for (std::size_t chips = 0; chips < data.levels.size(); ++chips) {
    add(std::to_string(chips), data.levels[chips]);
  }
  add("all", data.all());
  std::string out =
      fmt::format("{}The player to move wins if and only if {}\n\n{}\n", heading(data.source),
                  data.condition, separated(aligned(rows), "\n"));
  if (!data.examples.empty()) out += "\nThe first counter-examples:\n";
  for (const auto& [state, wins] : data.examples) {
    out += fmt::format("{} {}: {}\n", name_of(state.active), wins ? "wins" : "loses", print(state));
  }
  return out;
}

// Tests the states with that many chips. Keeps counter-examples until there are `most`. An error is
// one of the condition, such as a division by 0.
Result<Count> explore_level(Explored& out, unsigned chips, const Condition& condition,
                            std::size_t most, Budget& budget) {
  const EndgameTable& table = *out.source.table;
  // With rebound L a state counts twice, because its fate depends on the previous player.
  const unsigned first_before = table.rules().rebound == Rebound::holder ? 0 : 1;
  Count level;
  std::optional<Error> fault;
  table.for_each(chips, [&](Boards::Id board, unsigned hand_chips, Hands::Number hand) {
    budget.ask();
    if (fault) return;
    const auto claimed = condition.holds(values_of(counts_of(table, board, hand_chips, hand)));
    if (!claimed) {
      fault = claimed.error();
      return;
    }
    for (unsigned before = first_before; before < 2; ++before) {
      const bool wins = table.fate(board, hand_chips, hand, 0, before) == Fate::wins;
      ++level.states;
      if (*claimed == wins) continue;
      ++level.wrong;
      if (out.examples.size() < most) {
        out.examples.push_back({table.state(board, hand_chips, hand, before), wins});
      }
    }
  });
  if (fault) return fail_in_condition(*fault);
  return level;
}

Result<Explored> explore(const Asking& asking) {
  const std::size_t first = first_of(asking.request()).value();
  const Condition condition = condition_of(asking.request()).value();
  SUMMAND_TRY(source, table_of(asking));
  Explored out{asking.text(), std::move(source)};
  Budget budget = asking.budget();
  for (unsigned chips = 0; chips <= out.source.table->chips(); ++chips) {
    SUMMAND_TRY(level, explore_level(out, chips, condition, first, budget));
    out.levels.push_back(level);
  }
  return out;
}

}  // namespace

// A counter-example is an answer, not a refuted verification.
Attempt<Response> sucker_explore(Asking& asking) { return respond_to(explore(asking)); }

}  // namespace summand::sucker
