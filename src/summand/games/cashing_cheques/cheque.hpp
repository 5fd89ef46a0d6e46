// Cheque: money that is to be had by a move, written with bars between the amounts.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/value/outcome.hpp"

namespace summand::games {

// 5|1 is a cheque that Left cashes for 5, Right for 1; 9|5||4|0 is one that either player exchanges
// for another: the longest row of bars divides it. A single amount is a coin.
class Cheque {
 public:
  static constexpr std::size_t kMostAmounts = 64, kMostBars = 8;

  Cheque() : amounts_{Dyadic(0)} {}
  explicit Cheque(Dyadic amount) : amounts_{std::move(amount)} {}

  // "5|1", "+-3", "9|5||4|0", "-1/2". Of every two rows of bars of one length a longer one stands
  // between them, and each parts what a shorter one does not.
  static Result<Cheque> parse(std::string_view text);
  std::string print() const;

  bool is_coin() const { return bars_.empty(); }
  bool is_switch() const { return bars_.size() == 1; }
  std::span<const Dyadic> amounts() const { return amounts_; }
  // What it becomes when a player moves in it; not for coins.
  Cheque exchanged_by(Player player) const;
  Cheque negative() const;

  friend bool operator==(const Cheque&, const Cheque&) = default;
  friend auto operator<=>(const Cheque&, const Cheque&) = default;
  friend std::size_t hash_value(const Cheque& cheque);
  std::size_t heap_bytes() const { return amounts_.size() * sizeof(Dyadic) + bars_.size(); }

 private:
  std::vector<Dyadic> amounts_;
  std::vector<std::uint8_t> bars_;  // how many behind each amount but the last
};

}  // namespace summand::games
