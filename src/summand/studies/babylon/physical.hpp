// The game as it is sold: twelve discs on a table, and the best of three rounds.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "summand/games/babylon/stacks.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

inline constexpr std::array<std::uint64_t, 4> kSoldChips = {3, 3, 3, 3};

// The colours of the discs in the order in which they are laid on the table, one by one. The order
// has no effect on the game.
std::vector<int> random_layout(std::uint64_t seed);

// Rounds until somebody has won two: between two players the best of three. One player (the
// younger) chooses his place in the order of the first round; the others follow round the table.
// After that whoever came last in the round before chooses, of two its loser.
class BestOfThree {
 public:
  // Assumes at least two players, numbered round the table.
  BestOfThree(unsigned players, unsigned younger) : chooser_(younger), wins_(players, 0) {}

  unsigned players() const { return static_cast<unsigned>(wins_.size()); }
  // Who chooses, before a round.
  unsigned chooser() const { return chooser_; }
  // Who begins, if the chooser takes that place: 0 is to go first.
  unsigned beginner(unsigned place) const { return (chooser_ + players() - place) % players(); }
  // The round that has been played: its players, the winner first. The match must not be over.
  void add_round(const std::vector<unsigned>& ranking);
  unsigned rounds() const;
  unsigned wins(unsigned player) const { return wins_[player]; }
  // Who has won two rounds.
  std::optional<unsigned> winner() const;

 private:
  unsigned chooser_;
  std::vector<unsigned> wins_;
};

// A round of a match, with the discs as they lay on the table.
struct Round {
  std::vector<int> layout;
  unsigned chooser = 0, beginner = 0, winner = 0;  // players
  std::vector<StackMove> moves{};
};

// The best of three between player 0, who plays by the table of kSoldChips and lets the other begin
// where he may choose, and player 1, who does all at random and is the younger. The same seed gives
// the same match. Assumes that the table is solved.
std::vector<Round> play_match(const Table& table, std::uint64_t seed);

}  // namespace summand::babylon
