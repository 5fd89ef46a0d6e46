// sucker explore: tests a conjecture about endgames on all states of a table.
#include <fmt/core.h>

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

Result<Condition> condition_of(const std::string& text) {
  auto condition = Condition::parse(text, count_names());
  if (condition && !condition->is_claim()) {
    condition = fail("a claim such as guards > their_guards is expected, not a number");
  }
  if (!condition) return fail_in_condition(condition.error());
  return condition;
}

struct ExploreOptions : RulesOptions {
  unsigned first = 5;                       // counter-examples to show
  std::optional<Condition> condition = {};  // the argument
};

constexpr auto kExploreOptions = options_in<ExploreOptions>(
    option<&RulesOptions::chips>("chips", "N", "The most chips of a state (8)",
                                 {0, kMostTableChips[3]}),
    kRulesOptions, option<&RulesOptions::load>("load", "FILE", "Use a file of tables --save"),
    option<&ExploreOptions::first>("first", "N", "Show N counter-examples (5)", {0, 1000}),
    kHouseOptions);

Result<void> check_explore(ExploreOptions& options, const Request& request) {
  SUMMAND_TRY(condition, condition_of(request.arguments.front()));
  options.condition = std::move(condition);
  return options.load ? Result<void>() : without_value(rules_to_make(options));
}

struct Counterexample {
  State state;
  bool wins;
};

void describe(Members<Counterexample>& its) {
  its.named("SuckerCounterexample", "A state for which the condition is wrong.");
  tell_state<&Counterexample::state>(its);
  its("wins", "Whether the player to move wins.", &Counterexample::wins);
}

struct Count {
  std::size_t chips = 0;
  std::uint64_t states = 0, wrong = 0;
};

void describe(Members<Count>& its) {
  its.named("SuckerCount", "The states of a number of chips.");
  its("chips", "The chips.", &Count::chips);
  its("states", "The states.", &Count::states);
  its("wrong", "Those for which the condition is wrong.", &Count::wrong);
}

struct Explored {
  std::string condition;
  Source source;
  std::vector<Count> levels = {};
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

void describe(Members<Explored>& its) {
  its.with(&Explored::source);
  its("condition", "The condition.", &Explored::condition);
  its("states", "All states.", [](auto& it) { return it.all().states; });
  its("wrong", "Those for which the condition is wrong.", [](auto& it) { return it.all().wrong; });
  its("levels", "The states by their chips.", &Explored::levels);
  its("counterexamples", "The first states for which it is wrong.", &Explored::examples);
}

std::string text(const Explored& data, const Page&) {
  std::vector<std::vector<std::string>> rows = {{"chips", "states", "wrong"}};
  const auto add = [&](std::string chips, const Count& count) {
    rows.push_back({std::move(chips), std::to_string(count.states), std::to_string(count.wrong)});
  };
  for (const Count& level : data.levels) add(std::to_string(level.chips), level);
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
  Count level{.chips = chips};
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
  const auto& options = asking.options<ExploreOptions>();
  SUMMAND_TRY(source, table_of(asking, options));
  Explored out{asking.text(), std::move(source)};
  Budget budget = asking.budget();
  for (unsigned chips = 0; chips <= out.source.table->chips(); ++chips) {
    SUMMAND_TRY(level, explore_level(out, chips, *options.condition, options.first, budget));
    out.levels.push_back(level);
  }
  return out;
}

// A counter-example is an answer, not a refuted verification.
Attempt<Response> sucker_explore(Asking& asking) { return respond_to(explore(asking)); }

std::string counts() {
  std::string out = "The names in a condition, as the player to move sees them:\n ";
  std::size_t width = 1;
  for (const std::string& name : count_names()) {
    if (width + name.size() > 90) {
      out += "\n ";
      width = 1;
    }
    out += " " + name;
    width += name.size() + 1;
  }
  return out + "\n";
}

}  // namespace

const Question kSuckerExplore{
    .name = "sucker explore",
    .arguments = "CONDITION",
    .sentence = "Test a conjecture about such endgames",
    .details = "Try: summand sucker explore 'guards > their_guards'",
    .options = checked<check_explore>(kExploreOptions),
    .least = 1,
    .most = 1,
    .words = true,
    .answer = sucker_explore,
    .more_help = counts,
    .answers = kAnswersAre<Explored>,
};

}  // namespace summand::sucker
