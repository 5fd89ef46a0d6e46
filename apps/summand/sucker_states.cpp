#include "apps/summand/sucker_states.hpp"

#include <fmt/format.h>
#include <memory>

#include "apps/summand/output.hpp"
#include "apps/summand/several_options.hpp"
#include "apps/summand/sucker_play.hpp"
#include "apps/summand/sucker_text.hpp"
#include "summand/studies/sucker/players.hpp"
#include "summand/studies/sucker/reach.hpp"
#include "summand/studies/sucker/table_rules.hpp"

namespace summand::sucker {

using namespace program;

Exit sucker_new(Run& run) {
  if (run.request().has("play")) return sucker_play(run);
  const auto refuse = [&](const Error& error) {
    report_usage(run, error.message);
    return Exit::wrong;
  };
  const auto record = new_record(run.request());
  if (!record) return refuse(record.error());
  if (run.json()) {
    JsonWriter json = run.json_object();
    json.member("rules", print(record->referee().house()));
    write_state(json, record->state());
    write_out(json.close().str() + "\n");
  } else {
    write_out(print(record->state()) + "\n");
  }
  return Exit::done;
}

namespace {

Result<std::string> show(const Run& run, const Item& item) {
  SUMMAND_TRY(house, house_rules_of(run.request()));
  SUMMAND_TRY(record, read_state(house, item.text));
  const State& state = record.state();
  if (run.json()) {
    JsonWriter json = run.json_object(item.streamed);
    json.member("rules", print(record.referee().house()));
    write_state(json, state);
    json.member("decision", decision_of(record.referee(), state));
    json.key("actions").object();
    for (const Player player : state.alive_players()) {
      write_actions(json, name_of(player), record.referee().legal(state, player));
    }
    json.close();
    return json.close().str();
  }
  if (item.streamed) return print(state);
  std::string out = table_of(state) + decision_of(record.referee(), state) + "\n";
  const std::vector<Action> actions = record.referee().legal(state);
  if (!actions.empty()) out += "\n";
  for (const Action& action : actions) out += print(action) + "\n";
  return out;
}

Result<std::string> endgame(const Run& run, const Item& item) {
  SUMMAND_TRY(house, house_rules_of(run.request()));
  SUMMAND_TRY(state, read_turn(item.text));
  if (state.phase == Phase::over) return fail("the game is over");
  SUMMAND_TRY(position, endgame_of(state));
  const EndgameVerdict verdict = decide(position);
  const std::vector<Player> alive = state.alive_players();
  const Player other = alive[alive[0] == state.active ? 1 : 0];
  const Player winner = verdict.active_wins ? state.active : other;
  const Referee referee(house);
  const auto advice = strategy_s(referee, state, state.active);
  if (run.json()) {
    JsonWriter json = run.json_object(item.streamed);
    write_state(json, state);
    json.member("winner", name_of(winner)).member("reason", explain(verdict));
    json.member("theorem", "De Carufel and Jerade, So Long Sucker: Endgame Analysis, Theorem 5.4");
    if (advice) {
      json.key("strategy").object().member("action", print(advice->action));
      json.member("reason", advice->reason).close();
    }
    return json.close().str();
  }
  if (item.streamed) return fmt::format("{} wins: {}", name_of(winner), explain(verdict));
  std::string out = fmt::format("{} wins.\n{}\n{} (De Carufel and Jerade, Theorem 5.4)\n",
                                name_of(winner), decision_of(referee, state), explain(verdict));
  if (advice) {
    out += fmt::format("Strategy S  {}: {}\n", print(advice->action), advice->reason);
  }
  return out;
}

// In hands and on the board, where three players or more are searched to the end at once.
constexpr unsigned kMostChipsForced = 10;

// What is known of a state, and what a program would play.
struct Analysis {
  std::string verdict;
  std::optional<Player> winner;
  std::vector<Action> winning;  // of whoever decides, where all is known
  std::optional<Advice> advice;
};

Result<Analysis> analyze_two(const Run& run, const Record& record) {
  const State& state = record.state();
  const Referee& referee = record.referee();
  Analysis out;
  std::unique_ptr<EndgameTable> table;
  const bool by_theorem = Oracle(referee).winner(state).has_value();
  if (!by_theorem) {
    const auto rules = table_rules_for(referee.house(), state);
    if (!rules) {
      out.verdict = "not decided: " + rules.error().message;
      return out;
    }
    table = std::make_unique<EndgameTable>(*rules, run.settings().threads, run.budget());
  }
  const Oracle oracle(referee, table.get());
  out.winner = oracle.winner(state);
  out.verdict = out.winner ? fmt::format("{} wins: {}", name_of(*out.winner),
                                         by_theorem ? "two players and two colours are left, by "
                                                      "Theorem 5.4"
                                                    : "by search through all such endgames")
                           : "not decided: no table knows this state";
  const auto player = referee.to_move(state);
  for (const Action& action : referee.actions(state)) {
    if (oracle.winner(referee.apply(state, action)) == player) out.winning.push_back(action);
  }
  if (by_theorem) out.advice = strategy_s(referee, state, *player);
  return out;
}

// Whether the player can force to be the last from here, also in the middle of a turn.
Result<bool> forces(const Run& run, const Referee& referee, const State& state, Player player) {
  if (state.phase == Phase::over) return referee.ranking(state).front() == player;
  if (state.phase == Phase::place) {
    SUMMAND_TRY(forcing, lone_forcer(state, run.budget()));
    return forcing.forcer == player;
  }
  // A choice of his own, or of somebody against him; nobody is rescued.
  const bool own = referee.to_move(state) == player;
  for (const Action& action : referee.actions(state)) {
    SUMMAND_TRY(after, forces(run, referee, referee.apply(state, action), player));
    if (after == own) return own;
  }
  return !own;
}

Result<void> find_forcing(const Run& run, const Record& record, Analysis& out) {
  const State& state = record.state();
  SUMMAND_TRY(forcing, lone_forcer(state, run.budget()));
  out.winner = forcing.forcer;
  out.verdict = fmt::format(
      "{} force to be the last against all others ({} states, no donations and discards)",
      forcing.forcer ? fmt::format("{} can", name_of(*forcing.forcer)) : "nobody can",
      forcing.states);
  if (forcing.forcer != state.active) return {};
  // As in those states: without donations, nobody is asked for one.
  HouseRules house = record.referee().house();
  house.donations = house.discards = false;
  const Referee plain(house);
  for (const Action& action : plain.actions(state)) {
    SUMMAND_TRY(after, forces(run, plain, plain.apply(state, action), state.active));
    if (after) out.winning.push_back(action);
  }
  return {};
}

Result<Analysis> analyze(const Run& run, const Record& record, const Opponent& program) {
  const State& state = record.state();
  const Referee& referee = record.referee();
  Analysis out;
  if (state.phase == Phase::over) {
    out.winner = referee.ranking(state).front();
    out.verdict = decision_of(referee, state);
    return out;
  }
  if (state.alive_players().size() == 2) {
    SUMMAND_TRY(two, analyze_two(run, record));
    if (two.winner) return two;
    out = two;
  } else if (chips_left(state) <= kMostChipsForced && state.phase == Phase::place && !state.owed &&
             record.referee().house().rebound == Rebound::mover &&
             record.referee().house().rows == 0 && state.players <= 4) {
    if (auto done = find_forcing(run, record, out); !done) return std::unexpected(done.error());
  } else {
    out.verdict = fmt::format("{} players are left: not decided", state.alive_players().size());
  }
  if (out.winning.empty()) {
    out.advice = choose(referee, state, program, Oracle(referee), run.budget());
  }
  return out;
}

Result<std::string> analyze_item(const Run& run, const Item& item) {
  SUMMAND_TRY(house, house_rules_of(run.request()));
  SUMMAND_TRY(program, opponent_of(run.request()));
  SUMMAND_TRY(record, read_state(house, item.text));
  SUMMAND_TRY(found, analyze(run, record, program));
  if (run.json()) {
    JsonWriter json = run.json_object(item.streamed);
    write_state(json, record.state());
    json.member("decision", decision_of(record.referee(), record.state()));
    json.key("winner");
    if (found.winner) {
      json.text(name_of(*found.winner));
    } else {
      json.null();
    }
    json.member("verdict", found.verdict);
    write_actions(json, "winning", found.winning);
    if (found.advice) {
      json.key("advice").object().member("action", print(found.advice->action));
      json.member("reason", found.advice->reason).close();
    }
    return json.close().str();
  }
  if (item.streamed) return found.verdict;
  std::string out = table_of(record.state());
  if (record.state().phase != Phase::over) {
    out += decision_of(record.referee(), record.state()) + "\n";
  }
  out += "\n" + found.verdict + "\n";
  for (const Action& action : found.winning) out += fmt::format("wins    {}\n", print(action));
  if (found.advice) {
    out += fmt::format("advice  {} ({})\n", print(found.advice->action), found.advice->reason);
  }
  return out;
}

Exit each(Run& run, Result<std::string> (*answer)(const Run&, const Item&)) {
  return run.for_each_item([&](const Item& item) -> Attempt<std::string> {
    return within_limits([&] { return answer(run, item); });
  });
}

}  // namespace

Exit sucker_show(Run& run) { return each(run, show); }
Exit sucker_endgame(Run& run) { return each(run, endgame); }
Exit sucker_analyze(Run& run) { return each(run, analyze_item); }

}  // namespace summand::sucker
