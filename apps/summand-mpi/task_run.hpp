// What the commands that run command lines of summand have in common.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "apps/summand-mpi/options.hpp"
#include "summand/dist/farm.hpp"

namespace summand::mpi_program {

inline constexpr OptionRow kTaskFolder = {"out", "FOLDER",
                                          "where the results are kept; all ranks must see it"};
inline constexpr OptionRow kTaskProgram = {
    "program", "FILE", "the program that runs the tasks; default: summand, beside this one"};
inline constexpr OptionRow kTaskTries = {"tries", "N",
                                         "of a task whose process is killed, 1 to 100; default: 3"};
inline constexpr OptionRow kTaskQuiet = {"quiet", "", "no line for each task on stderr"};

// Collective. Reads these options and makes the folder. `mine` is what this rank has prepared: an
// error is one of all ranks.
Result<dist::FarmOrders> task_orders(dist::Ranks& ranks, const Options& options, Result<void> mine);

// Tasks and how they ended.
struct EndedTasks {
  const std::vector<dist::Task>& tasks;
  std::vector<dist::TaskEnd> ends;

  std::size_t count(dist::TaskState state) const;
  bool all_done() const;
};

// Collective. Runs the tasks, tells of them on stderr, and writes index.tsv into the folder. Calls
// go_on as dist::run_farm does. Only the first rank has the ends.
Result<EndedTasks> run_tasks(
    dist::Ranks& ranks, const Options& options, const std::vector<dist::Task>& tasks,
    const dist::FarmOrders& orders,
    const std::function<bool(const dist::Task&, const dist::TaskEnd&)>& go_on);

}  // namespace summand::mpi_program
