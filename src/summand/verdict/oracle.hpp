// Oracle: who wins a sum in play, and by which moves, as far as that can be found within a limit.
// It remembers what it found, because a match asks about many sums that have positions in common.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "summand/verdict/sum_in_play.hpp"
#include "summand/verdict/winners.hpp"

namespace summand {

class Oracle {
 public:
  // All questions together have `most_nodes` of search, until the next allowance. The search that a
  // game has for its boards may try three times as many.
  Oracle(std::shared_ptr<Workspace> workspace, std::uint64_t most_nodes);
  ~Oracle();

  // Allows that many nodes for all questions from now on, or as many as at the beginning.
  void allow(std::uint64_t nodes);
  void allow_all();
  // As many as at the beginning.
  std::uint64_t nodes_of_a_question() const;

  // The sums of all questions from now on come from this one by moves. So hard boards can be left
  // to the search that their game has for them (verdict/board_searcher.hpp): it begins only once,
  // and remembers what it finds. Without this call there is no such search.
  void begin_with(const SumInPlay& sum);

  // Who wins if this player starts. Winners::asked is set if nothing is said of the other one. In
  // misère play there are all winning moves, named as TermMove names them. Fails if the limit was
  // reached first, and for a sum that the search cannot handle. Results are remembered.
  Attempt<Winners> winners(const SumInPlay& sum, Player to_move);
  // The same for any sum. A loopy sum always has a distance, even if a theorem decides who wins: a
  // move that wins by the theorem may not bring the end nearer. Sums that the search cannot handle
  // are analysed backwards, too. Each such question may use all nodes.
  Attempt<Winners> sure_winners(const SumInPlay& sum, Player to_move);

  // The values of all terms, or nullopt if they are expensive.
  std::optional<std::vector<Value>> values(const SumInPlay& sum);

 private:
  Attempt<Winners> winners_with_nimber(const SumInPlay& sum, Player to_move);

  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace summand
