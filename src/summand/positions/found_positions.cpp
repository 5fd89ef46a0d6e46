#include "summand/positions/found_positions.hpp"

#include <algorithm>
#include <utility>

namespace summand {

namespace {

constexpr std::size_t kBytesOfHit = 3 * sizeof(FoundPosition);  // a vector that grows

// Whether a comes before b.
bool is_before(const FoundPosition& a, const FoundPosition& b) {
  if (a.what->rank && a.what->rank != b.what->rank) return *a.what->rank > *b.what->rank;
  return a.number < b.number;
}

}  // namespace

bool FoundPositions::wants(std::uint64_t number, const Judgement& what) const {
  if (!best_ || kept_.size() < *best_) return true;
  const FoundPosition& worst = kept_.front();
  return *what.rank > *worst.what->rank ||
         (*what.rank == *worst.what->rank && number < worst.number);
}

void FoundPositions::add(FoundPosition hit) {
  if (best_ && kept_.size() == *best_) {
    std::ranges::pop_heap(kept_, is_before);
    kept_.back() = std::move(hit);
  } else {
    charge_.add(kBytesOfHit + hit.position.size() + hit.what->bytes());
    kept_.push_back(std::move(hit));
  }
  if (best_) std::ranges::push_heap(kept_, is_before);
  ++found_;
}

void FoundPositions::restore(std::vector<FoundPosition> kept, std::uint64_t found) {
  for (const FoundPosition& hit : kept) {
    charge_.add(kBytesOfHit + hit.position.size() + hit.what->bytes());
  }
  kept_ = std::move(kept);
  if (best_) std::ranges::make_heap(kept_, is_before);
  found_ = found;
}

std::vector<const FoundPosition*> FoundPositions::as_found() const {
  std::vector<const FoundPosition*> out;
  for (const FoundPosition& hit : kept_) out.push_back(&hit);
  std::ranges::sort(out, {}, &FoundPosition::number);
  return out;
}

std::vector<FoundPosition> FoundPositions::take_sorted() {
  std::vector<FoundPosition> out = std::exchange(kept_, {});
  std::ranges::sort(out, is_before);
  return out;
}

}  // namespace summand
