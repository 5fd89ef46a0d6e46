// FoundPositions: the hits of a search, all of them or the best ones.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/positions/position_judge.hpp"

namespace summand {

struct FoundPosition {
  std::uint64_t number = 0;  // how many positions the search lists before it
  std::string position;      // as an expression
  std::shared_ptr<const Judgement> what;
};

class FoundPositions {
 public:
  // With `best`, only so many hits are kept: those of the greatest rank, and among equals those
  // that are listed first.
  FoundPositions(const Budget& budget, std::optional<std::uint64_t> best)
      : best_(best), charge_(budget) {}

  // How many were added, also if they were not kept.
  std::uint64_t found() const { return found_; }
  // Whether a hit of this rank and number would be kept.
  bool wants(std::uint64_t number, const Judgement& what) const;
  // Adds a hit. Hits may come in any order. Throws LimitReached, and then adds nothing.
  void add(FoundPosition hit);
  // Counts a hit that is not wanted.
  void pass_over() { ++found_; }
  // The same hits again, for a search that goes on.
  void restore(std::vector<FoundPosition> kept, std::uint64_t found);

  // The kept hits by their numbers.
  std::vector<const FoundPosition*> as_found() const;
  // Takes the kept hits, in their order: by rank if they have one, and by number.
  std::vector<FoundPosition> take_sorted();

 private:
  std::optional<std::uint64_t> best_;
  Charge charge_;
  std::vector<FoundPosition> kept_;  // with `best`: a heap, with the worst one at the front
  std::uint64_t found_ = 0;
};

}  // namespace summand
