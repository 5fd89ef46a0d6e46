// Cuts: the best ways to cut a board into bands, and what a move changes in them.
//
// A player who may not place a domino across the border of two lines is worse off. Then the bands
// between such borders are a sum. So each way to cut the lines into bands gives a promise, and the
// best promise of each fact is found line by line.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "summand/games/domineering/band_promises.hpp"
#include "summand/games/domineering/line_grid.hpp"
#include "summand/games/domineering/promise.hpp"

namespace summand::games::domineering {

// With bands of one and two lines. The best cuts before and after each line are kept, so a move
// costs about a dozen joins.
template <class Word>
class Cuts {
 public:
  // The lines and the bands are those of one player.
  [[gnu::always_inline]] Cuts(const LineGrid<Word>& lines, BandPromises& bands, Word cells)
      : lines_(lines), bands_(bands), last_(lines.lines() - 1) {
    std::array<Promise, kMost> one, two;
    before_[0] = Promise::of_nothing();
    for (int i = 0; i <= last_; ++i) {
      one[at(i)] = bands_.one(lines.cut(cells, i));
      one_means_[at(i)] = one[at(i)].mean();
      before_[at(i + 1)] = join(before_[at(i)], one[at(i)]);
      if (i == last_) break;
      two[at(i)] = bands_.two(lines.cut(cells, i, 2));
      two_means_[at(i)] = two[at(i)].mean();
      if (i == 0) continue;
      before_[at(i + 1)] = better(before_[at(i + 1)], join(before_[at(i - 1)], two[at(i - 1)]));
    }
    if (last_ > 0) {
      before_[at(last_ + 1)] =
          better(before_[at(last_ + 1)], join(before_[at(last_ - 1)], two[at(last_ - 1)]));
    }
    from_[at(last_ + 1)] = Promise::of_nothing();
    for (int i = last_; i >= 0; --i) {
      from_[at(i)] = join(from_[at(i + 1)], one[at(i)]);
      if (i < last_) from_[at(i)] = better(from_[at(i)], join(from_[at(i + 2)], two[at(i)]));
    }
  }

  // Of the whole board.
  const Promise& promise() const { return from_[0]; }

  // After a move: the promise, and how much the means of the bands have risen. The means of bands
  // are an estimate of the mean of the board. Bands at the edge count three times, since fewer
  // bands have their cells.
  struct After {
    Promise promise;
    int rise;
  };

  // If the lines `line` and `line` + 1 have changed.
  [[gnu::always_inline]] After after_own(Word cells, int line) const {
    const Promise &one = band_of_one(cells, line), &next = band_of_one(cells, line + 1),
                  &two = band_of_two(cells, line);
    Promise to = join(before_[at(line)], one), from = join(from_[at(line + 2)], next);
    int rise = rise_of_one(line, one) + rise_of_one(line + 1, next) + rise_of_two(line, two);
    if (line > 0) {
      const Promise& higher = band_of_two(cells, line - 1);
      to = better(to, join(before_[at(line - 1)], higher));
      rise += rise_of_two(line - 1, higher);
    }
    if (line + 2 <= last_) {
      const Promise& lower = band_of_two(cells, line + 1);
      from = better(from, join(from_[at(line + 3)], lower));
      rise += rise_of_two(line + 1, lower);
    }
    const Promise across = join(join(before_[at(line)], two), from_[at(line + 2)]);
    return {better(join(to, from), across), rise};
  }
  // If only the line has changed: after a move of the opponent.
  [[gnu::always_inline]] After after_opponents(Word cells, int line) const {
    const Promise& one = band_of_one(cells, line);
    Promise to = join(before_[at(line)], one);
    int rise = rise_of_one(line, one);
    if (line > 0) {
      const Promise& higher = band_of_two(cells, line - 1);
      to = better(to, join(before_[at(line - 1)], higher));
      rise += rise_of_two(line - 1, higher);
    }
    Promise all = join(to, from_[at(line + 1)]);
    if (line < last_) {
      const Promise& lower = band_of_two(cells, line);
      all = better(all, join(join(before_[at(line)], lower), from_[at(line + 2)]));
      rise += rise_of_two(line, lower);
    }
    return {all, rise};
  }

 private:
  static constexpr std::size_t kMost = LineGrid<Word>::kMostLines;

  static std::size_t at(int line) { return static_cast<std::size_t>(line); }
  [[gnu::always_inline]] const Promise& band_of_one(Word cells, int line) const {
    return bands_.one(lines_.cut(cells, line));
  }
  [[gnu::always_inline]] const Promise& band_of_two(Word cells, int line) const {
    return bands_.two(lines_.cut(cells, line, 2));
  }
  int rise_of_one(int line, const Promise& band) const {
    return line == 0 || line == last_ ? 3 * (band.mean() - one_means_[at(line)]) : 0;
  }
  int rise_of_two(int line, const Promise& band) const {
    const int rise = band.mean() - two_means_[at(line)];
    return line == 0 || line == last_ - 1 ? 3 * rise : rise;
  }

  const LineGrid<Word> lines_;  // a copy, which is faster
  BandPromises& bands_;
  int last_;
  std::array<Promise, kMost + 1> before_, from_;  // the best cuts before a line, and from it on
  std::array<int, kMost> one_means_, two_means_;  // of the bands from a line on
};

// The best cut with bands of three lines, too. Two cells, one below the other, that the opponent
// cannot use are a free move if the player places no other domino there. So a border that cuts them
// may count one move for them, if the bands beside it do without the two cells.
//
// A cut is prepared before its promise is asked for, so that the memory has time to fetch the
// bands.
template <class Word>
class CutInThree {
 public:
  [[gnu::always_inline]] CutInThree(const LineGrid<Word>& lines, BandPromises& bands, Word cells)
      : lines_(lines), bands_(bands), count_(lines.height(cells)) {
    // Each run of safe cells is paired from its beginning.
    const Word safe = lines.safe(cells), upper = lines.moves(safe);
    for (Word next = upper & ~lines.below(safe); next != 0;) {
      pairs_ |= next;
      next = lines.below(lines.below(next)) & upper;
    }
    first_ = cells & ~lines.below(pairs_);
    last_ = cells & ~pairs_;
    for (int i = 2; i < count_; ++i) {
      const std::uint64_t highest = lines.cut(first_, i - 2), middle = lines.cut(cells, i - 1),
                          lowest = lines.cut(last_, i);
      const std::uint64_t three = highest | middle << lines.width() | lowest << 2 * lines.width();
      threes_[static_cast<std::size_t>(i)] = three;
      bands.prefetch_three(three);
    }
  }

  [[gnu::always_inline]] Promise promise() const {
    std::array<Promise, LineGrid<Word>::kMostLines + 1> cut;  // the best one of the lines before
    cut[0] = Promise::of_nothing();
    const auto count = static_cast<std::size_t>(count_);
    for (std::size_t i = 0; i < count; ++i) {
      const int line = static_cast<int>(i);
      const unsigned lowest = lines_.cut(last_, line);
      Promise best = join(cut[i], bands_.one(lines_.cut(first_ & last_, line)));
      if (i >= 1) {
        const unsigned two = lines_.cut(first_, line - 1) | lowest << lines_.width();
        best = better(best, join(cut[i - 1], bands_.two(two)));
      }
      if (i >= 2) best = better(best, join(cut[i - 2], bands_.three(threes_[i])));
      cut[i + 1] = best;
      if (const unsigned moves = lines_.cut(pairs_, line); moves != 0) {
        cut[i + 1] = best.with_moves(std::popcount(moves));
      }
    }
    return cut[count];
  }

 private:
  const LineGrid<Word> lines_;  // a copy, which is faster
  BandPromises& bands_;
  int count_;
  Word pairs_ = 0;     // the upper cells
  Word first_, last_;  // the cells of a line that begins or ends a band: without those of pairs
  std::array<std::uint64_t, LineGrid<Word>::kMostLines> threes_;  // by their last lines
};

// The same if each connected part has a promise of its own: that of its value, or of its best cut.
template <class Word>
Promise cut_parts(const LineGrid<Word>& lines, BandPromises& bands, Word cells) {
  const auto promise_of = [&](Word part) {
    switch (lines.height(part)) {
      case 1:
        return bands.one(lines.cut(part, 0));
      case 2:
        return bands.two(lines.cut(part, 0, 2));
      default:
        if (bands.uses_part_of(count_cells(part))) return bands.part(key_of(part));
        return CutInThree<Word>(lines, bands, part).promise();
    }
  };
  Promise out = Promise::of_nothing();
  while (cells != 0) {
    const Word part = lines.first_part(cells);
    out = join(out, promise_of(lines.moved_up(part)));
    cells &= ~part;
  }
  return out;
}

}  // namespace summand::games::domineering
