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

void* take_zeroed(std::size_t bytes, Pages pages) {
  constexpr std::size_t kPage = 4096, kLargePage = std::size_t{2} << 20;
  const bool is_large = bytes >= 2 * kLargePage;
  if (!is_large && (pages == Pages::when_used || bytes < 16 * kPage)) return std::calloc(bytes, 1);
  const std::size_t page = is_large ? kLargePage : kPage;
  if (bytes > PTRDIFF_MAX - page) return nullptr;  // no machine has so many
  bytes = (bytes + page - 1) / page * page;
  void* start = std::aligned_alloc(page, bytes);
  if (start == nullptr) return nullptr;
#if defined(MADV_HUGEPAGE)
  if (is_large)
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
void* take_zeroed(std::size_t bytes, Pages) { return std::calloc(bytes, 1); }

#endif

void give_back_zeroed(void* start) noexcept { std::free(start); }

}  // namespace summand
