// summand without a command: a dialogue.
#include <fmt/core.h>
#include <unistd.h>

#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/dialogue.hpp"
#include "apps/summand/terminal/line_editor.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/base/config.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/language/syntax/brackets.hpp"

namespace summand::program {

namespace {

// A line, and those after it while a bracket is open. An empty line ends it, too, and so does the
// end of the input. `next` reads a line; its argument is true for the first one.
template <class Next>
std::optional<std::string> read_whole(Next&& next) {
  std::optional<std::string> whole = next(true);
  if (!whole) return whole;
  LinesInBrackets lines;
  lines.add(*whole);
  // A text that is too long is refused as it is.
  while (lines.has_open_bracket() && whole->size() <= kMostText) {
    const std::optional<std::string> line = next(false);
    if (!line || trimmed(*line).empty()) break;
    lines.add(*line);
    *whole += '\n' + *line;
  }
  return whole;
}

Exit with_editor(Dialogue& dialogue) {
  LineEditor editor(dialogue);
  write_out("Summand " SUMMAND_VERSION ". Type an expression, or help.\n");
  while (!dialogue.is_over()) {
    forget_interrupt();
    const std::optional<std::string> line =
        read_whole([&](bool first) { return editor.read(first ? "> " : ". "); });
    if (told_to_end()) return Exit::limited;
    if (interrupt_flag()->load()) {
      write_out("\n");
      continue;
    }
    if (!line) break;
    dialogue.answer(*line, {.text = *line});
  }
  return Exit::done;
}

Exit without_editor(Dialogue& dialogue) {
  LineReader lines(STDIN_FILENO);
  Exit out = Exit::done;
  std::size_t number = 0;
  while (!dialogue.is_over()) {
    const std::size_t first = number + 1;
    const std::optional<std::string> line = read_whole([&](bool) {
      ++number;
      return lines.next();
    });
    if (line) out = std::max(out, dialogue.answer(*line, {.text = *line, .line = first}));
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
  Dialogue dialogue(run);
  return typed ? with_editor(dialogue) : without_editor(dialogue);
}

constexpr TerminalCommand kReplCommand{
    .description =
        {
            .name = "repl",
            .arguments = "",
            .sentence = "Answer expressions line by line",
            .details = "summand without a command starts this dialogue. x = EXPR names a game, _ "
                       "is the last result. A line goes on in the next one while a bracket is "
                       "open.",
            .options = {},
        },
    .run = repl,
};

}  // namespace

const TerminalCommand& repl_command() { return kReplCommand; }

}  // namespace summand::program
