#include "summand/topics/sucker/states.hpp"

#include <fmt/core.h>

#include "summand/ask/match/match_options.hpp"
#include "summand/ask/match/sucker_options.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/sucker/board_type.hpp"
#include "summand/studies/sucker/players.hpp"
#include "summand/studies/sucker/verdict.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/text/table.hpp"

namespace summand::sucker {

using namespace ask;

namespace {

// Writes the first members of an answer about a state.
void write_head(JsonWriter& json, const HouseRules& house, const State& state) {
  json.member("rules", print(house));
  write_state(json, state);
}

// --- new ---

struct Start {
  Record record;
};

void write_json(JsonWriter& json, const Start& data) {
  write_head(json, data.record.rules().house(), data.record.state());
}

std::string text(const Start& data, const Page&) { return print(data.record.state()) + "\n"; }

}  // namespace

Result<void> check_new(const Request& request) {
  if (request.has("play")) return {};
  for (const std::string_view name :
       {"you", "seats", "opponents", "nodes", "seed", "record", "load"}) {
    if (!request.has(name)) continue;
    return fail(fmt::format("--{} needs --play", name));
  }
  return without_value(new_record(request));
}

Attempt<Response> sucker_new(Asking& asking) {
  if (asking.has("play")) return failure_elsewhere({"--play works on the command line only"});
  return respond(Start{new_record(asking.request()).value()});
}

namespace {

// --- show ---

struct Shown {
  Record record;
};

void write_json(JsonWriter& json, const Shown& data) {
  const Referee& referee = data.record.rules();
  const State& state = data.record.state();
  write_head(json, referee.house(), state);
  json.member("decision", decision_of(referee, state));
  json.key("actions").object();
  for (const Player player : state.alive_players()) {
    write_actions(json, name_of(player), referee.legal(state, player));
  }
  json.close();
}

std::string text(const Shown& data, const Page& page) {
  const Referee& referee = data.record.rules();
  const State& state = data.record.state();
  if (page.one_line) return print(state);
  std::string out = table_of(state, History::shown) + decision_of(referee, state) + "\n";
  const std::vector<Action> actions = referee.legal(state);
  if (!actions.empty()) out += "\n";
  for (const Action& action : actions) out += print(action) + "\n";
  return out;
}

Result<Shown> show(const Asking& asking) {
  SUMMAND_TRY(record, read_state(asking.request(), asking.text()));
  return Shown{std::move(record)};
}

}  // namespace

Result<void> check_show(const Request& request) { return without_value(house_rules_of(request)); }

Attempt<Response> sucker_show(Asking& asking) { return respond_to(show(asking)); }

namespace {

// --- endgame ---

constexpr std::size_t kMostActionsShown = 60;

struct Decided {
  HouseRules house;
  State state;
  EndgameVerdict verdict;
  BoardType type;
  std::vector<Advice> round;  // by Strategy S

  Player winner() const {
    const std::vector<Player> alive = state.alive_players();
    const Player other = alive[alive[0] == state.active ? 1 : 0];
    return verdict.active_wins ? state.active : other;
  }
};

void write_json(JsonWriter& json, const Decided& data) {
  const auto& [house, state, verdict, type, round] = data;
  write_head(json, house, state);
  json.member("winner", name_of(data.winner())).member("reason", explain(verdict));
  json.member("theorem", "De Carufel and Jerade, So Long Sucker: Endgame Analysis, Theorem 5.4");
  json.key("board").object().member("type", type.name).member("theorem", type.theorem);
  json.member("condition", type.condition).close();
  if (round.empty()) return;
  json.key("strategy").object().member("action", print(round.front().action));
  json.member("reason", round.front().reason).close();
  std::vector<Action> actions;
  for (const Advice& step : round) actions.push_back(step.action);
  write_actions(json, "round", actions);
}

// Actions with the same reason share one line.
std::string text_of_round(const std::vector<Advice>& round) {
  std::string out = "\nThe round by Strategy S:\n";
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

std::string text(const Decided& data, const Page& page) {
  const auto& [house, state, verdict, type, round] = data;
  const std::string_view winner = name_of(data.winner());
  if (page.one_line) return fmt::format("{} wins: {}", winner, explain(verdict));
  std::string out = fmt::format("{} wins.\n{}\n{} (De Carufel and Jerade, Theorem 5.4)\n", winner,
                                decision_of(Referee(house), state), explain(verdict));
  out += fmt::format("Board of type {}, {} ({})\n", type.name, type.board, type.theorem);
  return round.empty() ? out : out + text_of_round(round);
}

Result<Decided> decide(const Asking& asking) {
  SUMMAND_TRY(read, read_turn(asking.request(), asking.text()));
  const State& state = read.state;
  if (state.phase == Phase::over) return fail("the game is over");
  SUMMAND_TRY(position, endgame_of(state));
  std::vector<Advice> round =
      round_of_strategy_s(Referee(read.house), state, state.active, kMostActionsShown);
  return Decided{read.house, state, decide(position), type_of(position), std::move(round)};
}

}  // namespace

Result<void> check_endgame(const Request& request) {
  return without_value(house_rules_of(request));
}

Attempt<Response> sucker_endgame(Asking& asking) { return respond_to(decide(asking)); }

namespace {

// --- analyze ---

struct Analyzed {
  Record record;
  Verdict verdict;
  std::optional<Advice> advice;
};

void write_winner(JsonWriter& json, std::optional<Player> winner) {
  json.key("winner");
  if (winner) {
    json.text(name_of(*winner));
  } else {
    json.null();
  }
}

void write(JsonWriter& json, const Verdict& verdict) {
  write_winner(json, verdict.without_options ? std::nullopt : verdict.winner);
  json.member("verdict", verdict.sentence);
  write_texts_if_any(json, "assumptions", verdict.assumptions);
  if (!verdict.without_options) {
    write_actions(json, "winning", verdict.winning);
    return;
  }
  write_actions(json, "winning", {});
  json.key("without_options").object();
  write_winner(json, verdict.winner);
  write_actions(json, "winning", verdict.winning);
  json.close();
}

void write_json(JsonWriter& json, const Analyzed& data) {
  const Referee& referee = data.record.rules();
  const State& state = data.record.state();
  write_head(json, referee.house(), state);
  json.member("decision", decision_of(referee, state));
  write(json, data.verdict);
  if (!data.advice) return;
  json.key("advice").object().member("action", print(data.advice->action));
  json.member("reason", data.advice->reason).close();
}

std::string text(const Analyzed& data, const Page& page) {
  const auto& [record, verdict, advice] = data;
  const State& state = record.state();
  if (page.one_line) return verdict.sentence;
  std::string out = table_of(state, History::shown) + decision_of(record.rules(), state) + "\n";
  if (state.phase == Phase::over) return out;
  out += "\n" + verdict.sentence + "\n";
  for (const std::string& one : verdict.assumptions) out += fmt::format("note    {}\n", one);
  for (const Action& action : verdict.winning) out += fmt::format("wins    {}\n", print(action));
  if (advice) out += fmt::format("advice  {} ({})\n", print(advice->action), advice->reason);
  return out;
}

Verdict verdict_of(const Asking& asking, const Record& record) {
  Progress progress(asking.watcher(), "states");
  return verdict_of(record.rules(), record.state(), asking.settings().threads, asking.budget(),
                    [&](std::uint64_t states) { progress.at(states); });
}

// Advice on what to do, if the verdict does not contain any.
std::optional<Advice> advice_of(const Asking& asking, const Record& record,
                                const Verdict& verdict) {
  const Referee& referee = record.rules();
  const State& state = record.state();
  if (state.phase == Phase::over) return std::nullopt;
  const bool solved = state.alive_players().size() == 2 && verdict.winner;
  if (verdict.winning.empty() && !solved) {
    const Opponent program = opponent_of(asking.request()).value();
    return choose(referee, state, program, Oracle(referee), asking.budget());
  }
  if (verdict.by_theorem) return strategy_s(referee, state, *referee.to_move(state));
  return std::nullopt;
}

Result<Analyzed> analyze(const Asking& asking) {
  SUMMAND_TRY(record, read_state(asking.request(), asking.text()));
  Verdict verdict = verdict_of(asking, record);
  std::optional<Advice> advice = advice_of(asking, record, verdict);
  return Analyzed{std::move(record), std::move(verdict), std::move(advice)};
}

}  // namespace

Result<void> check_analyze(const Request& request) {
  if (auto program = opponent_of(request); !program) return without_value(program);
  return without_value(house_rules_of(request));
}

Attempt<Response> sucker_analyze(Asking& asking) { return respond_to(analyze(asking)); }

}  // namespace summand::sucker
