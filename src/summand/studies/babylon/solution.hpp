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
  unsigned grundy = 0;  // of what it leaves; 0: it wins
};

struct Solution {
  Stacks stacks;
  bool mover_wins = false;
  // How who wins is known; where it is conjectured, it is not known.
  Standing standing = Standing::searched;
  std::string found;                 // how, in words
  std::optional<unsigned> grundy{};  // by search
  std::vector<SolvedMove> moves{};   // all, by search
  // By theorem alone: what the strategy plays, where there is a winner.
  std::optional<StrategyReply> advice{};
};

// "3,3,3,3" or "2r,1b,1b" ("2r 1b 1b"): a start or stacks.
Result<Stacks> parse_stacks(std::string_view text);

// Whether a position is best looked up in a table of its chips and colours: it has too many stacks
// to be searched alone, and not too many chips.
bool wants_table(const Stacks& stacks);

// By a table that is solved as far as the position's stacks; `origin` says where it comes from.
Solution solve_by_table(const Stacks& stacks, const Table& table, std::string_view origin);
// By a search of what can be reached from there. Throws LimitReached.
Solution solve_by_search(const Stacks& stacks, const Budget& budget);
// By Theorem 1 and the certificates; nothing where they say nothing.
std::optional<Solution> solve_by_theorem(const Stacks& stacks);

}  // namespace summand::babylon
