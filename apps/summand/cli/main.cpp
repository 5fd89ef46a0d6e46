// summand: the program. What a command does is in commands/.
#include <csignal>
#include <exception>
#include <fcntl.h>
#include <fmt/core.h>
#include <new>
#include <string>
#include <unistd.h>
#include <vector>

#include "apps/summand/cli/command.hpp"
#include "apps/summand/cli/command_help.hpp"
#include "apps/summand/cli/command_line.hpp"
#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/memory_bound.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/cli/version.hpp"
#include "apps/summand/terminal/pager.hpp"
#include "apps/summand/terminal/progress.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "summand/base/check.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/look_handler.hpp"
#include "summand/language/syntax/suggest.hpp"

namespace summand::program {

namespace {

[[noreturn]] void on_broken_promise(const char* expression, const char* file, int line) {
  write_message(
      fmt::format("summand: an error of the program itself: {} ({}:{})", expression, file, line));
  _exit(Exit::internal);
}

void look_at_the_run() {
  MemoryBound::look();
  Progress::at_look();
  write_kept_if_ready();
}

bool wants_json(const std::vector<std::string>& arguments) {
  return std::ranges::find(arguments, "--json") != arguments.end();
}

std::string unknown_command(const std::string& name) {
  std::vector<std::string_view> names;
  for (const Command* command : all_commands()) names.push_back(command->name);
  const auto near = nearest_name(name, names);
  return fmt::format("'{}' is not a command{} (see summand --help)", printable(name, 60),
                     near ? fmt::format(", did you mean '{}'?", *near) : "");
}

Exit run(std::vector<std::string> arguments) {
  const std::string first = arguments.empty() ? "" : arguments.front();
  if (first == "--version") {
    const Build build = this_build();
    write_out(wants_json(arguments) ? version_json(build) : version_line(build));
    return Exit::done;
  }
  if (first == "--help" || first == "-h") {
    write_help(help_of_program());
    return Exit::done;
  }
  const bool named = !first.empty() && !first.starts_with('-');
  const Command* command = find_command(named ? first : "repl");
  if (command == nullptr) {
    report_usage("", unknown_command(first), wants_json(arguments));
    return Exit::wrong;
  }
  if (named) arguments.erase(arguments.begin());
  auto request = parse_request(*command, arguments);
  if (request && request->has("help")) {
    write_help(help_of(*request->question));
    return Exit::done;
  }
  auto made =
      request ? Run::of(*std::move(request)) : Attempt<Run>(failure_elsewhere(request.error()));
  if (!made) {
    report_usage(command->name, made.error().error.message, wants_json(arguments),
                 made.error().limit);
    return exit_of(made.error());
  }
  const ask::Settings settings = made->settings();
  const MemoryBound memory(settings.memory, settings.threads);
  return carry_out(*made);
}

Exit run_and_catch(const std::vector<std::string>& arguments) {
  try {
    return run(arguments);
  } catch (const CannotWrite& problem) {
    if (!problem.silent) write_message("summand: the output cannot be written");
    return Exit::wrong;
  } catch (const LimitReached& reached) {
    const bool named = !arguments.empty() && find_command(arguments.front()) != nullptr;
    report_usage(named ? arguments.front() : "", reached.message, wants_json(arguments),
                 reached.limit);
    return Exit::limited;
  } catch (const std::bad_alloc&) {
    write_message("summand: the machine is out of memory");
    return Exit::limited;
  } catch (const std::exception& error) {
    write_message(fmt::format("summand: an error of the program itself: {}", error.what()));
    return Exit::internal;
  }
}

// If a standard file is closed, the next file that is opened gets its number. Then messages would
// be written into that file. So /dev/null takes the number. It is opened in the wrong direction, so
// that using it is still an error.
void keep_standard_files() {
  for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(file, F_GETFD) >= 0) continue;
    // Opens the lowest free number, which is the number of this file.
    static_cast<void>(open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY));
  }
}

}  // namespace

}  // namespace summand::program

int main(int count, char** values) {
  using namespace summand::program;
  keep_standard_files();
  summand::set_check_handler(on_broken_promise);
  // Then a closed pipe is an error of write(2), and so is a file that is too large.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  watch_for_interrupt();
  summand::set_look_handler(look_at_the_run);
  return run_and_catch({values + 1, values + count});
}
