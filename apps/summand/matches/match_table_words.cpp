// The words that people type at a MatchTable.
#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <unistd.h>

#include "apps/summand/cli/limits.hpp"
#include "summand/ask/rules_text.hpp"
#include "apps/summand/matches/match_start.hpp"
#include "apps/summand/matches/match_table.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/play/assessment.hpp"

namespace summand::program {

namespace {

constexpr std::size_t kMostListed = 60;      // moves in a list of lines
constexpr std::size_t kMostOnPages = 2'000;  // moves in a list on pages

constexpr std::string_view kHelp =
    "A move by its name, by its number in the list, or by a cell: ROW COLUMN.\n"
    "  moves      list the moves        hint       a move of the computer\n"
    "  undo       take your move back   redo       make it again\n"
    "  why        why it did that       analyze    who wins, and the values\n"
    "  rules      the rules             level NAME how well the computer plays\n"
    "  new        begin again           new GAME   play something else\n"
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
  if (const auto saved = saver_.answered(line, [&] { return record(); })) {
    return say(*saved + "\n");
  }
  if (line == "help" || line == "?") {
    say(kHelp);
  } else if (line == "moves") {
    show_moves();
  } else if (line == "more") {
    turn_page();
  } else if (line == "board") {
    for (const std::string& row : board_lines(true)) say(row + "\n");
    only_said_ = true;
  } else if (line == "undo") {
    take_back();
  } else if (line == "redo") {
    make_again();
  } else if (line == "hint") {
    tell_to_wait();
    hint();
  } else if (line == "why") {
    say(last_reason_.empty() ? "the computer has not moved yet\n" : last_reason_ + "\n");
  } else if (line == "analyze" || line == "analyse") {
    tell_to_wait();
    analyze();
  } else if (line == "rules") {
    show_rules();
  } else if (word == "level") {
    change_level(rest);
  } else if (word == "new") {
    begin_anew(rest);
  } else if (line == "resign") {
    match_.resign();
  } else if (word == "save") {
    say(saver_.save(rest, record()) + "\n");
  } else {
    play_typed(line);
  }
}

// Two numbers always mean a cell. Other names of cells may be names of moves.
void MatchTable::play_typed(std::string_view line) {
  if (match_.is_over()) return say_error("the match is over; undo takes moves back");
  const std::optional<PointedCell> cell = read_pointed(line);
  if (cell && cell->by_numbers) return point_at(*cell, "");
  const Result<void> played = match_.play(line);
  if (played) return;
  if (cell) return point_at(*cell, played.error().message);
  say_error(played.error().message);
}

// `unknown` is the message that no move has this name, if the text could be a name.
void MatchTable::point_at(const PointedCell& cell, const std::string& unknown) {
  const auto moves = match_.moves();
  if (!moves) return say_error(moves.error().error.message);
  const auto found = moves_at(match_.sum(), *moves, cell);
  if (!found) {
    if (unknown.empty()) return say_error(found.error().message);
    // Words such as `on` do not mean columns.
    const bool is_letter = cell.column < 26;
    return say_error(unknown + (is_letter ? " (" + found.error().message + ")" : ""));
  }
  if (found->empty()) {
    return say_error(fmt::format("no move of {} touches row {}, column {}",
                                 player_name(match_.to_move()), cell.row + 1, cell.column + 1));
  }
  if (found->size() == 1) return match_.play((*moves)[found->front()]);
  say(fmt::format("{} moves touch it. Choose one by its number:\n", found->size()));
  list_moves(*moves, *found, kMostListed);
}

void MatchTable::list_moves(const std::vector<TermMove>& moves,
                            const std::vector<std::size_t>& which, std::size_t most) {
  std::vector<std::string> entries;
  for (const std::size_t i : which) {
    if (entries.size() == most) break;
    entries.push_back(fmt::format("{:4}  {}", i + 1, match_.name_of(moves[i])));
  }
  const std::size_t listed = entries.size();
  for (const std::string& row : in_place_ ? in_columns(entries, columns()) : entries) {
    say(row + "\n");
  }
  if (which.size() > listed) say(fmt::format("      and {} more\n", which.size() - listed));
}

void MatchTable::show_moves() {
  const auto moves = match_.moves();
  if (!moves) return say_error(moves.error().error.message);
  std::vector<std::size_t> all(moves->size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  list_moves(*moves, all, in_place_ ? kMostOnPages : kMostListed);
  if (const std::uint64_t legal = match_.sum().move_count(match_.to_move());
      legal > moves->size()) {
    say(fmt::format("These are some of {} moves. You can make any move by its name.\n", legal));
  }
}

void MatchTable::turn_page() {
  if (!in_place_) return say("Nothing was left out.\n");
  said_from_ = page("").next_said_from(screen_size(STDOUT_FILENO));
}

// Goes back to the last turn of this player; at the end of a match, to that of a person.
void MatchTable::take_back() {
  const bool was_over = match_.is_over();
  const Player player = match_.to_move();
  const auto is_there = [&] {
    return was_over ? is_person(match_.to_move()) : match_.to_move() == player;
  };
  if (!match_.undo()) return say("This is the start.\n");
  while (!is_there() && match_.undo()) {
  }
}

void MatchTable::make_again() {
  if (!match_.redo()) say("Nothing was taken back.\n");
  while (!match_.is_over() && !is_person(match_.to_move()) && match_.redo()) {
  }
}

void MatchTable::hint() {
  const auto moves = match_.moves();
  if (!moves) return say_error(moves.error().error.message);
  if (moves->empty()) return say("No move is left.\n");
  const Choice choice = computer_.best(match_.sum(), match_.to_move(), *moves);
  say(explained(choice, (*moves)[choice.move]) + "\n");
}

void MatchTable::analyze() {
  for (const std::string& row : assessment(oracle_, match_.sum())) say(row + "\n");
}

// Each game once, in the order of the sum.
void MatchTable::show_rules() {
  std::vector<const AnyRuleset*> shown;
  for (const Term& term : match_.sum().terms()) {
    const AnyPosition* position = term.position();
    if (position == nullptr || std::ranges::find(shown, &position->ruleset()) != shown.end())
      continue;
    if (!shown.empty()) say("\n");
    shown.push_back(&position->ruleset());
    for (const std::string& row : ask::rules_lines(shown.back()->info(), prose_columns())) {
      say(row + "\n");
    }
  }
  if (shown.size() < match_.sum().terms().size() && shown.empty()) {
    say("A game without a board is given by its options: a player moves to one of his own.\n");
  }
}

void MatchTable::change_level(std::string_view text) {
  if (!text.empty()) {
    const Result<PlayLevel> level = parse_level(text);
    if (!level) return say_error(level.error().message);
    seating_.level = *level;
    computer_.set_level(*level);
  }
  say(fmt::format("The computer's level is {}.\n", described(seating_.level)));
}

// Starts the same game again, or another one. The same player starts.
void MatchTable::begin_anew(std::string_view text) {
  if (text.empty()) {
    match_ = SumMatch(match_.expression(), match_.start(), match_.first());
  } else {
    auto match = new_match(run_.session(), text, match_.first());
    if (!match) return say_error(match.error().error.message);
    match_ = *std::move(match);
  }
  last_reason_.clear();
  began_anew_ = true;
}

}  // namespace summand::program
