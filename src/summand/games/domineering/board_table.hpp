// BoardTable: who wins the boards that a search has met, in a table of limited size.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/base/hash.hpp"
#include "summand/search/shared_table.hpp"
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

// What an entry of 16 bytes knows of a question. It has the whole question: up to 100 bits for the
// cells, 7 bits for the moves and one for the player. So two questions are never taken for each
// other.
//
// `second` has, from the lowest bit: whether the player wins, the binary logarithm of the work plus
// 1 (6 bits; never 0), the player (1), the moves (7), and the upper cells.
struct BoardEntry {
  static constexpr unsigned kResultBits = 7, kPlayer = 7, kMoves = 8, kCells = 15;
  static constexpr unsigned kLog2First = 14;
  static constexpr std::uint64_t kResult = (std::uint64_t{1} << kResultBits) - 1;

  std::uint64_t first, second;

  template <class Word>
  static BoardEntry of(const BoardQuestion<Word>& question) {
    BoardEntry out{static_cast<std::uint64_t>(question.cells), 0};
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

  // Boards that differ in few cells have similar words.
  static std::uint64_t mixer(std::uint64_t second) { return hash_word(second); }
  std::uint64_t place() const { return hash_combine(hash_word(first), second & ~kResult); }
  bool has_key_of(const BoardEntry& other) const {
    return first == other.first && ((second ^ other.second) & ~kResult) == 0;
  }
  bool wins() const { return (second & 1) != 0; }
  unsigned work() const { return static_cast<unsigned>(second & kResult) >> 1; }
  std::size_t work_class() const { return work(); }
};

// Several threads may use a table (search/shared_table.hpp). With one thread it is exact. With
// several, two may write an entry at the same time. It is then taken for another one with a
// probability of 2^-64.
template <class Word>
class BoardTable {
 public:
  using Use = SharedTable<BoardEntry>::Use;

  // At most so many bytes, and at least one bucket. Throws LimitReached.
  BoardTable(Budget& budget, std::size_t most_bytes)
      : table_(budget, SharedTable<BoardEntry>::log2_entries(most_bytes)) {}

  // A thread has a use while it finds and stores.
  Use use() { return Use(table_); }

  // Whether the player wins who starts.
  std::optional<bool> find(const BoardQuestion<Word>& question) const {
    const std::optional<BoardEntry> its = table_.find(BoardEntry::of(question));
    return its ? std::optional(its->wins()) : std::nullopt;
  }
  void prefetch(const BoardQuestion<Word>& question) const {
    table_.prefetch(BoardEntry::of(question).place());
  }

  // `work` is the number of nodes that the answer took.
  void store(const BoardQuestion<Word>& question, bool wins, std::uint64_t work) {
    BoardEntry entry = BoardEntry::of(question);
    entry.add(wins, work);
    table_.store(entry);
  }

  // As SharedTable has them.
  template <class Visit>
  void for_each_costly(std::uint64_t most, Visit&& visit) const {
    table_.for_each_costly(most, visit);
  }
  void take(const BoardEntry& entry) {
    if (entry.second != 0) table_.take(entry);
  }

  std::size_t size() const { return table_.size(); }

 private:
  SharedTable<BoardEntry> table_;
};

}  // namespace summand::games::domineering
