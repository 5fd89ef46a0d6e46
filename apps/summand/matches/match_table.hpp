// MatchTable: a match on the terminal, with people and the computer in the seats.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/cli/run.hpp"
#include "apps/summand/matches/board_view.hpp"
#include "apps/summand/matches/match_saver.hpp"
#include "apps/summand/terminal/page.hpp"
#include "summand/ask/match/match_session.hpp"

namespace summand::program {

// On a terminal the match is one page that is drawn again for each turn: boards, last moves, last
// answer, prompt. Otherwise everything is written line by line.
class MatchTable {
 public:
  // `read` returns the next line that a person types, or nullopt at the end. `ascii` allows only
  // ASCII output.
  MatchTable(Run& run, MatchRecord start, const ask::Thinking& thinking, bool ascii,
             std::function<std::optional<std::string>()> read);

  // Plays until the match is over or the person leaves. Then returns Exit::done. Returns
  // Exit::limited after Ctrl-C.
  Exit play();
  // Shows the match from its start. On a terminal each line that is read shows the next move.
  // Otherwise shows all moves at once.
  Exit replay();

 private:
  const SumMatch& match() const { return game_.match(); }
  std::string player_of_move(std::size_t i) const;

  // --- what is written ---
  void write(std::string_view text) const;
  // Writes the text now, or on the next page. Each of its lines ends with a newline.
  void say(std::string_view text);
  void say_lines(const std::vector<std::string>& lines);
  void say_error(std::string_view message) { say(std::string(message) + "\n"); }
  // Shows the table; `status` is its last line.
  void show(const std::string& status);
  void draw_page(const std::string& status) const;
  Page page(const std::string& status) const;
  std::string heading() const;
  std::vector<std::string> board_lines(bool all_columns) const;
  std::size_t focus(const std::vector<std::string>& boards) const;
  std::string last_moves(std::size_t columns) const;
  std::size_t columns() const;
  std::optional<std::string> ask();
  std::string whose_turn() const;
  Exit exit_code() const;

  // --- what people type ---
  // Carries out a line. Returns false if the person leaves.
  bool obey(std::string_view line);
  void carry_out(std::string_view line);
  void play_typed(std::string_view line);
  void list_moves(const ask::MoveList& list);
  void show_moves();
  void turn_page();
  void hint();
  void change_level(std::string_view level);
  void begin_anew(std::string_view expression);

  // Plays until the match is over. Returns an exit code if it ended before.
  std::optional<Exit> play_to_the_end();
  // Carries out lines after the end of the match. Returns true if the match continues, because
  // moves were taken back or a new match began.
  bool look_back();
  std::string outcome() const;
  // Returns false if the computer finds no move.
  bool move_computer();
  // Shows on the page that an answer takes time.
  void tell_to_wait() const;
  // The time limit of the run, or the usual one.
  std::chrono::nanoseconds time_for_a_move() const;

  Run& run_;
  ask::MatchSession game_;
  bool in_place_;  // pages, not lines
  bool ascii_;
  std::function<std::optional<std::string>()> read_;
  MatchSaver saver_;
  bool began_anew_ = false;        // since the last line that was read
  std::vector<std::string> said_;  // since the last line that was read, for the page
  std::size_t said_from_ = 0;      // the first line of its current page
  bool only_said_ = false;         // it contains the boards, so no others are needed
};

}  // namespace summand::program
