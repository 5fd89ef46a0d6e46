// Independent tasks on several cores.
#pragma once

#include <cstddef>
#include <functional>

namespace summand {

// The number of threads that the machine runs at once; at least 1.
unsigned hardware_threads();

// Calls task(worker, index) once for every index below `count`, on at most `threads` threads (0: as
// many as the machine has). `worker` is below `threads`, and two running tasks never have the same
// one. Tasks begin roughly in the order of their indices. If a task throws, no new task begins, and
// the first exception is thrown again here when the running tasks have ended. With one thread, or
// without thread support, this is a loop. Tasks have the context of the thread that calls
// (base/thread_context.hpp).
void for_each_task(std::size_t count, unsigned threads,
                   const std::function<void(unsigned worker, std::size_t index)>& task);

}  // namespace summand
