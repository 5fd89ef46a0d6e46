// The inner loops of the block kernel as templates, included once for each level of processor.
#pragma once

#include "summand/heaps/kernels/block_ops.hpp"
#include "summand/heaps/kernels/block_vectors.hpp"

namespace summand::heaps {
namespace {

// Eight words of a row, from any bit on. The top bits of the last word are missing.
struct Row {
  Vector<std::uint64_t> part[64 / kVectorBytes];

  Row& operator|=(const Row& other) {
    for (std::size_t i = 0; i < 64 / kVectorBytes; ++i) part[i] |= other.part[i];
    return *this;
  }
  Row without(const Row& other) const {
    Row out;
    for (std::size_t i = 0; i < 64 / kVectorBytes; ++i) out.part[i] = part[i] & ~other.part[i];
    return out;
  }
};

[[gnu::always_inline]] inline Row row_at(const std::uint8_t* rows, std::size_t bit) {
  const std::uint8_t* from = rows + bit / 8;
  const std::uint64_t shift = bit % 8;
  Row out;
#if defined(__AVX512VBMI2__)
  const __m512i words = _mm512_loadu_si512(from);
  const __m512i next = _mm512_alignr_epi64(words, words, 1);
  const __m512i shifts = _mm512_set1_epi64(static_cast<long long>(shift));
  out.part[0] = std::bit_cast<Vector<std::uint64_t>>(_mm512_shrdv_epi64(words, next, shifts));
#elif defined(__AVX2__)
  // One load brings a shift into all lanes. A shift by 64 gives zero.
  static constexpr long long kRight[] = {0, 1, 2, 3, 4, 5, 6, 7};
  static constexpr long long kLeft[] = {64, 63, 62, 61, 60, 59, 58, 57};
  const __m256i right = _mm256_set1_epi64x(kRight[shift]), left = _mm256_set1_epi64x(kLeft[shift]);
  for (std::size_t i = 0; i < 2; ++i) {
    const auto words = std::bit_cast<__m256i>(load(from + i * kVectorBytes));
    const auto next = std::bit_cast<__m256i>(load(from + i * kVectorBytes + 8));
    out.part[i] = std::bit_cast<Vector<std::uint64_t>>(
        _mm256_or_si256(_mm256_srlv_epi64(words, right), _mm256_sllv_epi64(next, left)));
  }
#else
  for (std::size_t i = 0; i < 64 / kVectorBytes; ++i) {
    Vector<std::uint64_t> words, next;
    std::memcpy(&words, from + i * kVectorBytes, kVectorBytes);
    std::memcpy(&next, from + i * kVectorBytes + 8, kVectorBytes);
    out.part[i] = words >> shift | next << 1 << (63 - shift);
  }
#endif
  return out;
}

unsigned bits_of(const Row& row) {
  unsigned count = 0;
#pragma GCC unroll 4
  for (const auto& part : row.part) {
#pragma GCC unroll 8
    for (std::size_t i = 0; i < kLanes<std::uint64_t>; ++i) {
      count += static_cast<unsigned>(std::popcount(static_cast<std::uint64_t>(part[i])));
    }
  }
  return count;
}

// Removes the covered heaps from `left`, and returns how many are left: bit j + back of the totals
// is heap j.
unsigned settle(const CoverTask& task, const Row& covered, BlockBits& left) {
  std::uint64_t totals[9];
  std::memcpy(totals, covered.part, 64);
  totals[8] = 0;
  unsigned count = 0;
  for (std::size_t i = 0; i < kBlock / 64; ++i) {
    std::uint64_t reached = 0;
    for (std::size_t d = 0; d < task.digits; ++d) {
      const unsigned back = task.back[d];
      reached |= totals[i] >> back | totals[i + 1] << 1 << (63 - back);
    }
    left[i] &= ~reached;
    count += static_cast<unsigned>(std::popcount(left[i]));
  }
  return count;
}

// Collects rows in `covered`. settle() says how many heaps are left then.
template <class Settle>
void cover_until(const CoverTask& task, Row& covered, unsigned before, Settle&& settle) {
  const auto add = [&task](std::size_t i, Row& to) {
    const Helper helper = task.helpers[i];
    const std::size_t row = task.value ^ helper.value;
    to |= row_at(task.rows + row * task.stride, task.total - helper.heap);
  };
  std::size_t i = 0;
  if (task.gains == nullptr) {
    while (i < task.count && before > 0) {
      const std::size_t stop = i + kHelpersBetween < task.count ? i + kHelpersBetween : task.count;
      Row so_far = covered;  // in registers
      for (; i < stop; ++i) add(i, so_far);
      covered = so_far;
      const unsigned after = settle();
      if (before - after < task.least_gain) break;
      before = after;
    }
    return;
  }
  for (; i < task.count && before > 0; ++i) {
    add(i, covered);
    const unsigned after = settle();
    task.gains[i] = static_cast<std::uint16_t>(before - after);
    before = after;
  }
  for (; i < task.count; ++i) task.gains[i] = 0;
}

void cover(const CoverTask& task, BlockBits& left) {
  Row covered{};
  Row all;
  std::memcpy(all.part, left.data(), 64);
  if (task.digits > 1 || task.back[0] != 0) {
    cover_until(task, covered, bits_of(all), [&] { return settle(task, covered, left); });
    return;
  }
  // The totals are the heaps.
  cover_until(task, covered, bits_of(all), [&] { return bits_of(all.without(covered)); });
  all = all.without(covered);
  std::memcpy(left.data(), all.part, 64);
}

// The candidates that are compared with an option while it is in a register. Their nearest options
// are in registers, too: AVX-512 has 32 of them, others have 16.
template <class T>
constexpr std::size_t kTogether = kVectorBytes == 64 ? kCandidatesOf<T> : kCandidatesOf<T> / 2;

template <class T>
Hits verify(const T* g, const RareHeap* rares, std::size_t count, const Candidates<T>& candidates) {
  Hits hits{};
  for (std::size_t lane = 0; lane < kGroup; lane += kLanes<T>) {
    for (std::size_t first = 0; first < kCandidatesOf<T>; first += kTogether<T>) {
      Vector<T> wanted[kTogether<T>], nearest[kTogether<T>];
#pragma GCC unroll 16
      for (std::size_t k = 0; k < kTogether<T>; ++k) {
        wanted[k] = load(candidates[first + k].data() + lane);
        nearest[k] = all_lanes<T>(static_cast<T>(-1));
      }
      for (std::size_t i = 0; i < count; ++i) {
        const Vector<T> option =
            load(g + lane - rares[i].heap) ^ all_lanes<T>(static_cast<T>(rares[i].value));
#pragma GCC unroll 16
        for (std::size_t k = 0; k < kTogether<T>; ++k) {
          nearest[k] = least<T>(nearest[k], option ^ wanted[k]);
        }
      }
#pragma GCC unroll 16
      for (std::size_t k = 0; k < kTogether<T>; ++k) {
        hits[first + k] |= zero_lanes<T>(nearest[k]) << lane;
      }
    }
  }
  return hits;
}

std::size_t find_pair_by_bytes(const std::uint8_t* low, const std::uint16_t* all, std::size_t total,
                               std::size_t first, std::size_t last, std::uint32_t value) {
  return first_pair(low, total, first, last, static_cast<std::uint8_t>(value), [&](std::size_t a) {
    return all == nullptr || std::uint32_t{all[a]} == (all[total - a] ^ value);
  });
}

[[maybe_unused]] BlockOps loops_of_this_file() {
  return {cover, find_pair_by_bytes, {verify<std::uint8_t>}, {verify<std::uint16_t>}};
}

}  // namespace
}  // namespace summand::heaps
