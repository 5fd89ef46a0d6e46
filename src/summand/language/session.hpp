// Session: expressions evaluated one after another, with named games between them.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/algebra/workspace.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/language/answer.hpp"
#include "summand/language/definitions/definitions.hpp"
#include "summand/language/known_games.hpp"
#include "summand/language/syntax/parser.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand {

class Session {
 public:
  using Variables = std::map<std::string, Answer, std::less<>>;

  // `games` are the games that can be called: all of them, except in tests.
  explicit Session(const Budget& budget = Budget(), By by = By::anything,
                   std::span<const AnyRuleset* const> games = all_rulesets());
  // With the games of another session. `kept`, if given, has results of earlier runs
  // (ruleset/kept_results.hpp).
  Session(const Budget& budget, By by, KnownGames games,
          std::shared_ptr<KeptResults> kept = nullptr);

  // Evaluates the statements of the text one after another, and returns the answer of the last one.
  // After an expression the result has the name `_`, and `x = ...` also names it x. f(a) = ...
  // defines a function. An error has the offset of its place. The statements before it have had
  // their effects. Values are computed only if the expression needs them
  // (comparisons, functions), so the value of the returned game may be impossible to compute.
  // Throws nothing. After a limit the session can still be used.
  Attempt<Answer> evaluate(std::string_view expression);

  // After evaluate: sentences on texts that may have been meant otherwise, such as 2*3 > 1.
  const std::vector<std::string>& notes() const { return notes_; }

  const std::shared_ptr<Workspace>& workspace() const { return workspace_; }
  ValueStore& store() const { return workspace_->store; }
  // Those of the constructor and those that were added.
  const KnownGames& games() const { return games_; }
  // The games by their names. The last result has the name "_".
  const Variables& variables() const { return variables_; }
  const Definitions& definitions() const { return definitions_; }

  const AnyRuleset* find_game(std::string_view name) const { return games_.find(name); }
  // From now on this game can be called, too (KnownGames::add).
  Result<void> add_game(std::shared_ptr<const AnyRuleset> game) {
    definitions_.forget_all();
    return games_.add(std::move(game));
  }
  // The same for games that are read when they are first needed (KnownGames::add_later).
  void add_games_later(KnownGames::Source source) { games_.add_later(std::move(source)); }

  // The result of the function for these arguments, which are of this workspace. The offset of an
  // error is the number of the argument, from 1, or 0 for the call itself. Throws nothing.
  Attempt<Answer> call(std::string_view function, std::vector<Answer> arguments);

 private:
  // These throw LimitReached.
  Attempt<Answer> evaluate_now(std::string_view text);
  Attempt<Answer> carry_out(Statement&& statement);
  Result<void> check_target(const Statement& statement, std::string_view target) const;
  Result<Answer> define(Statement&& statement, const std::string& name);

  std::shared_ptr<Workspace> workspace_;
  KnownGames games_;
  Variables variables_;
  Definitions definitions_;
  std::size_t texts_ = 0;  // how many were evaluated
  std::vector<std::string> notes_;
};

}  // namespace summand
