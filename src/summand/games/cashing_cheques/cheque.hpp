// Cheque: money that a player gets by a move, written with bars between the amounts.
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

// Left cashes 5|1 for 5, Right for 1. Either player exchanges 9|5||4|0 for another cheque: its
// longest row of bars divides it. A single amount is a coin.
class Cheque {
 public:
  static constexpr std::size_t kMostAmounts = 64, kMostBars = 8;

  Cheque() : amounts_{Dyadic(0)} {}
  explicit Cheque(Dyadic amount) : amounts_{std::move(amount)} {}

  // Amounts have at most 62 binary digits. With `any`, a coin may have more.
  enum class Coins { like_amounts, any };

  // Reads "5|1", "+-3", "9|5||4|0" or "-1/2". Between two rows of bars of one length there must be
  // a longer one, and each row must divide a part that no shorter one divides.
  static Result<Cheque> parse(std::string_view text, Coins coins = Coins::like_amounts);
  std::string print() const;

  bool is_coin() const { return bars_.empty(); }
  bool is_switch() const { return bars_.size() == 1; }
  std::span<const Dyadic> amounts() const { return amounts_; }
  // The result of a move by a player. Assumes that it is no coin.
  Cheque exchanged_by(Player player) const;
  Cheque negative() const;

  friend bool operator==(const Cheque&, const Cheque&) = default;
  friend auto operator<=>(const Cheque&, const Cheque&) = default;
  friend std::uint64_t hash_value(const Cheque& cheque);
  std::size_t heap_bytes() const { return amounts_.size() * sizeof(Dyadic) + bars_.size(); }

 private:
  std::vector<Dyadic> amounts_;
  std::vector<std::uint8_t> bars_;  // how many bars follow each amount but the last
};

}  // namespace summand::games
