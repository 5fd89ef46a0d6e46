// BlockHelpers: for each value the heaps that often make it an option, with the best ones first.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "summand/base/budget.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/heaps/kernels/block_ops.hpp"

namespace summand::heaps {

// A helper a of v is a guess: many heaps have a move to a and a heap with the value v ^ G(a).
// Nim-sequences are almost periodic, so a helper that was useful recently will be useful again.
class BlockHelpers {
 public:
  static constexpr std::size_t kMost = 1024;   // for each value
  static constexpr std::size_t kReach = 8192;  // larger heaps are no helpers

  BlockHelpers(Budget& budget, std::size_t values)
      : helpers_(budget, values * kMost),
        counts_(budget, values),
        scores_(budget, values * kMost) {}

  std::span<const Helper> of(std::size_t value) const {
    return {&helpers_[value * kMost], counts_[value]};
  }

  // Adds a new helper after the others. If there is no room, it replaces the worst one.
  void add(std::size_t value, std::size_t heap, std::size_t heap_value, std::size_t most = kMost) {
    if (heap > kReach) return;
    std::uint32_t& count = counts_[value];
    const std::size_t place = count < most ? count++ : most - 1 - turn_++ % (most / 4);
    scores_[value * kMost + place] = 0;
    helpers_[value * kMost + place] = {static_cast<std::uint16_t>(heap),
                                       static_cast<std::uint16_t>(heap_value)};
  }

  // Sorts the helpers of a value by their recent gains: heaps that the helpers before them did not
  // settle. The sort is stable, and its grades are fine for small gains, because most gains are
  // small.
  void sort(std::size_t value, std::span<const std::uint16_t> gains) {
    Helper* all = &helpers_[value * kMost];
    std::uint16_t* scores = &scores_[value * kMost];
    const std::size_t count = counts_[value];
    std::array<std::uint32_t, kGrades + 1> places{};
    for (std::size_t i = 0; i < count; ++i) {
      scores[i] = static_cast<std::uint16_t>(scores[i] - scores[i] / 4 + 16 * gains[i]);
      ++places[grade(scores[i]) + 1];
    }
    for (std::size_t i = 0; i < kGrades; ++i) places[i + 1] += places[i];
    std::array<Helper, kMost> sorted;
    std::array<std::uint16_t, kMost> sorted_scores;
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t place = places[grade(scores[i])]++;
      sorted[place] = all[i];
      sorted_scores[place] = scores[i];
    }
    std::copy_n(sorted.begin(), count, all);
    std::copy_n(sorted_scores.begin(), count, scores);
  }

 private:
  static constexpr std::size_t kGrades = 256;

  // The grade 0 is the best.
  static std::size_t grade(std::uint16_t score) {
    return kGrades - 1 - (score < 128 ? score : 128u + score / 512u);
  }

  std::size_t turn_ = 0;
  Zeroed<Helper> helpers_;
  Zeroed<std::uint32_t> counts_;
  Zeroed<std::uint16_t> scores_;
};

}  // namespace summand::heaps
