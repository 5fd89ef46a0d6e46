// MatchTable: a match on the terminal, with people and programs in the seats. It asks the questions
// about matches, as every client does.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/cli/run.hpp"
#include "apps/summand/matches/match_saver.hpp"
#include "apps/summand/terminal/page.hpp"
#include "summand/ask/match/match_text.hpp"

namespace summand::program {

// Reads the next line that a person types. Nothing at the end of the input.
using ReadLine = std::function<std::optional<std::string>()>;

// On a terminal the match is one page that is drawn again for each turn: boards, last moves, last
// answer, prompt. Otherwise everything is written line by line.
class MatchTable {
 public:
  // `start` is the answer to the question that began the match. `ascii` allows only ASCII output.
  MatchTable(Run& run, const ask::MatchAnswer& start, bool ascii, ReadLine read);

  // Plays until the match is over or the person leaves. Then returns Exit::done. Returns
  // Exit::limited after Ctrl-C, and if a program finds no move.
  Exit play();
  // Shows the match from its start. On a terminal each line that is read shows the next move.
  // Otherwise shows all moves at once.
  Exit replay();
  std::string record();

 private:
  using Options = std::map<std::string, std::string, std::less<>>;

  // --- questions ---
  // Asks a question about the match: "match undo".
  Attempt<ask::Response> ask_about(std::string_view question, const std::string& text = {},
                                   Options options = {});
  // The same. Takes the state from the answer, which stays until the next call. Null if there is
  // none, and then says why, with the remark.
  const ask::MatchAnswer* change(std::string_view question, const std::string& text = {},
                                 Options options = {}, std::string_view remark = {});
  // Says the answer in words, or why there is none.
  void say_answer(std::string_view question);

  bool in_sum() const { return state_.sum.has_value(); }
  bool is_over() const {
    return state_.rounds ? state_.rounds->winner.has_value() : state_.is_over();
  }
  // Who is to move or to choose a place.
  std::string mover() const;
  bool is_person(std::string_view player) const;
  std::string name_of_made(std::size_t i) const;

  // --- what is written ---
  void write(std::string_view text) const;
  // Writes the text now, or on the next page. Each of its lines ends with a newline.
  void say(std::string_view text);
  void say_lines(const std::vector<std::string>& lines);
  void say_error(std::string_view message) { say(std::string(message) + "\n"); }
  // Shows the table; `status` is its last line.
  void show(const std::string& status);
  void draw_page(const std::string& status);
  Page page(const std::string& status);
  std::string heading() const;
  std::vector<std::string> board_lines(bool all_columns);
  std::size_t focus(const std::vector<std::string>& boards) const;
  std::string last_moves(std::size_t columns) const;
  std::size_t columns() const;
  std::optional<std::string> ask();
  std::string status() const;
  std::string outcome() const;
  Exit exit_code() const;
  // The numbered actions of a game of several seats: the usual ones, or all.
  std::vector<std::string> lines_of_actions(bool all);

  // --- rounds ---
  std::string score() const;
  void announce_rounds();
  // Says what became of a round.
  void tell_round(std::size_t rounds_before);

  // --- what people type ---
  // Carries out a line. Returns false if the person leaves.
  bool obey(std::string_view line);
  void carry_out(std::string_view line);
  void play_typed(std::string_view line);
  void list_moves(const SumGame::Listing& list);
  void show_moves();
  void turn_page();
  void redo();
  void change_level(std::string_view level);
  void begin_anew(std::string_view expression);

  // Plays until the match is over. Returns an exit code if it ended before.
  std::optional<Exit> play_to_the_end();
  // Lets a program move, or makes the only move of a person. Nothing if a person is to choose. An
  // exit code if that failed.
  std::optional<Exit> go_on(bool& went);
  // Carries out lines after the end of the match. Returns true if the match continues, because
  // moves were taken back or a new match began.
  bool look_back();
  void tell(const Unasked& made, bool chose_place);
  // Shows on the page that an answer takes time.
  void tell_to_wait();

  Run& run_;
  std::uint64_t number_;  // of the match
  MatchState state_;
  ask::MatchAnswer answer_{};  // the last one of change()
  std::string time_;           // the limit of a move
  bool in_place_;              // pages, not lines
  bool ascii_;
  ReadLine read_;
  MatchSaver saver_;
  bool began_anew_ = false;              // since the last line that was read
  std::optional<unsigned> announced_{};  // the round whose beginning was announced last
  std::vector<std::string> said_;        // since the last line that was read, for the page
  std::size_t said_from_ = 0;            // the first line of its current page
  bool only_said_ = false;               // it contains the boards, so no others are needed
};

}  // namespace summand::program
