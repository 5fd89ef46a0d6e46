// summand-mpi farm: many command lines of summand, run by the ranks.
#include "summand/dist/farm.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>
#include <unistd.h>

#include "apps/summand-mpi/command.hpp"
#include "apps/summand/cli/limits.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/dist/together.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::mpi_program {

namespace {

constexpr std::size_t kMostTasksText = std::size_t{1} << 26;

constexpr OptionRow kFarmOptions[] = {
    {"out", "FOLDER", "where the results are kept; all ranks must see it"},
    {"program", "FILE", "the program that runs the tasks; default: summand, beside this one"},
    {"tries", "N", "of a task whose process is killed, 1 to 100; default: 3"},
    {"json", "", "the answer as JSON"},
    {"quiet", "", "no line for each task on stderr"},
};

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

Result<std::vector<dist::Task>> read_tasks(const std::string& path) {
  SUMMAND_TRY(text, read_at_most(path, kMostTasksText));
  if (text.size() > kMostTasksText) return fail(fmt::format("{} is too long", printable(path)));
  auto tasks = dist::parse_tasks(text);
  if (tasks) return tasks;
  return fail(fmt::format("{}: {}", printable(path), tasks.error().message));
}

struct Ended {
  const std::vector<dist::Task>& tasks;
  std::vector<dist::TaskEnd> ends;

  std::size_t count(dist::TaskState state) const {
    return static_cast<std::size_t>(std::ranges::count(ends, state, &dist::TaskEnd::state));
  }
  bool all_done() const {
    return count(dist::TaskState::done) + count(dist::TaskState::done_before) == tasks.size();
  }
};

// A line for each task: its line in the list, its state, the file of its result, the command line.
std::string index_of(const Ended& ended) {
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

std::string text_of(const Ended& ended) {
  using enum dist::TaskState;
  std::string out =
      fmt::format("{} tasks: {} done, {} of them before this run; {} failed, {} not begun\n",
                  ended.tasks.size(), ended.count(done) + ended.count(done_before),
                  ended.count(done_before), ended.count(failed), ended.count(open));
  for (std::size_t i = 0; i < ended.tasks.size(); ++i) {
    if (ended.ends[i].state != failed) continue;
    out += fmt::format("  line {}: {}\n    {}\n", ended.tasks[i].line,
                       printable(ended.tasks[i].text), ended.ends[i].why);
  }
  return out;
}

std::string json_of(const Ended& ended) {
  JsonWriter json;
  json.object().member("command", "farm").key("done").boolean(ended.all_done());
  json.key("tasks").array();
  for (std::size_t i = 0; i < ended.tasks.size(); ++i) {
    json.object().key("line").number(ended.tasks[i].line);
    json.member("task", ended.tasks[i].text);
    json.member("state", name_of(ended.ends[i].state));
    json.key("tries").number(ended.ends[i].tries);
    json.member("file", ended.tasks[i].name + ".out");
    if (!ended.ends[i].why.empty()) json.member("why", ended.ends[i].why);
    json.close();
  }
  json.close().close();
  return json.str() + "\n";
}

Result<Exit> run_farm_command(dist::Ranks& ranks, const Options& options) {
  SUMMAND_TRY(folder, options.text("out"));
  SUMMAND_TRY(tries, options.number("tries", 1, 100, 3));
  auto program = program_of(options);
  auto tasks = read_tasks(options.words.front());
  // Each rank reads the list itself. All must see the same one.
  Result<void> read;
  if (!program) read = std::unexpected(program.error());
  if (!tasks) read = std::unexpected(tasks.error());
  if (read && ranks.is_first()) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!std::filesystem::is_directory(folder)) {
      read = fail(fmt::format("cannot make the folder {}", printable(folder)));
    }
  }
  if (auto ready = dist::together(ranks, read); !ready) return std::unexpected(ready.error());
  std::string names;
  for (const dist::Task& task : *tasks) names += task.name;
  const bool same = ranks.text_of(0, names) == names;
  auto agreed = dist::together(
      ranks, same ? Result<void>()
                  : fail(fmt::format("rank {} reads other tasks in {} than the first rank",
                                     ranks.rank(), printable(options.words.front()))));
  if (!agreed) return std::unexpected(agreed.error());
  const dist::FarmOrders orders{.program = *program,
                                .folder = folder,
                                .tries = static_cast<unsigned>(tries),
                                .interrupt = program::interrupt_flag()};
  const auto tell = [&](const dist::Task& task, const dist::TaskEnd& end) {
    if (options.has("quiet")) return;
    const bool again = end.state == dist::TaskState::open;
    write_message(fmt::format("line {}: {}{}{}", task.line,
                              again ? "given out again" : name_of(end.state),
                              end.why.empty() ? "" : ": ", end.why));
  };
  Ended ended{*tasks, dist::run_farm(ranks, *tasks, orders, tell)};
  if (!ranks.is_first()) return Exit::done;
  const std::string index = folder + (folder.ends_with('/') ? "" : "/") + "index.tsv";
  if (auto written = write_file(index, index_of(ended)); !written) {
    write_message(written.error().message);
    return Exit::wrong;
  }
  if (!write_out(options.has("json") ? json_of(ended) : text_of(ended))) return Exit::wrong;
  return ended.all_done() ? Exit::done : Exit::limited;
}

}  // namespace

const Command& farm_command() {
  static constexpr Command command{
      .name = "farm",
      .words = 1,
      .usage = "FILE --out FOLDER",
      .summary = "Runs command lines of summand, one on each line of FILE.",
      .options = kFarmOptions,
      .run = run_farm_command};
  return command;
}

}  // namespace summand::mpi_program
