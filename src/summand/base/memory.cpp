#include "summand/base/memory.hpp"

#include <cstdint>
#include <cstdlib>
#include <cstring>

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

void* take_zeroed(std::size_t bytes) {
  constexpr std::size_t kLargePage = std::size_t{2} << 20;
  if (bytes < 2 * kLargePage) return std::calloc(bytes, 1);
  if (bytes > PTRDIFF_MAX - kLargePage) return nullptr;  // no machine has so many
  bytes = (bytes + kLargePage - 1) / kLargePage * kLargePage;
  void* start = std::aligned_alloc(kLargePage, bytes);
  if (start == nullptr) return nullptr;
#if defined(MADV_HUGEPAGE)
  madvise(start, bytes, MADV_HUGEPAGE);  // a wish: without it the table is only slower
#endif
  return std::memset(start, 0, bytes);
}

bool fill_addresses(void* start, std::size_t bytes) {
  return mprotect(start, bytes, PROT_READ | PROT_WRITE) == 0;
}

#else

AddressRange reserve_addresses(std::size_t, std::size_t) { return {}; }
void give_back(const AddressRange&) noexcept {}
bool fill_addresses(void*, std::size_t) { return false; }
void* take_zeroed(std::size_t bytes) { return std::calloc(bytes, 1); }

#endif

void give_back_zeroed(void* start) noexcept { std::free(start); }

}  // namespace summand
