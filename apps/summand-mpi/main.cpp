// summand-mpi: tables and farms on several machines, under mpirun.
#include <cstdio>
#include <exception>
#include <fmt/core.h>
#include <new>
#include <vector>

#include "apps/summand-mpi/command.hpp"
#include "apps/summand/cli/limits.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::mpi_program {

bool write_out(std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (std::fflush(stdout) == 0 && written) return true;
  write_message("the output cannot be written");
  return false;
}

// One call for the whole line, so that lines of several ranks do not mix.
void write_message(std::string_view text) {
  const std::string line = fmt::format("summand-mpi: {}\n", text);
  std::fwrite(line.data(), 1, line.size(), stderr);
}

namespace {

std::vector<const Command*> all_commands() {
  return {&babylon_table_command(), &babylon_digest_command(), &sucker_table_command(),
          &sucker_digest_command(), &farm_command(),           &solve_command(),
          &verify_command()};
}

std::string help() {
  std::string out =
      "summand-mpi: tables that are divided among several machines, and farms of tasks.\n"
      "\n"
      "  mpirun -n RANKS summand-mpi COMMAND [OPTIONS]\n";
  for (const Command* command : all_commands()) {
    out += fmt::format("\n{} {}\n  {}\n", command->name, command->usage, command->summary);
    for (const OptionRow& row : command->options) {
      const std::string name =
          fmt::format("--{}{}{}", row.name, row.value.empty() ? "" : " ", row.value);
      out += fmt::format("    {:<18}  {}\n", name, row.help);
    }
  }
  return out +
         "\nExit codes: 0 done, 1 wrong input or files, 2 a limit or a task is not done, 4 a\n"
         "verification failed.\n";
}

// The command that the arguments begin with, and how many words it has.
const Command* find_command(const std::vector<std::string>& arguments, std::size_t& words) {
  for (const Command* command : all_commands()) {
    const std::size_t space = command->name.find(' ');
    words = space == std::string_view::npos ? 1 : 2;
    if (arguments.size() < words) continue;
    const std::string begun = words == 1 ? arguments[0] : arguments[0] + ' ' + arguments[1];
    if (begun == command->name) return command;
  }
  return nullptr;
}

Result<Exit> run(dist::Ranks& ranks, std::vector<std::string> arguments) {
  if (arguments.empty() || arguments.front() == "--help" || arguments.front() == "-h") {
    if (ranks.is_first() && !write_out(help())) return Exit::wrong;
    return arguments.empty() ? Exit::wrong : Exit::done;
  }
  std::size_t words = 0;
  const Command* command = find_command(arguments, words);
  if (command == nullptr) {
    return fail(fmt::format("'{}' is not a command (see summand-mpi --help)",
                            printable(arguments.front(), 60)));
  }
  arguments.erase(arguments.begin(), arguments.begin() + static_cast<std::ptrdiff_t>(words));
  SUMMAND_TRY(options, parse_options(arguments, command->options, command->words));
  return command->run(ranks, options);
}

// An unforeseen failure of one rank: the others wait for it, so all are ended.
[[noreturn]] void give_up(dist::Ranks& ranks, std::string_view message, Exit code) {
  write_message(fmt::format("rank {}: {}", ranks.rank(), message));
  ranks.abort(code);
}

int run_and_catch(dist::Ranks& ranks, const std::vector<std::string>& arguments) {
  try {
    const Result<Exit> out = run(ranks, arguments);
    if (out) return *out;
    // Wrong input is an error on all ranks, and the first one says so.
    const bool speaks = !out.error().message.empty();
    const std::uint64_t first = ranks.most(speaks ? ranks.size() - ranks.rank() : 0);
    if (speaks && first == ranks.size() - ranks.rank()) write_message(out.error().message);
    return Exit::wrong;
  } catch (const LimitReached& reached) {
    if (!reached.message.empty()) write_message(reached.message);
    return Exit::limited;
  } catch (const std::bad_alloc&) {
    give_up(ranks, "the machine is out of memory", Exit::limited);
  } catch (const std::exception& error) {
    give_up(ranks, fmt::format("an error of the program itself: {}", error.what()), Exit::internal);
  }
}

}  // namespace

}  // namespace summand::mpi_program

int main(int count, char** values) {
  using namespace summand;
  dist::Ranks ranks(count, values);
  program::watch_for_interrupt();
  return mpi_program::run_and_catch(ranks, {values + 1, values + count});
}
