// GameSearch: a game in the form for a search.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/ruleset/evaluators.hpp"
#include "summand/ruleset/part_table.hpp"
#include "summand/verdict/term.hpp"
#include "summand/verdict/winners.hpp"

namespace summand {

// The summands in their order. Fails for loopy positions, unless a theorem gives
// their value. A player who has more than `most_moves` in a position is a size limit. Throws
// nothing.
Attempt<std::vector<Term>> search_terms(const Game& game, std::uint64_t most_moves);

// What several searches of one game may share: values, and the records of parts.
struct SharedGame {
  explicit SharedGame(const Game& game)
      : store(game.store().budget(), game.store().shared_side_tables()) {}

  ValueStore store;
  SharedRecords records;
};

// Each search of several may be used by another thread. Their budgets count against the same
// limits. Two searches that share nothing give the same answers to the same questions in the same
// order.
class GameSearch {
 public:
  // Must be called on the thread of the game. After that it belongs to any thread. At most
  // kMostSharing searches share a game. Throws LimitReached.
  GameSearch(const Game& game, const std::vector<Term>& terms, SharedGame* shared = nullptr);
  static constexpr unsigned kMostSharing = 60;
  GameSearch(const GameSearch&) = delete;
  GameSearch& operator=(const GameSearch&) = delete;

  PartTables& tables() { return tables_; }
  // The parts of the whole sum, found at the first call. Throws LimitReached.
  const PartList& parts();

  // The first move of the player for which leaves(parts of the whole) is true. Throws LimitReached.
  template <class Leaves>
  std::optional<RatedMove> find_move(Player player, Leaves&& leaves);

 private:
  void add(const Term& term, std::uint64_t copies, PartList& out);
  // All moves in a position beside the rest. If there are more than kMostNamed, those that
  // ruleset/moves_to_nimbers.hpp chooses. Throws LimitReached if that chooses none.
  std::vector<AnyMove> moves_of(const AnyPosition& position, Player player, const PartList& rest);
  static constexpr std::uint64_t kMostNamed = 100'000;
  // The sum without one copy of a term.
  PartList without_one(std::size_t term);
  std::string name_of(Value option);

  std::unique_ptr<ValueStore> store_;
  Evaluators evaluators_;
  PartTables tables_;
  std::vector<Term> terms_;  // their values in the store
  std::optional<PartList> parts_;
};

template <class Leaves>
std::optional<RatedMove> GameSearch::find_move(Player player, Leaves&& leaves) {
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    const PartList rest = without_one(i);
    if (const AnyPosition* position = terms_[i].position()) {
      for (const AnyMove& move : moves_of(*position, player, rest)) {
        PartList after = rest;
        move.after.add_parts(tables_, after);
        if (leaves(after)) return RatedMove{i, move.name};
      }
      continue;
    }
    for (const Value option : store_->options(*terms_[i].value(), player)) {
      PartList after = rest;
      after.values.push_back(option);
      if (leaves(after)) return RatedMove{i, name_of(option)};
    }
  }
  return std::nullopt;
}

}  // namespace summand
