// Solution: who wins a position of Babylon, with every move, by theorem or by search.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/studies/babylon/replies.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

struct SolvedMove {
  StackMove move;
  unsigned grundy = 0;  // of the position after the move; 0: the move wins
};

struct Solution {
  Stacks stacks;
  bool mover_wins = false;
  // How the winner is known. If it is conjectured, the winner is not known for sure.
  Standing standing = Standing::searched;
  std::string found;                 // the same in words
  std::optional<unsigned> grundy{};  // by search
  std::vector<SolvedMove> moves{};   // all moves, by search
  // The move of the strategy, if there is a winner. Only by theorem.
  std::optional<StrategyReply> advice{};
};

// Reads a start or stacks: "3,3,3,3", "2r,1b,1b" or "2r 1b 1b".
Result<Stacks> parse_stacks(std::string_view text);

// True if a table of its chips and colours is the best means for the position. Then it has too many
// stacks for a search, and few enough chips for a table.
bool wants_table(const Stacks& stacks);

// Solves by a table. Assumes that its layers up to the number of stacks are solved. `origin` says
// where the table comes from.
Solution solve_by_table(const Stacks& stacks, const Table& table, std::string_view origin);
// Solves by a search of all positions that can be reached. Throws LimitReached.
Solution solve_by_search(const Stacks& stacks, const Budget& budget);
// Solves by Theorem 1 and the certificates. nullopt if they do not apply.
std::optional<Solution> solve_by_theorem(const Stacks& stacks);

}  // namespace summand::babylon
