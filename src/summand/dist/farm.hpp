// A farm: the first rank gives tasks to the others, which run them as child processes.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/dist/ranks.hpp"
#include "summand/dist/task_list.hpp"

namespace summand::dist {

enum class TaskState { open, done_before, done, failed };
std::string_view name_of(TaskState state);

struct TaskEnd {
  TaskState state = TaskState::open;
  unsigned tries = 0;  // in this run
  std::string why{};   // if it failed
};

struct FarmOrders {
  std::string program;                           // that runs the tasks
  std::string folder;                            // of the results
  unsigned tries = 3;                            // of a task whose process is killed
  const std::atomic<bool>* interrupt = nullptr;  // true: stop the processes and end
  // The words with which a rank runs a task. Default: those of the task.
  std::function<std::vector<std::string>(const Task&)> words = {};
};

// The file of a task's output. It exists if and only if the task is done.
std::string result_path(const std::string& folder, const Task& task);

// Collective. Runs all tasks that are not done. A task is done when its output was written, synced
// and renamed. A task whose process is killed by a signal is given out again; one that ends with
// another exit code than 0 has failed. With one rank, this rank runs the tasks itself. Returns the
// ends of all tasks on the first rank, and nothing on the others. Calls go_on(task, end) on the
// first rank for every task that was done before, and for every try. If it is false, the other
// tasks are stopped and stay open.
std::vector<TaskEnd> run_farm(Ranks& ranks, const std::vector<Task>& tasks,
                              const FarmOrders& orders,
                              const std::function<bool(const Task&, const TaskEnd&)>& go_on);

}  // namespace summand::dist
