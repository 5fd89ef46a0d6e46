// The words that people type at a MatchTable.
#include <fmt/core.h>
#include <unistd.h>

#include "apps/summand/matches/match_table.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/ask/match/match_start.hpp"
#include "summand/base/text_sink.hpp"

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

// An answer in words.
struct Words final : TextSink {
  void write(std::string_view text) override { whole += text; }
  std::string whole;
};

}  // namespace

bool MatchTable::obey(std::string_view line) {
  if (line == "quit" || line == "exit") return false;
  carry_out(line);
  return true;
}

void MatchTable::say_answer(std::string_view question) {
  const auto out = ask_about(question);
  if (!out) return say_error(out.error().error.message);
  Words words;
  out->text(words, {.colours = run_.colours(), .columns = prose_columns()});
  say(words.whole);
}

void MatchTable::carry_out(std::string_view line) {
  const auto [word, rest] = word_and_rest(line);
  if (line.empty()) return;
  if (const auto saved = saver_.answered(line, [&] { return record(); })) {
    return say(*saved + "\n");
  }
  if (line == "help" || line == "?") {
    say(in_sum() ? std::string(kHelp) : state_.help + std::string(kTableHelp));
  } else if (line == (in_sum() ? "moves" : "actions")) {
    show_moves();
  } else if (line == "more") {
    turn_page();
  } else if (line == "board") {
    say_lines(board_lines(true));
    only_said_ = true;
  } else if (line == "undo") {
    change("match undo");
  } else if (line == "redo") {
    redo();
  } else if (line == "hint") {
    tell_to_wait();
    say_answer("match hint");
  } else if (line == "why") {
    say_answer("match why");
  } else if (line == "analyze" || line == "analyse") {
    tell_to_wait();
    say_answer("match analyze");
  } else if (line == "resign") {
    if (change("match resign") != nullptr && !in_sum()) say(state_.deals.back().text + "\n");
  } else if (word == "save") {
    say(saver_.save(rest, record()) + "\n");
  } else if (in_sum() && line == "rules") {
    say_answer("match rules");
  } else if (in_sum() && word == "level") {
    change_level(rest);
  } else if (in_sum() && word == "new") {
    begin_anew(rest);
  } else if (!in_sum() && line == "show") {
    say(state_.text + "\n");
  } else if (!in_sum() && word == "deal" && !rest.empty()) {
    change("several deal", std::string(rest));
  } else {
    play_typed(line);
  }
}

void MatchTable::play_typed(std::string_view line) {
  const bool chose_place = state_.rounds && state_.rounds->chooser;
  const unsigned rounds = state_.rounds ? state_.rounds->rounds : 0;
  const ask::MatchAnswer* played = change("match play", std::string(line), {},
                                          in_sum() ? "" : " (type 'help' for a list of commands)");
  if (played == nullptr) return;
  if (played->several) {
    say(fmt::format("{} moves touch it. Choose one by its number:\n", played->several->numbered));
    return list_moves(*played->several);
  }
  if (in_sum() || chose_place) return;
  say(state_.moves_made.back().name + "\n");
  say_lines(state_.moves_made.back().news);
  tell_round(rounds);
}

void MatchTable::redo() {
  const std::size_t before = state_.moves_made.size();
  if (change("match redo") == nullptr || in_sum()) return;
  for (std::size_t i = before; i < state_.moves_made.size(); ++i) say(name_of_made(i) + "\n");
}

void MatchTable::list_moves(const SumGame::Listing& list) {
  std::vector<std::string> entries;
  for (const RatedMove& move : list.moves) {
    entries.push_back(fmt::format("{:4}  {}", move.number + 1, move.name));
  }
  say_lines(in_place_ ? in_columns(entries, columns()) : entries);
  const std::size_t left_out = list.numbered - list.moves.size();
  if (left_out > 0) say(fmt::format("      and {} more\n", left_out));
}

void MatchTable::show_moves() {
  if (!in_sum()) return say_lines(lines_of_actions(true));
  const std::size_t most = in_place_ ? kMostOnPages : kMostListed;
  const auto answer = ask_about("match moves", "", {{"most", std::to_string(most)}});
  if (!answer) return say_error(answer.error().error.message);
  const SumGame::Listing& list = *answer->as<ask::MatchMoves>()->of_sum;
  list_moves(list);
  if (list.count > list.numbered) {
    say(fmt::format("These are some of {} moves. You can make any move by its name.\n",
                    list.count));
  }
}

void MatchTable::turn_page() {
  if (!in_place_) return say("Nothing was left out.\n");
  said_from_ = page("").next_said_from(screen_size(STDOUT_FILENO));
}

void MatchTable::change_level(std::string_view text) {
  Options options;
  if (!text.empty()) {
    if (const auto level = parse_level(text); !level) return say_error(level.error().message);
    options.emplace("level", text);
  }
  if (change("match level", "", std::move(options)) == nullptr) return;
  say(ask::sentence_of(state_.sum->level) + "\n");
}

// Begins the same game again. If `text` is not empty, begins the game in it.
void MatchTable::begin_anew(std::string_view text) {
  const std::string expression = text.empty() ? state_.title : std::string(text);
  Options options{{"first", std::string(player_key(state_.sum->first))},
                  {"you", state_.you},
                  {"level", print(state_.sum->level)}};
  if (state_.sum->convention == Convention::misere) options.emplace("misere", "");
  options.emplace("origin", std::string(key_of(state_.sum->wanted)));
  for (const std::string_view name : {"seed", "nodes"}) {
    if (const auto value = run_.request().option(name)) options.emplace(name, *value);
  }
  Request request{ask::find_question("match new"), {expression}, std::move(options)};
  auto begun = run_.door().ask(request);
  if (!begun) {
    return say_error(ask::in_place(expression, "", std::move(begun).error()).error.message);
  }
  if (const auto closed = ask_about("match close"); !closed) {
    return say_error(closed.error().error.message);
  }
  number_ = begun->as<ask::MatchAnswer>()->number;
  state_ = begun->as<ask::MatchAnswer>()->state;
  began_anew_ = true;
}

}  // namespace summand::program
