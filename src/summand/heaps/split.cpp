#include "summand/heaps/split.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "summand/base/charge.hpp"

namespace summand::heaps {

namespace {

using Counts = std::vector<std::int64_t>;

// The counts of even and odd heaps, a copy of both, and two transforms.
constexpr std::size_t kCopies = 6;

// For each mask: the sum of the counts of values that have an even number of bits in the mask,
// minus the sum of the others.
Counts walsh_hadamard(Counts counts, Budget& budget) {
  for (std::size_t half = 1; half < counts.size(); half *= 2) {
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (i % NimValues::kStretch == 0) budget.ask();
      if ((i & half) != 0) continue;
      const std::int64_t a = counts[i], b = counts[i + half];
      counts[i] = a + b;
      counts[i + half] = a - b;
    }
  }
  return counts;
}

struct Candidate {
  Split split;
  std::int64_t excess = std::numeric_limits<std::int64_t>::max();  // rare heaps minus common ones
};

// Mask 0 is a split only with `by_position`.
Candidate least(const Counts& transform, bool by_position, bool flipped) {
  Candidate best;
  for (std::size_t mask = by_position ? 0 : 1; mask < transform.size(); ++mask) {
    const std::int64_t excess = flipped ? -transform[mask] : transform[mask];
    if (excess >= best.excess) continue;
    best = {{static_cast<std::uint32_t>(mask), by_position, flipped}, excess};
  }
  return best;
}

const Candidate& better(const Candidate& a, const Candidate& b) {
  return b.excess < a.excess ? b : a;
}

template <class T>
void count_heaps(const T* values, std::size_t from, std::size_t to,
                 std::vector<std::int64_t> (&counts)[2]) {
  std::size_t n = from;
  if (n < to && n % 2 == 1) ++counts[1][values[n++]];
  for (; n + 1 < to; n += 2) {
    ++counts[0][values[n]];
    ++counts[1][values[n + 1]];
  }
  if (n < to) ++counts[0][values[n]];
}

template <class T>
std::uint32_t largest_of(const T* values, std::size_t from, std::size_t to) {
  T largest = 0;
  for (std::size_t n = from; n < to; ++n) largest = std::max(largest, values[n]);
  return largest;
}

// Calls f with a pointer to the values, in their width.
template <class Function>
auto with_pointer(const NimValues& values, Function&& f) {
  if (values.bytes() != nullptr) return f(values.bytes());
  if (values.shorts() != nullptr) return f(values.shorts());
  return f(values.words());
}

}  // namespace

RareHeaps rare_heaps(const Split& split, const NimValues& values) {
  return with_pointer(values, [&](const auto* g) {
    const std::uint32_t mask = split.mask;
    RareHeaps out;
    for (std::uint32_t parity = 0; parity < 2; ++parity) {
      const bool odd = !split.rare(parity, 0);
      for (std::size_t n = parity; n < values.size(); n += 2) {
        if ((__builtin_parity(g[n] & mask) != 0) != odd) continue;
        ++out.number;
        out.last = std::max<std::uint64_t>(out.last, n);
      }
    }
    return out;
  });
}

void SplitFinder::count(const NimValues& values) {
  with_pointer(values, [&](const auto* g) {
    largest_ = std::max(largest_, largest_of(g, static_cast<std::size_t>(counted_), values.size()));
    const std::size_t size = std::bit_ceil(largest_ + std::size_t{1});
    Charge(values.budget()).add(kCopies * size * sizeof(Counts::value_type));
    for (auto& counts : counts_) counts.resize(size);
    count_heaps(g, static_cast<std::size_t>(counted_), values.size(), counts_);
  });
  counted_ = values.size();
}

void SplitFinder::count(const FirstHeaps& heaps) {
  const std::uint64_t period = heaps.period() ? heaps.period()->period : 1;
  with_pointer(heaps.values(), [&](const auto* g) {
    largest_ = largest_of(g, 0, heaps.looked_at());
    const std::size_t size = std::bit_ceil(largest_ + std::size_t{1});
    Charge(heaps.values().budget()).add(kCopies * size * sizeof(Counts::value_type));
    for (auto& counts : counts_) counts.assign(size, 0);
    for (std::uint64_t n = 0; n < heaps.looked_at(); ++n) {
      heaps.values().ask_at(n);
      const std::uint64_t all = heaps.repeats(n, period);
      const std::uint64_t others = period % 2 == 1 ? all / 2 : 0;  // of the other parity
      counts_[n % 2][g[n]] += static_cast<std::int64_t>(all - others);
      counts_[1 - n % 2][g[n]] += static_cast<std::int64_t>(others);
    }
  });
  counted_ = heaps.count();
}

SplitFinder::Best SplitFinder::best(bool even_digits, bool odd_digits, Budget& budget) const {
  Counts sum = counts_[0], difference = counts_[0];
  for (std::size_t v = 0; v < sum.size(); ++v) {
    sum[v] += counts_[1][v];
    difference[v] -= counts_[1][v];
  }
  const Counts by_position = walsh_hadamard(std::move(difference), budget);
  const Candidate by_value = least(walsh_hadamard(std::move(sum), budget), false, false);
  const Candidate even = better(by_value, least(by_position, true, false));
  const Candidate odd = better(by_value, least(by_position, true, true));
  const auto choice = [&](const Candidate& a, const Candidate& b) {
    // There are fewer than 2^63 heaps, so the sum of both kinds fits.
    const auto excess = static_cast<std::uint64_t>(std::max(a.excess, b.excess));
    return Best{{a.split, b.split}, (counted_ + excess) / 2};
  };
  if (!odd_digits) return choice(even, even);
  if (!even_digits) return choice(odd, odd);
  // Two splits by position with one mask would settle opposite values, and so none.
  const bool by_positions = even.split.by_position && odd.split.by_position;
  if (by_positions && even.split.mask == odd.split.mask) return choice(by_value, by_value);
  return choice(even, odd);
}

}  // namespace summand::heaps
