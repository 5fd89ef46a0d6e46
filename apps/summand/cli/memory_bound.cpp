#include "apps/summand/cli/memory_bound.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <fcntl.h>
#include <fmt/core.h>
#include <new>
#include <string>
#include <sys/resource.h>
#include <unistd.h>
#include <utility>

#include "summand/ask/settings.hpp"
#include "summand/base/budget.hpp"
#include "summand/base/free_memory.hpp"
#include "summand/parallel/tasks.hpp"

namespace summand::program {

namespace {

// Sanitizers use many times more memory than the program itself. g++ defines a macro for each of
// them. clang has a question instead.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SUMMAND_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || defined(SUMMAND_SANITIZED)
constexpr bool kMeasured = false;
#else
constexpr bool kMeasured = true;
#endif

using ask::kProgramBytes;

constexpr std::size_t kSlack = 4'000'000;       // above the limit before a check stops the work
constexpr std::size_t kHardSlack = 12'000'000;  // above the limit before the system refuses more
constexpr std::size_t kStack = 8'500'000;       // for each thread
constexpr std::size_t kReserve = 4'000'000;     // for the message that the limit is reached

// Fields of /proc/self/statm, in pages.
constexpr std::size_t kResident = 1, kData = 5;

std::size_t pages_in_field(std::size_t field) {
  static const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  std::array<char, 128> text;
  const ssize_t size = file < 0 ? -1 : pread(file, text.data(), text.size(), 0);
  if (size <= 0) return 0;
  const char* at = text.data();
  const char* const end = at + size;
  for (; field > 0; --field) at = std::min(std::find(at, end, ' ') + 1, end);
  std::size_t pages = 0;
  std::from_chars(at, end, pages);
  return pages;
}

std::size_t bytes_in_field(std::size_t field) {
  static const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  return pages_in_field(field) * page;
}

bool bound_data(std::size_t bytes) {
  static std::atomic<std::size_t> last = 0;  // most questions have the bound of the one before
  if (bytes == last) return true;
  rlimit limit{};
  if (getrlimit(RLIMIT_DATA, &limit) != 0) return false;
  limit.rlim_cur = std::min<rlim_t>(bytes, limit.rlim_max);
  if (setrlimit(RLIMIT_DATA, &limit) != 0) return false;
  last = bytes;
  return true;
}

MemoryBound* innermost_bound = nullptr;

[[noreturn]] void reach_memory_limit(std::size_t bytes) {
  reach_limit(Limit::memory,
              fmt::format("the memory limit of {} MB is reached", bytes / 1'000'000));
}

// operator new must throw a bad_alloc. The library stops at a LimitReached. This is both.
struct OutOfMemory : LimitReached, std::bad_alloc {
  explicit OutOfMemory(LimitReached reached) : LimitReached(std::move(reached)) {}
};

}  // namespace

// Called when the system refuses memory. Allows a little more memory for the rest of the work.
void on_refusal() {
  std::set_new_handler(nullptr);
  bound_data(innermost_bound->most_taken_ + kReserve);
  try {
    reach_memory_limit(innermost_bound->limit_);
  } catch (LimitReached& reached) {
    throw OutOfMemory(std::move(reached));
  }
}

std::size_t resident_bytes() { return bytes_in_field(kResident); }

MemoryBound::MemoryBound(std::size_t limit, unsigned threads)
    : limit_(limit), outer_(std::exchange(innermost_bound, this)) {
  if (threads == 0) threads = hardware_threads();
  const std::size_t stacks = threads > 1 ? threads * kStack : 0;
  const std::size_t before = std::max(resident_bytes(), kProgramBytes) - kProgramBytes;
  most_resident_ = before + limit + limit / 20 + kSlack;
  most_taken_ = bytes_in_field(kData) + limit - kProgramBytes + limit / 10 + kHardSlack + stacks;
  hold();
}

MemoryBound::~MemoryBound() {
  innermost_bound = outer_;
  std::set_new_handler(nullptr);
  hold();
}

void MemoryBound::look() {
  if (!kMeasured || innermost_bound == nullptr) return;
  if (resident_bytes() <= innermost_bound->most_resident_) return;
  give_back_free_memory();  // it is resident, but not in use
  if (resident_bytes() > innermost_bound->most_resident_) {
    reach_memory_limit(innermost_bound->limit_);
  }
}

void MemoryBound::hold() {
  if (!kMeasured || innermost_bound == nullptr) return;
  if (bound_data(innermost_bound->most_taken_)) std::set_new_handler(on_refusal);
}

}  // namespace summand::program
