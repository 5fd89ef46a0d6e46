// Dialogue: answers statements, expressions or commands, in one session.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/cli/command.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/cli/source.hpp"
#include "summand/language/complete.hpp"

namespace summand::program {

class Dialogue {
 public:
  // Uses the session and the limits of a run. If `says_names` is false, a line that gives a name is
  // not answered, and the value of its game is not computed.
  explicit Dialogue(Run& run, bool says_names = true) : run_(run), says_names_(says_names) {}

  // Answers a line: a word of the dialogue (help, quit), a command, or expressions. Lines that are
  // joined by brackets count as one. Does nothing if there are only spaces and comments. The line
  // begins at source.begin.
  Exit answer(std::string_view line, Source source);
  bool is_over() const { return over_; }
  Session& session() { return run_.session(); }

 private:
  Exit run_command(const Command& command, const std::vector<std::string>& arguments,
                   const Source& source);

  bool gives_name(std::string_view line);

  Run& run_;
  bool says_names_;
  bool over_ = false;
};

// The texts that may follow the first word of a line.
Typed typed_in(std::string_view line);

// The words that may begin a line, except games, functions and names. For completion.
std::vector<std::string_view> words_of_dialogue();

}  // namespace summand::program
