// The tasks on TBB. Builds without TBB or without threads have their own.
#if !defined(SUMMAND_STD_THREADS) && !defined(SUMMAND_ONE_THREAD)

#include <algorithm>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>
#include <stdexcept>
#include <string>
#include <thread>

#include "summand/base/budget.hpp"
#include "summand/base/thread_context.hpp"
#include "summand/parallel/tasks.hpp"

namespace summand {

unsigned hardware_threads() { return std::max(1u, std::thread::hardware_concurrency()); }

void for_each_task(std::size_t count, unsigned threads,
                   const std::function<void(unsigned worker, std::size_t index)>& task) {
  if (threads == 0) threads = hardware_threads();
  if (threads == 1 || count <= 1) {
    for (std::size_t index = 0; index < count; ++index) task(0, index);
    return;
  }
  const auto run = [&, context = thread_context] {
    tbb::parallel_for(
        std::size_t{0}, count,
        [&](std::size_t index) {
          const InContext of_the_caller(context);
          task(static_cast<unsigned>(tbb::this_task_arena::current_thread_index()), index);
        },
        tbb::simple_partitioner());
  };
  try {
    if (threads >= static_cast<unsigned>(tbb::info::default_concurrency())) {
      // The arena that is there already: the threads are late in a new one, and miss short work
      // that comes again and again. Isolated, so that who waits does not begin a task of a loop
      // around it.
      tbb::this_task_arena::isolate(run);
    } else {
      tbb::task_arena arena(static_cast<int>(threads));
      arena.execute(run);
    }
  } catch (const std::runtime_error& refusal) {
    // The system cannot start another thread. No task of ours throws this exception.
    reach_limit(Limit::memory, std::string("the system refuses a thread: ") + refusal.what());
  }
}

}  // namespace summand

#endif
