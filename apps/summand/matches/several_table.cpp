#include "apps/summand/matches/several_table.hpp"

#include <cstdint>
#include <fmt/format.h>
#include <unistd.h>
#include <utility>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/ask/several/several_text.hpp"

namespace summand::program {

namespace {

constexpr std::string_view kTableHelp =
    "  actions    a numbered list of all possible actions\n"
    "  board      the whole table\n"
    "  more       the next page of a long answer\n"
    "  hint       a winning action if one is known, otherwise a program's choice\n"
    "  why        the reason of a program's last action, and what is known now\n"
    "  undo       back to the last decision of a person\n"
    "  redo       make the actions again that were taken back\n"
    "  deal TEXT  say something; it is kept in the record and binds nobody\n"
    "  resign     give your seat to a program, which plays on\n"
    "  show       the state as text\n"
    "  save FILE  write a record of the game, to go on with later\n"
    "  quit       leave the table\n";

std::string list_of_actions(const std::vector<ask::SeveralAction>& actions) {
  std::string out;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    out += fmt::format("{:3}  {}\n", i + 1, actions[i].name);
  }
  return out;
}

}  // namespace

SeveralTable::SeveralTable(const Run& run, ask::SeveralMatch& match, ReadLine read,
                           std::function<std::string()> record)
    : run_(run),
      match_(match),
      read_(std::move(read)),
      record_(std::move(record)),
      page_(run.for_people() && can_redraw(STDOUT_FILENO)) {}

// --- the course of a match ---

void SeveralTable::play() {
  std::size_t shown = SIZE_MAX;  // the number of actions when the match was last shown
  while (true) {
    while (const auto done = match_.go_on(run_.budget(), ask::Forced::yes)) {
      tell_last(done->choice ? "" : " (the only possible action)");
    }
    if (match_.is_over()) return show();
    if (shown != game().made() || page_.in_place()) show();
    shown = game().made();
    if (run_.for_people()) write_out("> ");
    const auto line = read_();
    if (!line) return;
    if (!page_.turn(trimmed(*line)) && !obey(*line)) return;
  }
}

void SeveralTable::tell_last(std::string_view remark) {
  const std::size_t last = game().made() - 1;
  page_.say(fmt::format("{}{}\n", game().action_made(last).name, remark));
  for (const std::string& news : game().news_of(last)) page_.say(news + "\n");
}

void SeveralTable::show() { page_.show(game().title(), picture(), last_actions()); }

std::string SeveralTable::picture() const {
  return game().picture(run_.colours()) + list_of_actions(game().actions());
}

std::string SeveralTable::last_actions() const {
  constexpr std::size_t kMost = 3;
  const std::size_t made = game().made();
  std::string out = made > kMost ? "... " : "";
  for (std::size_t i = made > kMost ? made - kMost : 0; i < made; ++i) {
    out += game().action_made(i).name + (i + 1 < made ? ", " : "");
  }
  return made == 0 ? "No actions yet." : out;
}

// --- what people may type ---

bool SeveralTable::obey(std::string_view line) {
  const auto [word, rest] = word_and_rest(line);
  if (word == "quit" || word == "exit") return false;
  if (const auto saved = saver_.answered(trimmed(line), record_)) {
    page_.say(*saved + "\n");
  } else if (word == "board") {
    page_.say(picture());
  } else if (word == "help" || word == "?") {
    page_.say(std::string(game().actions_help()) + std::string(kTableHelp));
  } else if (word == "show") {
    page_.say(game().state_as_text() + "\n");
  } else if (word == "actions") {
    page_.say(list_of_actions(match_.choices()));
  } else if (word == "undo") {
    if (!match_.undo()) page_.say("there is nothing to take back\n");
  } else if (word == "redo") {
    redo();
  } else if (word == "hint") {
    hint();
  } else if (word == "why") {
    why();
  } else if (word == "resign") {
    page_.say(match_.resign() + "\n");
  } else if (word == "deal" && !rest.empty()) {
    match_.say(rest);
  } else if (word == "save") {
    page_.say(saver_.save(rest, record_()) + "\n");
  } else if (!word.empty()) {
    act(trimmed(line));
  }
  return true;
}

void SeveralTable::act(std::string_view line) {
  const auto action = match_.read(line);
  if (!action) {
    return page_.say(action.error().message + " (type 'help' for a list of commands)\n");
  }
  if (const auto done = match_.play(*action); !done) {
    return page_.say(done.error().message + "\n");
  }
  tell_last("");
}

void SeveralTable::redo() {
  const std::size_t made = match_.redo();
  if (made == 0) page_.say("nothing was taken back\n");
  for (std::size_t i = game().made() - made; i < game().made(); ++i) {
    page_.say(game().action_made(i).name + "\n");
  }
}

void SeveralTable::hint() { page_.say(ask::line_of(match_.hint(run_.budget()))); }

void SeveralTable::why() {
  page_.say(ask::lines_of_reasons(match_.last_choice(), game().explain(run_.budget())));
}

}  // namespace summand::program
