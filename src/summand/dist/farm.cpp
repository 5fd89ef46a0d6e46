#include "summand/dist/farm.hpp"

#include <deque>
#include <fmt/core.h>

#include "summand/base/file.hpp"
#include "summand/base/record_lines.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/dist/child.hpp"

namespace summand::dist {

namespace {

// All ranks have the list of tasks, so a task is given out by its index. What a worker says:
// "ready", "done", "stopped", "killed WHY", "failed WHY". What the first rank says: "task INDEX",
// "stop" during a task, or "end".
constexpr unsigned kPatience = 200;  // milliseconds between two looks at the interrupt flag

std::string end_text(const ChildEnd& end) {
  if (end.done) return "done";
  if (end.stopped) return "stopped";
  return (end.killed ? "killed " : "failed ") + end.why;
}

class Master {
 public:
  Master(const std::vector<Task>& tasks, const FarmOrders& orders,
         const std::function<bool(const Task&, const TaskEnd&)>& go_on)
      : tasks_(tasks), orders_(orders), go_on_(go_on), ends_(tasks.size()) {
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      if (status_of_regular_file(result_path(orders.folder, tasks[i]))) {
        ends_[i].state = TaskState::done_before;
        report(i);
      } else {
        waiting_.push_back(i);
      }
    }
  }

  bool stops() const { return is_enough_ || (orders_.interrupt != nullptr && *orders_.interrupt); }
  bool has_next() const { return !waiting_.empty() && !stops(); }
  std::size_t next() {
    const std::size_t index = waiting_.front();
    waiting_.pop_front();
    ++ends_[index].tries;
    return index;
  }
  void hear(std::size_t index, std::string_view said) {
    TaskEnd& end = ends_[index];
    if (said == "stopped") {
      --end.tries;
      return;
    }
    if (said == "done") {
      end.state = TaskState::done;
      end.why.clear();
    } else if (const auto why = after_word(said, "killed"); why && end.tries < orders_.tries) {
      end.why = *why;
      waiting_.push_back(index);
    } else {
      end.state = TaskState::failed;
      end.why = said.substr(std::min(said.size(), said.find(' ') + 1));
    }
    report(index);
  }
  std::vector<TaskEnd> take_ends() { return std::move(ends_); }

 private:
  void report(std::size_t index) {
    if (!go_on_(tasks_[index], ends_[index])) is_enough_ = true;
  }

  const std::vector<Task>& tasks_;
  const FarmOrders& orders_;
  const std::function<bool(const Task&, const TaskEnd&)>& go_on_;
  bool is_enough_ = false;
  std::vector<TaskEnd> ends_;
  std::deque<std::size_t> waiting_;
};

// Rests when no task is open. A worker that rests gets a task if another one was killed.
void lead(Ranks& ranks, Master& master) {
  constexpr std::size_t kRests = ~std::size_t{0};
  std::vector<std::size_t> working(ranks.size(), kRests);
  std::vector<unsigned> resting;
  unsigned busy = 0, unheard = ranks.size() - 1;
  bool is_told = false;  // that the tasks stop
  const auto give = [&](unsigned worker) {
    working[worker] = master.next();
    ranks.say(worker, fmt::format("task {}", working[worker]));
    ++busy;
  };
  while (busy > 0 || unheard > 0 || master.has_next()) {
    if (!is_told && master.stops()) {
      is_told = true;
      for (unsigned worker = 1; worker < ranks.size(); ++worker) {
        if (working[worker] != kRests) ranks.say(worker, "stop");
      }
    }
    const auto said = ranks.listen(kPatience);
    if (!said) continue;
    std::size_t& task = working[said->from];
    if (task == kRests) {
      --unheard;
    } else {
      --busy;
      master.hear(task, said->text);
      task = kRests;
    }
    resting.push_back(said->from);
    while (!resting.empty() && master.has_next()) {
      give(resting.back());
      resting.pop_back();
    }
  }
  for (unsigned worker = 1; worker < ranks.size(); ++worker) ranks.say(worker, "end");
}

std::string run_task(const Task& task, const FarmOrders& orders,
                     const std::function<bool()>& stop) {
  const std::vector<std::string> words = orders.words ? orders.words(task) : task.words;
  return end_text(run_child(orders.program, words, result_path(orders.folder, task), stop));
}

void work(Ranks& ranks, const std::vector<Task>& tasks, const FarmOrders& orders) {
  ranks.say(0, "ready");
  while (true) {
    const auto said = ranks.listen(kPatience);
    if (!said || said->text == "stop") continue;  // that task has ended
    const auto number = after_word(said->text, "task");
    if (!number) return;
    const Task& task = tasks.at(whole_number<std::size_t>(*number).value_or(tasks.size()));
    // Only that it stops is said to a rank during a task.
    ranks.say(0, run_task(task, orders, [&] { return ranks.listen(0).has_value(); }));
  }
}

}  // namespace

std::string_view name_of(TaskState state) {
  switch (state) {
    case TaskState::open:
      return "open";
    case TaskState::done_before:
      return "done before";
    case TaskState::done:
      return "done";
    default:
      return "failed";
  }
}

std::string result_path(const std::string& folder, const Task& task) {
  return fmt::format("{}{}{}.out", folder, folder.ends_with('/') ? "" : "/", task.name);
}

std::vector<TaskEnd> run_farm(Ranks& ranks, const std::vector<Task>& tasks,
                              const FarmOrders& orders,
                              const std::function<bool(const Task&, const TaskEnd&)>& go_on) {
  if (!ranks.is_first()) {
    work(ranks, tasks, orders);
    return {};
  }
  Master master(tasks, orders, go_on);
  if (ranks.size() > 1) {
    lead(ranks, master);
  } else {
    while (master.has_next()) {
      const std::size_t index = master.next();
      master.hear(index, run_task(tasks[index], orders, [&] { return master.stops(); }));
    }
  }
  return master.take_ends();
}

}  // namespace summand::dist
