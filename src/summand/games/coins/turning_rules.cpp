#include "summand/games/coins/turning_rules.hpp"

#include <bit>

#include "summand/base/charge.hpp"
#include "summand/base/guard.hpp"
#include "summand/number/nim.hpp"

namespace summand::games {

CoinValues& TurningRules::values_in(SideTables& tables) const {
  return tables.of<CoinValues>(*this);
}

std::uint64_t CoinValues::operator[](int place) {
  const Guard guard(mutex_);
  while (values_.size() <= static_cast<std::size_t>(place)) {
    const int rightmost = static_cast<int>(values_.size());
    Charge charge(budget_);
    std::vector<std::uint64_t> reached;
    rules_->for_each_turn(rightmost, [&](CoinSet coins) {
      budget_.ask();
      std::uint64_t nim_sum = 0;
      for (CoinSet rest = coins ^ CoinSet{1} << rightmost; rest != 0; rest &= rest - 1) {
        nim_sum ^= values_[static_cast<std::size_t>(std::countr_zero(rest))];
      }
      charge.add(sizeof(nim_sum));
      reached.push_back(nim_sum);
      return true;
    });
    values_.push_back(mex(reached));
  }
  return values_[static_cast<std::size_t>(place)];
}

}  // namespace summand::games
