// LineEditor: reads lines on a terminal, with history and completion by libedit.
#pragma once

#include <optional>
#include <string>

#include "apps/summand/terminal/dialogue.hpp"

namespace summand::program {

// Only one may exist at a time: libedit has one state for the whole process.
class LineEditor {
 public:
  // Completion uses the names of the dialogue. Reads the history of earlier dialogues from
  // $XDG_STATE_HOME/summand/history or ~/.local/state/summand/history.
  explicit LineEditor(Dialogue& dialogue);
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;
  ~LineEditor();

  // The next line. nullopt after Ctrl-D or Ctrl-C. The line is immediately written to the history
  // file.
  std::optional<std::string> read(const char* prompt);

 private:
  std::string history_file_;  // empty if there is none
};

}  // namespace summand::program
