// SeveralTable: a game of several players on the terminal, with people and programs in any seats.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/matches/match_saver.hpp"
#include "apps/summand/matches/several_options.hpp"
#include "apps/summand/matches/several_page.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/base/file.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/several/match.hpp"
#include "summand/several/seats.hpp"

namespace summand::program {

// A game in play as the table wants it, over a Match of its rules.
template <class G>
concept GameAtTable =
    SeveralRuleset<typename G::Rules> &&
    requires(G& game, const G& seen, const typename G::Rules::State& state,
             const typename G::Rules::Action& action, unsigned player, std::string_view text,
             const Opponent& opponent, const Budget& budget) {
      { seen.match() } -> std::same_as<const Match<typename G::Rules>&>;
      { seen.name(player) } -> std::same_as<std::string>;
      { seen.named(text) } -> std::same_as<Result<unsigned>>;
      // A few lines for whoever is to choose, or how it ended.
      { seen.picture() } -> std::same_as<std::string>;
      // The state and the match, as they are read.
      { seen.state_as_text() } -> std::same_as<std::string>;
      { seen.record() } -> std::same_as<std::string>;
      // An action in a line that has its player.
      { seen.name_of(state, action) } -> std::same_as<std::string>;
      { seen.actor(state, action) } -> std::same_as<unsigned>;
      // The action that the player types, legal or not.
      { seen.read(player, text) } -> std::same_as<Result<typename G::Rules::Action>>;
      // What the player may do besides choosing when it is his turn.
      { seen.besides(player) } -> std::same_as<std::vector<typename G::Rules::Action>>;
      // What such a program plays, and why; what is known of a state, a sentence a line.
      { seen.choose(opponent, budget).action } -> std::convertible_to<typename G::Rules::Action>;
      { seen.choose(opponent, budget).reason } -> std::convertible_to<std::string>;
      { seen.explain(state) } -> std::same_as<std::vector<std::string>>;
      // An action that is not legal is an error and is not played.
      { game.play(action) } -> std::same_as<Result<void>>;
      { game.undo() } -> std::same_as<bool>;
      { game.redo() } -> std::same_as<bool>;
      { game.say(std::string()) };
      { G::kTitle } -> std::convertible_to<std::string_view>;
      // Lines of help about how actions are written.
      { G::kActionsHelp } -> std::convertible_to<std::string_view>;
    };

// A game whose programs may follow policies of its own.
template <class G>
concept HasPolicies = requires(const G& seen, std::string_view policy) {
  { G::policies() } -> std::same_as<Policies>;
  // What such a policy plays, and why.
  { seen.follow(policy).action } -> std::convertible_to<typename G::Rules::Action>;
  { seen.follow(policy).reason } -> std::convertible_to<std::string>;
};

// A game that has something to announce between two states, a sentence a line.
template <class G>
concept HasNews = requires(const G& seen, const typename G::Rules::State& state) {
  { seen.news(state, state) } -> std::same_as<std::vector<std::string>>;
};

// Who plays: by seats, and how programs think; the manner of `program` gives hints, and takes the
// seat of whoever resigns.
struct Company {
  std::vector<Seat> seats;
  Opponent program;
};

inline constexpr std::string_view kTableHelp =
    "  actions    all that may be done now, by numbers\n"
    "  board      the whole table; more: the next page of a long answer\n"
    "  hint       what a program would do\n"
    "  why        the reason of the last program's action, and what is known here\n"
    "  undo       back to the last decision of a person; redo goes forth again\n"
    "  deal TEXT  say something: it is kept and binds nobody\n"
    "  resign     leave your seat to a program, which plays on\n"
    "  show       the state as text\n"
    "  save FILE  write a record of the game, to go on with later\n"
    "  quit       leave the table\n";

template <GameAtTable Game>
class SeveralTable {
 public:
  using Action = typename Game::Rules::Action;

  // `read` gives the next line that a person types; nothing at the end. Assumes a seat a player.
  SeveralTable(const Run& run, Game game, Company company,
               std::function<std::optional<std::string>()> read)
      : run_(run),
        game_(std::move(game)),
        company_(std::move(company)),
        read_(std::move(read)),
        page_(run.for_people() && can_redraw(STDOUT_FILENO)) {}

  const Game& game() const { return game_; }

  // Until the game is over, the people leave or the input ends. Programs' time is for an action.
  // Throws LimitReached; the game is as before that action then.
  void play();

 private:
  using State = typename Game::Rules::State;

  const State& state() const { return game_.match().state(); }
  std::size_t made() const { return game_.match().actions().size(); }
  std::optional<unsigned> to_move() const { return game_.match().rules().to_move(state()); }
  bool is_person(unsigned player) const { return company_.seats[player].is_person(); }
  bool persons_turn() const { return to_move() && is_person(*to_move()); }
  // Whether a person took the last action, and not because there was nothing else.
  bool last_was_decided() const {
    const auto& match = game_.match();
    return is_person(game_.actor(match.state_after(made() - 1), match.actions().back())) &&
           !forced_.contains(made() - 1);
  }

  auto advice(Manner manner) const {
    Opponent program = company_.program;
    program.manner = manner;
    program.seed += 1000 * static_cast<std::uint32_t>(made());
    return game_.choose(program, run_.budget());
  }
  // What people may choose, in the order of its numbers: first what the one to move must choose
  // from.
  std::vector<Action> choices() const;

  // What the program in a seat plays, and why.
  Advised<Action> advice_for(const Seat& seat) const;
  // The action that was made in that state, and what came of it.
  void tell(const State& before, const std::string& line) const;
  void programs_play();
  // Plays for a person who has no choice; false where there is one.
  bool play_forced();
  std::string list(std::span<const Action> actions) const;
  // The table, and what whoever is to move must choose from.
  std::string picture() const;
  std::string last_actions() const;
  // Whether the game goes on.
  bool obey(std::string_view line);
  void act(std::string_view line);
  void undo();
  void redo();
  bool redo_one();
  void resign();
  void why() const;

  const Run& run_;
  Game game_;
  Company company_;
  std::function<std::optional<std::string>()> read_;
  MatchSaver saver_;
  mutable SeveralPage page_;                    // what is said does not change the match
  std::map<std::size_t, std::string> reasons_;  // of programs, by the number of actions before
  std::set<std::size_t> forced_;                // actions of people who had no choice, likewise
};

template <GameAtTable Game>
std::vector<typename Game::Rules::Action> SeveralTable<Game>::choices() const {
  std::vector<Action> out = game_.match().rules().actions(state());
  for (unsigned player = 0; player < company_.seats.size(); ++player) {
    if (!is_person(player)) continue;
    for (Action& action : game_.besides(player)) {
      if (std::ranges::find(out, action) == out.end()) out.push_back(std::move(action));
    }
  }
  return out;
}

template <GameAtTable Game>
auto SeveralTable<Game>::advice_for(const Seat& seat) const -> Advised<Action> {
  if constexpr (HasPolicies<Game>) {
    if (!seat.policy.empty()) {
      auto next = game_.follow(seat.policy);
      return {std::move(next.action), std::move(next.reason)};
    }
  }
  auto next = advice(*seat.program);
  return {std::move(next.action), std::move(next.reason)};
}

template <GameAtTable Game>
void SeveralTable<Game>::tell(const State& before, const std::string& line) const {
  page_.say(line + "\n");
  if constexpr (HasNews<Game>) {
    for (const std::string& news : game_.news(before, state())) page_.say(news + "\n");
  }
}

template <GameAtTable Game>
bool SeveralTable<Game>::play_forced() {
  const std::vector<Action> actions = choices();
  if (actions.size() != 1) return false;
  forced_.insert(made());
  const State before = state();
  game_.play(actions.front()).value();
  tell(before, game_.name_of(before, actions.front()) + " (nothing else can be done)");
  return true;
}

template <GameAtTable Game>
void SeveralTable<Game>::programs_play() {
  while (to_move()) {
    if (persons_turn()) {
      if (!play_forced()) return;
      continue;
    }
    const auto next = advice_for(company_.seats[*to_move()]);
    const std::string name = game_.name_of(state(), next.action);
    std::string& reason = reasons_[made()];
    reason = fmt::format("{} ({})\n", name, next.reason);
    for (const std::string& line : game_.explain(state())) {
      reason += fmt::format("  before it: {}\n", line);
    }
    const State before = state();
    game_.play(next.action).value();
    tell(before, name);
  }
}

template <GameAtTable Game>
std::string SeveralTable<Game>::list(std::span<const Action> actions) const {
  std::string out;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    out += fmt::format("{:3}  {}\n", i + 1, game_.name_of(state(), actions[i]));
  }
  return out;
}

template <GameAtTable Game>
std::string SeveralTable<Game>::picture() const {
  if (!to_move()) return game_.picture();
  return game_.picture() + list(game_.match().rules().actions(state()));
}

template <GameAtTable Game>
std::string SeveralTable<Game>::last_actions() const {
  constexpr std::size_t kMost = 3;
  const auto& match = game_.match();
  std::string out = made() > kMost ? "... " : "";
  for (std::size_t i = made() > kMost ? made() - kMost : 0; i < made(); ++i) {
    out += game_.name_of(match.state_after(i), match.actions()[i]) + (i + 1 < made() ? ", " : "");
  }
  return made() == 0 ? "No actions yet." : out;
}

template <GameAtTable Game>
void SeveralTable<Game>::act(std::string_view line) {
  Result<Action> action = fail("there is no such number");
  if (const auto number = whole_number<std::size_t>(line)) {
    std::vector<Action> actions = choices();
    if (*number >= 1 && *number <= actions.size()) action = std::move(actions[*number - 1]);
  } else {
    action = game_.read(*to_move(), line);
  }
  if (action && !is_person(game_.actor(state(), *action))) {
    action = fail("programs play for themselves");
  }
  if (!action) {
    page_.say(action.error().message + " ('help' says what can be done)\n");
    return;
  }
  const State before = state();
  const std::string name = game_.name_of(before, *action);
  if (const Result<void> done = game_.play(*action); !done) {
    return page_.say(done.error().message + "\n");
  }
  // What was taken back is forgotten.
  reasons_.erase(reasons_.lower_bound(made() - 1), reasons_.end());
  forced_.erase(forced_.lower_bound(made() - 1), forced_.end());
  tell(before, name);
}

// Back before the last action of a person.
template <GameAtTable Game>
void SeveralTable<Game>::undo() {
  std::size_t by_programs = 0;
  while (made() > 0 && !last_was_decided()) {
    game_.undo();
    ++by_programs;
  }
  if (game_.undo()) return;
  // Nobody has decided anything: all stays as it was.
  while (by_programs-- > 0) game_.redo();
  page_.say("there is nothing to take back\n");
}

// Forth to where a person is to choose again.
template <GameAtTable Game>
void SeveralTable<Game>::redo() {
  if (!redo_one()) page_.say("nothing was taken back\n");
  while (to_move() && !persons_turn() && redo_one()) {
  }
}

template <GameAtTable Game>
bool SeveralTable<Game>::redo_one() {
  if (!game_.redo()) return false;
  const auto& match = game_.match();
  page_.say(game_.name_of(match.state_after(made() - 1), match.actions().back()) + "\n");
  return true;
}

template <GameAtTable Game>
void SeveralTable<Game>::resign() {
  const unsigned player = *to_move();
  const Manner manner = company_.program.manner;
  company_.seats[player] = {.program = manner};
  const std::string said =
      fmt::format("{} leaves the seat to {}", game_.name(player), summand::name_of(manner));
  game_.say(said);
  page_.say(said + "\n");
}

template <GameAtTable Game>
void SeveralTable<Game>::why() const {
  // Reasons of what was taken back stay until it is forgotten.
  const auto next = reasons_.lower_bound(made());
  page_.say(next == reasons_.begin() ? "no program has played yet\n" : std::prev(next)->second);
  for (const std::string& line : game_.explain(state())) page_.say(fmt::format("now: {}\n", line));
}

template <GameAtTable Game>
bool SeveralTable<Game>::obey(std::string_view line) {
  const auto [word, rest] = word_and_rest(line);
  if (word == "quit" || word == "exit") return false;
  if (const auto saved = saver_.answered(trimmed(line), [&] { return game_.record(); })) {
    page_.say(*saved + "\n");
    return true;
  }
  if (word == "board") {
    page_.say(picture());
  } else if (word == "help" || word == "?") {
    page_.say(std::string(Game::kActionsHelp) + std::string(kTableHelp));
  } else if (word == "show") {
    page_.say(game_.state_as_text() + "\n");
  } else if (word == "actions") {
    page_.say(list(choices()));
  } else if (word == "undo") {
    undo();
  } else if (word == "redo") {
    redo();
  } else if (word == "hint") {
    const auto hint = advice(company_.program.manner);
    page_.say(fmt::format("{} ({})\n", game_.name_of(state(), hint.action), hint.reason));
  } else if (word == "why") {
    why();
  } else if (word == "resign") {
    resign();
  } else if (word == "deal" && !rest.empty()) {
    game_.say(fmt::format("{}: {}", game_.name(*to_move()), rest));
  } else if (word == "save") {
    page_.say(saver_.save(rest, game_.record()) + "\n");
  } else if (!word.empty()) {
    act(trimmed(line));
  }
  return true;
}

template <GameAtTable Game>
void SeveralTable<Game>::play() {
  std::size_t shown = SIZE_MAX;  // after how many actions the table was shown
  while (true) {
    programs_play();
    if (!to_move()) break;
    if (shown != made() || page_.in_place()) {
      page_.show(Game::kTitle, picture(), last_actions());
    }
    shown = made();
    if (run_.for_people()) write_out("> ");
    const auto line = read_();
    if (!line) return;
    if (!page_.turn(trimmed(*line)) && !obey(*line)) return;
  }
  page_.show(Game::kTitle, picture(), last_actions());
}

// Plays the game with the people and programs that the options name, as people type it on the
// standard input; --record keeps it in a file, also where a limit ends it.
template <GameAtTable Game>
Exit play_at_table(const Run& run, Result<Game> game) {
  const auto refuse = [&](const Error& error) {
    report_usage(run, error.message);
    return Exit::wrong;
  };
  if (run.json()) return refuse({"a game is played in words: leave --json out, a record keeps it"});
  const auto program = opponent_of(run.request());
  if (!program) return refuse(program.error());
  if (!game) return refuse(game.error());
  const auto& match = game->match();
  Policies policies;
  if constexpr (HasPolicies<Game>) policies = Game::policies();
  const auto seats = seats_of(
      run.request(), match.rules().players(match.state()), program->manner,
      [&](std::string_view name) { return game->named(name); }, policies);
  if (!seats) return refuse(seats.error());

  // A file that cannot be written is no news for the end of a long game.
  std::optional<FileWriter> record;
  if (const auto file = run.request().option("record")) {
    auto opened = FileWriter::open(*file);
    if (!opened) return refuse(opened.error());
    record.emplace(*std::move(opened));
  }
  LineReader lines(STDIN_FILENO);
  SeveralTable<Game> table(run, *std::move(game), {*seats, *program}, [&] { return lines.next(); });
  const auto played = within_limits([&]() -> Result<void> {
    table.play();
    return {};
  });
  if (record) {
    auto kept = record->write(table.game().record());
    if (kept) kept = record->finish();
    if (!kept) return refuse(kept.error());
  }
  if (lines.error()) return refuse(*lines.error());
  if (!played) return report_failure(run, played.error());
  return interrupt_flag()->load() ? Exit::limited : Exit::done;
}

}  // namespace summand::program
