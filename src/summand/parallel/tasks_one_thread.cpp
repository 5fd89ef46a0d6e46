// The tasks without threads. Built instead of tasks_tbb.cpp.
#if defined(SUMMAND_ONE_THREAD)

#include "summand/parallel/tasks.hpp"

namespace summand {

unsigned hardware_threads() { return 1; }

void for_each_task(std::size_t count, unsigned,
                   const std::function<void(unsigned worker, std::size_t index)>& task) {
  for (std::size_t index = 0; index < count; ++index) task(0, index);
}

}  // namespace summand

#endif
