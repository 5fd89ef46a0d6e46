#include "summand/verdict/nimber_of_game.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "summand/base/threads.hpp"
#include "summand/search/nimber_search.hpp"
#include "summand/verdict/game_search.hpp"
#include "summand/verdict/shared_search.hpp"
#include "summand/verdict/winner_question.hpp"

namespace summand {

namespace {

// A search of a game with its data.
class NimberSearcher {
 public:
  NimberSearcher(const Game& game, const std::vector<Term>& terms)
      : game_(game, terms), search_(game_.tables()) {}
  NimberSearcher(const Game& game, const std::vector<Term>& terms, SharedGame& shared_game,
                 SharedNimbers& shared_nimbers)
      : game_(game, terms, &shared_game), search_(game_.tables(), &shared_nimbers) {}

  NimberSearch& search() { return search_; }
  bool is_of_impartial_game() { return is_impartial(game_.tables(), game_.parts()); }
  std::uint64_t nimber() { return search_.nimber(game_.parts()); }

 private:
  GameSearch game_;
  NimberSearch search_;
};

std::uint64_t nimber_by(NimberSearcher& searcher) { return searcher.nimber(); }

// Several searches of the same nimber. They share what they find, and divide the moves of parts.
Attempt<std::uint64_t> shared_nimber(const Game& game, const std::vector<Term>& terms,
                                     unsigned threads, SearchWatch* watch, FoundNimber& out) {
  SharedGame shared_game(game);
  SharedNimbers shared_nimbers(game.store().budget());
  SharedSearch<NimberSearcher> shared(watch);
  for (unsigned i = 0; i < std::min(threads, GameSearch::kMostSharing); ++i) {
    shared.add(std::make_unique<NimberSearcher>(game, terms, shared_game, shared_nimbers));
  }
  auto nimber = shared.answer<std::uint64_t>(nimber_by);
  out.nodes += shared.nodes();
  out.threads = shared.threads();
  return nimber;
}

Attempt<FoundNimber> found_nimber(const Game& game, unsigned threads, SearchWatch* watch) {
  const auto start = std::chrono::steady_clock::now();
  SUMMAND_TRY(terms, search_terms(game, SearchOptions{}.most_moves));
  auto searcher = std::make_unique<NimberSearcher>(game, terms);
  if (!searcher->is_of_impartial_game()) {
    return failure(Error{"a nimber is the value of an impartial game, and this one is not"});
  }
  searcher->search().watch(watch);
  if (!kHasThreads) threads = 1;
  SUMMAND_TRY(alone, answer_alone<std::uint64_t>(*searcher, threads > 1, nimber_by));
  FoundNimber out{.nodes = searcher->search().nodes()};
  if (alone) out.nimber = *alone;
  if constexpr (kHasThreads) {
    if (!alone) {
      searcher.reset();
      SUMMAND_TRY(nimber, shared_nimber(game, terms, threads, watch, out));
      out.nimber = nimber;
    }
  }
  out.time = std::chrono::steady_clock::now() - start;
  return out;
}

}  // namespace

Attempt<FoundNimber> search_nimber(const Game& game, unsigned threads, SearchWatch* watch) {
  return within_limits([&] { return found_nimber(game, threads, watch); });
}

}  // namespace summand
