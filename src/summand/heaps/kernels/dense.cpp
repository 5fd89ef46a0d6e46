#include "summand/heaps/kernels/dense.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "summand/base/charged_vector.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/heaps/kernels/block_ops.hpp"
#include "summand/heaps/kernels/dense_ops.hpp"
#include "summand/heaps/kernels/finite_moves.hpp"

namespace summand::heaps {

namespace {

// The value of n is the least number that is no option. Most smaller numbers are options by many
// pairs. So the first few pairs of each total are marked in a list of seen numbers. Each number
// that is left is then searched among the other pairs, in rising order. A few are found soon, and
// the first one that is not found is the value.
//
// A split helps even if there is no sparse space. The numbers that it settles are options only by
// pairs with a rare heap, and most values are among them. So heaps are computed in groups. The
// least settled numbers that are not seen are the candidates of a heap. All candidates of a group
// are compared with all pairs with a rare heap, many heaps at a time. Only the numbers that are not
// settled are searched.
class DenseKernel : public Kernel {
 public:
  DenseKernel(const Code& code, std::optional<Split> split, CpuLevel level, Budget budget)
      : budget_(std::move(budget)),
        moves_(code),
        split_(split),
        ops_(dense_ops(level)),
        block_ops_(block_ops(level)),
        rares_(budget_) {
    const std::size_t span = moves_.breaks.back().taken - moves_.breaks.front().taken + 1;
    shared_ = span <= kMostShared;
    const std::size_t heaps = split_ ? kGroup : 1;
    lists_ = shared_ ? span + heaps - 1 : moves_.breaks.size() * heaps;
    unequal_ = std::ranges::any_of(moves_.breaks, &FiniteMoves::Break::unequal);
    lists_of_.resize(lists_);
    chosen_.resize(moves_.breaks.size() + 1);
  }

  std::string_view name() const override { return "dense"; }

  bool extend(NimValues& values, std::size_t size) override {
    if (values.width() > 2) return false;
    learn(values);
    group_end_ = 0;
    while (values.size() < size) {
      budget_.ask();
      const std::uint32_t value = values.width() == 1 ? value_of(values.bytes(), known_)
                                                      : value_of(values.shorts(), known_);
      if (value > 0xffff) return false;
      const unsigned width = values.width();
      values.push_back(value);
      if (values.width() != width) group_end_ = 0;
      learn(values);
    }
    return true;
  }

 private:
  static constexpr std::size_t kMostShared = 64;
  static constexpr std::uint64_t kLargestRare = std::numeric_limits<std::uint32_t>::max();
  // Candidates are worth their time if so many of a heap are no values.
  static constexpr std::size_t kFewCompared = 4;
  // The number of marked pairs is adjusted so that marking and searching cost the same: kScans
  // pairs are searched in the time in which one is marked. The start of a search costs as much as
  // kStart pairs.
  static constexpr std::size_t kFewestMarked = 64, kAdjustEvery = 256, kScans = 4, kStart = 64;

  struct List {
    std::size_t total = kNone;
    bool complete = false;  // with the pairs with a heap below kGroup
  };

  void learn(const NimValues& values) {
    for (; known_ < values.size(); ++known_) {
      const std::uint32_t value = values[known_];
      if (known_ > kLargestRare) split_.reset();
      // First the operation that may reach a limit.
      if (split_ && known_ >= kGroup && split_->rare(known_, value)) {
        rares_.push_back({static_cast<std::uint32_t>(known_), value});
      }
      largest_ = std::max(largest_, value);
    }
  }

  // Reserves room for the numbers below `range` in all lists.
  void make_room(std::size_t range) {
    if (range <= range_) return;
    range_ = range;
    seen_ = Zeroed<std::uint8_t>(budget_, (lists_ + 1) * range);
    forget_lists();
  }
  void forget_lists() {
    std::ranges::fill(lists_of_, List{});
    group_end_ = 0;
  }

  // The number of marked pairs of a total. The pair of equal heaps is included only if all digits
  // allow it, because lists may be shared.
  std::size_t marked_of(std::size_t total) const {
    return std::min(marked_, unequal_ ? (total - 1) / 2 : total / 2);
  }

  // The list of numbers seen among the first pairs with that sum. Breaking digits use the same
  // totals one after another, so lists are kept as long as they may be needed. Unless the list is
  // to be complete, pairs with a heap below kGroup may be missing.
  template <class T>
  std::uint8_t* seen_of(const T* g, std::size_t total, std::size_t digit, bool complete) {
    const std::size_t heaps = split_ ? kGroup : 1;
    const std::size_t at = shared_ ? total % lists_ : digit * heaps + total % heaps;
    std::uint8_t* seen = &seen_[(at + 1) * range_];
    List& list = lists_of_[at];
    const std::size_t last = marked_of(total);
    if (list.total != total) {
      list = {total, false};
      std::fill_n(seen, range_, std::uint8_t{0});
      ops_.loops<T>().mark(g, total, kGroup, last, seen);
      ++lists_marked_;
    }
    if (complete && !list.complete) {
      list.complete = true;
      ops_.loops<T>().mark(g, total, 1, std::min(last, kGroup - 1), seen);
    }
    return seen;
  }

  // Chooses the lists of n, and returns their number. If they need not be complete, values from
  // known_ on may be missing.
  template <class T>
  std::size_t choose_lists(const T* g, std::size_t n, bool complete) {
    std::uint8_t* single = &seen_[0];
    std::fill_n(single, range_, std::uint8_t{0});
    if (moves_.takes_whole(n)) single[0] = 1;
    for (const std::uint32_t taken : moves_.takes) {
      if (taken < n && n - taken < known_) single[g[n - taken]] = 1;
    }
    std::size_t count = 0;
    chosen_[count++] = single;
    for (std::size_t i = 0; i < moves_.breaks.size(); ++i) {
      const std::size_t taken = moves_.breaks[i].taken;
      if (n >= taken + 2) chosen_[count++] = seen_of(g, n - taken, i, complete);
    }
    return count;
  }

  template <class T>
  std::uint32_t value_of(const T* g, std::size_t n) {
    make_room(std::max<std::size_t>(64, std::bit_ceil(largest_ + std::size_t{1})));
    if (n % kAdjustEvery == 0) adjust();
    const bool grouped = split_ && n >= 2 * kGroup + moves_.breaks.back().taken;
    if (grouped && n >= group_end_) start_group(g, n);
    if (grouped) ++grouped_;
    const std::size_t count = choose_lists(g, n, true);
    const std::size_t lane = n + kGroup - group_end_;
    std::size_t k = grouped ? 0 : kCandidatesOf<T>;
    std::size_t value = 0;
    for (;; ++value) {
      value = ops_.first_unseen(chosen_.data(), count, value, range_);
      if (value == range_) break;
      while (k < kCandidatesOf<T> && candidates_[k][lane] < value) ++k;
      if (k == kCandidatesOf<T> || candidates_[k][lane] != value) {
        if (!reached(g, n, static_cast<std::uint32_t>(value))) break;
      } else if ((hits_[k] >> lane) % 2 == 0) {
        break;
      } else {
        ++compared_;
      }
    }
    return static_cast<std::uint32_t>(value);
  }

  // Finds the candidates of the heaps from n on, and which of them are options.
  template <class T>
  void start_group(const T* g, std::size_t n) {
    Candidates<T> wanted{};
    for (std::size_t lane = 0; lane < kGroup; ++lane) {
      const std::size_t count = choose_lists(g, n + lane, false);
      std::size_t k = 0;
      for (std::size_t value = 0; k < kCandidatesOf<T>; ++value) {
        value = ops_.first_unseen(chosen_.data(), count, value, range_);
        if (value == range_) break;
        if (!settled(n + lane, static_cast<std::uint32_t>(value))) continue;
        wanted[k][lane] = static_cast<T>(value);
        candidates_[k++][lane] = static_cast<std::uint32_t>(value);
      }
      for (; k < kCandidatesOf<T>; ++k) candidates_[k][lane] = kNoCandidate;
    }
    hits_ = {};
    for (const auto& digit : moves_.breaks) {
      // Pairs with one of the first heaps are marked already.
      const std::size_t total = n - digit.taken, marked = marked_of(total);
      const std::size_t from = rares_below(marked + 1);
      const std::size_t to = rares_below(std::min(total, total + kGroup - marked));
      if (from >= to) continue;
      const Hits more =
          block_ops_.loops<T>().verify(g + total, rares_.data() + from, to - from, wanted);
      for (std::size_t k = 0; k < kCandidatesOf<T>; ++k) hits_[k] |= more[k];
    }
    group_end_ = n + kGroup;
  }

  // Whether the value can be an option of n only by pairs with a rare heap.
  bool settled(std::size_t n, std::uint32_t value) const {
    return std::ranges::all_of(moves_.breaks, [&](const FiniteMoves::Break& digit) {
      return split_->settles(n - digit.taken, value);
    });
  }
  std::size_t rares_below(std::size_t heap) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(rares_, heap, {}, &RareHeap::heap) -
                                    rares_.begin());
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
    if (grouped_ == kAdjustEvery && compared_ < kFewCompared * grouped_) split_.reset();
    searched_ = lists_marked_ = grouped_ = compared_ = 0;
    forget_lists();
  }

  static constexpr std::size_t kNone = ~std::size_t{0};
  static constexpr std::uint32_t kNoCandidate = ~std::uint32_t{0};

  Budget budget_;
  FiniteMoves moves_;
  std::optional<Split> split_;
  DenseOps ops_;
  BlockOps block_ops_;
  std::size_t known_ = 0;  // heaps
  std::uint32_t largest_ = 0;
  ChargedVector<RareHeap> rares_;       // from kGroup on, in rising order of heaps
  std::size_t marked_ = kFewestMarked;  // of each total
  // Since the last adjustment:
  std::size_t lists_marked_ = 0;
  std::size_t searched_ = 0;  // pairs
  std::size_t grouped_ = 0;   // heaps in groups
  std::size_t compared_ = 0;  // candidates that are options
  bool shared_ = false;       // whether digits share lists
  bool unequal_ = false;      // whether some digit requires it
  std::size_t lists_ = 0, range_ = 0;
  std::vector<List> lists_of_;
  std::vector<const std::uint8_t*> chosen_;
  Zeroed<std::uint8_t> seen_;  // list 0 is for the moves that leave one heap
  // Of the group before group_end_:
  std::size_t group_end_ = 0;
  std::array<std::array<std::uint32_t, kGroup>, kCandidates> candidates_{};
  Hits hits_{};
};

}  // namespace

std::unique_ptr<Kernel> new_dense_kernel(const Code& code, std::optional<Split> split,
                                         CpuLevel level, Budget& budget) {
  if (!code.finite() || code.most_heaps() > 2 || FiniteMoves(code).breaks.empty()) return nullptr;
  return std::make_unique<DenseKernel>(code, split, level, budget);
}

}  // namespace summand::heaps
