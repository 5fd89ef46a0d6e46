// WholePieces: positions that do not fall apart, remembered for a search that meets them often.
#pragma once

#include <cstddef>
#include <vector>

#include "summand/base/guard.hpp"
#include "summand/base/spin_lock.hpp"
#include "summand/rules/letter_board.hpp"

namespace summand {

// Keeps the last one with each hash. Safe to share between threads.
class WholePieces {
 public:
  bool has(const LetterBoard& board) const {
    const Guard lock(lock_);
    return !known_.empty() && known_[place(board)] == board;
  }
  void add(const LetterBoard& board) {
    const Guard lock(lock_);
    if (known_.empty()) known_.resize(kMost);
    known_[place(board)] = board;
  }

 private:
  static constexpr std::size_t kMost = std::size_t{1} << 12;

  static std::size_t place(const LetterBoard& board) { return hash_value(board) % kMost; }

  mutable SpinLock lock_;
  std::vector<LetterBoard> known_;  // a board without cells has no parts, so it is not asked for
};

}  // namespace summand
