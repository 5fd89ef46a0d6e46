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

// The best of three between two players, 0 and 1. One of them (the younger) chooses whether to
// begin; then whoever has lost a round does.
class BestOfThree {
 public:
  explicit BestOfThree(unsigned younger) : chooser_(younger) {}

  // Who chooses, before a round.
  unsigned chooser() const { return chooser_; }
  // The round that has been played: whether the chooser chose to begin, and whether the player who
  // began won. The match must not be over.
  void add_round(bool chooser_begins, bool beginner_won);
  unsigned rounds() const { return wins_[0] + wins_[1]; }
  unsigned wins(unsigned player) const { return wins_[player]; }
  // Who has won two rounds.
  std::optional<unsigned> winner() const;

 private:
  unsigned chooser_;
  unsigned wins_[2] = {};
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
