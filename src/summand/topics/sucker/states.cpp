// sucker new, show, analyze, endgame: single states and games.
#include <fmt/core.h>

#include "summand/ask/match/match_options.hpp"
#include "summand/ask/match/sucker_options.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/sucker/board_type.hpp"
#include "summand/studies/sucker/players.hpp"
#include "summand/studies/sucker/verdict.hpp"
#include "summand/text/table.hpp"
#include "summand/topics/sucker/topics.hpp"

namespace summand::sucker {

using namespace ask;

namespace {

const State& state_in(const auto& it) {
  if constexpr (requires { it.record; }) {
    return it.record.state();
  } else {
    return it.state;
  }
}

// The first members of an answer about a state.
template <class T>
void tell_head(Members<T>& its) {
  its("rules", "The house rules.", [](const T& it) {
    if constexpr (requires { it.record; }) {
      return print(it.record.rules().house());
    } else {
      return print(it.house);
    }
  });
  tell_state<state_in<T>>(its);
}

// --- new ---

struct Start {
  Record record;
};

void describe(Members<Start>& its) { tell_head(its); }

std::string text(const Start& data, const Page&) { return print(data.record.state()) + "\n"; }

struct NewOptions : StartOptions, PlayerOptions {
  bool play = false;
  std::optional<std::string> record{}, load{};
};

constexpr auto kProgramOptions = options_in<PlayerOptions>(
    option_read<&PlayerOptions::opponents, read_manner>(
        "opponents", "MANNER", "random, max-n, paranoid or monte-carlo (default)"),
    option<&PlayerOptions::nodes>("nodes", "N", "Let a program search N positions or games (2000)",
                                  kProgramNodes),
    option<&PlayerOptions::seed>("seed", "N", "Seed of the random numbers of programs (1)",
                                 kProgramSeeds));

constexpr auto kNewOptions = options_in<NewOptions>(
    option<&StartOptions::players>("players", "K", "The number of players (4)"),
    option<&StartOptions::chips>("chips", "N", "Chips of each player (7)", {1, kMostChips}),
    option<&StartOptions::first>("first", "PLAYER", "Who starts: a colour (blue)"),
    option<&NewOptions::play>("play", "", "Play against programs"),
    option<&PlayerOptions::you>("you", "PLAYER", "With --play: your seats (blue), all or none"),
    option<&PlayerOptions::seats>(
        "seats", "LIST",
        "With --play: a person or a program for each seat, such as person,mcts,paranoid"),
    kProgramOptions, option<&NewOptions::record>("record", "FILE", "With --play: save the game"),
    option<&NewOptions::load>("load", "FILE", "With --play: continue from a record"),
    kHouseOptions);

Result<void> check_new(const NewOptions& options, const Request& request) {
  if (options.play) return {};
  for (const std::string_view name :
       {"you", "seats", "opponents", "nodes", "seed", "record", "load"}) {
    if (request.has(name)) return fail(fmt::format("--{} needs --play", name));
  }
  return without_value(new_record(options, options.seats));
}

Attempt<Response> sucker_new(Asking& asking) {
  const auto& options = asking.options<NewOptions>();
  if (options.play) return failure_elsewhere({"--play works on the command line only"});
  return respond(Start{new_record(options, options.seats).value()});
}

// --- show ---

struct Shown {
  Record record;
};

// What the player who decides is to do.
template <class T>
void tell_decision(Members<T>& its) {
  its("decision", "Who decides what.",
      [](const T& it) { return decision_of(it.record.rules(), it.record.state()); });
}

void describe(Members<Shown>& its) {
  tell_head(its);
  tell_decision(its);
  its("actions", "The actions of each player.", [](auto& it) {
    std::vector<std::pair<std::string_view, std::vector<Action>>> out;
    for (const Player player : it.record.state().alive_players()) {
      out.emplace_back(name_of(player), it.record.rules().legal(it.record.state(), player));
    }
    return out;
  });
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
  SUMMAND_TRY(record, read_state(asking.options<HouseOptions>(), asking.text()));
  return Shown{std::move(record)};
}

Attempt<Response> sucker_show(Asking& asking) { return respond_to(show(asking)); }

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

}  // namespace

static void describe(Members<BoardType>& its) {
  its.named("SuckerBoard", "The type of a board.");
  its("type", "Its name.", &BoardType::name);
  its("theorem", "The theorem about it.", &BoardType::theorem);
  its("condition", "When the active player wins, if both players have a guard.",
      &BoardType::condition);
}

static void describe(Members<Advice>& its) {
  its.named("SuckerAdvice", "What to do.");
  its("action", "The action.", &Advice::action);
  its("reason", "Why.", &Advice::reason);
}

namespace {

void describe(Members<Decided>& its) {
  tell_head(its);
  its("winner", "Who wins.", [](auto& it) { return name_of(it.winner()); });
  its("reason", "Why.", [](auto& it) { return explain(it.verdict); });
  its("theorem", "The theorem.",
      [](auto&) { return "De Carufel and Jerade, So Long Sucker: Endgame Analysis, Theorem 5.4"; });
  its("board", "The type of the board.", &Decided::type);
  its("strategy", "What Strategy S does.",
      [](auto& it) { return it.round.empty() ? nullptr : &it.round.front(); });
  its.if_any("round", "The round by Strategy S.", [](auto& it) {
    std::vector<Action> out;
    for (const Advice& step : it.round) out.push_back(step.action);
    return out;
  });
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
  SUMMAND_TRY(read, read_turn(asking.options<HouseOptions>(), asking.text()));
  const State& state = read.state;
  if (state.phase == Phase::over) return fail("the game is over");
  SUMMAND_TRY(position, endgame_of(state));
  std::vector<Advice> round =
      round_of_strategy_s(Referee(read.house), state, state.active, kMostActionsShown);
  return Decided{read.house, state, decide(position), type_of(position), std::move(round)};
}

Attempt<Response> sucker_endgame(Asking& asking) { return respond_to(decide(asking)); }

// --- analyze ---

struct AnalyzeOptions : PlayerOptions, HouseOptions {};

constexpr auto kAnalyzeOptions = options_in<AnalyzeOptions>(kProgramOptions, kHouseOptions);

struct Analyzed {
  Record record;
  Verdict verdict;
  std::optional<Advice> advice;
};

// The result without donations and discards.
struct PartOfVerdict {
  const Verdict* of;
};

void describe(Members<PartOfVerdict>& its) {
  its.named("SuckerWithoutOptions", "The result without donations and discards.");
  its.or_null("winner", "Who can force to be the last.",
              [](auto& it) { return name_of(it.of->winner); });
  its("winning", "The actions that keep the win.",
      [](auto& it) -> auto& { return it.of->winning; });
}

}  // namespace

static void describe(Members<Verdict>& its) {
  its.or_null("winner", "Who wins or can force it. Null: nobody, or it is not known.",
              [](auto& it) { return it.without_options ? std::nullopt : name_of(it.winner); });
  its("verdict", "The same in words.", &Verdict::sentence);
  its.if_any("assumptions", "What the house rules settle.", &Verdict::assumptions);
  its("winning", "The actions that keep the win.",
      [](auto& it) { return it.without_options ? std::vector<Action>() : it.winning; });
  its("without_options", "The result without donations and discards, if the rules allow some.",
      [](auto& it) {
        return it.without_options ? std::optional(PartOfVerdict{&it}) : std::nullopt;
      });
}

namespace {

void describe(Members<Analyzed>& its) {
  tell_head(its);
  tell_decision(its);
  its.with(&Analyzed::verdict);
  its("advice", "A good action.", &Analyzed::advice);
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
    const Opponent program = opponent_of(asking.options<AnalyzeOptions>());
    return choose(referee, state, program, Oracle(referee), asking.budget());
  }
  if (verdict.by_theorem) return strategy_s(referee, state, *referee.to_move(state));
  return std::nullopt;
}

Result<Analyzed> analyze(const Asking& asking) {
  SUMMAND_TRY(record, read_state(asking.options<AnalyzeOptions>(), asking.text()));
  Verdict verdict = verdict_of(asking, record);
  std::optional<Advice> advice = advice_of(asking, record, verdict);
  return Analyzed{std::move(record), std::move(verdict), std::move(advice)};
}

Attempt<Response> sucker_analyze(Asking& asking) { return respond_to(analyze(asking)); }

constexpr std::string_view kStates =
    "@FILE is a state or a record in a file, - is one in each line of the standard input.";

}  // namespace

const Question kSuckerNew{
    .name = "sucker new",
    .arguments = "",
    .sentence = "Print the start of a game, or play it",
    .details = "Try: summand sucker new --play",
    .options = checked<check_new>(kNewOptions),
    .most = 0,
    .words = true,
    .answer = sucker_new,
    .answers = kAnswersAre<Start>,
};

const Question kSuckerShow{
    .name = "sucker show",
    .arguments = "STATE...",
    .sentence = "Show the actions of all players",
    .details = kStates,
    .options = kHouseOptions,
    .least = 1,
    .each = true,
    .words = true,
    .answer = sucker_show,
    .answers = kAnswersAre<Shown>,
};

const Question kSuckerAnalyze{
    .name = "sucker analyze",
    .arguments = "STATE...",
    .sentence = "Say who wins or can force a win, and the best actions",
    .details = kStates,
    .options = kAnalyzeOptions,
    .least = 1,
    .each = true,
    .words = true,
    .answer = sucker_analyze,
    .answers = kAnswersAre<Analyzed>,
};

const Question kSuckerEndgame{
    .name = "sucker endgame",
    .arguments = "STATE...",
    .sentence = "Say who wins an endgame of two players and two colours, by Theorem 5.4",
    .details =
        "@FILE is a state or a record in a file, - is one in each line of the standard input.\n"
        "Try: summand sucker endgame 'blue: b3 r1; red: r2; piles: br rbr b; to move: blue'",
    .options = kHouseOptions,
    .least = 1,
    .each = true,
    .words = true,
    .answer = sucker_endgame,
    .answers = kAnswersAre<Decided>,
};

}  // namespace summand::sucker
