#include "summand/base/memory.hpp"

#if defined(__unix__) && !defined(__wasm__)
#include <sys/mman.h>
#endif

namespace summand {

#if defined(__unix__) && !defined(__wasm__)

AddressRange reserve_addresses(std::size_t bytes, std::size_t least) {
  for (; bytes >= least; bytes /= 2) {
    void* start =
        mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (start != MAP_FAILED) return {start, bytes};
  }
  return {};
}

void give_back(const AddressRange& range) noexcept {
  if (range.start != nullptr) munmap(range.start, range.bytes);
}

bool fill_addresses(void* start, std::size_t bytes) {
  return mprotect(start, bytes, PROT_READ | PROT_WRITE) == 0;
}

#else

AddressRange reserve_addresses(std::size_t, std::size_t) { return {}; }
void give_back(const AddressRange&) noexcept {}
bool fill_addresses(void*, std::size_t) { return false; }

#endif

}  // namespace summand
