// Engine: who wins a game. Whoever wants to know asks here, and only here a means is chosen.
//
// In misère play a rule, a quotient or a search decides (misere/misere_verdict.hpp). In normal play
// a theorem about a single position comes first. Games with loopy positions that have no value are
// analysed backwards. For all others the values and a search take turns, with a search of the
// game's own if it has one. Each turn has twice the time of the one before, so no means waits long
// for another. They take turns because none of them is faster in general: the value of a board of
// 7x7 takes minutes where a search takes a moment, and a search of many small parts never ends.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/verdict/winner_question.hpp"
#include "summand/verdict/winner_search.hpp"
#include "summand/verdict/winners.hpp"

namespace summand {

// One question about one game. After a limit, the same call continues with what was found. The game
// must outlive the engine.
class Engine {
 public:
  explicit Engine(const Game& game, WinnerQuestion question = {})
      : game_(game), question_(std::move(question)) {}

  // By the first means that decides it. Fails for a game that the means cannot handle, and if all
  // means reach a limit.
  Attempt<Winners> winners();
  // The same without the value of the sum: for callers that compute it themselves. Assumes normal
  // play and no loopy positions without a value.
  Attempt<Winners> without_value();
  // Whether a search has begun, so that it has its memory.
  bool is_searching() const { return search_.has_value(); }
  // By a theorem about a single position. nullopt if there is none.
  Attempt<std::optional<Winners>> by_theorem();

 private:
  template <class Sum>
  friend Attempt<Winners> by_means_in_order(Sum& sum, const WinnerQuestion& question);

  // Of a sum with games that have entailing moves (verdict/entailing_winners.hpp).
  Attempt<std::optional<Winners>> of_entailing();
  Attempt<Winners> in_misere();
  Attempt<bool> needs_retrograde();
  Attempt<Winners> by_retrograde();
  Winners by_value();  // throws LimitReached
  Attempt<Winners> by_search();
  Attempt<Winners> by_values_and_search();

  const Game& game_;
  WinnerQuestion question_;
  std::optional<WinnerSearch> search_;
};

// The same for heaps of one taking-and-breaking game in misère play, of any size. The summand of a
// move is the place of its heap; of equal heaps it is the first one. Fails for a code that cannot
// be read. Throws nothing.
Attempt<Winners> winners_of_heaps(const std::shared_ptr<Workspace>& workspace,
                                  const std::string& code, std::span<const std::uint64_t> heaps,
                                  const WinnerQuestion& question);

}  // namespace summand
