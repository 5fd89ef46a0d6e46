// Step 1 of the block kernel: finds the options that helpers settle, and what stays open in a
// block.
#include <algorithm>
#include <bit>

#include "summand/heaps/kernels/block_engine.hpp"

namespace summand::heaps {

namespace {

constexpr std::uint64_t kEvenBits = 0x5555'5555'5555'5555u;
// Helpers of a number are tried as long as kHelpersBetween of them settle that many heaps. A search
// for a pair costs several times as much as a candidate that is left, and a candidate of two bytes
// twice as much as one of a byte.
constexpr unsigned kLeastOfBytes = 8, kLeastOfShorts = 3, kLeastRare = 1;
// Sorting takes about as long as ten blocks. It is more frequent at the beginning, when much is
// new.
constexpr std::size_t kBlocksBetweenSorts = 128, kBlocksBetweenFirstSorts = 8;

}  // namespace

void BlockEngine::cover_block(std::size_t first, std::size_t count) {
  Open& open = open_[0];
  open.candidates.fill(0);
  for (auto& numbers : open.rare) numbers.fill(0);
  BlockBits alive{};
  for (std::size_t lane = 0; lane < count; ++lane)
    alive[lane / 64] |= std::uint64_t{1} << lane % 64;

  const std::size_t between =
      blocks_ < kBlocksBetweenSorts ? kBlocksBetweenFirstSorts : kBlocksBetweenSorts;
  const bool sort = blocks_ % between == 0;
  ++blocks_;
  std::array<std::uint16_t, BlockHelpers::kMost> gains;
  // Two equal heaps make 0. If that is not a legal move, 0 is left to the other steps.
  const bool spare_zero = std::ranges::any_of(moves_.breaks, &FiniteMoves::Break::unequal) &&
                          first < 2 * BlockHelpers::kReach + 2 * kBlock + farthest_;
  range_ = std::bit_ceil(largest_ + 1);
  const bool bytes = range_ <= 256;
  most_candidates_ = bytes ? kCandidatesOf<std::uint8_t> : kCandidatesOf<std::uint16_t>;
  const unsigned least_common = bytes ? kLeastOfBytes : kLeastOfShorts;
  for (std::uint32_t value = 0; value < range_; ++value) {
    BlockBits left = alive;
    if (value != 0 || !spare_zero) {
      const auto helpers = helpers_.of(value);
      const auto total = static_cast<std::int64_t>(first) - static_cast<std::int64_t>(back_from_);
      const bool common = !split_.by_position && settled(0, value);
      const CoverTask task{.rows = rows_.data(),
                           .stride = rows_.stride(),
                           .total = rows_.bit(total),
                           .back = back_.data(),
                           .digits = back_.size(),
                           .helpers = helpers.data(),
                           .count = helpers.size(),
                           .value = value,
                           .least_gain = common ? least_common : kLeastRare,
                           .gains = sort ? gains.data() : nullptr};
      ops_.cover(task, left);
      if (sort) helpers_.sort(value, gains);
    }
    keep_open(value, first, left, alive);
    if (std::ranges::all_of(alive, [](std::uint64_t word) { return word == 0; })) break;
  }
}

void BlockEngine::keep_open(std::uint32_t value, std::size_t first, const BlockBits& left,
                            BlockBits& alive) {
  Open& open = open_[0];
  const bool rare = !settled(first, value);
  std::uint64_t rare_lanes = rare ? ~std::uint64_t{0} : 0;
  if (split_.by_position) rare_lanes = rare ? kEvenBits : ~kEvenBits;
  for (std::size_t word = 0; word < kBlock / 64; ++word) {
    for (std::uint64_t bits = left[word] & rare_lanes; bits != 0; bits &= bits - 1) {
      const std::size_t lane = 64 * word + static_cast<std::size_t>(std::countr_zero(bits));
      open.rare[lane][value / 64] |= std::uint64_t{1} << value % 64;
    }
    for (std::uint64_t bits = left[word] & ~rare_lanes; bits != 0; bits &= bits - 1) {
      const std::size_t lane = 64 * word + static_cast<std::size_t>(std::countr_zero(bits));
      const std::size_t k = open.candidates[lane]++;
      open.candidate[k][lane] = static_cast<std::uint16_t>(value);
      if (k + 1 == most_candidates_) alive[word] &= ~(bits & -bits);
    }
  }
}

}  // namespace summand::heaps
