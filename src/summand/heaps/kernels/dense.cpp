#include "summand/heaps/kernels/dense.hpp"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "summand/base/zeroed.hpp"
#include "summand/heaps/kernels/dense_ops.hpp"
#include "summand/heaps/kernels/finite_moves.hpp"

namespace summand::heaps {

namespace {

// The value of n is the least number that is no option. Most smaller numbers are options by many
// pairs. So the first few pairs of each total are marked in a list of seen numbers. Each number
// that is left is then searched among the other pairs, in rising order. A few are found soon, and
// the first one that is not found is the value.
class DenseKernel : public Kernel {
 public:
  DenseKernel(const Code& code, CpuLevel level, Budget budget)
      : budget_(std::move(budget)), moves_(code), ops_(dense_ops(level)) {
    const std::size_t span = moves_.breaks.back().taken - moves_.breaks.front().taken + 1;
    shared_ = span <= kMostShared;
    lists_ = shared_ ? span : moves_.breaks.size();
    unequal_ = std::ranges::any_of(moves_.breaks, &FiniteMoves::Break::unequal);
    totals_.resize(lists_);
    chosen_.resize(moves_.breaks.size() + 1);
  }

  std::string_view name() const override { return "dense"; }

  bool extend(NimValues& values, std::size_t size) override {
    if (values.width() > 2) return false;
    for (; known_ < values.size(); ++known_) largest_ = std::max(largest_, values[known_]);
    while (values.size() < size) {
      budget_.ask();
      const std::uint32_t value = values.width() == 1 ? value_of(values.bytes(), known_)
                                                      : value_of(values.shorts(), known_);
      if (value > 0xffff) return false;
      values.push_back(value);
      largest_ = std::max(largest_, value);
      ++known_;
    }
    return true;
  }

 private:
  static constexpr std::size_t kMostShared = 64;
  // The number of marked pairs is adjusted so that marking and searching cost the same: kScans
  // pairs are searched in the time in which one is marked. The start of a search costs as much as
  // kStart pairs.
  static constexpr std::size_t kFewestMarked = 64, kAdjustEvery = 256, kScans = 4, kStart = 64;

  // Reserves room for the numbers below `range` in all lists.
  void make_room(std::size_t range) {
    if (range <= range_) return;
    range_ = range;
    seen_ = Zeroed<std::uint8_t>(budget_, (lists_ + 1) * range);
    std::ranges::fill(totals_, kNone);
  }

  // The number of marked pairs of a total. The pair of equal heaps is included only if all digits
  // allow it, because lists may be shared.
  std::size_t marked_of(std::size_t total) const {
    return std::min(marked_, unequal_ ? (total - 1) / 2 : total / 2);
  }

  // The list of numbers seen among the first pairs with that sum. Breaking digits use the same
  // totals one after another, so lists are kept as long as they may be needed.
  template <class T>
  std::uint8_t* seen_of(const T* g, std::size_t total, std::size_t digit) {
    const std::size_t at = shared_ ? total % lists_ : digit;
    std::uint8_t* seen = &seen_[(at + 1) * range_];
    if (totals_[at] != total) {
      totals_[at] = total;
      std::fill_n(seen, range_, std::uint8_t{0});
      ops_.loops<T>().mark(g, total, marked_of(total), seen);
      ++lists_marked_;
    }
    return seen;
  }

  template <class T>
  std::uint32_t value_of(const T* g, std::size_t n) {
    make_room(std::max<std::size_t>(64, std::bit_ceil(largest_ + std::size_t{1})));
    std::uint8_t* single = &seen_[0];
    std::fill_n(single, range_, std::uint8_t{0});
    if (moves_.takes_whole(n)) single[0] = 1;
    for (const std::uint32_t taken : moves_.takes) {
      if (taken < n) single[g[n - taken]] = 1;
    }
    std::size_t count = 0;
    chosen_[count++] = single;
    for (std::size_t i = 0; i < moves_.breaks.size(); ++i) {
      const std::size_t taken = moves_.breaks[i].taken;
      if (n >= taken + 2) chosen_[count++] = seen_of(g, n - taken, i);
    }
    std::size_t value = 0;
    for (;; ++value) {
      value = ops_.first_unseen(chosen_.data(), count, value, range_);
      if (value == range_ || !reached(g, n, static_cast<std::uint32_t>(value))) break;
    }
    if (n % kAdjustEvery == 0) adjust();
    return static_cast<std::uint32_t>(value);
  }

  template <class T>
  bool reached(const T* g, std::size_t n, std::uint32_t value) {
    for (const auto& digit : moves_.breaks) {
      if (n < digit.taken + 2) break;
      const std::size_t total = n - digit.taken;
      const std::size_t last = digit.unequal ? (total - 1) / 2 : total / 2;
      const std::size_t first = marked_of(total) + 1;
      if (first > last) continue;
      const std::size_t heap =
          ops_.loops<T>().find_pair(g, total, first, last, static_cast<T>(value));
      if (heap == 0) continue;  // more marks would not have helped
      searched_ += kStart + heap - first;
      return true;
    }
    return false;
  }

  void adjust() {
    const std::size_t as_dear = kScans * marked_ * lists_marked_;
    if (searched_ > 4 * as_dear) {
      marked_ *= 2;
    } else if (searched_ > as_dear) {
      marked_ += marked_ / 8;
    } else if (searched_ < as_dear / 2 && marked_ > kFewestMarked) {
      marked_ -= marked_ / 16;
    }
    searched_ = lists_marked_ = 0;
    std::ranges::fill(totals_, kNone);
  }

  static constexpr std::size_t kNone = ~std::size_t{0};

  Budget budget_;
  FiniteMoves moves_;
  DenseOps ops_;
  std::size_t known_ = 0;  // heaps
  std::uint32_t largest_ = 0;
  std::size_t marked_ = kFewestMarked;  // of each total
  std::size_t lists_marked_ = 0;        // since the last adjustment
  std::size_t searched_ = 0;            // pairs, since then
  bool shared_ = false;                 // whether digits share lists
  bool unequal_ = false;                // whether some digit requires it
  std::size_t lists_ = 0, range_ = 0;
  std::vector<std::size_t> totals_;  // of the lists
  std::vector<const std::uint8_t*> chosen_;
  Zeroed<std::uint8_t> seen_;  // list 0 is for the moves that leave one heap
};

}  // namespace

std::unique_ptr<Kernel> new_dense_kernel(const Code& code, CpuLevel level, Budget& budget) {
  if (!code.finite() || code.most_heaps() > 2 || FiniteMoves(code).breaks.empty()) return nullptr;
  return std::make_unique<DenseKernel>(code, level, budget);
}

}  // namespace summand::heaps
