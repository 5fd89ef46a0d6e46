#include "summand/base/growing_chunks.hpp"

#include "summand/base/zeroed.hpp"

namespace summand {

// A copy here, and not one of each caller, keeps the many callers short.
// NOLINTNEXTLINE(modernize-pass-by-value)
GrowingChunks::GrowingChunks(const Budget& budget, std::size_t bytes_of_element, Pages pages)
    : budget_(budget), bytes_of_element_(bytes_of_element), pages_(pages) {}

GrowingChunks::~GrowingChunks() {
  for (std::size_t chunk = 0; chunk < kMost && start(chunk) != nullptr; ++chunk) {
    give_back_zeroed(start(chunk));
    budget_.release(bytes_of(chunk));
  }
}

void GrowingChunks::add_chunks(std::size_t last) {
  for (std::size_t chunk = 0; chunk <= last; ++chunk) {
    if (start(chunk) != nullptr) continue;
    starts_[chunk].store(take_charged(budget_, bytes_of(chunk), pages_), std::memory_order_release);
  }
}

}  // namespace summand
