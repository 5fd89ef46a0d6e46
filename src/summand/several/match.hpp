// A match of a game of several players: what was played, and back again.
#pragma once

#include <utility>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/several/contract.hpp"

namespace summand {

template <SeveralRuleset R>
class Match {
 public:
  using State = typename R::State;
  using Action = typename R::Action;

  Match(R rules, State start) : rules_(std::move(rules)), states_{std::move(start)} {}

  const R& rules() const { return rules_; }
  const State& state() const { return states_.back(); }
  const State& start() const { return states_.front(); }
  const std::vector<Action>& actions() const { return actions_; }
  const State& state_after(std::size_t actions) const { return states_[actions]; }

  // Assumes that the action is legal.
  void play(Action action) {
    states_.push_back(rules_.apply(states_.back(), action));
    actions_.push_back(std::move(action));
  }
  // Takes the last action back. Assumes that there is one.
  void undo() {
    SUMMAND_CHECK(!actions_.empty());
    actions_.pop_back();
    states_.pop_back();
  }

 private:
  R rules_;
  std::vector<State> states_;  // one more than actions
  std::vector<Action> actions_;
};

}  // namespace summand
