// Cashing Cheques and the Cheque-Market Exchange (Winning Ways ch. 5 and 6).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/cashing_cheques/wallet.hpp"
#include "summand/ruleset/ruleset.hpp"
#include "summand/theory/hot_sums.hpp"

namespace summand::games {

struct CashingCheques {
  static constexpr RulesetInfo info{
      .name = "cashing-cheques",
      .title = "Cashing Cheques",
      .rules =
          "Either player may cash a cheque 5|1: Left gets 5 coins for it, Right gets 1. Some "
          "cheques are exchanged for other cheques first. When only coins are left, their owner "
          "spends them, one coin a move; half a coin is the number 1/2.",
      .notation =
          "In quotes, cheques divided by commas: 5|1, or +-3 for 3|-3; 9|5||4|0 is exchanged by "
          "Left "
          "for 9|5, by Right for 4|0; a number is coins, Right's if it is negative. Coins are put "
          "together. The move 5|1 cashes or exchanges that cheque, the move coin spends one.",
      .source = "Winning Ways ch. 5 and 6",
      .examples = {"5|1, +-3", "2, +-4, 9|5||4|0", "-1/2, +-7, +-5, +-5, +-2"},
  };

  using Position = Wallet;
  struct Move {
    std::optional<Cheque> cheque;  // nullopt: a coin
    bool operator==(const Move&) const = default;
  };

  bool operator==(const CashingCheques&) const = default;

  std::vector<Move> moves(const Wallet& wallet, Player player) const {
    std::vector<Move> out;
    if (wallet.coins_after(player)) out.push_back({});
    for (const Cheque& cheque : wallet.cheques()) {
      if (out.empty() || out.back().cheque != cheque) out.push_back({cheque});
    }
    return out;
  }
  Wallet play(Wallet wallet, Player player, const Move& move) const {
    if (!move.cheque) {
      wallet.set_coins(*wallet.coins_after(player));
    } else {
      wallet.remove(*move.cheque);
      wallet.add(move.cheque->exchanged_by(player));
    }
    return wallet;
  }

  std::optional<Wallet> take_part(Wallet& rest) const { return rest.take_part(); }
  Wallet mirror(const Wallet& wallet) const { return wallet.negative(); }

  // Coins and one cheque have the value of a switch. For more cheques the player to move decides
  // the outcome: both players always cash the largest cheque.
  std::optional<Known> theorem(const Wallet& wallet, ValueStore& store) const {
    std::vector<Switch> switches;
    for (const Cheque& cheque : wallet.cheques()) {
      if (!cheque.is_switch()) return std::nullopt;
      switches.push_back({cheque.amounts()[0], cheque.amounts()[1]});
    }
    if (switches.empty()) return Known{store.number(wallet.coins()), "coins are free moves"};
    if (switches.size() == 1 && wallet.coins().is_zero()) {
      const Value left = store.number(switches[0].x), right = store.number(switches[0].y);
      return Known{store.make({&left, 1}, {&right, 1}),
                   "a cheque is a switch (Winning Ways ch. 5, \"Switch Games\")"};
    }
    return Known{outcome(switch_sum(wallet.coins(), switches)),
                 "both players cash the largest cheque (Winning Ways ch. 5, \"Cashing Cheques\")"};
  }

  Result<Wallet> parse(std::string_view text) const { return Wallet::parse(text); }
  std::string print(const Wallet& wallet) const { return wallet.print(); }
  std::string print_move(const Wallet&, Player, const Move& move) const {
    return move.cheque ? move.cheque->print() : "coin";
  }

  template <class Visit>
  void small_positions(Visit&& visit) const {
    Wallet::for_each_small(visit);
  }

  static constexpr bool moves_reach_further = true;  // what is cashed goes to the coins
  BoardShape shape(const Wallet& wallet) const { return wallet.shape(); }
  std::vector<int> cells(const Wallet& wallet, Player, const Move& move) const {
    return {wallet.place_in_shape(move.cheque)};
  }
  Picture picture(const Wallet& wallet) const { return wallet.picture(); }
};

}  // namespace summand::games
