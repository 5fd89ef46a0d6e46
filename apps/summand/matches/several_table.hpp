// SeveralTable: a match of several players on the terminal.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/cli/run.hpp"
#include "apps/summand/matches/match_saver.hpp"
#include "apps/summand/matches/several_page.hpp"
#include "summand/ask/several/several_match.hpp"

namespace summand::program {

// Reads the next line that a person types. Nothing at the end of the input.
using ReadLine = std::function<std::optional<std::string>()>;

class SeveralTable {
 public:
  // The match must outlive the table. `record` gives the text that `save` writes.
  SeveralTable(const Run& run, ask::SeveralMatch& match, ReadLine read,
               std::function<std::string()> record);

  // Plays until the match is over, the people leave or the input ends. The time limit of programs
  // is for one action. May throw LimitReached. Then the match is as it was before that action.
  void play();

 private:
  const ask::GameInPlay& game() const { return match_.game(); }

  // Shows the last action and its consequences.
  void tell_last(std::string_view remark);
  void show();
  // The table, and the actions of the player to move.
  std::string picture() const;
  std::string last_actions() const;

  // Carries out a typed line. Returns false if the people leave.
  bool obey(std::string_view line);
  void act(std::string_view line);
  void redo();
  void hint();
  void why();

  const Run& run_;
  ask::SeveralMatch& match_;
  ReadLine read_;
  std::function<std::string()> record_;
  MatchSaver saver_;
  SeveralPage page_;
};

}  // namespace summand::program
