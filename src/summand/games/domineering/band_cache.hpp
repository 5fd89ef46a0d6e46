// BandCache: where the promises of bands are, until newer bands overwrite them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "summand/base/hash.hpp"
#include "summand/base/zeroed.hpp"

namespace summand::games::domineering {

// Direct-mapped, with one word for each band of up to 48 cells: the band and its place. Few pages
// are used while few bands come up. A forgotten place is found again, so the size affects only the
// time.
class BandCache {
 public:
  using Place = std::uint16_t;

  explicit BandCache(Budget& budget)
      : budget_(&budget), entries_(budget, std::size_t{1} << bits_) {}

  // 0 if the band is not there. Place 0 is none.
  Place find(std::uint64_t band) const {
    const std::uint64_t entry = entries_[at(band)];
    return entry >> kPlaceBits == band ? static_cast<Place>(entry) : Place{0};
  }
  void prefetch(std::uint64_t band) const { __builtin_prefetch(&entries_[at(band)]); }

  void store(std::uint64_t band, Place place) {
    if (2 * filled_ > entries_.size() && bits_ < kMostBits) grow();
    std::uint64_t& entry = entries_[at(band)];
    if (entry == 0) ++filled_;
    entry = band << kPlaceBits | place;
  }

  // Forgets the bands with these places.
  template <class Predicate>
  void forget(Predicate&& forgets) {
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      if (entries_[i] == 0 || !forgets(static_cast<Place>(entries_[i]))) continue;
      entries_[i] = 0;
      --filled_;
    }
  }

 private:
  static constexpr unsigned kPlaceBits = 16, kMostBits = 22;

  std::size_t at(std::uint64_t band) const {
    return static_cast<std::size_t>(hash_word(band) >> (64 - bits_));
  }
  void grow() {
    Zeroed<std::uint64_t> old = Zeroed<std::uint64_t>::if_free(*budget_, std::size_t{2} << bits_);
    if (old.size() == 0) return;
    old.swap(entries_);
    ++bits_;
    filled_ = 0;
    for (std::size_t i = 0; i < old.size(); ++i) {
      if (old[i] != 0) store(old[i] >> kPlaceBits, static_cast<Place>(old[i]));
    }
  }

  Budget* budget_;
  unsigned bits_ = 14;
  Zeroed<std::uint64_t> entries_;
  std::size_t filled_ = 0;
};

}  // namespace summand::games::domineering
