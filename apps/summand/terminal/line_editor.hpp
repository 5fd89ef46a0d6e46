// LineEditor: lines typed on a terminal, with history and completion (libedit).
#pragma once

#include <optional>
#include <string>

#include "summand/language/session.hpp"

namespace summand::program {

// Only one may exist at a time: libedit has one state for the whole process.
class LineEditor {
 public:
  // Completion knows the names of the session. Reads the history of earlier dialogues from
  // $XDG_STATE_HOME/summand/history or ~/.local/state/summand/history.
  explicit LineEditor(const Session& session);
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;
  ~LineEditor();

  // The next line; nothing after Ctrl-D or Ctrl-C. The line is written to the history file at
  // once.
  std::optional<std::string> read(const char* prompt);

 private:
  std::string history_file_;  // empty if there is none
};

}  // namespace summand::program
