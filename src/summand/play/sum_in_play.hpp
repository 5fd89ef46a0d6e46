// SumInPlay: a sum of games as two people play it, with its moves by name.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "summand/analysis/attempt.hpp"
#include "summand/language/game.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

// A position on its board, or a game without a board, played by its canonical options.
struct Term {
  explicit Term(Value value) : what(value) {}
  Term(AnyPosition position, bool is_negated) : what(std::move(position)), negated(is_negated) {}

  std::variant<AnyPosition, Value> what;
  bool negated = false;  // a position that is taken away: each player has the other one's moves

  const AnyPosition* position() const { return std::get_if<AnyPosition>(&what); }
  const Value* value() const { return std::get_if<Value>(&what); }
};

// A legal move of the whole.
struct SumMoveByName {
  std::size_t term;
  std::string name;  // as the game names it; of a value the option itself
  Term after;
};

class SumInPlay {
 public:
  // Copies stand side by side. An error for more than kMostTerms of them, and for a game without a
  // value that is no sum of positions. Throws LimitReached.
  static Attempt<SumInPlay> of(const Game& game);
  static constexpr std::size_t kMostTerms = 200;

  const std::vector<Term>& terms() const { return terms_; }
  ValueStore& store() const { return workspace_->store; }
  const std::shared_ptr<Workspace>& workspace() const { return workspace_; }

  // All legal moves; an error where there are more than anybody would list.
  Attempt<std::vector<SumMoveByName>> moves(Player player) const;
  bool has_moves(Player player) const;
  // Whether a term is a game whose positions may come again.
  bool may_come_again() const;
  SumInPlay after(const SumMoveByName& move) const;

  // As an expression, which `of` would read.
  std::string print() const;
  std::string print(const Term& term) const;
  // The same of these terms alone, in this order; `texts` are those of all terms.
  std::string print(std::span<const std::size_t> terms, std::span<const std::string> texts) const;

 private:
  explicit SumInPlay(std::shared_ptr<Workspace> workspace) : workspace_(std::move(workspace)) {}

  std::shared_ptr<Workspace> workspace_;
  std::vector<Term> terms_;
};

}  // namespace summand
