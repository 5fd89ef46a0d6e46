#include "apps/summand/sucker/play.hpp"

#include <fmt/format.h>
#include <memory>

#include "apps/summand/cli/input.hpp"
#include "apps/summand/matches/play_at_table.hpp"
#include "summand/ask/sucker/text.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/studies/sucker/explanation.hpp"
#include "summand/studies/sucker/players.hpp"
#include "summand/studies/sucker/policy.hpp"
#include "summand/studies/sucker/table_rules.hpp"
#include "summand/text/caret.hpp"

namespace summand::sucker {

using namespace program;

namespace {

// A record at a table of several players.
class RecordAtTable {
 public:
  using Rules = Referee;

  static constexpr std::string_view kTitle = "So Long Sucker";
  static constexpr std::string_view kActionsHelp =
      "  a number, or an action such as 'place b on br', 'donate r to green', 'discard r'; it is\n"
      "  the action of whoever is to choose, or of whom it names ('red: donate b to blue')\n";

  explicit RecordAtTable(Record record) : record_(std::move(record)) {}

  const Match<Referee>& match() const { return record_.match(); }
  std::string name(unsigned player) const { return std::string(sucker::name_of(player)); }
  Result<unsigned> named(std::string_view name) const {
    const auto player = player_named(name);
    if (player && *player < state().players && state().alive(*player)) return *player;
    return fail(fmt::format("no player is called '{}'", printable(name, 40)));
  }
  std::string picture() const {
    const std::string decision = decision_of(referee(), state()) + "\n";
    return state().phase == Phase::over ? decision + places() : table_of(state()) + decision;
  }
  std::string state_as_text() const { return print(state()); }
  std::string record() const { return print(record_); }

  std::string name_of(const State&, const Action& action) const { return print(action); }
  unsigned actor(const State&, const Action& action) const { return action.actor; }
  Result<Action> read(unsigned player, std::string_view text) const {
    const bool named = text.substr(0, text.find(' ')).ends_with(':');
    return parse_action(named ? std::string(text)
                              : fmt::format("{}: {}", sucker::name_of(player), text));
  }
  std::vector<Action> besides(unsigned player) const { return referee().legal(state(), player); }
  Advice choose(const Opponent& program, const Budget& budget) const {
    return sucker::choose(referee(), state(), program, Oracle(referee(), table(budget)), budget);
  }
  std::optional<Advice> exact_hint(const Budget& budget) const {
    return exact_advice(referee(), state(), Oracle(referee(), table(budget)), budget);
  }
  std::vector<std::string> explain(const State& state) const {
    std::vector<std::string> out = who_wins(referee(), state);
    if (Oracle(referee()).winner(state) || !table_) return out;
    if (const auto winner = Oracle(referee(), table_.get()).winner(state)) {
      out.push_back(
          fmt::format("{} wins, by search through all endgames of these colours and chips",
                      sucker::name_of(*winner)));
    }
    return out;
  }

  // Who is out.
  std::vector<std::string> news(const State& before, const State& after) const {
    std::vector<std::string> out;
    for (const Player player : before.alive_players()) {
      if (after.alive(player)) continue;
      out.push_back(fmt::format("{} has no chip, no one rescues him, and he is out",
                                sucker::name_of(player)));
    }
    return out;
  }

  static Policies policies() {
    return {.fault_of =
                [](std::string_view text) {
                  const auto policy = parse_policy(text);
                  return policy ? std::nullopt : std::optional(policy.error());
                },
            .help = kPoliciesHelp};
  }
  Advice follow(std::string_view policy) const {
    return sucker::choose(match(), parse_policy(policy).value());
  }

  Result<void> play(const Action& action) { return record_.play(action); }
  bool undo() { return record_.undo(); }
  bool redo() { return record_.redo(); }
  void say(std::string text) { record_.say(std::move(text)); }

 private:
  const State& state() const { return record_.state(); }
  const Referee& referee() const { return record_.referee(); }

  // All players, the winner first, with the chips that they have left.
  std::string places() const {
    std::string out;
    unsigned place = 0;
    for (const Player player : referee().ranking(state())) {
      out += fmt::format("{}. {}, chips {}\n", ++place, sucker::name_of(player),
                         sucker::print(state().hands[player]));
    }
    return out;
  }

  // A table that gives the winner between two players where the theorem does not, if there is one.
  const EndgameTable* table(const Budget& budget) const {
    if (state().alive_players().size() != 2) return nullptr;
    if (Oracle(referee(), table_.get()).winner(state())) return table_.get();
    const auto rules = table_rules_for(referee().house(), state());
    if (rules && (!table_ || table_->rules() != *rules)) {
      table_ = std::make_shared<EndgameTable>(*rules, 1, budget);
    }
    return table_.get();
  }

  Record record_;
  mutable std::shared_ptr<const EndgameTable> table_;  // made when it is needed
};

Result<Record> loaded(const Run& run) {
  const Request& request = run.request();
  if (request.has("first")) return fail("--load says who is to move: leave --first out");
  SUMMAND_TRY(text, record_of(run));
  if (is_sucker_record(text)) {
    for (const Option& option : kHouseOptions) {
      if (request.has(option.name)) {
        return fail(fmt::format("the record says its house rules: leave --{} out", option.name));
      }
    }
  }
  auto record =
      read_state(request, std::string_view(text).substr(0, text.find_last_not_of('\n') + 1));
  if (record) return record;
  return fail(
      fmt::format("{}:{}", *request.option("load"), message_with_caret(text, record.error())));
}

Result<RecordAtTable> start_of(const Run& run) {
  const bool is_loaded = run.request().has("load");
  SUMMAND_TRY(record, is_loaded ? loaded(run) : new_record(run.request()));
  return RecordAtTable(std::move(record));
}

}  // namespace

bool is_sucker_record(std::string_view text) { return text.starts_with("so long sucker"); }

Exit sucker_play(const Run& run) { return play_at_table(run, start_of(run)); }

}  // namespace summand::sucker
