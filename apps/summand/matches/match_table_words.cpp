// The words that people type at a MatchTable.
#include <fmt/format.h>
#include <unistd.h>

#include "apps/summand/cli/limits.hpp"
#include "apps/summand/matches/match_table.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/ask/match/match_questions.hpp"
#include "summand/ask/match/new_match.hpp"

namespace summand::program {

namespace {

constexpr std::size_t kMostListed = 60;      // moves in a list of lines
constexpr std::size_t kMostOnPages = 2'000;  // moves in a list on pages

constexpr std::string_view kHelp =
    "Type a move: its name, its number in the list, or a cell as ROW COLUMN.\n"
    "  moves      list the moves        hint       a move of the computer\n"
    "  undo       take your move back   redo       make it again\n"
    "  why        reason of its move    analyze    who wins, and the values\n"
    "  rules      the rules             level NAME how well the computer plays\n"
    "  new        begin again           new GAME   play another game\n"
    "  board      the whole boards      more       the rest of a long answer\n"
    "  resign     give up               save FILE  write a record of the match\n"
    "  quit       leave\n";

}  // namespace

bool MatchTable::obey(std::string_view line) {
  if (line == "quit" || line == "exit") return false;
  const Alarm alarm(time_for_a_move());
  const auto done = within_limits([&]() -> Attempt<void> {
    carry_out(line);
    return {};
  });
  if (!done) say_error(done.error().error.message);
  return true;
}

void MatchTable::carry_out(std::string_view line) {
  const auto [word, rest] = word_and_rest(line);
  if (line.empty()) return;
  if (const auto saved = saver_.answered(line, [&] { return game_.record(); })) {
    return say(*saved + "\n");
  }
  if (line == "help" || line == "?") {
    say(kHelp);
  } else if (line == "moves") {
    show_moves();
  } else if (line == "more") {
    turn_page();
  } else if (line == "board") {
    say_lines(board_lines(true));
    only_said_ = true;
  } else if (line == "undo") {
    if (!game_.undo()) say("This is the start.\n");
  } else if (line == "redo") {
    if (!game_.redo()) say("Nothing was taken back.\n");
  } else if (line == "hint") {
    tell_to_wait();
    hint();
  } else if (line == "why") {
    if (game_.last_reason().empty()) say(std::string(ask::kComputerHasNotMoved) + "\n");
    say_lines(game_.last_reason());
  } else if (line == "analyze" || line == "analyse") {
    tell_to_wait();
    say_lines(game_.analysis());
  } else if (line == "rules") {
    say(text(game_.rules(), {.columns = prose_columns()}));
  } else if (word == "level") {
    change_level(rest);
  } else if (word == "new") {
    begin_anew(rest);
  } else if (line == "resign") {
    game_.resign();
  } else if (word == "save") {
    say(saver_.save(rest, game_.record()) + "\n");
  } else {
    play_typed(line);
  }
}

void MatchTable::play_typed(std::string_view line) {
  const auto played = game_.play(line, kMostListed);
  if (!played) return say_error(played.error().message);
  if (played->moves.empty()) return;
  say(fmt::format("{} moves touch it. Choose one by its number:\n", played->numbered));
  list_moves(*played);
}

void MatchTable::list_moves(const ask::MoveList& list) {
  std::vector<std::string> entries;
  for (const ask::ListedMove& move : list.moves) {
    entries.push_back(fmt::format("{:4}  {}", move.number, move.name));
  }
  say_lines(in_place_ ? in_columns(entries, columns()) : entries);
  const std::size_t left_out = list.numbered - list.moves.size();
  if (left_out > 0) say(fmt::format("      and {} more\n", left_out));
}

void MatchTable::show_moves() {
  const auto list = game_.moves(in_place_ ? kMostOnPages : kMostListed);
  if (!list) return say_error(list.error().error.message);
  list_moves(*list);
  if (list->count > list->numbered) {
    say(fmt::format("These are some of {} moves. You can make any move by its name.\n",
                    list->count));
  }
}

void MatchTable::turn_page() {
  if (!in_place_) return say("Nothing was left out.\n");
  said_from_ = page("").next_said_from(screen_size(STDOUT_FILENO));
}

void MatchTable::hint() {
  const auto hint = game_.hint();
  if (!hint) return say_error(hint.error().error.message);
  if (!*hint) return say(ask::kNoMoveIsLeft);
  say_lines((*hint)->reason);
}

void MatchTable::change_level(std::string_view text) {
  const auto level = game_.change_level(text);
  if (!level) return say_error(level.error().message);
  say(ask::sentence_of(*level) + "\n");
}

// Begins the same game again. If `text` is not empty, begins the game in it.
void MatchTable::begin_anew(std::string_view text) {
  if (text.empty()) {
    game_.begin_again();
  } else if (auto begun = game_.begin(run_.session(), text); !begun) {
    return say_error(ask::in_place(text, "", std::move(begun).error()).error.message);
  }
  began_anew_ = true;
}

}  // namespace summand::program
