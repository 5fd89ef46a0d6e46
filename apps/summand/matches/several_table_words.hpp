// What people may type at a SeveralTable.
#pragma once

#include <fmt/format.h>
#include <iterator>

#include "apps/summand/matches/several_table.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/base/whole_number.hpp"

namespace summand::program {

inline constexpr std::string_view kTableHelp =
    "  actions    all that may be done now, by numbers\n"
    "  board      the whole table; more: the next page of a long answer\n"
    "  hint       what wins, where that is known, or what a program would do\n"
    "  why        the reason of the last program's action, and what is known here\n"
    "  undo       back to the last decision of a person; redo goes forth again\n"
    "  deal TEXT  say something: it is kept and binds nobody\n"
    "  resign     leave your seat to a program, which plays on\n"
    "  show       the state as text\n"
    "  save FILE  write a record of the game, to go on with later\n"
    "  quit       leave the table\n";

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
void SeveralTable<Game>::hint() const {
  const auto say = [&](const auto& hint) {
    page_.say(fmt::format("{} ({})\n", game_.name_of(state(), hint.action), hint.reason));
  };
  if constexpr (HasExactHints<Game>) {
    if (const auto exact = game_.exact_hint(run_.budget())) return say(*exact);
  }
  say(advice(company_.program.manner));
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
    hint();
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

}  // namespace summand::program
