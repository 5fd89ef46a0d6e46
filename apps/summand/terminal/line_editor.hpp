// LineEditor: lines typed on a terminal, with history and completion (libedit).
#pragma once

#include <optional>
#include <string>

#include "summand/language/session.hpp"

namespace summand::program {

// One at a time: libedit has one state for the whole process.
class LineEditor {
 public:
  // Completion knows the names of the session. The history of former dialogues is read, from
  // $XDG_STATE_HOME/summand/history or ~/.local/state/summand/history.
  explicit LineEditor(const Session& session);
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;
  ~LineEditor();

  // The next line; nothing at its end (Ctrl-D), or when Ctrl-C was pressed. The line is in the
  // history file at once.
  std::optional<std::string> read(const char* prompt);

 private:
  std::string history_file_;  // empty where there is no place for one
};

}  // namespace summand::program
