// SumGraph: every position that can be reached in a sum, loopy or not, and who wins each of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "summand/base/charged_vector.hpp"
#include "summand/loopy/retrograde.hpp"
#include "summand/ruleset/sums_of_parts.hpp"

namespace summand {

// All sums that can be reached by moves of both players in any order. Their number is the product
// of those of the summands, so this is for small sums. Equal summands may be exchanged.
class SumGraph {
 public:
  using Sum = SumsOfParts::Sum;

  // Throw LimitReached. The sums are as they are written.
  SumGraph(std::shared_ptr<SumsOfParts> sums, Sum start);
  SumGraph(const std::vector<AnyPosition>& summands, const Budget& budget);

  Sum start() const { return reached_[0]; }
  SumsOfParts& sums() const { return *sums_; }
  std::span<const Sum> reached() const { return {reached_.data(), reached_.size()}; }

  // Whether the sum can reach this one.
  bool has(Sum sum) const { return sum < numbers_.size() && numbers_[sum] != 0; }
  // Who wins if this player is to move. Assumes that the sum can be reached.
  const Ending& ending(Sum sum, Player to_move) const {
    return endings_[2 * (numbers_[sum] - 1) + (to_move == Player::right)];
  }

 private:
  std::uint32_t number(Sum sum);
  // Numbers the sums in the order of discovery, and finds their endings.
  void explore(Sum start);

  std::shared_ptr<SumsOfParts> sums_;
  ChargedVector<Sum> reached_;
  ChargedVector<std::uint32_t> numbers_;  // of each sum, from 1 on, or 0
  std::vector<Ending> endings_;           // of each number: Left to move, Right to move
};

}  // namespace summand
