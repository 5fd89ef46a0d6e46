// Samples: sums whose winner is known, by their features, with the nodes that a search took.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

#include "summand/base/charged_vector.hpp"
#include "summand/base/check.hpp"

namespace summand {

// A sum has some features, perhaps several times, and as many numbers as every other sum.
class Samples {
 public:
  using Feature = std::uint16_t;

  struct Sample {
    std::span<const Feature> features;
    std::span<const float> numbers;
    bool lost;       // by the player to move
    bool held_out;   // learning does not use it
    float log_work;  // the logarithm of the nodes
  };

  // `features` is how many there are, at most 65,536, and `numbers` how many each sum has.
  Samples(const Budget& budget, std::size_t features, std::size_t numbers)
      : kinds_(features), width_(numbers), features_(budget), numbers_(budget), entries_(budget) {
    SUMMAND_CHECK(features <= std::size_t{1} << 16);
  }

  // A model has a weight for each feature, and then for each number.
  std::size_t weights() const { return kinds_ + width_; }
  std::size_t features() const { return kinds_; }

  std::size_t size() const { return entries_.size(); }
  Sample operator[](std::size_t i) const {
    const Entry& its = entries_[i];
    return {.features = {features_.data() + its.begin, its.features},
            .numbers = {numbers_.data() + i * width_, width_},
            .lost = its.lost,
            .held_out = its.held_out,
            .log_work = its.log_work};
  }

  // `work` is at least 1. Throws LimitReached. Then the sample is not added.
  void add(std::span<const Feature> features, std::span<const float> numbers, bool lost,
           std::uint64_t work, bool held_out) {
    // A limit may have stopped this in the middle.
    features_.truncate(used_);
    numbers_.truncate(size() * width_);
    for (const Feature feature : features) features_.push_back(feature);
    for (const float number : numbers) numbers_.push_back(number);
    entries_.push_back({.begin = used_,
                        .features = static_cast<std::uint32_t>(features.size()),
                        .log_work = std::log(static_cast<float>(work)),
                        .lost = lost,
                        .held_out = held_out});
    used_ = features_.size();
  }

 private:
  struct Entry {
    std::size_t begin;
    std::uint32_t features;
    float log_work;
    bool lost, held_out;
  };

  std::size_t kinds_, width_, used_ = 0;
  ChargedVector<Feature> features_;
  ChargedVector<float> numbers_;
  ChargedVector<Entry> entries_;
};

}  // namespace summand
