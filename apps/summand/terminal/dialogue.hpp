// Dialogue: answers lines with expressions or commands, in one session.
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
  // Uses the session and the limits of a run. If `counts_lines` is true, errors have the number of
  // the line.
  Dialogue(Run& run, bool counts_lines) : run_(run), counts_lines_(counts_lines) {}

  // Answers a line: a word of the dialogue (help, quit), a command with its options and one
  // expression, or an expression. Does nothing for an empty line.
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

// The texts that may follow the first word of a line.
Typed typed_in(std::string_view line);

// The words that may begin a line, except games, functions and names. For completion.
std::vector<std::string_view> words_of_dialogue();

}  // namespace summand::program
