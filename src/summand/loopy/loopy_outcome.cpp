#include "summand/loopy/loopy_outcome.hpp"

#include <string_view>

#include "summand/loopy/alternation.hpp"

namespace summand {

std::vector<LoopyEnding> endings(const LoopyGraph& graph, Budget& budget) {
  const std::vector<Ending> all = retrograde(alternation(graph, budget), budget);
  std::vector<LoopyEnding> out(graph.size());
  for (std::size_t node = 0; node < out.size(); ++node) {
    out[node] = {all[2 * node], all[2 * node + 1]};
  }
  return out;
}

LoopyEnding ending(const LoopyGame& game, Budget& budget) {
  const LoopyGame part = reachable_part(game, budget);
  return endings(part.graph(), budget)[part.start()];
}

char winner_letter(const LoopyEnding& ending, Player first) {
  const Fate fate = ending.if_starts(first).fate;
  if (fate == Fate::draw) return 'D';
  return (fate == Fate::win) == (first == Player::left) ? 'L' : 'R';
}

std::string outcome_letters(const LoopyEnding& ending) {
  return {winner_letter(ending, Player::left), winner_letter(ending, Player::right)};
}

}  // namespace summand
