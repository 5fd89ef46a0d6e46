// SharedBoards: what the searches of one board of Domineering share, on one thread or several.
#pragma once

#include <atomic>
#include <cstddef>
#include <fmt/format.h>
#include <string>

#include "summand/base/budget.hpp"
#include "summand/base/hash.hpp"
#include "summand/games/domineering/board_table.hpp"
#include "summand/ruleset/sum_key.hpp"
#include "summand/search/searched_now.hpp"

namespace summand::games::domineering {

// A thread tells the others which boards it searches, after at most kMostMoves moves. The boards
// after more moves are small.
template <class Word>
class SharedBoards {
 public:
  using Question = BoardQuestion<Word>;

  static constexpr std::size_t kMostMoves = 12;

  // Throws LimitReached.
  SharedBoards(int rows, int columns, Budget& budget, std::size_t table_bytes)
      : form_(fmt::format("domineering on {} by {} cells", rows, columns)),
        table_(budget, table_bytes) {}

  BoardTable<Word>& table() { return table_; }
  const BoardTable<Word>& table() const { return table_; }
  // The word for files of such boards.
  const std::string& form() const { return form_; }

  // From now on several threads search.
  void share() { is_shared_ = true; }
  bool is_shared() const { return is_shared_.load(std::memory_order_relaxed); }

  // Whether the other threads are told of this board.
  bool begin(const Question& question, std::size_t moves) {
    if (!is_shared() || moves > kMostMoves) return false;
    searched_.begin(key_of(question));
    return true;
  }
  void end(const Question& question) { searched_.end(key_of(question)); }
  // Whether a thread has begun it and not ended it. This is a guess.
  bool has_begun(const Question& question) const { return searched_.has(key_of(question)); }

 private:
  static SumKey key_of(const Question& question) {
    const BoardEntry entry = BoardEntry::of(question);
    return {entry.place(), hash_combine(entry.second, entry.first) | 1};
  }

  std::string form_;
  BoardTable<Word> table_;
  SearchedNow searched_;
  std::atomic<bool> is_shared_ = false;
};

}  // namespace summand::games::domineering
