// The sides of loopy games as stoppers.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "summand/loopy/stopper_store.hpp"

namespace summand {

// The onside and the offside of a game (side_order.hpp) as stoppers with the same onside and the
// same offside. The game equals a stopper if they are the same. The onside is never less than the
// offside.
struct Sides {
  Stopper onside, offside;

  bool is_stopper() const { return onside == offside; }
  friend bool operator==(const Sides&, const Sides&) = default;
};

// The sides of a game, or nullopt if none were found. Not every loopy game has stoppers as its
// sides (Bach's Carousel, in Winning Ways ch. 11). The sides of a game that is no stopper are
// compared with the game before they are returned: a second proof of them. Throws LimitReached.
std::optional<Sides> sides(StopperStore& store, const LoopyGame& game);
// The same for all nodes of a graph, without this comparison, for little more than the cost of one.
std::vector<std::optional<Sides>> sides(StopperStore& store, const LoopyGraph& graph);

// The sides of sums and negatives of games with these sides.
std::optional<Sides> sum(StopperStore& store, const Sides& g, const Sides& h);
Sides negative(StopperStore& store, const Sides& g);

// The stopper that has the onside of each node, or none where it was not found. Nodes with
// known[node] stand for games with that onside, whatever their options are.
//
// Strong components are solved one by one. Stoppers are simplified. In the others, some moves are
// cut so that no play alternates for ever, and lead to `on` at first, then to the values found in
// the round before (sidling, Winning Ways ch. 11). If nothing changes in a round, the values are
// the onsides. The onside solves the equations, no solution is greater, and no round falls below
// it.
// Where values change in each round, their limits are guessed, and the guesses are compared with
// the game. `tries` bounds how often a component is taken apart in that way.
std::vector<Stopper> onsides(StopperStore& store, const LoopyGraph& graph,
                             std::span<const Stopper> known = {}, int tries = 8);

}  // namespace summand
