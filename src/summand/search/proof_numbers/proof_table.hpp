// ProofTable: what a search by proof numbers knows about sums, in a table of limited size.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include "summand/ruleset/sum_key.hpp"
#include "summand/search/shared_table.hpp"

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

// What an entry of 16 bytes knows of a sum. It has 96 bits of the key, of which some choose the
// bucket. So two different sums are taken for each other with a probability of 2^-96 a pair.
//
// `first` is the low half of the key. `second` has 32 bits of the high half, and two numbers of 16
// bits. If the sum is won, the second number has some bits of the sum that a winning move leaves,
// and the logarithm of the work. If it is lost, the first number is the work.
struct ProofEntry {
  // What is kept of a winning move.
  using Mark = std::uint32_t;
  static constexpr unsigned kMarkBits = 11, kWorkBits = 5, kLog2First = 16;
  static_assert(kMarkBits + kWorkBits == 16);

  std::uint64_t first, second;

  static ProofEntry of(const SumKey& key) { return {key.low, key.high << 32}; }
  static ProofEntry of(const SumKey& key, const ProofNumbers& numbers, std::uint64_t work,
                       Mark move) {
    std::uint32_t win = packed_up(numbers.win), loss = packed_up(numbers.loss);
    if (numbers.is_won()) {
      const auto log2_work = static_cast<std::uint32_t>(std::bit_width(work));
      loss = move << kWorkBits | std::clamp(log2_work, 1u, 31u);
    } else if (numbers.is_lost()) {
      win = packed_up(static_cast<float>(std::max<std::uint64_t>(work, 1)));
    }
    return {key.low, key.high << 32 | win << 16 | loss};
  }

  static std::uint64_t mixer(std::uint64_t second) { return second; }
  std::uint64_t place() const { return first; }
  bool has_key_of(const ProofEntry& other) const {
    return first == other.first && second >> 32 == other.second >> 32;
  }

  bool is_won() const { return win() == 0; }
  bool is_lost() const { return loss() == 0; }
  ProofNumbers numbers() const {
    if (is_won()) return ProofNumbers::won();
    if (is_lost()) return ProofNumbers::lost();
    return {unpacked(win()), unpacked(loss())};
  }
  Mark move() const { return loss() >> kWorkBits; }
  // The nodes that were searched, or those that at least one of the proofs is expected to take.
  float work() const {
    if (is_won()) return std::ldexp(1.0f, static_cast<int>(loss() & 31u) - 1);
    if (is_lost()) return unpacked(win());
    return std::min(unpacked(win()), unpacked(loss()));
  }
  std::size_t work_class() const { return packed_up(work()) >> 8 & 255; }

 private:
  std::uint32_t win() const { return static_cast<std::uint32_t>(second) >> 16; }
  std::uint32_t loss() const { return static_cast<std::uint32_t>(second) & 0xffff; }
};

// Several threads may use a table (search/shared_table.hpp).
class ProofTable {
 public:
  using Mark = ProofEntry::Mark;
  static Mark mark_of(const SumKey& left) {
    return static_cast<Mark>(left.high >> (64 - ProofEntry::kMarkBits));
  }

  struct Found {
    ProofNumbers numbers;
    std::optional<Mark> move;  // a winning one, if the sum is won
  };
  static constexpr unsigned kKeyBits = 96;
  static unsigned log2_entries(std::size_t bytes) {
    return SharedTable<ProofEntry>::log2_entries(bytes);
  }

  // At most 2^log2_entries entries, and at least four. Throws LimitReached.
  ProofTable(Budget& budget, unsigned log2_entries) : table_(budget, log2_entries) {}

  // A thread has one while it finds and stores.
  class Use : public SharedTable<ProofEntry>::Use {
   public:
    explicit Use(ProofTable& table) : SharedTable<ProofEntry>::Use(table.table_) {}
  };

  std::optional<Found> find(const SumKey& key) const {
    const std::optional<ProofEntry> its = table_.find(ProofEntry::of(key));
    if (!its) return std::nullopt;
    return Found{its->numbers(), its->is_won() ? std::optional(its->move()) : std::nullopt};
  }
  void prefetch(const SumKey& key) const { table_.prefetch(ProofEntry::of(key).place()); }

  // `work` is the number of nodes that were searched for this. The move matters if the sum is won.
  void store(const SumKey& key, const ProofNumbers& numbers, std::uint64_t work, Mark move = 0) {
    table_.store(ProofEntry::of(key, numbers, work, move));
  }

  // As SharedTable has them. Files have the words of entries. Any words are one.
  template <class Visit>
  void for_each_costly(std::uint64_t most, Visit&& visit) const {
    table_.for_each_costly(most, visit);
  }
  void take(const ProofEntry& entry) {
    if (entry.second != 0) table_.take(entry);
  }

  std::size_t size() const { return table_.size(); }
  std::uint64_t used() const { return table_.used(); }
  std::uint64_t lost() const { return table_.lost(); }

 private:
  SharedTable<ProofEntry> table_;
};

}  // namespace summand
