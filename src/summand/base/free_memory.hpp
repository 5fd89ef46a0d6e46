// Memory that was freed, and that the allocator still keeps.
#pragma once

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

namespace summand {

// Gives free memory back to the system, where the C library can do that. It takes milliseconds or
// more, so it is nothing for hot loops.
inline void give_back_free_memory() {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}

}  // namespace summand
