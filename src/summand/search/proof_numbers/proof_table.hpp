// ProofTable: what a search by proof numbers knows about sums, in a table of limited size.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

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
class ProofTable {
 public:
  // The number of a move that is not known, and one more than the greatest number that is kept.
  static constexpr std::uint32_t kNoMove = 0x7ff;

  struct Found {
    ProofNumbers numbers;
    std::uint32_t move = kNoMove;  // a winning one, if the sum is won: its place among the moves
  };

  static constexpr unsigned kKeyBits = 96;
  static constexpr std::size_t kEntryBytes = 16;

  // At most 2^log2_entries entries, and at least four. Throws LimitReached.
  ProofTable(Budget& budget, unsigned log2_entries)
      : budget_(&budget),
        most_(std::max(log2_entries, kLog2Bucket)),
        log2_(std::min(most_, kFirst)),
        entries_(budget, std::size_t{1} << log2_) {}

  std::optional<Found> find(const SumKey& key) const {
    const std::size_t at = bucket(key);
    for (std::size_t i = at; i < at + kBucket; ++i) {
      const Entry& its = entries_[i];
      if (its.second != 0 && its.is_of(key)) return its.found();
    }
    return std::nullopt;
  }
  void prefetch(const SumKey& key) const { __builtin_prefetch(&entries_[bucket(key)]); }

  // `work` is the number of nodes that were searched for this. The move matters if the sum is won.
  void store(const SumKey& key, const ProofNumbers& numbers, std::uint64_t work,
             std::uint32_t move = kNoMove) {
    const Entry entry = Entry::of(key, numbers, work, move);
    const std::size_t at = bucket(key);
    std::size_t place = at;
    float least = ProofNumbers::kNever;
    for (std::size_t i = at; i < at + kBucket; ++i) {
      Entry& its = entries_[i];
      if (its.second == 0 || its.is_of(key)) {
        const bool is_new = its.second == 0;
        its = entry;
        if (is_new) count_used();
        return;
      }
      if (its.work() >= least) continue;
      least = its.work();
      place = i;
    }
    ++lost_;
    entries_[place] = entry;
  }

  std::size_t size() const { return entries_.size(); }
  std::uint64_t used() const { return used_; }
  // Entries that gave way to others.
  std::uint64_t lost() const { return lost_; }

 private:
  static constexpr unsigned kLog2Bucket = 2, kFirst = 16, kStep = 1;
  static constexpr std::size_t kBucket = std::size_t{1} << kLog2Bucket;
  static constexpr unsigned kWorkBits = 5;

  // `first` is the low half of the key. `second` has 32 bits of the high half, and two numbers of
  // 16 bits. If the sum is won, the second number has the move and the logarithm of the work. If it
  // is lost, the first number is the work. The upper bits of the low half choose the bucket.
  struct Entry {
    std::uint64_t first, second;

    static Entry of(const SumKey& key, const ProofNumbers& numbers, std::uint64_t work,
                    std::uint32_t move) {
      std::uint32_t win = packed_up(numbers.win), loss = packed_up(numbers.loss);
      if (numbers.is_won()) {
        const auto log2_work = static_cast<std::uint32_t>(std::bit_width(work));
        loss = std::min(move, kNoMove) << kWorkBits | std::clamp(log2_work, 1u, 31u);
      } else if (numbers.is_lost()) {
        win = packed_up(static_cast<float>(std::max<std::uint64_t>(work, 1)));
      }
      return {key.low, key.high << 32 | win << 16 | loss};
    }
    bool is_of(const SumKey& key) const {
      return first == key.low && second >> 32 == (key.high & 0xffffffff);
    }
    std::uint32_t win() const { return static_cast<std::uint32_t>(second) >> 16; }
    std::uint32_t loss() const { return static_cast<std::uint32_t>(second) & 0xffff; }
    Found found() const {
      if (win() == 0) return {ProofNumbers::won(), loss() >> kWorkBits};
      if (loss() == 0) return {ProofNumbers::lost()};
      return {{unpacked(win()), unpacked(loss())}};
    }
    // The nodes that were searched, or those that at least one of the proofs is expected to take.
    float work() const {
      if (win() == 0) return std::ldexp(1.0f, static_cast<int>(loss() & 31u) - 1);
      if (loss() == 0) return unpacked(win());
      return std::min(unpacked(win()), unpacked(loss()));
    }
  };

  static_assert(sizeof(Entry) == kEntryBytes);

  std::size_t bucket(std::uint64_t low) const {
    return static_cast<std::size_t>(low >> 1 >> (63 - (log2_ - kLog2Bucket))) << kLog2Bucket;
  }
  std::size_t bucket(const SumKey& key) const { return bucket(key.low); }
  void count_used() {
    ++used_;
    if (log2_ < most_ && used_ * 4 > entries_.size() * 3) grow();
  }
  // Each bucket becomes two, so no entry is lost. Without memory for them entries give way from now
  // on.
  void grow() {
    Zeroed<Entry> old = Zeroed<Entry>::if_free(*budget_, std::size_t{1} << (log2_ + kStep));
    if (old.size() == 0) {
      most_ = log2_;
      return;
    }
    old.swap(entries_);
    log2_ += kStep;
    for (std::size_t i = 0; i < old.size(); ++i) {
      if (old[i].second == 0) continue;
      std::size_t at = bucket(old[i].first);
      while (entries_[at].second != 0) ++at;
      entries_[at] = old[i];
    }
  }

  Budget* budget_;
  unsigned most_, log2_;
  Zeroed<Entry> entries_;
  std::uint64_t used_ = 0, lost_ = 0;
};

}  // namespace summand
