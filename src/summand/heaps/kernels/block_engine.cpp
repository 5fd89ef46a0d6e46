#include "summand/heaps/kernels/block_engine.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "summand/base/check.hpp"

namespace summand::heaps {

namespace {

constexpr std::size_t kMostFound = 512;      // helpers of a number that is not settled
constexpr std::size_t kMostRares = 1 << 16;  // with more, there is no sparse space
constexpr std::uint64_t kLargestRare = std::numeric_limits<std::uint32_t>::max();

}  // namespace

BlockEngine::BlockEngine(FiniteMoves moves, Split split, const BlockOps& ops, Budget& budget)
    : moves_(std::move(moves)),
      split_(split),
      ops_(ops),
      find_pair_(ops.find_pair, budget),
      budget_(&budget),
      farthest_(moves_.breaks.back().taken),
      rares_(budget),
      rows_(budget, BlockHelpers::kReach + farthest_ + 64),
      helpers_(budget, BlockRows::kValues),
      open_(budget, 1) {
  const std::size_t nearest = moves_.breaks.front().taken;
  for (const auto& digit : moves_.breaks) {
    if (digit.taken <= nearest + kFarthestBack) back_from_ = digit.taken;
  }
  for (const auto& digit : moves_.breaks) {
    if (digit.taken <= back_from_)
      back_.push_back(static_cast<std::uint8_t>(back_from_ - digit.taken));
  }
}

bool BlockEngine::settled(std::uint64_t heap, std::uint32_t value) const {
  return split_.settles(heap + moves_.breaks.front().taken, value);
}

void BlockEngine::note(std::uint64_t heap, std::uint32_t value) {
  SUMMAND_DCHECK(heap == known_);
  const bool rare = heap != 0 && split_.rare(heap, value);
  if (rare && (heap > kLargestRare || rares_.size() == kMostRares)) {
    outgrown_ = true;
    return;
  }
  // First the operation that may reach a limit.
  if (rare) rares_.push_back({static_cast<std::uint32_t>(heap), value});
  ++known_;
  largest_ = std::max(largest_, value);
  if (heap != 0) rows_.set(heap, value);  // an empty heap is never left
  if (!rare || heap > BlockHelpers::kReach) return;
  for (std::uint32_t other = 0; other < BlockRows::kValues; ++other) {
    if (split_.by_position || settled(0, other)) helpers_.add(other, heap, value);
  }
}

bool BlockEngine::learn(const NimValues& values) {
  for (std::size_t n = known_; n < values.size() && !outgrown_; ++n) {
    if (values[n] >= BlockRows::kValues) return false;
    rows_.move_to(n, n + 1);
    note(n, values[n]);
  }
  return !outgrown_;
}

bool BlockEngine::advance(NimValues& values, std::size_t most) {
  const std::size_t first = values.size();
  if (first != known_ && !learn(values)) return false;
  const std::size_t count = first < kSmallest + 2 * farthest_ ? 0 : std::min(most, kBlock);
  rows_.move_to(first, first + kBlock);
  if (count > 0) cover_block(first, count);
  return values.width() == 1 ? block<std::uint8_t>(values, count)
                             : block<std::uint16_t>(values, count);
}

template <class T>
bool BlockEngine::block(NimValues& values, std::size_t count) {
  const std::size_t first = values.size();
  T* g;
  if constexpr (sizeof(T) == 1) {
    g = values.byte_room(kBlock) - first;
  } else {
    g = values.short_room(kBlock) - first;
  }
  if (count == 0) return append(values, g, value_alone(g, first));
  for (std::size_t lane = 0; lane < count; lane += kGroup) {
    budget_->ask();
    const std::size_t old_rares = rares_below(first + lane - farthest_);
    Hits hits = verify(g, first + lane, lane, old_rares);
    for (std::size_t i = lane; i < std::min(count, lane + kGroup); ++i) {
      if (!append(values, g, value_in_block(g, first + i, i, hits))) return false;
      if (values.width() != sizeof(T)) return true;  // and g is no more
      for (std::uint64_t& hit : hits) hit >>= 1;
    }
  }
  return true;
}

template <class T>
bool BlockEngine::append(NimValues& values, T* g, std::uint32_t value) {
  if (value >= BlockRows::kValues) return false;
  const std::size_t n = values.size();
  if (value > std::numeric_limits<T>::max()) {
    values.push_back(value);
  } else {
    g[n] = static_cast<T>(value);
    values.append(1);
  }
  note(n, value);
  return !outgrown_;
}

std::size_t BlockEngine::rares_below(std::size_t heap) const {
  return static_cast<std::size_t>(std::ranges::lower_bound(rares_, heap, {}, &RareHeap::heap) -
                                  rares_.begin());
}

template <class T>
Hits BlockEngine::verify(const T* g, std::size_t first, std::size_t lane,
                         std::size_t old_rares) const {
  const Open& open = open_[0];
  Candidates<T> candidates;
  for (std::size_t k = 0; k < kCandidatesOf<T>; ++k) {
    for (std::size_t i = 0; i < kGroup; ++i) {
      candidates[k][i] = static_cast<T>(open.candidate[k][lane + i]);
    }
  }
  Hits hits{};
  for (const auto& digit : moves_.breaks) {
    const std::size_t near = digit.taken < kGroup ? rares_below(kGroup - digit.taken) : 0;
    const Hits more = ops_.loops<T>().verify(g + first - digit.taken, rares_.data() + near,
                                             old_rares - near, candidates);
    for (std::size_t k = 0; k < kCandidates; ++k) hits[k] |= more[k];
  }
  return hits;
}

template <class T>
void BlockEngine::mark_pairs(const T* g, std::size_t n, std::size_t from, std::size_t to) {
  for (const auto& digit : moves_.breaks) {
    if (n < digit.taken) break;
    const std::size_t total = n - digit.taken;
    for (std::size_t i = from; i < to && rares_[i].heap < total; ++i) {
      if (digit.unequal && 2 * std::size_t{rares_[i].heap} == total) continue;
      marks_[rares_[i].value ^ g[total - rares_[i].heap]] = stamp_;
    }
  }
}

template <class T>
void BlockEngine::mark_single(const T* g, std::size_t n) {
  if (++stamp_ == 0) {
    marks_.fill(0);
    stamp_ = 1;
  }
  if (moves_.takes_whole(n)) marks_[0] = stamp_;
  for (const std::uint32_t taken : moves_.takes) {
    if (taken < n) marks_[g[n - taken]] = stamp_;
  }
}

template <class T>
std::uint32_t BlockEngine::value_in_block(const T* g, std::size_t n, std::size_t lane,
                                          const Hits& hits) {
  const Open& open = open_[0];
  mark_single(g, n);
  const std::size_t candidates = open.candidates[lane];
  std::uint32_t looked_at = range_;
  for (std::size_t k = 0; k < candidates; ++k) {
    const std::uint32_t mex = open.candidate[k][lane];
    if (hits[k] % 2 == 0 && !marked(mex) && !near_option(g, n, mex))
      return least_open(g, n, mex, open.rare[lane], mex);
    if (k + 1 == most_candidates_) looked_at = mex;
  }
  mark_pairs(g, n, 0, rares_.size());
  return least_open(g, n, unmarked_common(n), open.rare[lane], looked_at);
}

template <class T>
bool BlockEngine::near_option(const T* g, std::size_t n, std::uint32_t value) {
  if constexpr (sizeof(T) == 1) {
    if (value > 0xff) return false;
  }
  for (const auto& digit : moves_.breaks) {
    // Whole groups of pairs take less time. All are moves, because the other heap is larger.
    const std::size_t last = (2 * kGroup - 1 + farthest_ - digit.taken) / kGroup * kGroup;
    if (find_pair_(g, n - digit.taken, 1, last, value) != 0) return true;
  }
  return false;
}

template <class T>
std::uint32_t BlockEngine::value_alone(const T* g, std::size_t n) {
  mark_single(g, n);
  mark_pairs(g, n, 0, rares_.size());
  return least_open(g, n, unmarked_common(n), {}, 0);
}

std::uint32_t BlockEngine::unmarked_common(std::size_t n) const {
  std::uint32_t mex = 0;
  while (mex < BlockRows::kValues && (!settled(n, mex) || marked(mex))) ++mex;
  return mex;
}

template <class T>
std::uint32_t BlockEngine::least_open(const T* g, std::size_t n, std::uint32_t mex,
                                      const Numbers& open, std::uint32_t looked_at) {
  for (std::size_t word = 0; 64 * word < looked_at; ++word) {
    for (std::uint64_t bits = open[word]; bits != 0; bits &= bits - 1) {
      const auto value =
          static_cast<std::uint32_t>(64 * word + static_cast<std::size_t>(std::countr_zero(bits)));
      if (value > mex) return mex;
      if (!marked(value) && !reached(g, n, value)) return value;
    }
  }
  for (std::uint32_t value = looked_at; value < mex; ++value) {
    if (!settled(n, value) && !marked(value) && !reached(g, n, value)) return value;
  }
  return mex;
}

template <class T>
bool BlockEngine::reached(const T* g, std::size_t n, std::uint32_t value) {
  if constexpr (sizeof(T) == 1) {
    if (value > 0xff) return false;
  }
  for (const auto& digit : moves_.breaks) {
    if (n < digit.taken + 2) break;
    const std::size_t total = n - digit.taken;
    const std::size_t last = digit.unequal ? (total - 1) / 2 : total / 2;
    const std::size_t heap = find_pair_(g, total, 1, last, value);
    if (heap == 0) continue;
    if (heap >= kGroup) helpers_.add(value, heap, g[heap], kMostFound);
    return true;
  }
  return false;
}

}  // namespace summand::heaps
