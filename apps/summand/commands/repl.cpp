// summand without a command: a dialogue.
#include <fmt/format.h>
#include <unistd.h>

#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/dialogue.hpp"
#include "apps/summand/terminal/line_editor.hpp"
#include "summand/base/config.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/language/syntax/brackets.hpp"

namespace summand::program {

namespace {

// A line, and those after it while a bracket is open. An empty line ends it, too.
std::optional<std::string> read_whole(LineEditor& editor) {
  std::optional<std::string> whole = editor.read("> ");
  while (whole && has_open_bracket(*whole)) {
    const std::optional<std::string> line = editor.read(". ");
    if (!line) return std::nullopt;
    if (line->empty()) break;
    *whole += '\n' + *line;
  }
  return whole;
}

Exit with_editor(Dialogue& dialogue) {
  LineEditor editor(dialogue.session());
  write_out("Summand " SUMMAND_VERSION ". Type an expression, or help.\n");
  while (!dialogue.is_over()) {
    forget_interrupt();
    const std::optional<std::string> line = read_whole(editor);
    if (told_to_end()) return Exit::limited;
    if (!line && interrupt_flag()->load()) {
      write_out("\n");
      continue;
    }
    if (!line) break;
    dialogue.answer(*line);
  }
  return Exit::done;
}

Exit without_editor(Dialogue& dialogue) {
  LineReader lines(STDIN_FILENO);
  Exit out = Exit::done;
  while (!dialogue.is_over()) {
    const std::optional<std::string> line = lines.next();
    if (line) out = std::max(out, dialogue.answer(*line));
    if (interrupt_flag()->load()) return std::max(out, Exit::limited);
    if (!line) break;
  }
  return out;
}

// Words after options do not start a dialogue: summand --time 1s games.
std::string misplaced(std::string_view word) {
  if (find_command(word) != nullptr) {
    return fmt::format("write the command before its options: summand {} ...", word);
  }
  return fmt::format("'{}' is not a command; to print a value, use summand eval '{}'",
                     printable(word, 60), printable(word, 60));
}

Exit repl(Run& run) {
  if (!run.request().arguments.empty()) {
    report_usage(run, misplaced(run.request().arguments.front()));
    return Exit::wrong;
  }
  const bool typed = is_terminal(STDIN_FILENO) && is_terminal(STDOUT_FILENO);
  Dialogue dialogue(run, !typed);
  return typed ? with_editor(dialogue) : without_editor(dialogue);
}

constexpr TerminalCommand kReplCommand{
    .description =
        {
            .name = "repl",
            .arguments = "",
            .sentence = "Answer expressions line by line",
            .details = "summand without a command starts this dialogue. x = EXPR names a game, _ "
                       "is the last "
                       "result.",
            .options = {},
        },
    .run = repl,
};

}  // namespace

const TerminalCommand& repl_command() { return kReplCommand; }

}  // namespace summand::program
