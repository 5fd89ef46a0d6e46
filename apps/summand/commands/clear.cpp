// summand clear: a dialogue without names.
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"

namespace summand::program {

namespace {

Exit clear(Run& run) {
  run.door().forget();
  if (run.json()) write_out(run.json_object().close().str() + "\n");
  return Exit::done;
}

constexpr TerminalCommand kClearCommand{
    .description =
        {
            .name = "clear",
            .arguments = "",
            .sentence = "Forget all names and values of a dialogue",
            .details = "Games that were loaded stay. Ctrl-L clears the screen.",
            .options = {},
            .most = 0,
        },
    .run = clear,
};

}  // namespace

const TerminalCommand& clear_command() { return kClearCommand; }

}  // namespace summand::program
