// summand completion: scripts that complete command lines in shells.
#include "apps/summand/cli/completion.hpp"

#include <fmt/core.h>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::program {

namespace {

Exit completion(Run& run) {
  const std::string& shell = run.request().arguments.front();
  std::string script;
  if (shell == "bash") script = completion_for_bash();
  if (shell == "zsh") script = completion_for_zsh();
  if (shell == "fish") script = completion_for_fish();
  if (script.empty()) {
    report_usage(run, fmt::format("completion works for bash, zsh and fish, not for '{}'",
                                  printable(shell, 40)));
    return Exit::wrong;
  }
  if (run.json()) {
    JsonWriter json = run.json_object();
    write_out(json.member("text", script).close().str() + "\n");
  } else {
    write_out(script);
  }
  return Exit::done;
}

constexpr TerminalCommand kCompletionCommand{
    .description =
        {
            .name = "completion",
            .arguments = "bash | zsh | fish",
            .sentence = "Print a script that completes command lines in a shell",
            .details = "In bash: source <(summand completion bash). In fish: summand completion "
                       "fish | source.\n"
                       "In zsh: save the script as _summand in a folder of $fpath. cmake --install "
                       "installs all "
                       "three.",
            .options = {},
            .least = 1,
            .most = 1,
        },
    .run = completion,
};

}  // namespace

const TerminalCommand& completion_command() { return kCompletionCommand; }

}  // namespace summand::program
