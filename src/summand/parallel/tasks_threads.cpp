// The tasks without TBB (SUMMAND_STD_THREADS). The static program has them, because TBB is a shared
// library only. So has the build for ThreadSanitizer: libtbb is not instrumented, so its hand-overs
// between threads would be reported as races.
#if defined(SUMMAND_STD_THREADS)

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

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
  std::atomic<std::size_t> next = 0;
  std::mutex first_one;
  std::exception_ptr thrown;
  const auto work = [&, context = thread_context](unsigned worker) {
    const InContext of_the_caller(context);
    for (std::size_t index = next++; index < count; index = next++) {
      try {
        task(worker, index);
      } catch (...) {
        const std::scoped_lock lock(first_one);
        if (!thrown) thrown = std::current_exception();
        next = count;
      }
    }
  };
  {
    std::vector<std::jthread> others;
    try {
      for (unsigned worker = 1; worker < threads && worker < count; ++worker) {
        others.emplace_back(work, worker);
      }
    } catch (const std::system_error&) {
      // The system refuses another thread. The threads that have begun do all tasks.
    }
    work(0);
  }
  if (thrown) std::rethrow_exception(thrown);
}

}  // namespace summand

#endif
