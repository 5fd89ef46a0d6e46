// NumberedPositions: the positions of a game by number, for code that is the same for all games.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "summand/base/charged_vector.hpp"
#include "summand/ruleset/memo.hpp"
#include "summand/ruleset/visit.hpp"

namespace summand {

// Numbers count from 0 in the order in which positions are met. Every member throws LimitReached,
// and then the positions met so far keep their numbers.
class NumberedPositions {
 public:
  virtual ~NumberedPositions() = default;

  // The one position for all that are equal by symmetry, or the position itself.
  virtual std::uint32_t representative(std::uint32_t position) = 0;
  // Adds the parts, each with the number of its copies. A position that does not split is its own
  // part.
  virtual void add_parts(std::uint32_t position, std::vector<Copies<std::uint32_t>>& out) = 0;
  // Adds the positions after all moves of a player.
  virtual void add_options(std::uint32_t position, Player player,
                           std::vector<std::uint32_t>& out) = 0;
};

template <Ruleset R>
class PositionsByNumber final : public NumberedPositions {
 public:
  using Position = typename R::Position;

  PositionsByNumber(R rules, Budget& budget)
      : rules_(std::move(rules)), budget_(&budget), numbers_(rules_, budget), positions_(budget) {}

  std::uint32_t number(const Position& position) {
    const std::uint32_t known = numbers_.find(position);
    if (known != 0) return known - 1;
    if (positions_.size() == UINT32_MAX - 1) {
      reach_limit(Limit::size, "more than 4,294,967,294 positions");
    }
    positions_.push_back(position);
    const auto count = static_cast<std::uint32_t>(positions_.size());
    numbers_.insert(position, count);
    return count - 1;
  }

  std::uint32_t representative(std::uint32_t position) override {
    if constexpr (HasRepresentative<R>) return number(rules_.representative(positions_[position]));
    return position;
  }
  void add_parts(std::uint32_t position, std::vector<Copies<std::uint32_t>>& out) override {
    const Position whole = positions_[position];
    visit_parts(rules_, whole, [&](const Position& part, std::uint64_t count) {
      out.push_back({number(part), count});
    });
  }
  void add_options(std::uint32_t position, Player player,
                   std::vector<std::uint32_t>& out) override {
    const Position before = positions_[position];
    visit_moves(rules_, before, player, [&](const typename R::Move& move) {
      budget_->ask();
      out.push_back(number(rules_.play(before, player, move)));
    });
  }

 private:
  R rules_;
  Budget* budget_;
  PositionMemo<R, std::uint32_t> numbers_;  // one more than the number
  ChargedVector<Position> positions_;
};

}  // namespace summand
