#include "summand/base/addresses.hpp"

#if defined(__unix__) && !defined(__wasm__)

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <sys/mman.h>

#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"

namespace summand {

namespace {

constexpr std::size_t kGranule = 1 << 16;  // a multiple of the pages of all usual systems

std::size_t whole_granules(std::size_t bytes) {
  return (bytes + kGranule - 1) / kGranule * kGranule;
}

// Memory at a place that is free. Returns false if it is not, or if there is no memory.
bool map_at(void* place, std::size_t bytes) {
  void* const start = mmap(place, bytes, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (start == place) return true;
  if (start != MAP_FAILED) munmap(start, bytes);
  return false;
}

// The claimed ranges of the process. They lie in a part of the address space that systems of 64
// bits leave empty: the program and its heap are above it on Linux, and so is what the system
// places. Other libraries that choose addresses for themselves prefer lower ones.
class Claims {
 public:
  std::optional<std::uintptr_t> add(std::uint64_t bytes) {
    const Guard one_at_a_time(mutex_);
    bytes = (bytes / kStep + 2) * kStep;  // with a gap
    std::uint64_t start = kBegin;
    for (const auto& [its_start, its_bytes] : claims_) {
      if (its_start - start >= bytes) break;
      start = its_start + its_bytes;
    }
    if (bytes > kEnd - start) return std::nullopt;
    claims_.emplace(start, bytes);
    return static_cast<std::uintptr_t>(start);
  }
  void remove(std::uintptr_t start) {
    const Guard one_at_a_time(mutex_);
    claims_.erase(start);
  }

  // Claims are for the whole process, as addresses are.
  static Claims& of_process() {
    static Claims claims;
    return claims;
  }

 private:
  static constexpr std::uint64_t kBegin = sizeof(void*) < 8 ? 0 : std::uint64_t{0x2000} << 32;
  static constexpr std::uint64_t kEnd = sizeof(void*) < 8 ? 0 : std::uint64_t{0x5400} << 32;
  static constexpr std::uint64_t kStep = std::uint64_t{1} << 30;

  Mutex mutex_;
  std::map<std::uint64_t, std::uint64_t> claims_;  // starts and bytes
};

}  // namespace

Addresses::Addresses(std::size_t bytes, std::size_t least) {
  bytes = whole_granules(bytes);
  if (!claim(bytes)) reserve(bytes, whole_granules(least));
}

Addresses::~Addresses() {
  if (start_ == nullptr) return;
  munmap(start_, std::max(filled_, reserved_));
  if (reserved_ == 0) Claims::of_process().remove(reinterpret_cast<std::uintptr_t>(start_));
}

// The first page shows whether the system accepts the place.
bool Addresses::claim(std::size_t bytes) {
  const auto place = Claims::of_process().add(bytes);
  if (!place) return false;
  void* const start = reinterpret_cast<void*>(*place);  // NOLINT(performance-no-int-to-ptr)
  if (!map_at(start, kGranule)) {
    Claims::of_process().remove(*place);
    return false;
  }
  start_ = start;
  bytes_ = bytes;
  filled_ = kGranule;
  return true;
}

void Addresses::reserve(std::size_t bytes, std::size_t least) {
  for (; bytes > 0 && bytes >= least; bytes = bytes / 2 / kGranule * kGranule) {
    void* const start =
        mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (start == MAP_FAILED) continue;
    start_ = start;
    bytes_ = reserved_ = bytes;
    return;
  }
}

bool Addresses::fill(std::size_t bytes) {
  bytes = whole_granules(bytes);
  if (bytes <= filled_) return true;
  if (reserved_ > 0) {
    if (mprotect(start_, bytes, PROT_READ | PROT_WRITE) != 0) return false;
  } else if (!map_at(static_cast<char*>(start_) + filled_, bytes - filled_)) {
    return false;
  }
  filled_ = bytes;
  return true;
}

}  // namespace summand

#else

namespace summand {

Addresses::Addresses(std::size_t, std::size_t) {}
Addresses::~Addresses() = default;
bool Addresses::claim(std::size_t) { return false; }
void Addresses::reserve(std::size_t, std::size_t) {}
bool Addresses::fill(std::size_t) { return false; }

}  // namespace summand

#endif
