// summand run: a script, or the cases of files that other programs wrote.
#include "apps/summand/cli/run.hpp"

#include <array>
#include <fmt/core.h>
#include <string>

#include "apps/summand/cli/suite_files.hpp"
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

// The cases of all files are one question, whose arguments are the texts of the files.
Exit run_suite(Run& run) {
  Request request = run.request();
  request.question = ask::find_question("run");
  if (const auto known = ask::read_options(request); !known) {
    return say(run, known.error().message, Exit::wrong);
  }
  const auto paths = suite_files(run.request().arguments);
  if (!paths) return say(run, paths.error().message, Exit::wrong);
  return answer_texts(run, std::move(request), *paths);
}

Exit run_file(Run& run) {
  if (run.request().has("format")) return run_suite(run);
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

constexpr std::array kRunOptions = {
    Option{"format", "NAME", "Ask the cases of files in this format: mcgs"},
};

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
                "executed.\n"
                "With --format mcgs the files are suites of MCGS (.test): sums of games, and who "
                "wins them. A folder stands for all such files in it. Each case is asked within "
                "--time. The answer counts by game how many cases agree with the file, how many "
                "differ, how many reached a limit, and how many ask for games that Summand has "
                "not; --json has each case. The exit code is 4 if a case differs. See summand help "
                "guide suites.\n"
                "Try: summand run --format mcgs --time 2 FOLDER",
            .options = kRunOptions,
            .least = 1,
            .words = true,
        },
    .run = run_file,
};

}  // namespace

const TerminalCommand& run_command() { return kRunCommand; }

}  // namespace summand::program
