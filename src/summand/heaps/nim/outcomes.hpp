// Small positions of Nim by retrograde analysis, without any theory.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/result.hpp"

namespace summand::heaps {

// Heaps in rising order. Empty heaps count, so that all positions of a table have equal lengths.
using Marbles = std::vector<std::uint64_t>;

// Returns "(0,1,2)".
std::string print(const Marbles& position);

// The verdict on one position, for the player to move.
struct MarblesVerdict {
  Marbles position;
  bool lost = false;
  // The round in which it became known. The end is known in round 0. In odd rounds these are
  // positions with a move to a lost one, in even rounds positions all of whose moves lead to won
  // ones.
  unsigned round = 0;
  std::vector<Marbles> options = {};  // each once, those of the largest heap first
  // If the position is won: an option that is lost. There may be others.
  std::optional<Marbles> winning = {};
};

// All positions that can follow from a start, in the order in which they become known.
class WorkingBackwards {
 public:
  static constexpr std::uint64_t kMostMoves = 1'000'000;

  // Fails if play can have more than kMostMoves moves. Memory is charged to the budget. Throws
  // LimitReached.
  static Result<WorkingBackwards> from(Marbles start, const Budget& budget = {});

  const std::vector<MarblesVerdict>& verdicts() const { return verdicts_; }
  const MarblesVerdict& of(Marbles position) const;
  const MarblesVerdict& start() const { return of(start_); }

 private:
  explicit WorkingBackwards(const Budget& budget);

  bool find_all_below();
  void find_options();
  void work_backwards();

  Budget budget_;
  std::shared_ptr<Charge> charge_;
  Marbles start_;
  std::vector<MarblesVerdict> verdicts_;
  std::map<Marbles, std::size_t> places_;
};

// A law of sums of positions, with the results of its tests.
struct MarblesLaw {
  std::string law;                          // "lost + lost is lost"
  std::vector<std::string> instances = {};  // "(1) + (1) = (1,1) is lost"
  std::uint64_t compared = 0, exceptions = 0;
  bool decided = true;  // false: the instances show that both outcomes occur
};

// The laws of sums, mirror images, single marbles, two heaps and nim-sums. They are tested on all
// positions of at most two heaps of at most three, by retrograde analysis.
std::vector<MarblesLaw> marbles_laws();

// The statements in the printed lesson of the marbles that disagree with these positions.
std::vector<std::string> slips_of_the_lesson();

}  // namespace summand::heaps
