// LossyCache: remembers answers until newer ones overwrite them.
#pragma once

#include <cstdint>

#include "summand/base/hash.hpp"
#include "summand/base/zeroed.hpp"

namespace summand {

// Direct-mapped, with one place for each key. Grows from 2^first to 2^last places as it fills, and
// then overwrites. A forgotten answer is computed again, so the size affects only the time and is
// never a limit. Keys are not 0.
class LossyCache {
 public:
  LossyCache(Budget& budget, int first_bits, int last_bits)
      : budget_(&budget), bits_(first_bits), last_bits_(last_bits) {}

  // The stored answer, or 0.
  std::uint32_t find(std::uint64_t key) const {
    if (entries_.size() == 0) return 0;
    const Entry& entry = entries_[place(key)];
    return entry.key == key ? entry.answer : 0;
  }

  void clear() {
    for (std::size_t at = 0; at < entries_.size(); ++at) entries_[at] = {};
    filled_ = 0;
  }

  void store(std::uint64_t key, std::uint32_t answer) {
    if (2 * filled_ >= entries_.size() && (entries_.size() == 0 || bits_ < last_bits_)) grow();
    if (entries_.size() == 0) return;
    Entry& entry = entries_[place(key)];
    filled_ += entry.key == 0;
    entry = {key, answer};
  }

 private:
  struct Entry {
    std::uint64_t key;
    std::uint32_t answer;
  };

  std::size_t place(std::uint64_t key) const { return hash_word(key) >> (64 - bits_); }

  void grow() {
    const int bits = entries_.size() == 0 ? bits_ : bits_ + 1;
    Zeroed<Entry> old = Zeroed<Entry>::if_free(*budget_, std::size_t{1} << bits);
    if (old.size() == 0) return;
    old.swap(entries_);
    bits_ = bits;
    filled_ = 0;
    for (std::size_t at = 0; at < old.size(); ++at) {
      if (old[at].key == 0) continue;
      Entry& entry = entries_[place(old[at].key)];
      filled_ += entry.key == 0;
      entry = old[at];
    }
  }

  Budget* budget_;
  int bits_;
  int last_bits_;
  std::size_t filled_ = 0;
  Zeroed<Entry> entries_;
};

}  // namespace summand
