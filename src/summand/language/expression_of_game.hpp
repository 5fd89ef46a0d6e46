// ExpressionOfGame: an expression about a game with the name G. It is read once, and then evaluated
// for many games.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "summand/base/attempt.hpp"
#include "summand/language/answer.hpp"
#include "summand/language/session.hpp"
#include "summand/language/syntax/syntax_tree.hpp"

namespace summand {

// Uses the names and definitions of the session, which must outlive it. They must stay as they are.
class ExpressionOfGame {
 public:
  // Fails at an unknown name before any game is given. The offset of an error is a place in the
  // text. Throws nothing.
  static Attempt<ExpressionOfGame> read(const Session& session, std::string_view text);

  // The answer for a game of the workspace of the session. Errors as above. Throws LimitReached.
  Result<Answer> of(const Game& game) const;

  // Whether games with the same value have the same answer, however they are written. Some
  // expressions are not recognised.
  bool needs_values_only() const { return needs_values_only_; }

 private:
  ExpressionOfGame(const Session& session, SyntaxTree tree);

  const Session* session_;
  SyntaxTree tree_;
  bool needs_values_only_;
};

}  // namespace summand
