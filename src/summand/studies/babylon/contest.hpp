// Contest: the strategy for two colours against opponents that play at random, greedily or as well
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
  greedy,   // leaves as few moves to a certificate as it can
  perfect,  // leaves as few winning moves as it can, by a table of all positions
};

struct ContestReport {
  std::uint64_t games = 0, won = 0, replies = 0;
  std::uint64_t conjectured = 0;    // replies that rest on a conjecture
  std::uint64_t without_reply = 0;  // games given up: no table, no certificate
  Surety surety = Surety::tested;   // of the least sure reply
  double slowest = 0;               // seconds of a reply; of the clock, so never the same
};

// A move that was made, and why: the opponent's have no reason.
struct ContestMove {
  StackMove move;
  bool by_strategy = false;
  std::string reason;
};

class Contest {
 public:
  // The strategy takes the side of the winner: it begins or does not. `table`, if given, is one of
  // the start; a perfect opponent needs it, and so does whoever starts where neither the rules nor
  // the certificates go on.
  Contest(Stacks start, bool begins, Opponent opponent, const Outcomes* table, std::uint64_t seed);
  // Plays one game more; `record`, if given, gets its moves. Throws LimitReached.
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
