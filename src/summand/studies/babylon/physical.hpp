// The game that is sold: twelve discs on a table, and a match that ends when somebody has won two
// rounds.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/babylon/stacks.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

inline constexpr std::array<std::uint64_t, 4> kSoldChips = {3, 3, 3, 3};

// The colours of the discs in the order in which they are laid on the table. The order has no
// effect on the game.
std::vector<int> random_layout(std::uint64_t seed);

inline constexpr unsigned kMostInRounds = 4;  // players

// Places in the order of moves: "first" for 0, to "fourth".
std::string_view name_of_place(unsigned place);
std::optional<unsigned> place_named(std::string_view name);
// Returns "first, second or third": where one of so many players may go.
std::string places_to_choose(unsigned players);

// Rounds until somebody has won two: for two players, the best of three. In the first round the
// younger player chooses his place in the order of moves. The others follow round the table. Later
// the last player of the round before chooses. With two players that is its loser.
class BestOfThree {
 public:
  // Assumes at least two players, numbered round the table.
  BestOfThree(unsigned players, unsigned younger) : chooser_(younger), wins_(players, 0) {}

  unsigned players() const { return static_cast<unsigned>(wins_.size()); }
  // The player who chooses before the next round.
  unsigned chooser() const { return chooser_; }
  // The player who begins if the chooser takes that place. Place 0 moves first.
  unsigned beginner(unsigned place) const { return (chooser_ + players() - place) % players(); }
  // Adds the last round: its players, with the winner first. The match must not be over.
  void add_round(const std::vector<unsigned>& ranking);
  unsigned rounds() const;
  unsigned wins(unsigned player) const { return wins_[player]; }
  // The player who has won two rounds, or nullopt.
  std::optional<unsigned> winner() const;

 private:
  unsigned chooser_;
  std::vector<unsigned> wins_;
};

// A round of a match, with the layout of the discs.
struct Round {
  std::vector<int> layout;
  unsigned chooser = 0, beginner = 0, winner = 0;  // players
  std::vector<StackMove> moves{};
};

// The best of three between two players. Player 0 plays by the table of kSoldChips and lets the
// other begin if he may choose. Player 1 does everything at random and is the younger. The same
// seed gives the same match. Assumes that the table is solved.
std::vector<Round> play_match(const Table& table, std::uint64_t seed);

}  // namespace summand::babylon
