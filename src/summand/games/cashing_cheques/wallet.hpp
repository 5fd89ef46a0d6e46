// Wallet: coins and cheques, the position of Cashing Cheques.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/board_shape.hpp"
#include "summand/draw/picture.hpp"
#include "summand/games/cashing_cheques/cheque.hpp"

namespace summand::games {

// All coins are added up to one number. The cheques are sorted.
class Wallet {
 public:
  static constexpr std::size_t kMostCheques = 10'000;

  // Reads "5|1, +-3, 2", and "0" for an empty wallet.
  static Result<Wallet> parse(std::string_view text);
  std::string print() const;

  const Dyadic& coins() const { return coins_; }
  const std::vector<Cheque>& cheques() const { return cheques_; }
  void set_coins(const Dyadic& coins) { coins_ = coins; }
  // The coins, as a number, after a move of the player in them. Returns nullopt if he has no move
  // there.
  std::optional<Dyadic> coins_after(Player player) const;

  void add(const Cheque& cheque);
  void remove(const Cheque& cheque);
  // Removes and returns the coins or one cheque. Returns nullopt if nothing is left.
  std::optional<Wallet> take_part();
  Wallet negative() const;
  Picture picture() const;
  // The coins, unless there are none, and behind them the cheques.
  BoardShape shape() const;
  // The place of a cheque in that shape; nullopt: of the coins. It must be in the wallet.
  int place_in_shape(const std::optional<Cheque>& cheque) const;
  std::size_t heap_bytes() const;

  // Calls visit for some coins with up to three of twenty cheques.
  template <class Visit>
  static void for_each_small(Visit&& visit) {
    const std::vector<Cheque> kinds = small_cheques();
    for (const int halves : {0, 1, 2, -1, -3, 4}) {
      Wallet coins;
      coins.coins_ = Dyadic::ratio(halves, 1);
      visit(coins);
      for (std::size_t i = 0; i < kinds.size(); ++i) {
        Wallet one = coins;
        one.add(kinds[i]);
        visit(one);
        for (std::size_t k = i; k < kinds.size(); ++k) {
          Wallet two = one;
          two.add(kinds[k]);
          visit(two);
          for (std::size_t m = k; m < kinds.size(); ++m) {
            Wallet three = two;
            three.add(kinds[m]);
            visit(three);
          }
        }
      }
    }
  }

  friend bool operator==(const Wallet&, const Wallet&) = default;
  friend auto operator<=>(const Wallet&, const Wallet&) = default;
  friend std::uint64_t hash_value(const Wallet& wallet);

 private:
  static std::vector<Cheque> small_cheques();

  Dyadic coins_;
  std::vector<Cheque> cheques_;
};

}  // namespace summand::games
