// GameSearch: a game as a search plays it, in a store of its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/language/algebra/game.hpp"
#include "summand/ruleset/evaluators.hpp"
#include "summand/ruleset/part_table.hpp"

namespace summand {

// A summand that is searched: so many copies of a position, or a game known by its value.
struct SearchTerm {
  SearchTerm(AnyPosition its_position, std::uint64_t its_copies)
      : position(std::move(its_position)), copies(its_copies) {}
  explicit SearchTerm(Value its_value) : value(its_value) {}

  std::optional<AnyPosition> position;
  std::uint64_t copies = 1;
  Value value;  // in the store of the game
};

// The summands in their order. Fails for positions that may come again, unless a theorem gives
// their value. A player who has more than `most_moves` in a position is a size limit. Throws
// LimitReached.
Attempt<std::vector<SearchTerm>> search_terms(const Game& game, std::uint64_t most_moves);

// Several of one game share nothing, so each may belong to another thread; their budgets count
// against the same limits. Two of one game are alike: what is asked of both in the same order they
// answer alike.
class GameSearch {
 public:
  // A move as a person names it, and in which summand.
  struct NamedMove {
    std::size_t summand;
    std::string name;
  };

  // Belongs to the thread of the game until it is made. Throws LimitReached.
  GameSearch(const Game& game, const std::vector<SearchTerm>& terms);
  GameSearch(const GameSearch&) = delete;
  GameSearch& operator=(const GameSearch&) = delete;

  PartTables& tables() { return tables_; }
  // The parts of the whole sum, found at the first call. Throws LimitReached.
  const PartList& parts();

  // The first move of the player for which leaves(parts of the whole) is true. Throws LimitReached.
  template <class Leaves>
  std::optional<NamedMove> find_move(Player player, Leaves&& leaves);

 private:
  void add(const SearchTerm& term, std::uint64_t copies, PartList& out);
  // All moves in a position beside the rest; of more than kMostNamed those that
  // ruleset/moves_to_nimbers.hpp chooses. Throws LimitReached where that does not choose.
  std::vector<AnyMove> moves_of(const AnyPosition& position, Player player, const PartList& rest);
  static constexpr std::uint64_t kMostNamed = 100'000;
  // The sum without one copy of a term.
  PartList without_one(std::size_t term);
  std::string name_of(Value option);

  ValueStore store_;
  Evaluators evaluators_;
  PartTables tables_;
  std::vector<SearchTerm> terms_;  // their values in store_
  std::optional<PartList> parts_;
};

template <class Leaves>
std::optional<GameSearch::NamedMove> GameSearch::find_move(Player player, Leaves&& leaves) {
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    const PartList rest = without_one(i);
    if (const auto& position = terms_[i].position) {
      for (const AnyMove& move : moves_of(*position, player, rest)) {
        PartList after = rest;
        move.after.add_parts(tables_, after);
        if (leaves(after)) return NamedMove{i, move.name};
      }
      continue;
    }
    for (const Value option : store_.options(terms_[i].value, player)) {
      PartList after = rest;
      after.values.push_back(option);
      if (leaves(after)) return NamedMove{i, name_of(option)};
    }
  }
  return std::nullopt;
}

}  // namespace summand
