// BoardSearcher: the search that a game brings along, as a search of a whole sum.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/ruleset/board_search.hpp"
#include "summand/verdict/shared_search.hpp"
#include "summand/verdict/term.hpp"
#include "summand/verdict/winners.hpp"

namespace summand {

// For positions of one game, and beside them positions whose value a theorem gives, tiny positions
// of other games, and games without positions.
class BoardSearcher {
 public:
  // Null if the game has no search for these terms. `model` is that of BoardSearchOptions. Throws
  // LimitReached.
  static std::unique_ptr<BoardSearcher> of(const Game& game, const std::vector<Term>& terms,
                                           std::span<const Training::Weights> model = {});

  // Another one for another thread: what one of them finds the other knows. Throws LimitReached.
  std::unique_ptr<BoardSearcher> beside() const;

  // Throw LimitReached.
  bool wins(Player first) { return search_->wins(positions_, values_, first); }
  // The same after moves. `terms` are the terms of the sum as they are now, in the same order, and
  // none is negated. Their values belong to the store of the game. Throws LimitReached.
  bool wins_after_moves(std::span<const Term> terms, Player first);
  // A winning move of a player who wins.
  RatedMove winning_move(Player player);
  // Whether all positions are impartial and all values nimbers.
  bool is_impartial() const;
  // Of such a sum: its nimber. Throws LimitReached.
  std::uint64_t nimber();

  BoardSearch& search() { return *search_; }
  // The game of the boards.
  const AnyRuleset& ruleset() const { return positions_.front().ruleset(); }

 private:
  BoardSearcher(const Game& game, const std::vector<Term>& terms)
      : game_(game),
        terms_(terms),
        store_(game.store().budget(), game.store().shared_side_tables()),
        evaluators_(store_, game.evaluators().by()) {}

  Beside beside_positions() const;
  // False if they are no such sum.
  bool add_terms();

  const AnyRuleset* main_game() const;

  // A position beside those that are searched, or a game without positions.
  struct Valued {
    std::size_t term;
    Value one;  // of one copy
    std::uint64_t copies = 1;
    std::optional<AnyPosition> position = {};
  };

  // False for a term that is no part of such a sum.
  bool add(const AnyPosition& position, std::uint64_t copies, std::size_t term);
  bool add(Valued valued);
  // The values after each move in a term. Calls visit(name, value) until it returns true.
  template <class Visit>
  bool visit_moves(const Valued& valued, Player player, Visit&& visit);
  // The first move of the player for which leaves(positions, values) is true.
  template <class Leaves>
  std::optional<RatedMove> find_move(Player player, Leaves&& leaves);

  Game game_;
  std::vector<Term> terms_;
  ValueStore store_;
  Evaluators evaluators_;
  const AnyRuleset* main_ = nullptr;         // of the positions that are searched
  std::vector<AnyPosition> positions_;       // each copy of a term
  std::vector<std::size_t> position_terms_;  // the indices of their terms
  std::vector<Valued> valued_;
  std::vector<Value> values_;  // of all copies
  std::unique_ptr<BoardSearch> search_;
};

// Adds the first searcher and others beside it: one for each of the threads, but no more than the
// processors. Each has values of its own, so others would only cost memory. Without memory for all
// there are fewer. Throws LimitReached.
void add_team(std::unique_ptr<BoardSearcher> first, unsigned threads,
              SharedSearch<BoardSearcher>& out);

}  // namespace summand
