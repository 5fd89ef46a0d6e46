#include "summand/heaps/kernels/sparse.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#include "summand/heaps/kernels/finite_moves.hpp"
#include "summand/heaps/kernels/write_values.hpp"

namespace summand::heaps {

namespace {

constexpr std::size_t kSparseChunk = 64;      // heaps between two checks of the budget
constexpr std::uint32_t kNear = 64;           // smaller heaps are paired with all heaps
constexpr std::size_t kMostRows = 64;         // a row for each total that is used again
constexpr std::size_t kSparseWitnesses = 16;  // for each value

// For each breaking digit every rare heap is paired, which finds all options with a rare heap.
// These are all options of the settled values. So the mex is known except for unsettled values
// below it. Each of those that is missing needs one pair of common heaps as a witness. The first
// one without a witness is the mex.
class SparseKernel final : public Kernel {
 public:
  SparseKernel(const Code& code, std::optional<Splits> splits, Budget& budget)
      : moves_(code), all_pairs_(!splits), splits_(splits.value_or(Splits{})), budget_(&budget) {
    bool parities[2] = {false, false};
    for (const auto& move : moves_.breaks) {
      parities[move.taken % 2] = true;
      unequal_ = unequal_ || move.unequal;
    }
    two_kinds_ = parities[0] && parities[1] && splits_.even != splits_.odd;
    if (moves_.breaks.size() > 1) {
      const std::size_t span = moves_.breaks.back().taken - moves_.breaks.front().taken + 1;
      if (span <= kMostRows) rows_ = std::bit_ceil(span);
    }
  }

  std::string_view name() const override { return all_pairs_ ? "all pairs" : "sparse space"; }

  bool extend(NimValues& values, std::size_t size) override {
    meet_values(values);
    while (values.size() < size) {
      budget_->ask();
      const std::size_t before = values.size();
      const std::size_t count = std::min(kSparseChunk, size - before);
      write_values(values, count,
                   [&](auto* g, std::size_t from, std::size_t to) { return run(g, from, to); });
      if (!too_wide_) continue;
      // The last value does not fit, but it is known.
      values.push_back(*too_wide_);
      meet(values.size() - 1, *too_wide_);
      too_wide_.reset();
    }
    return true;
  }

 private:
  struct Left {
    std::uint64_t heap;
    std::uint32_t value;
  };
  struct Witness {
    std::uint64_t heap;
    std::uint32_t taken;
  };
  struct Witnesses {
    std::array<Witness, kSparseWitnesses> found;
    std::uint32_t count = 0;
  };

  // --- what is known of the values so far ---

  void meet_values(const NimValues& values) {
    for (; met_ < values.size(); ++met_) note(met_, values[met_]);
    set_up_values();
  }
  void meet(std::uint64_t heap, std::uint32_t value) {
    note(heap, value);
    met_ = heap + 1;
    if (value >= bound_) set_up_values();
  }
  void note(std::uint64_t heap, std::uint32_t value) {
    largest_ = std::max(largest_, value);
    if (heap == 0) return;
    for (int kind = 0; kind <= (two_kinds_ ? 1 : 0); ++kind) {
      if (all_pairs_ || heap < kNear || split_of(kind).rare(heap, value)) {
        left_[kind].push_back({heap, value});
      }
    }
  }

  // All options are below bound_, a power of two. Arrays cover values below twice that, so they
  // include the mex.
  void set_up_values() {
    if (bound_ > largest_) return;
    bound_ = std::bit_ceil(largest_ + std::uint32_t{1});
    const std::size_t width = 2 * std::size_t{bound_};
    options_.assign(width, 0);
    witnesses_.resize(width);
    for (int kind = 0; kind < 2; ++kind) {
      row_[kind].assign(rows_ * width, 0);
      row_total_[kind].assign(rows_, ~std::uint64_t{0});
    }
    for (std::uint64_t parity = 0; parity < 2; ++parity) {
      settled_[parity].assign(width, 1);
      for (std::uint32_t v = 0; v < width; ++v) settled_[parity][v] = settles(parity, v) ? 1 : 0;
    }
  }
  // Whether all options of value v are found for a heap of that parity.
  bool settles(std::uint64_t parity, std::uint32_t v) const {
    if (all_pairs_) return true;
    return std::all_of(moves_.breaks.begin(), moves_.breaks.end(), [&](const auto& move) {
      return splits_.for_taking(move.taken).settles(parity + move.taken, v);
    });
  }

  int kind_of(std::uint32_t taken) const { return two_kinds_ ? static_cast<int>(taken % 2) : 0; }
  const Split& split_of(int kind) const {
    return two_kinds_ ? (kind == 0 ? splits_.even : splits_.odd)
                      : splits_.for_taking(moves_.breaks.empty() ? 0 : moves_.breaks[0].taken);
  }

  // --- options of one heap ---

  // Marks G(a)^G(total-a) for each heap a that must be paired, except for equal halves.
  template <class T>
  void mark_pairs(const T* g, std::uint64_t total, int kind, std::uint8_t* marks) const {
    const auto& left = left_[kind];
    const auto below = [&](std::uint64_t heap) {
      if (left.empty() || left.back().heap < heap) return left.size();
      const auto at = std::lower_bound(left.begin(), left.end(), heap,
                                       [](const Left& a, std::uint64_t b) { return a.heap < b; });
      return static_cast<std::size_t>(at - left.begin());
    };
    const auto mark = [&](std::size_t from, std::size_t to) {
      for (std::size_t j = from; j < to; ++j) {
        marks[left[j].value ^ static_cast<std::uint32_t>(g[total - left[j].heap])] = 1;
      }
    };
    // If all heaps are paired, half of the pairs are enough.
    const std::size_t half = below((total + 1) / 2);
    mark(0, half);
    if (all_pairs_) return;
    mark(below(total / 2 + 1), below(total));
  }

  template <class T>
  const std::uint8_t* row(const T* g, std::uint64_t total, int kind) {
    const std::size_t width = options_.size();
    const std::size_t at = total & (rows_ - 1);
    std::uint8_t* marks = row_[kind].data() + at * width;
    if (row_total_[kind][at] != total) {
      std::fill(marks, marks + bound_, std::uint8_t{0});
      mark_pairs(g, total, kind, marks);
      row_total_[kind][at] = total;
    }
    return marks;
  }

  template <class T>
  void mark_options(const T* g, std::uint64_t n) {
    std::fill(options_.begin(), options_.end(), std::uint8_t{0});
    for (const auto& move : moves_.breaks) {
      if (n < move.taken + 2) break;
      const std::uint64_t total = n - move.taken;
      if (rows_ == 0) {
        mark_pairs(g, total, kind_of(move.taken), options_.data());
      } else {
        const std::uint8_t* marks = row(g, total, kind_of(move.taken));
        for (std::size_t v = 0; v < bound_; ++v) options_[v] |= marks[v];
      }
      if (!move.unequal && total % 2 == 0) options_[0] = 1;
    }
    for (const std::uint32_t taken : moves_.takes) {
      if (n <= taken) break;
      options_[g[n - taken]] = 1;
    }
    if (moves_.takes_whole(n)) options_[0] = 1;
  }

  template <class T>
  std::uint32_t mex(const T* g, std::uint64_t n) {
    const auto& settled = settled_[n % 2];
    for (std::uint32_t v = 0;; ++v) {
      if (options_[v] != 0) continue;
      if (settled[v] != 0 || !has_witness(g, n, v)) return v;
    }
  }

  // --- witnesses ---

  template <class T>
  static bool is_witness(const T* g, std::uint64_t n, std::uint32_t v, Witness w, bool unequal) {
    const std::uint64_t total = n - w.taken;
    const std::uint32_t sum = std::uint32_t{g[w.heap]} ^ std::uint32_t{g[total - w.heap]};
    return sum == v && (!unequal || total != 2 * w.heap);
  }

  // First tries the place where a witness for v was found last.
  template <class T>
  bool has_witness(const T* g, std::uint64_t n, std::uint32_t v) {
    Witnesses& known = witnesses_[v];
    for (std::uint32_t i = 0; i < known.count; ++i) {
      const Witness w = known.found[i];
      if (n <= w.taken + w.heap || !is_witness(g, n, v, w, unequal_)) continue;
      std::rotate(known.found.begin(), known.found.begin() + i, known.found.begin() + i + 1);
      return true;
    }
    for (const auto& move : moves_.breaks) {
      if (n < move.taken + 2) break;
      const std::uint64_t total = n - move.taken;
      if (splits_.for_taking(move.taken).settles(total, v)) continue;
      for (std::uint64_t heap = 1; heap <= total / 2; ++heap) {
        const Witness w{heap, move.taken};
        if (!is_witness(g, n, v, w, move.unequal)) continue;
        if (known.count < kSparseWitnesses) ++known.count;
        std::copy_backward(known.found.begin(), known.found.begin() + known.count - 1,
                           known.found.begin() + known.count);
        known.found[0] = w;
        return true;
      }
    }
    return false;
  }

  template <class T>
  std::size_t run(T* g, std::size_t from, std::size_t to) {
    for (std::size_t n = from; n < to; ++n) {
      mark_options(g, n);
      const std::uint32_t value = mex(g, n);
      if (value > std::numeric_limits<T>::max()) {
        too_wide_ = value;
        return n;
      }
      g[n] = static_cast<T>(value);
      meet(n, value);
    }
    return to;
  }

  FiniteMoves moves_;
  bool all_pairs_;
  Splits splits_;
  Budget* budget_;
  bool unequal_ = false;    // some digit requires unequal heaps
  bool two_kinds_ = false;  // digits that take odd numbers have their own split
  std::size_t rows_ = 0;    // 0: each total is used once

  std::uint64_t met_ = 0;
  std::uint32_t largest_ = 0, bound_ = 0;
  std::array<std::vector<Left>, 2> left_;             // heaps that must be paired, by kind
  std::array<std::vector<std::uint8_t>, 2> settled_;  // by the parity of the heap
  std::vector<std::uint8_t> options_;
  std::array<std::vector<std::uint8_t>, 2> row_;
  std::array<std::vector<std::uint64_t>, 2> row_total_;
  std::vector<Witnesses> witnesses_;
  std::optional<std::uint32_t> too_wide_;
};

}  // namespace

std::unique_ptr<Kernel> new_sparse_kernel(const Code& code, std::optional<Splits> splits,
                                          Budget& budget) {
  return std::make_unique<SparseKernel>(code, splits, budget);
}

}  // namespace summand::heaps
