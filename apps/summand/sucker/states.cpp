#include "apps/summand/sucker/states.hpp"

#include <fmt/format.h>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/matches/several_options.hpp"
#include "apps/summand/sucker/play.hpp"
#include "apps/summand/sucker/text.hpp"
#include "apps/summand/terminal/progress.hpp"
#include "summand/studies/sucker/board_type.hpp"
#include "summand/studies/sucker/players.hpp"
#include "summand/studies/sucker/verdict.hpp"
#include "summand/text/table.hpp"

namespace summand::sucker {

using namespace program;

Exit sucker_new(Run& run) {
  if (run.request().has("play")) return sucker_play(run);
  const auto refuse = [&](const Error& error) {
    report_usage(run, error.message);
    return Exit::wrong;
  };
  for (const std::string_view name :
       {"you", "seats", "opponents", "nodes", "seed", "record", "load"}) {
    if (!run.request().has(name)) continue;
    return refuse(Error{fmt::format("--{} is for a game that is played: add --play", name)});
  }
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
  SUMMAND_TRY(record, read_state(run.request(), item.text));
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
  std::string out = table_of(state, History::shown) + decision_of(record.referee(), state) + "\n";
  const std::vector<Action> actions = record.referee().legal(state);
  if (!actions.empty()) out += "\n";
  for (const Action& action : actions) out += print(action) + "\n";
  return out;
}

constexpr std::size_t kMostActionsShown = 60;

Result<std::string> endgame(const Run& run, const Item& item) {
  SUMMAND_TRY(read, read_turn(run.request(), item.text));
  const State& state = read.state;
  if (state.phase == Phase::over) return fail("the game is over");
  SUMMAND_TRY(position, endgame_of(state));
  const EndgameVerdict verdict = decide(position);
  const std::vector<Player> alive = state.alive_players();
  const Player other = alive[alive[0] == state.active ? 1 : 0];
  const Player winner = verdict.active_wins ? state.active : other;
  const Referee referee(read.house);
  const BoardType type = type_of(position);
  const std::vector<Advice> round =
      round_of_strategy_s(referee, state, state.active, kMostActionsShown);
  if (run.json()) {
    JsonWriter json = run.json_object(item.streamed);
    json.member("rules", print(read.house));
    write_state(json, state);
    json.member("winner", name_of(winner)).member("reason", explain(verdict));
    json.member("theorem", "De Carufel and Jerade, So Long Sucker: Endgame Analysis, Theorem 5.4");
    json.key("board").object().member("type", type.name).member("theorem", type.theorem);
    json.member("condition", type.condition).close();
    if (!round.empty()) {
      json.key("strategy").object().member("action", print(round.front().action));
      json.member("reason", round.front().reason).close();
      std::vector<Action> actions;
      for (const Advice& step : round) actions.push_back(step.action);
      write_actions(json, "round", actions);
    }
    return json.close().str();
  }
  if (item.streamed) return fmt::format("{} wins: {}", name_of(winner), explain(verdict));
  std::string out = fmt::format("{} wins.\n{}\n{} (De Carufel and Jerade, Theorem 5.4)\n",
                                name_of(winner), decision_of(referee, state), explain(verdict));
  out += fmt::format("Board of type {}, {} ({})\n", type.name, type.board, type.theorem);
  if (round.empty()) return out;
  out += "\nThe round by Strategy S:\n";
  std::vector<std::vector<std::string>> rows;
  std::string last;
  for (const Advice& step : round) {
    const bool again = !rows.empty() && step.reason == last;
    rows.push_back({"  " + print(step.action), again ? std::string() : step.reason});
    last = step.reason;
  }
  for (const std::string& line : aligned(rows)) out += line + "\n";
  if (round.size() == kMostActionsShown) out += "  and so on\n";
  return out;
}

void write(JsonWriter& json, const Verdict& verdict) {
  const auto winner = [&](bool known) {
    json.key("winner");
    if (known && verdict.winner) {
      json.text(name_of(*verdict.winner));
    } else {
      json.null();
    }
  };
  winner(!verdict.without_options);
  json.member("verdict", verdict.sentence);
  if (!verdict.assumptions.empty()) {
    json.key("assumptions").array();
    for (const std::string& one : verdict.assumptions) json.text(one);
    json.close();
  }
  if (!verdict.without_options) {
    write_actions(json, "winning", verdict.winning);
    return;
  }
  write_actions(json, "winning", {});
  json.key("without_options").object();
  winner(true);
  write_actions(json, "winning", verdict.winning);
  json.close();
}

Result<std::string> analyze(const Run& run, const Item& item) {
  SUMMAND_TRY(program, opponent_of(run.request()));
  SUMMAND_TRY(record, read_state(run.request(), item.text));
  const State& state = record.state();
  const Referee& referee = record.referee();
  const Verdict verdict = [&] {
    Progress progress("states");
    return verdict_of(referee, state, run.settings().threads, run.budget(),
                      [&](std::uint64_t states) { progress.at(states); });
  }();
  std::optional<Advice> advice;
  if (state.phase != Phase::over) {
    if (verdict.by_theorem) advice = strategy_s(referee, state, *referee.to_move(state));
    const bool solved = state.alive_players().size() == 2 && verdict.winner;
    if (verdict.winning.empty() && !solved) {
      advice = choose(referee, state, program, Oracle(referee), run.budget());
    }
  }
  if (run.json()) {
    JsonWriter json = run.json_object(item.streamed);
    json.member("rules", print(referee.house()));
    write_state(json, state);
    json.member("decision", decision_of(referee, state));
    write(json, verdict);
    if (advice) {
      json.key("advice").object().member("action", print(advice->action));
      json.member("reason", advice->reason).close();
    }
    return json.close().str();
  }
  if (item.streamed) return verdict.sentence;
  std::string out = table_of(state, History::shown);
  out += decision_of(referee, state) + "\n";
  if (state.phase == Phase::over) return out;
  out += "\n" + verdict.sentence + "\n";
  for (const std::string& one : verdict.assumptions) out += fmt::format("note    {}\n", one);
  for (const Action& action : verdict.winning) out += fmt::format("wins    {}\n", print(action));
  if (advice) out += fmt::format("advice  {} ({})\n", print(advice->action), advice->reason);
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
Exit sucker_analyze(Run& run) { return each(run, analyze); }

}  // namespace summand::sucker
