#include "summand/games/clobber/rows.hpp"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/base/guard.hpp"

namespace summand::games::clobber {

namespace {

// Longer rows are worth remembering.
constexpr std::size_t kLong = 16;

// The least p > 0 for which row[i] = row[i + p] wherever both exist (Knuth, Morris and Pratt).
std::size_t period_of(std::string_view row) {
  std::vector<std::size_t> borders(row.size() + 1, 0);  // of the first i letters
  for (std::size_t i = 1, border = 0; i < row.size(); ++i) {
    while (border > 0 && row[i] != row[border]) border = borders[border];
    if (row[i] == row[border]) ++border;
    borders[i + 1] = border;
  }
  return row.size() - borders[row.size()];
}

}  // namespace

std::optional<std::string> row_of(const Board& group) {
  const Cells stones = group.occupied();
  int count = 0, ends = 0, end = stones.first();
  bool fits = true;
  stones.for_each([&](int cell) {
    int beside = 0;
    group.for_each_beside(cell, [&](int other) { beside += stones.contains(other); });
    ++count;
    fits = fits && beside <= 2;
    if (beside <= 1 && ends++ == 0) end = cell;
  });
  if (!fits) return std::nullopt;
  std::string row;
  // A ring has no end. The walk from any of its stones comes back to it.
  for (int before = -1, now = end; now >= 0;) {
    row += group.at(now) == Piece::left ? 'x' : 'o';
    int next = -1;
    group.for_each_beside(now, [&](int other) {
      if (other != before && stones.contains(other)) next = other;
    });
    before = std::exchange(now, next);
    if (now == end) return std::nullopt;
  }
  if (row.size() < static_cast<std::size_t>(count)) return std::nullopt;
  return row;
}

// The nimbers of all pieces of a row.
class RowNimbers::Pieces {
 public:
  Pieces(std::string_view row, Budget& budget)
      : row_(row), size_(row.size()), period_(period_of(row)), charge_(budget) {
    const std::size_t pieces = 4 * period_ * (size_ + 1);
    charge_.add(2 * pieces * sizeof(Nimber));
    starts_.resize(pieces);
    ends_.resize(pieces);
    seen_.resize(std::bit_ceil(2 * size_));
    for (std::size_t length = 2; length <= size_; ++length) {
      for (std::size_t first = 0; first < period_ && first + length <= size_; ++first) {
        budget.ask();
        for (const bool a : {false, true}) {
          for (const bool b : {false, true}) enter(first, length, a, b);
        }
      }
    }
  }

  // The nimber of a row that is a piece of this one, if it is one.
  std::optional<std::uint64_t> find(std::string_view row) const {
    if (row.size() < 2) return 0;
    const std::string_view inner = row.substr(1, row.size() - 2);
    const std::size_t at = row_.find(inner, 1);
    if (at == row_.npos || at + inner.size() >= size_) return std::nullopt;
    const std::size_t first = at - 1, last = first + row.size() - 1;
    return starts(first, row_[first] != row.front(), row_[last] != row.back())[row.size()];
  }

 private:
  // At most the number of moves, which is less than twice the number of cells of a board.
  using Nimber = std::uint16_t;

  // The nimbers of the pieces that begin, or end, at a stone, by their lengths. `a` says that the
  // first stone has changed, `b` that the last one has. A piece of one stone has no move.
  const Nimber* starts(std::size_t first, bool a, bool b) const {
    return starts_.data() + place(first, 2 * a + b);
  }
  const Nimber* ends(std::size_t last, bool a, bool b) const {
    return ends_.data() + place(last, 2 * a + b);
  }
  std::size_t place(std::size_t stone, int changed) const {
    return (stone % period_ * 4 + static_cast<std::size_t>(changed)) * (size_ + 1);
  }

  void enter(std::size_t first, std::size_t length, bool a, bool b) {
    const std::size_t last = first + length - 1;
    const Nimber nimber = mex(first, length, a, b);
    starts_[place(first, 2 * a + b) + length] = nimber;
    ends_[place(last, 2 * a + b) + length] = nimber;
  }

  Nimber mex(std::size_t first, std::size_t length, bool a, bool b) {
    ++mark_;
    const std::size_t last = first + length - 1;
    const Nimber* const left = starts(first, a, false);
    const Nimber* const left_changed = starts(first, a, true);
    const Nimber* const right = ends(last, false, b);
    const Nimber* const right_changed = ends(last, true, b);
    const char* const stones = row_.data() + first;
    // The moves of the k-th and the next stone onto each other, from 1.
    const auto see = [&](std::size_t k, const Nimber* left_after, const Nimber* right_after) {
      const std::size_t behind = length - k;
      seen_[left[k - 1] ^ right_after[behind]] = mark_;
      seen_[left_after[k] ^ right[behind - 1]] = mark_;
    };
    // At the ends the colours may have changed, so that a stone that moves there may not.
    const auto see_end = [&](std::size_t k) {
      const bool here = (stones[k - 1] == 'o') != (k == 1 && a),
                 next = (stones[k] == 'o') != (k + 1 == length && b);
      if (here == next) return;
      see(k, next != (stones[k - 1] == 'o') ? left_changed : left,
          here != (stones[k] == 'o') ? right_changed : right);
    };
    see_end(1);
    for (std::size_t k = 2; k + 1 < length; ++k) {
      if (stones[k - 1] != stones[k]) see(k, left_changed, right_changed);
    }
    if (length > 2) see_end(length - 1);
    Nimber out = 0;
    while (seen_[out] == mark_) ++out;
    return out;
  }

  std::string row_;
  std::size_t size_, period_;
  Charge charge_;
  std::vector<Nimber> starts_, ends_;
  std::vector<std::uint32_t> seen_;  // the last mark of each nimber
  std::uint32_t mark_ = 0;
};

RowNimbers::RowNimbers(const Rules&, Budget budget) : budget_(std::move(budget)) {}
RowNimbers::~RowNimbers() = default;

std::uint64_t RowNimbers::operator[](std::string_view row) {
  if (row.size() < 2) return 0;
  if (row.size() < kLong) return *Pieces(row, budget_).find(row);
  const Guard lock(mutex_);
  for (const auto& pieces : last_) {
    if (const auto nimber = pieces ? pieces->find(row) : std::nullopt) return *nimber;
  }
  auto& place = last_[oldest_];
  place = std::make_unique<const Pieces>(row, budget_);
  oldest_ = (oldest_ + 1) % last_.size();
  return *place->find(row);
}

}  // namespace summand::games::clobber
