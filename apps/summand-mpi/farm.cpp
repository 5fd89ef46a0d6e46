// summand-mpi farm: many command lines of summand, run by the ranks.
#include "summand/dist/farm.hpp"

#include <fmt/core.h>

#include "apps/summand-mpi/command.hpp"
#include "apps/summand-mpi/task_run.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/dist/together.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::mpi_program {

namespace {

constexpr std::size_t kMostTasksText = std::size_t{1} << 26;

constexpr OptionRow kFarmOptions[] = {
    kTaskFolder, kTaskProgram, kTaskTries, {"json", "", "the answer as JSON"}, kTaskQuiet,
};

Result<std::vector<dist::Task>> read_tasks(const std::string& path) {
  SUMMAND_TRY(text, read_at_most(path, kMostTasksText));
  if (text.size() > kMostTasksText) return fail(fmt::format("{} is too long", printable(path)));
  auto tasks = dist::parse_tasks(text);
  if (tasks) return tasks;
  return fail(fmt::format("{}: {}", printable(path), tasks.error().message));
}

std::string text_of(const EndedTasks& ended) {
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

std::string json_of(const EndedTasks& ended) {
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
  // Each rank reads the list itself. All must see the same one.
  auto tasks = read_tasks(options.words.front());
  SUMMAND_TRY(orders,
              task_orders(ranks, options, tasks ? Result<void>() : std::unexpected(tasks.error())));
  std::string names;
  for (const dist::Task& task : *tasks) names += task.name;
  const bool same = ranks.text_of(0, names) == names;
  auto agreed = dist::together(
      ranks, same ? Result<void>()
                  : fail(fmt::format("rank {} reads other tasks in {} than the first rank",
                                     ranks.rank(), printable(options.words.front()))));
  if (!agreed) return std::unexpected(agreed.error());
  const auto go_on = [](const dist::Task&, const dist::TaskEnd&) { return true; };
  const auto ended = run_tasks(ranks, options, *tasks, orders, go_on);
  if (!ranks.is_first()) return Exit::done;
  if (!ended) {
    write_message(ended.error().message);
    return Exit::wrong;
  }
  if (!write_out(options.has("json") ? json_of(*ended) : text_of(*ended))) return Exit::wrong;
  return ended->all_done() ? Exit::done : Exit::limited;
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
