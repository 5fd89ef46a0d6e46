#include "apps/summand/sucker_play.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "apps/summand/input.hpp"
#include "apps/summand/limits.hpp"
#include "apps/summand/options.hpp"
#include "apps/summand/output.hpp"
#include "apps/summand/sucker_text.hpp"
#include "summand/base/file.hpp"
#include "summand/base/whole_number.hpp"

namespace summand::sucker {

using namespace program;

Result<Opponent> opponent_of(const Request& request) {
  Opponent out;
  if (const auto name = request.option("opponents")) {
    const auto manner = manner_named(*name);
    if (!manner) {
      return fail(fmt::format(
          "--opponents: random, max-n, paranoid or monte-carlo is expected, not '{}'", *name));
    }
    out.manner = *manner;
  }
  SUMMAND_TRY(nodes, number_option<unsigned>(request, "nodes", 2000, {1, 100'000'000}));
  SUMMAND_TRY(seed, number_option<unsigned>(request, "seed", 1, {0, 1'000'000'000}));
  out.nodes = nodes;
  out.seed = seed;
  return out;
}

namespace {

constexpr std::string_view kHelp =
    "  a number, or an action such as 'place b on br', 'donate r to green', 'discard r'\n"
    "  deal TEXT  say something: it is kept and binds nobody\n"
    "  hint       what a program would do\n"
    "  undo       back to your last decision\n"
    "  show       the state as text\n"
    "  quit       leave the game\n";

class Game {
 public:
  Game(const Run& run, Record record, Player person, const Opponent& opponent)
      : run_(run),
        record_(std::move(record)),
        person_(person),
        opponent_(opponent),
        lines_(STDIN_FILENO) {}

  Result<Exit> play();

 private:
  const State& state() const { return record_.state(); }
  const Referee& referee() const { return record_.referee(); }

  Advice advice() {
    Opponent program = opponent_;
    program.seed += 1000 * static_cast<std::uint32_t>(record_.match().actions().size());
    return choose(referee(), state(), program, Oracle(referee()), run_.budget());
  }
  void programs_play();
  bool persons_turn() const { return referee().to_move(state()) == person_; }
  void ask();
  // Whether the game goes on.
  bool obey(std::string_view line);
  void act(std::string_view line);
  void undo();
  Result<void> keep() const;

  const Run& run_;
  Record record_;
  Player person_;
  Opponent opponent_;
  LineReader lines_;
};

void Game::programs_play() {
  while (referee().to_move(state()) && !persons_turn()) {
    const Advice next = advice();
    record_.play(next.action).value();
    write_out(print(next.action) + "\n");
  }
}

void Game::ask() {
  write_out("\n" + table_of(state()) + decision_of(referee(), state()) + "\n");
  const std::vector<Action> actions = referee().actions(state());
  for (std::size_t i = 0; i < actions.size(); ++i) {
    write_out(fmt::format("{:3}  {}\n", i + 1, print(actions[i])));
  }
}

void Game::act(std::string_view line) {
  const std::vector<Action> actions = referee().actions(state());
  Result<Action> action = fail("there is no such number");
  if (const auto number = whole_number<std::size_t>(line)) {
    if (*number >= 1 && *number <= actions.size()) action = actions[*number - 1];
  } else {
    const bool named = line.substr(0, line.find(' ')).ends_with(':');
    action =
        parse_action(named ? std::string(line) : fmt::format("{}: {}", name_of(person_), line));
  }
  if (action && action->actor != person_) action = fail("the others play for themselves");
  if (!action) {
    write_out(action.error().message + " ('help' says what can be done)\n");
  } else if (auto done = record_.play(*action); !done) {
    write_out(done.error().message + "\n");
  } else {
    write_out(print(*action) + "\n");
  }
}

// Back before the last action of the person.
void Game::undo() {
  const auto& actions = record_.match().actions();
  std::size_t keep = actions.size();
  while (keep > 0 && actions[keep - 1].actor != person_) --keep;
  if (keep == 0) {
    write_out("there is nothing to take back\n");
    return;
  }
  while (actions.size() >= keep) record_.undo();
}

bool Game::obey(std::string_view line) {
  if (line == "quit") return false;
  if (line == "help") {
    write_out(kHelp);
  } else if (line == "show") {
    write_out(print(state()) + "\n");
  } else if (line == "undo") {
    undo();
  } else if (line == "hint") {
    const Advice hint = advice();
    write_out(fmt::format("{} ({})\n", print(hint.action), hint.reason));
  } else if (line.starts_with("deal ")) {
    record_.say(fmt::format("{}: {}", name_of(person_), line.substr(5)));
  } else if (!line.empty()) {
    act(line);
  }
  return true;
}

Result<void> Game::keep() const {
  const auto file = run_.request().option("record");
  return file ? write_file(*file, print(record_)) : Result<void>();
}

Result<Exit> Game::play() {
  bool goes_on = true;
  std::size_t shown = SIZE_MAX;  // after how many actions the table was shown
  while (goes_on) {
    programs_play();
    if (state().phase == Phase::over) break;
    if (shown != record_.match().actions().size()) ask();
    shown = record_.match().actions().size();
    const auto line = lines_.next();
    if (!line) break;
    goes_on = obey(*line);
  }
  if (state().phase == Phase::over) {
    write_out(fmt::format("\n{}\n", decision_of(referee(), state())));
  }
  if (auto done = keep(); !done) return std::unexpected(done.error());
  return interrupt_flag()->load() ? Exit::limited : Exit::done;
}

}  // namespace

Exit sucker_play(const Run& run, Record record) {
  const auto refuse = [&](const std::string& message, Exit exit = Exit::wrong) {
    report_usage(message, run.json());
    return exit;
  };
  if (run.json()) return refuse("a game is played in words: leave --json out, --record keeps it");
  const auto opponent = opponent_of(run.request());
  if (!opponent) return refuse(opponent.error().message);
  Player person = 0;
  if (const auto name = run.request().option("you")) {
    const auto player = player_named(*name);
    if (!player || !record.state().alive(*player)) {
      return refuse(fmt::format("--you: no player is called '{}'", *name));
    }
    person = *player;
  }
  Game game(run, std::move(record), person, *opponent);
  const auto exit = within_limits([&] { return game.play(); });
  if (exit) return *exit;
  return refuse(exit.error().error.message, exit.error().limit ? Exit::limited : Exit::wrong);
}

}  // namespace summand::sucker
