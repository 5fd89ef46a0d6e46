#include "apps/summand-mpi/task_run.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>
#include <unistd.h>

#include "apps/summand-mpi/command.hpp"
#include "apps/summand/cli/limits.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/dist/together.hpp"

namespace summand::mpi_program {

namespace {

// summand beside this program, or in the folder of builds.
std::string program_beside() {
  std::error_code error;
  const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
  const auto folder = self.parent_path();
  for (const char* place : {"summand", "../summand/summand"}) {
    const std::string path = (folder / place).string();
    if (!std::filesystem::is_directory(path, error) && access(path.c_str(), X_OK) == 0) return path;
  }
  return {};
}

Result<std::string> program_of(const Options& options) {
  const auto named = options.value("program");
  const std::string path = named ? std::string(*named) : program_beside();
  if (!named && path.empty()) return fail("there is no summand beside this program: use --program");
  if (access(path.c_str(), X_OK) == 0) return path;
  return fail(fmt::format("--program: {} cannot be run", printable(path)));
}

// A line for each task: its line in the list, its state, the file of its result, the command line.
std::string index_of(const EndedTasks& ended) {
  std::string out;
  for (std::size_t i = 0; i < ended.tasks.size(); ++i) {
    const dist::Task& task = ended.tasks[i];
    const bool open = ended.ends[i].state == dist::TaskState::open;
    const bool failed = ended.ends[i].state == dist::TaskState::failed;
    out += fmt::format("{}\t{}\t{}.out\t{}\n", task.line,
                       open     ? "open"
                       : failed ? "failed"
                                : "done",
                       task.name, printable(task.text, task.text.size() * 8));
  }
  return out;
}

}  // namespace

Result<dist::FarmOrders> task_orders(dist::Ranks& ranks, const Options& options,
                                     Result<void> mine) {
  SUMMAND_TRY(folder, options.text("out"));
  SUMMAND_TRY(tries, options.number("tries", 1, 100, 3));
  auto program = program_of(options);
  if (mine && !program) mine = std::unexpected(program.error());
  if (mine && ranks.is_first()) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!std::filesystem::is_directory(folder)) {
      mine = fail(fmt::format("cannot make the folder {}", printable(folder)));
    }
  }
  if (auto ready = dist::together(ranks, mine); !ready) return std::unexpected(ready.error());
  return dist::FarmOrders{.program = *program,
                          .folder = folder,
                          .tries = static_cast<unsigned>(tries),
                          .interrupt = program::interrupt_flag()};
}

std::size_t EndedTasks::count(dist::TaskState state) const {
  return static_cast<std::size_t>(std::ranges::count(ends, state, &dist::TaskEnd::state));
}
bool EndedTasks::all_done() const {
  return count(dist::TaskState::done) + count(dist::TaskState::done_before) == tasks.size();
}

Result<EndedTasks> run_tasks(
    dist::Ranks& ranks, const Options& options, const std::vector<dist::Task>& tasks,
    const dist::FarmOrders& orders,
    const std::function<bool(const dist::Task&, const dist::TaskEnd&)>& go_on) {
  const auto tell = [&](const dist::Task& task, const dist::TaskEnd& end) {
    const bool is_told = !options.has("quiet") && end.state != dist::TaskState::done_before;
    const bool again = end.state == dist::TaskState::open;
    if (is_told) {
      write_message(fmt::format("line {}: {}{}{}", task.line,
                                again ? "given out again" : name_of(end.state),
                                end.why.empty() ? "" : ": ", end.why));
    }
    return go_on(task, end);
  };
  EndedTasks ended{tasks, dist::run_farm(ranks, tasks, orders, tell)};
  if (!ranks.is_first()) return ended;
  const std::string index = orders.folder + (orders.folder.ends_with('/') ? "" : "/") + "index.tsv";
  if (auto written = write_file(index, index_of(ended)); !written) {
    return std::unexpected(written.error());
  }
  return ended;
}

}  // namespace summand::mpi_program
