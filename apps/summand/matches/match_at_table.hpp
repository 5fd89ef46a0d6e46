// MatchAtTable: what games have in common at a table whose states say who moves, and where nobody
// does anything out of turn.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "apps/summand/cli/run.hpp"
#include "summand/several/match.hpp"

namespace summand::program {

// A game adds its words and its programs to be a GameAtTable; print(match) writes its record.
template <SeveralRuleset R>
class MatchAtTable {
 public:
  using Rules = R;
  using State = typename R::State;
  using Action = typename R::Action;

  MatchAtTable(const Run& run, Match<R> match) : run_(&run), match_(std::move(match)) {}

  const Match<R>& match() const { return match_; }
  std::string record() const { return print(match_); }
  unsigned actor(const State& at, const Action&) const { return at.mover; }
  std::vector<Action> besides(unsigned) const { return {}; }

  // What the table asks for is legal: it is one of the actions, or was read as one.
  Result<void> play(const Action& action) {
    match_.play(action);
    return {};
  }
  bool undo() { return match_.undo(); }
  bool redo() { return match_.redo(); }
  void say(std::string text) { match_.say(std::move(text)); }

 protected:
  const Run& run() const { return *run_; }
  const State& state() const { return match_.state(); }

 private:
  const Run* run_;
  Match<R> match_;
};

}  // namespace summand::program
