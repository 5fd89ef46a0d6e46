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

// Heaps in rising order; empty ones count, so that all positions of a table have one length.
using Marbles = std::vector<std::uint64_t>;

// "(0,1,2)".
std::string print(const Marbles& position);

// Of one position, for the player who moves.
struct MarblesVerdict {
  Marbles position;
  bool lost = false;
  // When it became known: the end in round 0; in odd rounds the positions that have a move to one
  // that was found lost, in even ones those all of whose moves were found to win.
  unsigned round = 0;
  std::vector<Marbles> options = {};  // different ones, the largest heap's first
  // Of a position that is won: an option that is lost; there may be more of them.
  std::optional<Marbles> winning = {};
};

// All positions that can come of one, in the order in which they become known.
class WorkingBackwards {
 public:
  static constexpr std::uint64_t kMostMoves = 1'000'000;

  // Fails where more moves than that can come. What is kept is charged. Throws LimitReached.
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

// A law of sums of positions, with what was compared to see it hold.
struct MarblesLaw {
  std::string law;                          // "lost + lost is lost"
  std::vector<std::string> instances = {};  // "(1) + (1) = (1,1) is lost"
  std::uint64_t compared = 0, exceptions = 0;
  bool decided = true;  // otherwise the instances show that both happens
};

// The laws of sums, mirror images, single marbles, two heaps and nim-sums, tried on all positions
// of at most two heaps of at most three, by retrograde analysis.
std::vector<MarblesLaw> marbles_laws();

// Where the printed lesson of the marbles says something else than these positions show.
std::vector<std::string> slips_of_the_lesson();

}  // namespace summand::heaps
