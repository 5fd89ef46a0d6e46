// Who wins a sum in misère play, and by which moves: any short games, impartial or partizan.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/base/result.hpp"
#include "summand/misere/misere_means.hpp"
#include "summand/misere/misere_term.hpp"
#include "summand/ruleset/sums_of_parts.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

// The outcomes of sums, by search with memory. Only the moves of the parts are used. Equal parts
// cannot be cancelled, but parts without moves can be left out.
class MisereSearch {
 public:
  // The sums, by moves, must live as long as this.
  explicit MisereSearch(SumsOfParts& sums)
      : sums_(sums), results_(sums.budget()), open_(sums.budget()) {}

  // Whether the player to move wins. nullopt if a position can repeat, so that play might not end.
  // Throws LimitReached, and can then be used again.
  std::optional<bool> mover_wins(SumsOfParts::Sum sum, Player mover);

 private:
  enum class State : std::uint8_t { unknown, open, won, lost };
  struct Open {
    SumsOfParts::Sum sum;
    Player mover;
    std::size_t part = 0, option = 0;  // the move to look at
  };

  State& state(SumsOfParts::Sum sum, Player mover);

  SumsOfParts& sums_;
  ChargedVector<State> results_;  // for a sum and a mover
  ChargedVector<Open> open_;      // not empty if a limit has stopped a search
};

struct MisereVerdict {
  Outcome outcome = Outcome::next;
  MisereMeans means = MisereMeans::search;
  std::string reason{};  // a clause, such as "the nim-sum is 0, and a heap is larger than 1"
  // The winning moves of a player who starts. A player who has no move wins without one.
  std::vector<MisereMove> left{}, right{};
  // False if these are not all winning moves: there are so many that a few or none are named.
  bool names_moves = true;
  std::uint64_t sums = 0;  // that a search made, if there was one
};

// Who wins the sum of the terms, and all winning moves, by search. Moves have no reasons. Errors
// for loopy games and for positions that can repeat. Throws LimitReached. More sums than
// `most_sums` reach the size limit.
Result<MisereVerdict> misere_winners(std::span<const MisereTerm> terms, const Budget& budget,
                                     std::uint64_t most_sums = ~std::uint64_t{0});

}  // namespace summand
