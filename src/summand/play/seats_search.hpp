// Search in games of several seats, to a depth or a number of nodes: max^n and paranoid.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/play/seated_ruleset.hpp"

namespace summand {

// The worth of a state for each player.
using Worth = std::vector<int>;

// How the search models the other players.
enum class Others : std::uint8_t {
  selfish,    // max^n: each wants the most for himself
  conspiring  // paranoid: all want the least for the one who searches
};

struct SearchLimits {
  unsigned depth = 64;
  std::uint64_t nodes = 100'000;
};

template <class Action>
struct SearchResult {
  Action action{};
  Worth worth;         // of the state, according to this search
  unsigned depth = 0;  // the last finished depth
  std::uint64_t nodes = 0;
};

// Searches deeper step by step until a limit is reached, and returns the result of the last
// finished depth (at least 1). `evaluate` gives the worth of a state, and must be exact if the game
// is over. If several actions are worth the same to him, a selfish player takes one that leaves the
// best of the others the least, and of those the first one. Real players may break ties in another
// way, and that may decide who wins (a kingmaker). So max^n is one way to play, and not a solution.
template <SeatedRuleset R, class Evaluate>
class SeatsSearch {
 public:
  using State = typename R::State;
  using Action = typename R::Action;

  SeatsSearch(const R& rules, Others others, SearchLimits limits, Budget budget, Evaluate evaluate)
      : rules_(rules),
        others_(others),
        limits_(limits),
        budget_(std::move(budget)),
        evaluate_(std::move(evaluate)) {}

  // Assumes that a player is to move. Throws LimitReached.
  SearchResult<Action> choose(const State& state) {
    searcher_ = *rules_.to_move(state);
    SearchResult<Action> out;
    for (unsigned depth = 1; depth <= limits_.depth; ++depth) {
      cut_ = false;
      std::optional<Action> best;
      // The first step is always finished.
      may_stop_ = depth > 1;
      const Worth worth = search(state, depth, &best);
      if (stopped_) break;
      out.action = *best;
      out.worth = worth;
      out.depth = depth;
      if (!cut_) break;  // all lines were played to their ends
    }
    out.nodes = nodes_;
    return out;
  }

 private:
  Worth search(const State& state, unsigned depth, std::optional<Action>* best) {
    budget_.ask();
    ++nodes_;
    const auto player = rules_.to_move(state);
    if (!player) return evaluate_(state);
    if (depth == 0 || (may_stop_ && nodes_ >= limits_.nodes)) {
      stopped_ = stopped_ || depth > 0;
      cut_ = true;
      return evaluate_(state);
    }
    Worth out;
    for (const Action& action : rules_.actions(state)) {
      Worth worth = search(rules_.apply(state, action), depth - 1, nullptr);
      if (stopped_) return worth;
      if (!out.empty() && !better(worth, out, *player)) continue;
      out = std::move(worth);
      if (best != nullptr) *best = action;
    }
    return out;
  }

  bool better(const Worth& a, const Worth& b, unsigned player) const {
    if (others_ == Others::conspiring && player != searcher_) return a[searcher_] < b[searcher_];
    if (a[player] != b[player]) return a[player] > b[player];
    return best_other(a, player) < best_other(b, player);
  }
  static int best_other(const Worth& worth, unsigned player) {
    int out = 0;
    for (unsigned other = 0; other < worth.size(); ++other) {
      if (other != player) out = std::max(out, worth[other]);
    }
    return out;
  }

  const R& rules_;
  Others others_;
  SearchLimits limits_;
  Budget budget_;
  Evaluate evaluate_;
  unsigned searcher_ = 0;
  std::uint64_t nodes_ = 0;
  bool may_stop_ = false, stopped_ = false, cut_ = false;
};

}  // namespace summand
