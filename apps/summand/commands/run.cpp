// summand run: a script.
#include "apps/summand/cli/run.hpp"

#include <fmt/format.h>
#include <string>

#include "apps/summand/terminal/script.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/language/syntax/brackets.hpp"

namespace summand::program {

namespace {

// args = ["...", "..."]
Result<std::string> assignment(std::span<const std::string> texts) {
  std::string out = "args = [";
  for (const std::string& text : texts) {
    const auto refused = [&](std::string_view why) {
      return fail(
          fmt::format("'{}' cannot be an argument of a script: {}", printable(text, 60), why));
    };
    if (const auto checked = check_characters(text); !checked) {
      return refused(checked.error().message);
    }
    if (text.contains('"')) return refused("a text has no \"");
    out += fmt::format("{}\"{}\"", out.ends_with('[') ? "" : ", ", text);
  }
  return out + "]";
}

Exit run_file(Run& run) {
  const std::vector<std::string>& arguments = run.request().arguments;
  const auto args = assignment(std::span(arguments).subspan(1));
  if (!args) return say(run, args.error().message, Exit::wrong);
  const std::string& path = arguments.front();
  const auto text = read_script(run, path);
  if (!text) return report_failure(run, text.error());
  if (auto named = run.session().evaluate(*args); !named) {
    return report_failure(run, named.error());
  }
  return run_script(run, path == "-" ? "standard input" : path, *text);
}

constexpr TerminalCommand kRunCommand{
    .description =
        {
            .name = "run",
            .arguments = "FILE [ARGS...]",
            .sentence = "Run a script: expressions, definitions and commands, line by line",
            .details =
                "A script is what may be typed in a dialogue. A line goes on in the next one while "
                "a bracket is open, and # begins a comment. Each line is answered as in the "
                "dialogue. The first error ends the script. ARGS are the list args of "
                "texts; number(args[1]) is the first one as a number. FILE - is the standard "
                "input. If #!/usr/bin/env -S summand run is the first line, the file can be "
                "executed.",
            .options = {},
            .least = 1,
            .words = true,
        },
    .run = run_file,
};

}  // namespace

const TerminalCommand& run_command() { return kRunCommand; }

}  // namespace summand::program
