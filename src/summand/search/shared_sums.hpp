// SharedSums: what several searches of one sum share.
#pragma once

#include <atomic>
#include <cstdint>

#include "summand/search/searched_now.hpp"
#include "summand/search/transpositions.hpp"

namespace summand {

// Who wins the sums that any of the searches has met, and the sums that they search now.
class SharedSums {
 public:
  // The table has 2^log2_pairs pairs of places, 48 bytes each. Throws LimitReached.
  SharedSums(Budget& budget, unsigned log2_pairs)
      : known_(budget, log2_pairs, Transpositions::Size::is_fixed) {}

  Transpositions& known() { return known_; }
  SearchedNow& searched() { return searched_; }
  // A number for each search.
  std::uint64_t new_member() { return ++members_; }

 private:
  Transpositions known_;
  SearchedNow searched_;
  std::atomic<std::uint64_t> members_ = 0;
};

}  // namespace summand
