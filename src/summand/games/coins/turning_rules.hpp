// TurningRules: the rules of a coin-turning game as all its positions hold them, and the values of
// single coins.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/mutex.hpp"
#include "summand/base/side_tables.hpp"
#include "summand/games/coins/turning_code.hpp"

namespace summand::games {

class CoinValues;

// Copies are cheap: they share the code, which never changes.
class TurningRules {
 public:
  explicit TurningRules(TurningCode code)
      : code_(std::make_shared<const TurningCode>(std::move(code))) {}

  const TurningCode& operator*() const { return *code_; }
  const TurningCode* operator->() const { return code_.get(); }

  // The values of coins, which the tables keep.
  CoinValues& values_in(SideTables& tables) const;

  friend bool operator==(const TurningRules& a, const TurningRules& b) {
    return a.code_ == b.code_ || *a.code_ == *b.code_;
  }

 private:
  std::shared_ptr<const TurningCode> code_;
};

// The nim-value of a head by itself on each place: the least number that is not the nim-sum of the
// other coins of a move. The value of a position is the nim-sum of its heads, since turning a tail
// is adding a head, and two equal heads cancel (Winning Ways ch. 14). Several threads may call it.
class CoinValues {
 public:
  CoinValues(TurningRules rules, Budget budget)
      : rules_(std::move(rules)), budget_(std::move(budget)) {}

  const TurningRules& rules() const { return rules_; }
  // Takes a step for each move of the coins up to this place. Throws LimitReached.
  std::uint64_t operator[](int place);

 private:
  TurningRules rules_;
  Budget budget_;
  Mutex mutex_;
  std::vector<std::uint64_t> values_;
};

}  // namespace summand::games
