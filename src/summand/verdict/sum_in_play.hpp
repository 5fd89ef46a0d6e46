// SumInPlay: a sum of games as two people play it. Its moves have names.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/verdict/convention.hpp"
#include "summand/verdict/term.hpp"

namespace summand {

// A legal move of the whole sum.
struct TermMove {
  std::size_t term;
  std::string name;  // as the game names it; for a value: the option itself
  Term after;
  bool entails = false;  // whoever makes it moves again, anywhere in the sum

  // Who moves after this move of a player.
  Player next(Player mover) const { return entails ? mover : opponent(mover); }
};

// The form in which names of moves are compared.
std::string without_blanks(std::string_view text);

class SumInPlay {
 public:
  // Copies become separate terms. Fails for more than kMostTerms of them, and for a game without a
  // value that is no sum of positions. In misère play the terms are as they are written: positions
  // of games that are not loopy, nim-heaps and integers. It fails for other games.
  static Attempt<SumInPlay> of(const Game& game, Convention convention = Convention::normal);
  static constexpr std::size_t kMostTerms = 200;

  const std::vector<Term>& terms() const { return terms_; }
  Convention convention() const { return convention_; }
  bool misere() const { return convention_ == Convention::misere; }
  // The origin of its boards, and whether there is a board whose cells are named from it.
  Origin origin() const;
  bool names_cells() const;
  ValueStore& store() const { return workspace_->store; }
  const std::shared_ptr<Workspace>& workspace() const { return workspace_; }

  // All legal moves. Fails if there are more than kMostMoves, which nobody would list.
  Attempt<std::vector<TermMove>> moves(Player player) const;
  static constexpr std::size_t kMostMoves = 100'000;
  // The most moves that are examined if one or a few are needed.
  static constexpr std::uint64_t kMostNamed = 10'000'000;
  // Adds all moves of a single term to `out`, for any number of moves.
  void add_moves(std::size_t term, Player player, std::vector<TermMove>& out) const;
  // Adds the moves of a term that have this name. Blanks are ignored, and `name` must not have any.
  // Fails if the moves cannot be listed and the game does not know them by their names.
  Attempt<void> add_moves_named(std::string_view name, std::size_t term, Player player,
                                std::vector<TermMove>& out) const;
  // The number of moves in a term, or in all. It is at most the largest number of 64 bits.
  std::uint64_t move_count(std::size_t term, Player player) const;
  std::uint64_t move_count(Player player) const;
  bool has_moves(Player player) const;
  // The only term, if it is a position that is not subtracted. Otherwise null.
  const AnyPosition* lone_position() const {
    return terms_.size() == 1 && !terms_[0].negated ? terms_[0].position() : nullptr;
  }
  // Whether a term is a loopy game.
  bool loopy() const;
  // Whether a term is a game with entailing moves.
  bool entails() const;
  // The same sum with one nimber in place of all such terms, and whether one of them is loony
  // (algebra/entailing_sum.hpp). The other terms stay in their order. Throws LimitReached.
  std::pair<SumInPlay, bool> with_nimber() const;
  SumInPlay after(const TermMove& move) const;
  // Which player's moves a player has in a term: in a subtracted term the other player's.
  Player mover(std::size_t term, Player player) const {
    return terms_[term].negated ? opponent(player) : player;
  }

  // The sum as an expression that `of` reads.
  std::string print() const;
  std::string print(const Term& term) const;
  // The name of a move. If there are several terms, the number of its term comes first: "2: b2-b3".
  std::string name_of(const TermMove& move) const;
  // The same for these terms only, in this order. `texts` are the texts of all terms.
  std::string print(std::span<const std::size_t> terms, std::span<const std::string> texts) const;

 private:
  // Both throw LimitReached.
  static Attempt<SumInPlay> of_now(const Game& game, Convention convention);
  Attempt<void> add_misere_terms(const Summand& summand);
  Attempt<void> expect_room(const Dyadic& copies) const;
  Attempt<void> add_moves_named_now(std::string_view name, std::size_t term, Player player,
                                    std::vector<TermMove>& out) const;
  explicit SumInPlay(std::shared_ptr<Workspace> workspace) : workspace_(std::move(workspace)) {}

  std::shared_ptr<Workspace> workspace_;
  Convention convention_ = Convention::normal;
  std::vector<Term> terms_;
};

}  // namespace summand
