// ProofTable: what a search by proof numbers knows about sums, in a table of limited size.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include "summand/base/guard.hpp"
#include "summand/base/shared_mutex.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/ruleset/sum_key.hpp"

namespace summand {

// The expected work of a proof, in nodes. Seen by the player to move.
//
// They have the precision of the table: 8 bits of mantissa, rounded up. So what a search computes
// is what it reads again.
struct ProofNumbers {
  static constexpr float kNever = std::numeric_limits<float>::infinity();

  float win = 1;   // of the proof that he wins; 0 if he does
  float loss = 1;  // of the proof that he loses; 0 if he does

  bool is_won() const { return win == 0; }
  bool is_lost() const { return loss == 0; }
  bool is_solved() const { return is_won() || is_lost(); }

  static ProofNumbers won() { return {0, kNever}; }
  static ProofNumbers lost() { return {kNever, 0}; }
  friend bool operator==(const ProofNumbers&, const ProofNumbers&) = default;
};

// A number in 16 bits: the upper half of a float without its sign.
inline std::uint32_t packed_up(float number) {
  return (std::bit_cast<std::uint32_t>(number) + 0x7fff) >> 15;
}
inline float unpacked(std::uint32_t bits) { return std::bit_cast<float>(bits << 15); }
inline float rounded_up(float number) { return unpacked(packed_up(number)); }

// Entries of 16 bytes in buckets of four. An entry has 96 bits of the key, of which some choose the
// bucket. So two different sums are taken for each other with a probability of 2^-96 a pair.
//
// The table grows until it has its greatest size. Then the entry of a full bucket that took the
// least work gives way.
//
// Several threads may use a table. Two of them may write an entry at the same time. Its first word
// is mixed with the second, so an entry of two halves has a key that nobody asks for (Hyatt's
// lockless hashing). The table grows while nobody uses it.
class ProofTable {
 public:
  // What an entry keeps of a winning move: some bits of the key of the sum that it leaves.
  using Mark = std::uint32_t;
  static constexpr unsigned kMarkBits = 11;
  static Mark mark_of(const SumKey& left) {
    return static_cast<Mark>(left.high >> (64 - kMarkBits));
  }

  struct Found {
    ProofNumbers numbers;
    std::optional<Mark> move;  // a winning one, if the sum is won
  };
  // An entry as it is written into files.
  struct Words {
    std::uint64_t first, second;
  };

  static constexpr unsigned kKeyBits = 96;
  static constexpr std::size_t kEntryBytes = sizeof(Words);

  // At most 2^log2_entries entries, and at least four. Throws LimitReached.
  ProofTable(Budget& budget, unsigned log2_entries)
      : budget_(&budget),
        most_(std::max(log2_entries, kLog2Bucket)),
        log2_(std::min(most_, kFirst)),
        entries_(budget, std::size_t{1} << log2_) {}

  // A thread has one while it finds and stores.
  class Use {
   public:
    explicit Use(ProofTable& table) : table_(table) { table_.in_use_.lock_shared(); }
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    ~Use() { table_.in_use_.unlock_shared(); }

    // Lets the table grow if it is to. To be called often, because all threads wait for it.
    void pause() {
      if (!table_.is_to_grow_.load(std::memory_order_relaxed)) return;
      table_.in_use_.unlock_shared();
      table_.grow_alone();
      table_.in_use_.lock_shared();
    }

   private:
    ProofTable& table_;
  };

  std::optional<Found> find(const SumKey& key) const {
    const std::size_t at = bucket(key);
    for (std::size_t i = at; i < at + kBucket; ++i) {
      const Entry its = entry(i);
      if (its.second != 0 && its.is_of(key)) return its.found();
    }
    return std::nullopt;
  }
  void prefetch(const SumKey& key) const { __builtin_prefetch(&entries_[bucket(key)]); }

  // `work` is the number of nodes that were searched for this. The move matters if the sum is won.
  void store(const SumKey& key, const ProofNumbers& numbers, std::uint64_t work, Mark move = 0) {
    store(Entry::of(key, numbers, work, move));
  }

  // Calls visit(words) for at most so many entries, those that took the most work. An entry that
  // another thread writes at the same time may be left out.
  template <class Visit>
  void for_each_costly(std::uint64_t most, Visit&& visit) const {
    std::array<std::uint64_t, 256> counts{};
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      const Entry its = entry(i);
      if (its.second != 0) ++counts[its.class_of_work()];
    }
    std::size_t least = counts.size();
    while (least > 0 && counts[least - 1] <= most) most -= counts[--least];
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      const Entry its = entry(i);
      if (its.second == 0) continue;
      const std::size_t its_class = its.class_of_work();
      if (its_class + 1 < least || (its_class + 1 == least && most == 0)) continue;
      if (its_class + 1 == least) --most;
      visit(Words{its.first, its.second});
    }
  }
  // Stores an entry that such a visit had. Any words are one. The entries come bucket by bucket, so
  // the table grows as soon as one is full: at most until it is as large as the other one. Assumes
  // that no other thread uses the table.
  void take(const Words& words) {
    if (words.second == 0) return;
    const Entry entry{words.first, words.second};
    while (log2_ < most_ && !place_of(entry)) grow();
    store(entry);
  }

  std::size_t size() const { return entries_.size(); }
  std::uint64_t used() const { return used_.load(std::memory_order_relaxed); }
  // Entries that gave way to others.
  std::uint64_t lost() const { return lost_.load(std::memory_order_relaxed); }

 private:
  static constexpr unsigned kLog2Bucket = 2, kFirst = 16, kStep = 1;
  static constexpr std::size_t kBucket = std::size_t{1} << kLog2Bucket;
  static constexpr unsigned kWorkBits = 5;
  static_assert(kMarkBits + kWorkBits == 16);

  // `first` is the low half of the key. `second` has 32 bits of the high half, and two numbers of
  // 16 bits. If the sum is won, the second number has the move and the logarithm of the work. If it
  // is lost, the first number is the work. The upper bits of the low half choose the bucket.
  struct Entry {
    std::uint64_t first, second;

    static Entry of(const SumKey& key, const ProofNumbers& numbers, std::uint64_t work, Mark move) {
      std::uint32_t win = packed_up(numbers.win), loss = packed_up(numbers.loss);
      if (numbers.is_won()) {
        const auto log2_work = static_cast<std::uint32_t>(std::bit_width(work));
        loss = move << kWorkBits | std::clamp(log2_work, 1u, 31u);
      } else if (numbers.is_lost()) {
        win = packed_up(static_cast<float>(std::max<std::uint64_t>(work, 1)));
      }
      return {key.low, key.high << 32 | win << 16 | loss};
    }
    bool is_of(const SumKey& key) const {
      return first == key.low && second >> 32 == (key.high & 0xffffffff);
    }
    bool has_key_of(const Entry& other) const {
      return first == other.first && second >> 32 == other.second >> 32;
    }
    std::uint32_t win() const { return static_cast<std::uint32_t>(second) >> 16; }
    std::uint32_t loss() const { return static_cast<std::uint32_t>(second) & 0xffff; }
    Found found() const {
      if (win() == 0) return {ProofNumbers::won(), loss() >> kWorkBits};
      if (loss() == 0) return {ProofNumbers::lost(), {}};
      return {{unpacked(win()), unpacked(loss())}, {}};
    }
    // The nodes that were searched, or those that at least one of the proofs is expected to take.
    float work() const {
      if (win() == 0) return std::ldexp(1.0f, static_cast<int>(loss() & 31u) - 1);
      if (loss() == 0) return unpacked(win());
      return std::min(unpacked(win()), unpacked(loss()));
    }
    // Its logarithm.
    std::size_t class_of_work() const { return packed_up(work()) >> 8 & 255; }
  };

  std::size_t bucket(std::uint64_t low) const {
    return static_cast<std::size_t>(low >> 1 >> (63 - (log2_ - kLog2Bucket))) << kLog2Bucket;
  }
  std::size_t bucket(const SumKey& key) const { return bucket(key.low); }

  static std::uint64_t load(const std::uint64_t& word) {
    return std::atomic_ref(const_cast<std::uint64_t&>(word)).load(std::memory_order_relaxed);
  }
  Entry entry(std::size_t at) const {
    const std::uint64_t second = load(entries_[at].second);
    return {load(entries_[at].first) ^ second, second};
  }
  void write(std::size_t at, const Entry& entry) {
    std::atomic_ref(entries_[at].first)
        .store(entry.first ^ entry.second, std::memory_order_relaxed);
    std::atomic_ref(entries_[at].second).store(entry.second, std::memory_order_relaxed);
  }

  // The place of its key in its bucket, or one that is free.
  std::optional<std::size_t> place_of(const Entry& entry) const {
    const std::size_t at = bucket(entry.first);
    for (std::size_t i = at; i < at + kBucket; ++i) {
      const Entry its = this->entry(i);
      if (its.second == 0 || its.has_key_of(entry)) return i;
    }
    return std::nullopt;
  }
  std::size_t place_of_least_work(std::size_t bucket) const {
    std::size_t out = bucket;
    for (std::size_t i = bucket + 1; i < bucket + kBucket; ++i) {
      if (entry(i).work() < entry(out).work()) out = i;
    }
    return out;
  }
  void store(const Entry& stored) {
    if (const auto place = place_of(stored)) {
      const bool is_new = entry(*place).second == 0;
      write(*place, stored);
      if (is_new) count_used();
      return;
    }
    lost_.fetch_add(1, std::memory_order_relaxed);
    write(place_of_least_work(bucket(stored.first)), stored);
  }
  bool is_nearly_full() const { return log2_ < most_ && used() * 4 > entries_.size() * 3; }
  void count_used() {
    used_.fetch_add(1, std::memory_order_relaxed);
    if (is_nearly_full()) is_to_grow_.store(true, std::memory_order_relaxed);
  }
  // Waits until no thread uses the table. The first one lets it grow.
  void grow_alone() {
    const Guard alone(in_use_);
    if (is_nearly_full()) grow();
    is_to_grow_.store(false, std::memory_order_relaxed);
  }
  // Each bucket becomes two, so no entry is lost. Without memory for them entries give way from now
  // on.
  void grow() {
    Zeroed<Words> old = Zeroed<Words>::if_free(*budget_, std::size_t{1} << (log2_ + kStep));
    if (old.size() == 0) {
      most_ = log2_;
      return;
    }
    old.swap(entries_);
    log2_ += kStep;
    for (std::size_t i = 0; i < old.size(); ++i) {
      if (old[i].second == 0) continue;
      const std::size_t at = bucket(old[i].first ^ old[i].second);
      // Only an entry of two halves can find its bucket full.
      const auto place = std::find_if(&entries_[at], &entries_[at] + kBucket,
                                      [](const Words& its) { return its.second == 0; });
      if (place != &entries_[at] + kBucket) *place = old[i];
    }
  }

  Budget* budget_;
  unsigned most_, log2_;
  Zeroed<Words> entries_;  // of each entry, its first word mixed with the second
  std::atomic<std::uint64_t> used_ = 0, lost_ = 0;
  std::atomic<bool> is_to_grow_ = false;
  SharedMutex in_use_;
};

}  // namespace summand
