// FlatMap: an exact open-addressing table from small keys to small values that are not zero.
#pragma once

#include <cstdint>
#include <type_traits>

#include "summand/base/zeroed.hpp"

namespace summand {

// Linear probing, at most 5/8 full, no erasing. Hash must give 64 well-spread bits, of which the
// top ones are used. A value whose bytes are all zero marks an empty place and cannot be stored.
template <class Key, class Mapped, class Hash>
  requires std::is_trivially_copyable_v<Key> && std::is_trivially_copyable_v<Mapped>
class FlatMap {
 public:
  explicit FlatMap(Budget& budget) : budget_(&budget) {}

  std::size_t size() const { return size_; }

  // The stored value, or Mapped{} when there is none.
  Mapped find(const Key& key) const {
    if (size_ == 0) return Mapped{};
    for (std::size_t at = home(key);; at = (at + 1) & mask_) {
      const Entry& entry = entries_[at];
      if (entry.mapped == Mapped{} || entry.key == key) return entry.mapped;
    }
  }

  void prefetch(const Key& key) const {
    if (size_ != 0) __builtin_prefetch(&entries_[home(key)]);
  }

  // Stores a value for a key that is absent.
  void insert(const Key& key, const Mapped& mapped) {
    if (size_ * 8 >= entries_.size() * 5) grow();
    place(Entry{key, mapped});
    ++size_;
  }

  void clear() {
    entries_ = Zeroed<Entry>();
    size_ = 0;
    mask_ = 0;
    shift_ = 63;
  }

  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t at = 0; at < entries_.size(); ++at) {
      if (entries_[at].mapped != Mapped{}) visit(entries_[at].key, entries_[at].mapped);
    }
  }

 private:
  struct Entry {
    Key key;
    Mapped mapped;
  };

  std::size_t home(const Key& key) const {
    const auto hash = Hash{}(key);
    static_assert(sizeof(hash) == 8, "std::size_t may have only 32 bits");
    return static_cast<std::size_t>(hash >> shift_);
  }

  void place(const Entry& entry) {
    std::size_t at = home(entry.key);
    while (entries_[at].mapped != Mapped{}) at = (at + 1) & mask_;
    entries_[at] = entry;
  }

  void grow() {
    const std::size_t size = entries_.size() == 0 ? 64 : 2 * entries_.size();
    Zeroed<Entry> old(*budget_, size, Pages::at_once);
    old.swap(entries_);
    mask_ = size - 1;
    shift_ = __builtin_clzll(size) + 1;
    for (std::size_t at = 0; at < old.size(); ++at) {
      if (old[at].mapped != Mapped{}) place(old[at]);
    }
  }

  Budget* budget_;
  Zeroed<Entry> entries_;
  std::size_t size_ = 0;
  std::size_t mask_ = 0;
  int shift_ = 63;
};

}  // namespace summand
