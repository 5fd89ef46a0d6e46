// The answers for all endgames of two colours with the same number of chips.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "summand/base/zeroed.hpp"
#include "summand/studies/sucker/partitions.hpp"

namespace summand::sucker {

using Word = std::uint32_t;

// The answers to "does Blue win?", by the active player and, with Model::anytime, by the player who
// has the floor.
enum Table { blue_acts, red_acts, blue_acts_red_speaks, red_acts_blue_speaks, kTables };

// For H chips in hands: rows by Blue's guards, words in them by his prisoners, and bits in these by
// Red's guards. The other chips are Red's prisoners.
inline std::size_t words(unsigned H) { return std::size_t{H + 1} * (H + 2) / 2; }
inline std::size_t row(unsigned H, unsigned guards) {
  return std::size_t{guards} * (H + 1) - std::size_t{guards} * (guards - 1) / 2;
}

// All states of one number of chips. `s` of them are on the board.
class TwoColourAnswers {
 public:
  TwoColourAnswers(Budget& budget, const Partitions& partitions, unsigned chips, unsigned tables)
      : partitions_(&partitions), chips_(chips) {
    std::size_t size = 0;
    for (unsigned s = 0; s <= chips; ++s) {
      for (unsigned a = 0; a <= s; ++a) {
        from_.push_back(size);
        size += std::size_t{partitions.count(a)} * partitions.count(s - a) * words(chips - s);
      }
    }
    for (unsigned i = 0; i < tables; ++i) tables_[i] = Zeroed<Word>(budget, size);
  }

  unsigned chips() const { return chips_; }

  // The words of a board. `blue` are the piles with a blue top, with `a` chips together.
  Word* at(Table table, unsigned s, unsigned a, Partitions::Id blue, Partitions::Id red) {
    const std::size_t pair = std::size_t{blue - partitions_->first(a)} * partitions_->count(s - a) +
                             (red - partitions_->first(s - a));
    return &tables_[table][from_[std::size_t{s} * (s + 1) / 2 + a] + pair * words(chips_ - s)];
  }

 private:
  const Partitions* partitions_;
  unsigned chips_;
  std::vector<std::size_t> from_;
  std::array<Zeroed<Word>, kTables> tables_;
};

}  // namespace summand::sucker
