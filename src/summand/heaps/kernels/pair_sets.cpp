#include "summand/heaps/kernels/pair_sets.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <deque>
#include <vector>

#include "summand/heaps/kernels/value_set.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

namespace {

// A way to split a number of counters: into how many heaps, and what is asked of them.
enum class Sizes : std::uint8_t { any, unequal, mixed };
struct Way {
  unsigned heaps;
  Sizes sizes;
};
constexpr std::array<Way, 8> kWays = {{{2, Sizes::any},
                                       {3, Sizes::any},
                                       {4, Sizes::any},
                                       {2, Sizes::unequal},
                                       {3, Sizes::unequal},
                                       {4, Sizes::unequal},
                                       {3, Sizes::mixed},
                                       {4, Sizes::mixed}}};
constexpr std::size_t kPairs = 0, kTriples = 1, kFours = 2, kUnequalPairs = 3, kOneByOne = 4;

class PairSetsKernel final : public Kernel {
 public:
  PairSetsKernel(const Code& code, Budget& budget)
      : code_(code), budget_(&budget), seen_(code.repeated().size()) {
    for (std::size_t way = 0; way < kWays.size(); ++way) {
      const auto asks = [&](const Digit& digit) { return allows(digit, way); };
      wanted_[way] = std::any_of(code.digits().begin(), code.digits().end(), asks) ||
                     std::any_of(code.repeated().begin(), code.repeated().end(), asks);
    }
    // A triple is a heap and a pair, and so on.
    wanted_[kTriples] = wanted_[kTriples] || wanted_[kFours];
    wanted_[kPairs] = wanted_[kPairs] || wanted_[kTriples];
    keeps_all_ = wanted_[kTriples];
  }

  std::string_view name() const override { return "sets of nim-sums"; }

  bool extend(NimValues& values, std::size_t size) override {
    for (; met_ < values.size(); ++met_) meet(met_, values[met_]);
    while (values.size() < size) {
      budget_->ask();
      const std::uint64_t n = values.size();
      // The sets of a total are found as soon as all smaller heaps are known.
      while (found_ <= n) find_sums(values, found_);
      merge_repeated(values, n);
      const std::uint32_t value = mex(values, n);
      values.push_back(value);
      meet(n, value);
      met_ = n + 1;
    }
    return true;
  }

 private:
  // The options by repeating digits, by the number of the heap modulo their period. The set only
  // grows, so the search for its mex continues where it ended.
  struct Seen {
    ValueSet values;
    std::size_t full = 0;  // the words below have all bits
  };

  static bool allows(const Digit& digit, std::size_t way) {
    // Two heaps that are not all equal are unequal.
    const Sizes sizes = digit.unequal                         ? Sizes::unequal
                        : digit.mixed && way == kUnequalPairs ? Sizes::unequal
                        : digit.mixed                         ? Sizes::mixed
                                                              : Sizes::any;
    return digit.leaves(kWays[way].heaps) && sizes == kWays[way].sizes;
  }

  void meet(std::uint64_t heap, std::uint32_t value) {
    bound_ = std::max(bound_, std::bit_ceil(std::size_t{value} + 1));
    if (keeps_all_ && heap > 0) alike_[value % 64].push_back(static_cast<std::uint32_t>(heap));
  }
  std::size_t words() const { return (bound_ + 63) / 64; }
  const ValueSet& sums(std::size_t way, std::uint64_t total) const {
    return sums_[way][total - first_];
  }

  // --- the nim-sums of a total ---

  void find_sums(const NimValues& values, std::uint64_t total) {
    std::array<ValueSet, kWays.size()> sets;
    if (wanted_[kPairs] || wanted_[kUnequalPairs]) find_pairs(values, total, sets);
    if (wanted_[kTriples]) sets[kTriples] = with_a_heap_more(values, total, kPairs);
    if (wanted_[kFours]) sets[kFours] = with_a_heap_more(values, total, kTriples);
    for (std::size_t way = kOneByOne; way < kWays.size(); ++way) {
      if (wanted_[way]) sets[way] = one_by_one(values, total, kWays[way]);
    }
    for (std::size_t way = 0; way < kWays.size(); ++way) {
      if (wanted_[way]) sums_[way].push_back(std::move(sets[way]));
    }
    ++found_;
    // A total is needed again only by the digits that do not repeat.
    if (keeps_all_ || found_ - first_ <= code_.digits().size() + 1) return;
    ++first_;
    for (auto& kept : sums_) {
      if (!kept.empty()) kept.pop_front();
    }
  }

  void find_pairs(const NimValues& values, std::uint64_t total,
                  std::array<ValueSet, kWays.size()>& sets) {
    marks_.assign(64 * words(), 0);
    if (values.bytes() != nullptr) {
      mark_pairs(values.bytes(), total);
    } else if (values.shorts() != nullptr) {
      mark_pairs(values.shorts(), total);
    } else {
      mark_pairs(values.words(), total);
    }
    if (wanted_[kUnequalPairs]) sets[kUnequalPairs] = marked();
    if (total > 0 && total % 2 == 0) marks_[0] = 1;
    if (wanted_[kPairs]) sets[kPairs] = marked();
  }
  template <class T>
  void mark_pairs(const T* g, std::uint64_t total) {
    for (std::uint64_t heap = 1; 2 * heap < total; ++heap) marks_[g[heap] ^ g[total - heap]] = 1;
  }
  ValueSet marked() const {
    ValueSet out(*budget_, words());
    for (std::size_t v = 0; v < marks_.size(); v += 8) {
      const std::uint64_t bits = eight_bits(marks_.data() + v);
      if (bits != 0) out.add_word(v / 64, bits << (v % 64));
    }
    return out;
  }
  // Eight marks, each 0 or 1, as bits. The multiplication moves mark j to bit 56 + j and leaves the
  // top byte otherwise empty.
  static std::uint64_t eight_bits(const std::uint8_t* marks) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, marks, 8);
    if constexpr (std::endian::native == std::endian::big) bytes = std::byteswap(bytes);
    return bytes * 0x0102040810204080u >> 56;
  }

  // The sums of one heap and the parts of the rest, whose sums are in sums_[way]. The smallest heap
  // is chosen first. Heaps with the same low bits exchange the bits of words in the same way, so
  // that is done once for all of them.
  ValueSet with_a_heap_more(const NimValues& values, std::uint64_t total, std::size_t way) {
    ValueSet out(*budget_, words());
    std::vector<std::uint64_t> together(words());
    const std::uint64_t largest = total / (kWays[way].heaps + 1);
    for (unsigned low = 0; low < 64; ++low) {
      std::fill(together.begin(), together.end(), std::uint64_t{0});
      for (const std::uint32_t heap : alike_[low]) {
        if (heap > largest) break;
        const ValueSet& rest = sums(way, total - heap);
        const std::size_t high = values[heap] / 64;
        for (std::size_t i = 0; i < rest.words(); ++i) together[i ^ high] |= rest.word(i);
      }
      for (std::size_t i = 0; i < words(); ++i) out.add_word(i, exchanged(together[i], low));
    }
    return out;
  }

  ValueSet one_by_one(const NimValues& values, std::uint64_t total, Way way) {
    ValueSet out(*budget_, words());
    std::vector<std::uint64_t> heaps;
    const auto add = [&](std::span<const std::uint64_t> left) {
      if (way.sizes == Sizes::mixed && left.front() == left.back()) return;
      std::uint32_t sum = 0;
      for (const std::uint64_t heap : left) sum ^= values[heap];
      out.add(*budget_, sum);
    };
    options::split(heaps, total, way.heaps, total, way.sizes == Sizes::unequal, add);
    return out;
  }

  // --- the options of a heap ---

  // Calls one(value) and all(set) for the results that a digit allows for the rest.
  template <class One, class All>
  void options_of(const NimValues& values, const Digit& digit, std::uint64_t rest, One&& one,
                  All&& all) const {
    if (digit.leaves(0) && rest == 0) one(0u);
    if (digit.leaves(1) && rest > 0) one(values[rest]);
    for (std::size_t way = 0; way < kWays.size(); ++way) {
      if (allows(digit, way)) all(sums(way, rest));
    }
  }

  // From here on only repeating digits use the total n - digits().size().
  void merge_repeated(const NimValues& values, std::uint64_t n) {
    const std::uint64_t start = code_.digits().size(), period = seen_.size();
    if (period == 0) return;
    for (; merged_ + start <= n; ++merged_) {
      for (std::uint64_t i = 0; i < period; ++i) {
        ValueSet& seen = seen_[(merged_ + start + i) % period].values;
        options_of(
            values, code_.repeated()[i], merged_,
            [&](std::uint32_t value) { seen.add(*budget_, value); },
            [&](const ValueSet& set) { seen.add_all(*budget_, set); });
      }
    }
  }

  std::uint32_t mex(const NimValues& values, std::uint64_t n) {
    sets_.clear();
    for (std::uint64_t taken = 0; taken < code_.digits().size() && taken <= n; ++taken) {
      options_of(
          values, code_.digits()[taken], n - taken,
          [&](std::uint32_t value) {
            singles_.add(*budget_, value);
            single_.push_back(value);
          },
          [&](const ValueSet& set) { sets_.push_back(&set); });
    }
    sets_.push_back(&singles_);
    std::size_t word = 0;
    if (!seen_.empty()) {
      Seen& seen = seen_[n % seen_.size()];
      while (seen.values.word(seen.full) == ~std::uint64_t{0}) ++seen.full;
      word = seen.full;
      sets_.push_back(&seen.values);
    }
    std::uint64_t options = 0;
    for (;; ++word) {
      options = 0;
      for (const ValueSet* set : sets_) options |= set->word(word);
      if (options != ~std::uint64_t{0}) break;
    }
    for (const std::uint32_t value : single_) singles_.remove(value);
    single_.clear();
    return static_cast<std::uint32_t>(64 * word) +
           static_cast<std::uint32_t>(std::countr_one(options));
  }

  Code code_;
  Budget* budget_;
  std::array<bool, kWays.size()> wanted_{};
  bool keeps_all_ = false;

  std::uint64_t met_ = 0, found_ = 0, merged_ = 0;
  std::size_t bound_ = 1;                             // all values are below it
  std::array<std::vector<std::uint32_t>, 64> alike_;  // heaps by the low bits of their values
  std::uint64_t first_ = 0;                           // the first total in sums_
  std::array<std::deque<ValueSet>, kWays.size()> sums_;
  std::vector<std::uint8_t> marks_;
  std::vector<Seen> seen_;

  ValueSet singles_;
  std::vector<std::uint32_t> single_;
  std::vector<const ValueSet*> sets_;
};

}  // namespace

std::unique_ptr<Kernel> new_pair_sets_kernel(const Code& code, Budget& budget) {
  return std::make_unique<PairSetsKernel>(code, budget);
}

}  // namespace summand::heaps
