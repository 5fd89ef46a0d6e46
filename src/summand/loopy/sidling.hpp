// Knot: a strong component of a loopy graph, and the ways to find the onsides of its positions.
#pragma once

#include <span>
#include <vector>

#include "summand/loopy/move_graph.hpp"
#include "summand/loopy/stopper_store.hpp"

namespace summand {

// The members of the component, and beside them the stoppers that its moves lead to.
class Knot {
 public:
  using Node = LoopyGraph::Node;

  // `values` has the onside of each node of the graph that is known. The members are not.
  Knot(const LoopyGraph& graph, std::span<const Node> members, std::span<const Stopper> values,
       Budget& budget);

  bool has_unknown_exit() const { return has_unknown_exit_; }
  // Whether no play among the members alternates for ever.
  bool is_stopper() const;
  // The values of the members of a stopper.
  std::vector<Stopper> simplified(StopperStore& store) const;
  // The onsides of the members; none for those that were not found. First by sidling. If its values
  // go on changing, their limits are guessed, and dominated moves are dropped, and what is left is
  // solved anew. All that depends on a guess is compared with the component itself.
  std::vector<Stopper> untied(StopperStore& store, int tries) const;

 private:
  struct Move {
    Node from;
    Player player;
    Node to;

    friend auto operator<=>(const Move&, const Move&) = default;
  };
  using Values = std::vector<Stopper>;  // of the members
  struct Sidling {
    bool ended = false;
    std::vector<Values> rounds;
  };

  // Moves without which no play alternates for ever.
  std::vector<Move> cut(Player first, bool backwards) const;
  // Sidling with these moves cut. It ends when the values do not change.
  Sidling sidle(StopperStore& store, std::span<const Move> cut, std::size_t most_rounds) const;
  // The stoppers that repeat one round for ever: over = {0|over} for {0|1} after 1.
  Values limits(StopperStore& store, const Values& before, const Values& after) const;
  class Forms;
  struct Company;
  Company company(StopperStore& store, std::span<const Stopper> stoppers) const;
  Values found_among(StopperStore& store, std::span<const Stopper> stoppers) const;
  Values untied_by_guesses(StopperStore& store, std::span<const Stopper> guesses, int tries) const;

  Budget& budget_;
  std::uint32_t members_;
  std::shared_ptr<const LoopyGraph> graph_;  // the members, then the exits
  std::vector<Stopper> known_;               // of the exits
  bool has_unknown_exit_ = false;
};

}  // namespace summand
