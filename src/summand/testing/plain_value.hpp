// PlainValue: values by the moves only. Every other evaluation is compared with it.
#pragma once

#include <map>
#include <vector>

#include "summand/ruleset/visit.hpp"

namespace summand::testing {

// It uses no parts, symmetries, theorems or nimbers. It is recursive, so for small positions only.
template <Ruleset R>
class PlainValue {
 public:
  using Position = typename R::Position;

  PlainValue(R rules, ValueStore& store) : rules_(std::move(rules)), store_(&store) {}

  Value operator()(const Position& position) {
    if (const auto known = memo_.find(position); known != memo_.end()) return known->second;
    const std::vector<Value> left = options(position, Player::left);
    const std::vector<Value> right = options(position, Player::right);
    return memo_[position] = store_->make(left, right);
  }

 private:
  std::vector<Value> options(const Position& position, Player player) {
    std::vector<Value> out;
    visit_moves(rules_, position, player, [&](const typename R::Move& move) {
      out.push_back((*this)(rules_.play(position, player, move)));
    });
    return out;
  }

  R rules_;
  ValueStore* store_;
  std::map<Position, Value> memo_;
};

}  // namespace summand::testing
