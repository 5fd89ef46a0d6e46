#include "summand/base/free_memory.hpp"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

namespace summand {

void give_back_free_memory() {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}

}  // namespace summand
