// SumInPlay: a sum of games as two people play it, with its moves by name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/language/algebra/game.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/verdict/term.hpp"

namespace summand {

// A legal move of the whole.
struct TermMove {
  std::size_t term;
  std::string name;  // as the game names it; of a value the option itself
  Term after;
};

// How names of moves are compared.
std::string without_blanks(std::string_view text);

class SumInPlay {
 public:
  // Copies stand side by side. An error for more than kMostTerms of them, and for a game without a
  // value that is no sum of positions.
  static Attempt<SumInPlay> of(const Game& game);
  static constexpr std::size_t kMostTerms = 200;

  const std::vector<Term>& terms() const { return terms_; }
  ValueStore& store() const { return workspace_->store; }
  const std::shared_ptr<Workspace>& workspace() const { return workspace_; }

  // All legal moves; an error where there are more than anybody would list, which is kMostMoves.
  Attempt<std::vector<TermMove>> moves(Player player) const;
  static constexpr std::size_t kMostMoves = 100'000;
  // So many are looked at where one is wanted, or a few.
  static constexpr std::uint64_t kMostNamed = 10'000'000;
  // Those of a single term, however many they are, behind the others in `out`.
  void add_moves(std::size_t term, Player player, std::vector<TermMove>& out) const;
  // Those of a term that have this name when blanks are left out; the name is written without. An
  // error where the moves cannot be listed and the game does not know them by their names.
  Attempt<void> add_moves_named(std::string_view name, std::size_t term, Player player,
                                std::vector<TermMove>& out) const;
  // How many there are in a term, or in all, as far as 64 bits go.
  std::uint64_t move_count(std::size_t term, Player player) const;
  std::uint64_t move_count(Player player) const;
  bool has_moves(Player player) const;
  // The only term, where it is a position that is not taken away.
  const AnyPosition* lone_position() const {
    return terms_.size() == 1 && !terms_[0].negated ? terms_[0].position() : nullptr;
  }
  // Whether a term is a loopy game.
  bool loopy() const;
  SumInPlay after(const TermMove& move) const;
  // Whose moves of its game a player has in a term: of one that is taken away the other's.
  Player mover(std::size_t term, Player player) const {
    return terms_[term].negated ? opponent(player) : player;
  }

  // As an expression, which `of` would read.
  std::string print() const;
  std::string print(const Term& term) const;
  // The same of these terms alone, in this order; `texts` are those of all terms.
  std::string print(std::span<const std::size_t> terms, std::span<const std::string> texts) const;

 private:
  // Both throw LimitReached.
  static Attempt<SumInPlay> of_now(const Game& game);
  Attempt<void> add_moves_named_now(std::string_view name, std::size_t term, Player player,
                                    std::vector<TermMove>& out) const;
  explicit SumInPlay(std::shared_ptr<Workspace> workspace) : workspace_(std::move(workspace)) {}

  std::shared_ptr<Workspace> workspace_;
  std::vector<Term> terms_;
};

}  // namespace summand
