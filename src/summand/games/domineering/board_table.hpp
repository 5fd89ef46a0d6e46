// BoardTable: who wins the boards that a search has met, in a table of limited size.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/base/hash.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/value/value.hpp"

namespace summand::games::domineering {

// A board, free moves of Left beside it (of Right if they are negative), and who starts.
template <class Word>
struct BoardQuestion {
  Word cells;
  int moves;  // at most 50 of one player
  Player first;

  friend bool operator==(const BoardQuestion&, const BoardQuestion&) = default;
};

// Entries of 16 bytes in buckets of four. An entry has the whole question: up to 100 bits for the
// cells, 7 bits for the moves and one for the player. So two questions are never taken for each
// other.
//
// The table grows until it has its greatest size. Then the entry of a full bucket that took the
// least work gives way.
template <class Word>
class BoardTable {
 public:
  static constexpr std::size_t kEntryBytes = 16;

  // At most so many bytes, and at least one bucket. Throws LimitReached.
  BoardTable(Budget& budget, std::size_t most_bytes)
      : budget_(&budget),
        most_(std::max(kLog2Bucket, log2(most_bytes / kEntryBytes))),
        log2_(std::min(most_, kFirst)),
        entries_(budget, std::size_t{1} << log2_) {}

  // Whether the player wins who starts.
  std::optional<bool> find(const BoardQuestion<Word>& question) const {
    const Entry its = Entry::of(question);
    const std::size_t at = bucket(its);
    for (std::size_t i = at; i < at + kBucket; ++i) {
      if (entries_[i].is_of(its)) return entries_[i].wins();
    }
    return std::nullopt;
  }
  void prefetch(const BoardQuestion<Word>& question) const {
    __builtin_prefetch(&entries_[bucket(Entry::of(question))]);
  }

  // `work` is the number of nodes that the answer took.
  void store(const BoardQuestion<Word>& question, bool wins, std::uint64_t work) {
    Entry entry = Entry::of(question);
    const std::size_t at = bucket(entry);
    entry.add(wins, work);
    Entry* place = &entries_[at];
    for (std::size_t i = at; i < at + kBucket; ++i) {
      Entry& its = entries_[i];
      if (its.is_free() || its.is_of(entry)) {
        const bool is_new = its.is_free();
        its = entry;
        if (is_new && ++used_ * 4 > entries_.size() * 3 && log2_ < most_) grow();
        return;
      }
      if (its.work() < place->work()) place = &its;
    }
    *place = entry;
  }

  std::size_t size() const { return entries_.size(); }

 private:
  static constexpr unsigned kLog2Bucket = 2, kFirst = 14;
  static constexpr std::size_t kBucket = std::size_t{1} << kLog2Bucket;

  // `second` has, from the lowest bit: whether the player wins, the binary logarithm of the work
  // plus 1 (6 bits; 0 for a free place), the player (1), the moves (7), and the upper cells.
  struct Entry {
    static constexpr unsigned kResultBits = 7, kPlayer = 7, kMoves = 8, kCells = 15;
    static constexpr std::uint64_t kResult = (std::uint64_t{1} << kResultBits) - 1;

    std::uint64_t first, second;

    static Entry of(const BoardQuestion<Word>& question) {
      Entry out{static_cast<std::uint64_t>(question.cells), 0};
      if constexpr (sizeof(Word) > 8) {
        out.second = static_cast<std::uint64_t>(question.cells >> 64) << kCells;
      }
      out.second |= static_cast<std::uint64_t>(question.moves & 0x7f) << kMoves |
                    std::uint64_t{question.first == Player::right} << kPlayer;
      return out;
    }
    void add(bool wins, std::uint64_t work) {
      second |= static_cast<std::uint64_t>(std::clamp<int>(std::bit_width(work), 1, 63)) << 1 |
                std::uint64_t{wins};
    }
    bool is_of(const Entry& other) const {
      return first == other.first && ((second ^ other.second) & ~kResult) == 0 && !is_free();
    }
    bool is_free() const { return work() == 0; }
    bool wins() const { return (second & 1) != 0; }
    unsigned work() const { return static_cast<unsigned>(second & kResult) >> 1; }
  };

  static_assert(sizeof(Entry) == kEntryBytes);

  static unsigned log2(std::size_t number) {
    return static_cast<unsigned>(std::bit_width(number | 1)) - 1;
  }
  std::size_t bucket(const Entry& entry) const {
    const std::uint64_t hash = hash_combine(hash_word(entry.first), entry.second & ~Entry::kResult);
    return static_cast<std::size_t>(hash >> 1 >> (63 - (log2_ - kLog2Bucket))) << kLog2Bucket;
  }
  // Each bucket becomes two, so no entry is lost. Without memory for them entries give way from now
  // on.
  void grow() {
    Zeroed<Entry> old = Zeroed<Entry>::if_free(*budget_, std::size_t{2} << log2_);
    if (old.size() == 0) {
      most_ = log2_;
      return;
    }
    old.swap(entries_);
    ++log2_;
    for (std::size_t i = 0; i < old.size(); ++i) {
      if (old[i].is_free()) continue;
      std::size_t at = bucket(old[i]);
      while (!entries_[at].is_free()) ++at;
      entries_[at] = old[i];
    }
  }

  Budget* budget_;
  unsigned most_, log2_;
  Zeroed<Entry> entries_;
  std::uint64_t used_ = 0;
};

}  // namespace summand::games::domineering
