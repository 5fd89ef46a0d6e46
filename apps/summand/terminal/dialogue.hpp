// Dialogue: answers lines, which are expressions or commands, in one session.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/cli/command.hpp"
#include "apps/summand/cli/run.hpp"
#include "summand/language/complete.hpp"

namespace summand::program {

class Dialogue {
 public:
  // Uses the session and the limits of a run.
  // If lines are counted, errors name the line.
  Dialogue(Run& run, bool counts_lines) : run_(run), counts_lines_(counts_lines) {}

  // A line is a word of the dialogue (help, quit), a command with its options and one expression,
  // or an expression. An empty line does nothing.
  Exit answer(const std::string& line);
  bool is_over() const { return over_; }
  Session& session() { return run_.session(); }

 private:
  Exit run_command(const Command& command, const std::vector<std::string>& arguments);

  Run& run_;
  bool counts_lines_;
  bool over_ = false;
  std::size_t line_ = 0;
};

// What may follow the first word of a line.
Typed typed_in(std::string_view line);

// The words, other than games, functions and names, that may begin a line: for completion.
std::vector<std::string_view> words_of_dialogue();

}  // namespace summand::program
