// All partitions of 0 to n, numbered, with what happens when a part is added or taken away.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace summand::sucker {

// Lengths of piles with the same colour on top.
class Partitions {
 public:
  using Id = std::uint32_t;

  // A part that occurs, once for each size, and the partition without one of them.
  struct Part {
    unsigned size;
    Id without;
  };
  // What the claims about endgames count: piles are long from two chips on, and of a pile of L
  // chips (L + 1) / 2 have the colour on its top.
  struct Sums {
    unsigned piles = 0, singles = 0;
    unsigned own = 0, longest_own = 0;    // chips of that colour in the long piles
    unsigned down = 0, longest_down = 0;  // the same with L / 2 in place of (L + 1) / 2
  };

  explicit Partitions(unsigned most);

  // Those of n are first(n) .. first(n + 1) - 1.
  Id first(unsigned n) const { return first_[n]; }
  Id count(unsigned n) const { return first_[n + 1] - first_[n]; }

  std::span<const Part> parts(Id id) const {
    return {parts_.data() + part_from_[id], parts_.data() + part_from_[id + 1]};
  }
  // Assumes that the sum stays within `most`.
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
