// Match: the actions and the talk of a match by any rules, with undo and redo.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "summand/play/seated_ruleset.hpp"

namespace summand {

template <SeatedRuleset R>
class Match {
 public:
  using Rules = R;
  using State = typename R::State;
  using Action = typename R::Action;

  Match(R rules, State start) : rules_(std::move(rules)), states_{std::move(start)} {}

  const R& rules() const { return rules_; }
  const State& state() const { return states_.back(); }
  const State& start() const { return states_.front(); }
  const std::vector<Action>& actions() const { return actions_; }
  const State& state_after(std::size_t actions) const { return states_[actions]; }

  // Assumes that the action is legal. Forgets actions that were taken back.
  void play(Action action) {
    taken_back_.clear();
    add({std::move(action), {}});
  }
  // Takes back the last action and the talk after it. Returns false at the start.
  bool undo() {
    if (actions_.empty()) return false;
    taken_back_.push_back({std::move(actions_.back()), std::move(said_.back())});
    actions_.pop_back();
    states_.pop_back();
    said_.pop_back();
    return true;
  }
  // Plays the last action taken back again. Returns false if there is none.
  bool redo() {
    if (taken_back_.empty()) return false;
    Step step = std::move(taken_back_.back());
    taken_back_.pop_back();
    add(std::move(step));
    return true;
  }

  // Talk is kept as text. It is not binding.
  void say(std::string text) { said_.back().push_back(std::move(text)); }
  // The talk after that many actions, before the next one.
  const std::vector<std::string>& said(std::size_t actions) const { return said_[actions]; }

 private:
  struct Step {
    Action action;
    std::vector<std::string> said;
  };

  void add(Step step) {
    states_.push_back(rules_.apply(states_.back(), step.action));
    actions_.push_back(std::move(step.action));
    said_.push_back(std::move(step.said));
  }

  R rules_;
  std::vector<State> states_;  // one more than actions
  std::vector<Action> actions_;
  std::vector<std::vector<std::string>> said_ = {{}};  // one more than actions
  std::vector<Step> taken_back_;                       // the latest action first
};

}  // namespace summand
