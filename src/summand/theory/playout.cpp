#include "summand/theory/playout.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "summand/base/charge.hpp"
#include "summand/base/check.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

// The state after a move, and the count of the summand if it became a number.
struct Step {
  SumMove move;
  SumState after;
  Dyadic gained;
};

// Numbers are removed from the game, because their count is known.
Dyadic settle(ValueStore& store, Value& summand) {
  const std::optional<Dyadic> number = as_number(store, summand);
  if (!number) return 0;
  summand = store.zero();
  return *number;
}

Step step(ValueStore& store, const SumState& state, SumMove move) {
  Step out{move, state, 0};
  out.after.to_move = opponent(state.to_move);
  Value& summand = out.after.summands[move.summand];
  summand = move.option;
  out.gained = settle(store, summand);
  return out;
}

std::vector<SumMove> all_moves(ValueStore& store, const SumState& state) {
  std::vector<SumMove> out;
  for (std::size_t i = 0; i < state.summands.size(); ++i) {
    if (is_number(store, state.summands[i])) continue;
    for (const Value option : store.options(state.summands[i], state.to_move)) {
      out.push_back({i, option});
    }
  }
  return out;
}

// steps(state) are the moves that may be played in a state. If there are none, the game is over.
template <class Steps>
class Search {
 public:
  Search(ValueStore& store, Steps steps) : store_(store), steps_(std::move(steps)) {}
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  Playout operator()(SumState state) {
    Playout out;
    for (Value& summand : state.summands) out.stop += settle(store_, summand);
    out.stop += solve(state);
    for (const Found* found = &known_.at(state); found->best; found = &known_.at(state)) {
      out.moves.push_back(found->best->move);
      state = found->best->after;
    }
    return out;
  }

 private:
  struct Found {
    Dyadic stop;
    std::optional<Step> best = {};
  };
  struct Open {
    SumState state;
    std::vector<Step> steps;
    std::size_t next = 0;
    Found found = {};
  };

  // Depth first with its own stack, because plays may be long.
  Dyadic solve(const SumState& first) {
    std::vector<Open> open;
    open.push_back({first, steps_(first)});
    while (!open.empty()) {
      Open& top = open.back();
      if (top.next == top.steps.size()) {
        store_.budget().ask();
        charge(top.state);
        known_.emplace(std::move(top.state), std::move(top.found));
        open.pop_back();
        continue;
      }
      const Step& tried = top.steps[top.next];
      const auto after = known_.find(tried.after);
      if (after == known_.end()) {
        SumState state = tried.after;
        std::vector<Step> steps = steps_(state);
        open.push_back({std::move(state), std::move(steps)});
        continue;
      }
      const Dyadic stop = after->second.stop + tried.gained;
      const bool better =
          top.state.to_move == Player::left ? stop > top.found.stop : stop < top.found.stop;
      if (!top.found.best || better) top.found = {stop, tried};
      ++top.next;
    }
    return known_.at(first).stop;
  }

  // A state is stored twice: as itself, and as the result of the best move in another one.
  void charge(const SumState& state) {
    constexpr std::size_t kNode = sizeof(std::pair<SumState, Found>) + 4 * sizeof(void*);
    const std::size_t bytes = kNode + 2 * state.summands.size() * sizeof(Value);
    charge_.add(bytes);
  }

  ValueStore& store_;
  Steps steps_;
  std::map<SumState, Found> known_;
  Charge charge_{store_.budget()};
};

// Before any move, a strategy with a memory knows the temperatures of the summands.
SumState start(Thermographs& thermographs, const Strategy& strategy,
               std::span<const Value> summands, Player first) {
  SumState out{{summands.begin(), summands.end()}, first};
  if (!strategy.has_memory || summands.empty()) return out;
  Dyadic hottest = thermographs.temperature(summands.front());
  for (const Value summand : summands) {
    hottest = std::max(hottest, thermographs.temperature(summand));
  }
  out.ambient = std::move(hottest);
  return out;
}

template <class Steps>
Playout searched(ValueStore& store, const SumState& state, Steps steps) {
  return Search<Steps>(store, std::move(steps))(state);
}

}  // namespace

Playout play_against_best_defence(Thermographs& thermographs, const Strategy& strategy,
                                  Player strategist, std::span<const Value> summands,
                                  Player first) {
  ValueStore& store = thermographs.store();
  const auto steps = [&](const SumState& state) {
    std::vector<Step> out;
    if (state.to_move != strategist) {
      for (const SumMove& move : all_moves(store, state)) {
        out.push_back(step(store, state, move));
        if (strategy.has_memory) out.back().after.last = move.summand;
      }
    } else if (const Result<SumAdvice> advice = strategy.advice(thermographs, state)) {
      out.push_back(step(store, state, advice->move));
      out.back().after.last.reset();
      if (strategy.has_memory) out.back().after.ambient = advice->ambient;
    }
    return out;
  };
  return searched(store, start(thermographs, strategy, summands, first), steps);
}

}  // namespace summand
