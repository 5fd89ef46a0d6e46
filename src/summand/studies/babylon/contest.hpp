// Contest: the strategy for two colours against opponents that play at random, greedily, or as well
// as a table can.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/studies/babylon/replies.hpp"

namespace summand::babylon {

enum class Opponent : std::uint8_t {
  random,
  greedy,   // leaves as few moves to a certificate as possible
  perfect,  // leaves as few winning moves as possible, by a table of all positions
};

struct ContestReport {
  std::uint64_t games = 0, won = 0, replies = 0;
  std::uint64_t conjectured = 0;    // replies that depend on a conjecture
  std::uint64_t without_reply = 0;  // games given up, because there was no table and no certificate
  Surety surety = Surety::tested;   // of the least certain reply
  double slowest = 0;               // seconds for a reply; measured by a clock, so it varies
};

// A move of a game, and its reason. The opponent's moves have none.
struct ContestMove {
  StackMove move;
  bool by_strategy = false;
  std::string reason;
};

class Contest {
 public:
  // The strategy plays for the winner, who begins or does not. `table` must be a table of the
  // start, or null. A perfect opponent needs it. So does a start for which neither the rules nor
  // the certificates give a move.
  Contest(Stacks start, bool begins, Opponent opponent, const Outcomes* table, std::uint64_t seed);
  // Plays one more game and adds its moves to `record`, unless that is null. Throws LimitReached.
  void play(Budget& budget, std::vector<ContestMove>* record = nullptr);
  const ContestReport& report() const { return report_; }

 private:
  StackMove choose(const Stacks& stacks);
  std::uint64_t answers(const Stacks& stacks) const;
  std::uint64_t next_random();

  Stacks start_;
  Opponent opponent_;
  const Outcomes* table_;
  std::uint64_t random_;
  bool begins_;
  ContestReport report_;
};

}  // namespace summand::babylon
