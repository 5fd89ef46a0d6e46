// All partitions of 0 to n, numbered, with the results of adding or removing a part.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace summand::sucker {

// The lengths of piles with the same colour on top.
class Partitions {
 public:
  using Id = std::uint32_t;

  // A part that occurs (once for each size), and the partition without one such part.
  struct Part {
    unsigned size;
    Id without;
  };
  // The counts that claims about endgames use. A pile is long if it has at least two chips. A pile
  // of L chips has (L + 1) / 2 chips of its top colour.
  struct Sums {
    unsigned piles = 0, singles = 0;
    unsigned own = 0, longest_own = 0;    // chips of that colour in the long piles
    unsigned down = 0, longest_down = 0;  // the same with L / 2 instead of (L + 1) / 2
  };

  explicit Partitions(unsigned most);

  // The partitions of n have the ids first(n) .. first(n + 1) - 1.
  Id first(unsigned n) const { return first_[n]; }
  Id count(unsigned n) const { return first_[n + 1] - first_[n]; }

  std::span<const Part> parts(Id id) const {
    return {parts_.data() + part_from_[id], parts_.data() + part_from_[id + 1]};
  }
  // The partition with one more part. Assumes that the sum is at most `most`.
  Id with(Id id, unsigned part) const { return with_[id * (most_ + 1) + part]; }
  const Sums& sums(Id id) const { return sums_[id]; }
  std::vector<unsigned> list(Id id) const;  // all parts, the largest first

 private:
  unsigned most_;
  std::vector<Id> first_;
  std::vector<Part> parts_;
  std::vector<Id> part_from_;
  std::vector<Id> with_;
  std::vector<Sums> sums_;
};

}  // namespace summand::sucker
