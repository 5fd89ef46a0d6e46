#include "summand/base/memory.hpp"

#include <cstdint>
#include <cstdlib>
#include <cstring>

#if defined(__unix__) && !defined(__wasm__)
#include <sys/mman.h>
#endif

namespace summand {

#if defined(__unix__) && !defined(__wasm__)

namespace {

constexpr std::size_t kPage = 4096, kLargePage = std::size_t{2} << 20;

// A wish: without it the table is only slower. It must start at a page.
void ask_for_large_pages([[maybe_unused]] void* start, [[maybe_unused]] std::size_t bytes) {
#if defined(MADV_HUGEPAGE)
  madvise(start, bytes, MADV_HUGEPAGE);
#endif
}

void* take_in_order(std::size_t bytes) {
  void* const start = std::calloc(bytes, 1);
  if (start != nullptr && bytes >= 2 * kLargePage) {
    const auto from = reinterpret_cast<std::uintptr_t>(start);
    const std::size_t skipped = (kLargePage - from % kLargePage) % kLargePage;
    ask_for_large_pages(static_cast<char*>(start) + skipped, bytes - skipped);
  }
  return start;
}

}  // namespace

void* take_zeroed(std::size_t bytes, Pages pages) {
  if (pages == Pages::in_order) return take_in_order(bytes);
  const bool is_large = bytes >= 2 * kLargePage;
  if (!is_large && (pages == Pages::when_used || bytes < 16 * kPage)) return std::calloc(bytes, 1);
  const std::size_t page = is_large ? kLargePage : kPage;
  if (bytes > PTRDIFF_MAX - page) return nullptr;  // no machine has so many
  bytes = (bytes + page - 1) / page * page;
  void* start = std::aligned_alloc(page, bytes);
  if (start == nullptr) return nullptr;
  if (is_large) ask_for_large_pages(start, bytes);
  return std::memset(start, 0, bytes);
}

#else

void* take_zeroed(std::size_t bytes, Pages) { return std::calloc(bytes, 1); }

#endif

void give_back_zeroed(void* start) noexcept { std::free(start); }

}  // namespace summand
