// Oracle: who wins a sum in play, and by which moves, as far as that can be found within a limit.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "summand/verdict/prospect.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

struct PlayVerdict {
  Fate fate = Fate::draw;  // of the player to move
  Means means = Means::search;
  std::optional<std::uint32_t> distance{};  // moves to the end, from retrograde analysis
  std::uint64_t nodes = 0;                  // of the search
};

class Oracle {
 public:
  // `most_nodes` of search for all questions, until the next allowance.
  Oracle(std::shared_ptr<Workspace> workspace, std::uint64_t most_nodes);
  ~Oracle();

  // For all questions from now on so many nodes together, or as many as at first.
  void allow(std::uint64_t nodes);
  void allow_all();

  // Nothing where the limit was reached first. What was found is remembered.
  std::optional<PlayVerdict> verdict(const SumInPlay& sum, Player to_move);
  // The same, or which limit was reached. Has a distance wherever the sum is loopy,
  // although a theorem may tell who wins: a move that wins by the theorem need not bring the end
  // nearer. Sums that the search cannot take are worked out backwards, too. Each such question has
  // all nodes for itself.
  Attempt<PlayVerdict> sure_verdict(const SumInPlay& sum, Player to_move);

  // The values of all terms, where they are easily had.
  std::optional<std::vector<Value>> values(const SumInPlay& sum);

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace summand
