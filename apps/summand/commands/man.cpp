// summand man: the manual page.
#include "apps/summand/cli/manual.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"

namespace summand::program {

namespace {

Exit man(Run& run) {
  if (run.json()) {
    JsonWriter json = run.json_object();
    write_out(json.member("text", manual_page()).close().str() + "\n");
  } else {
    write_out(manual_page());
  }
  return Exit::done;
}

constexpr TerminalCommand kManCommand{
    .description =
        {
            .name = "man",
            .arguments = "",
            .sentence = "Print the manual page, for the program man",
            .details = "summand man | man -l -",
            .options = {},
            .most = 0,
        },
    .run = man,
};

}  // namespace

const TerminalCommand& man_command() { return kManCommand; }

}  // namespace summand::program
