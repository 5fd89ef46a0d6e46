// Independent tasks on several cores.
#pragma once

#include <cstddef>
#include <functional>

namespace summand {

// How many threads the machine runs at once; at least 1.
unsigned hardware_threads();

// Calls task(worker, index) once for every index below `count`, on at most `threads` threads (0:
// all there are). `worker` is below `threads` and at no time the same for two running tasks.
// Indices are begun in rising order as far as it pays. The first exception of a task is thrown
// again here, after the others have ended; tasks not yet begun are left out. On one thread, and
// where there are no threads, a loop.
void for_each_task(std::size_t count, unsigned threads,
                   const std::function<void(unsigned worker, std::size_t index)>& task);

}  // namespace summand
