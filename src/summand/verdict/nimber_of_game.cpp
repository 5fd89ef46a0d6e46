#include "summand/verdict/nimber_of_game.hpp"

#include <algorithm>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/base/threads.hpp"
#include "summand/base/time_share.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/search/nimber_search.hpp"
#include "summand/verdict/game_search.hpp"
#include "summand/verdict/winner_search.hpp"

namespace summand {

namespace {

// A search of so few questions is not worth several threads.
constexpr std::uint64_t kQuestionsAlone = 500;

// A search of a game with its data.
struct NimberSearcher {
  NimberSearcher(const Game& its_game, const std::vector<Term>& terms)
      : game(its_game, terms), search(game.tables()) {}
  NimberSearcher(const Game& its_game, const std::vector<Term>& terms, SharedGame& shared_game,
                 SharedNimbers& shared_nimbers)
      : game(its_game, terms, &shared_game), search(game.tables(), &shared_nimbers) {}

  std::uint64_t nimber() { return search.nimber(game.parts()); }

  GameSearch game;
  NimberSearch search;
};

// Several searches of the same nimber. They share what they find, and divide the moves of parts.
class SharedNimberSearch {
 public:
  SharedNimberSearch(const Game& game, const std::vector<Term>& terms, unsigned threads,
                     SearchWatch* watch)
      : shared_game_(game), shared_nimbers_(game.store().budget()), watch_(watch) {
    for (unsigned i = 0; i < std::min(threads, GameSearch::kMostSharing); ++i) {
      searchers_.push_back(
          std::make_unique<NimberSearcher>(game, terms, shared_game_, shared_nimbers_));
    }
  }

  // The nimber from the search that finds it first.
  Attempt<std::uint64_t> nimber() {
    const TimeShare::Clock::time_point end = TimeShare::end();
    for_each_task(threads(), threads(), [&](unsigned worker, std::size_t) {
      const TimeShare share(end);  // that of the caller, in every thread
      look(*searchers_[worker]);
    });
    if (found_) return *found_;
    return std::unexpected(*std::move(reached_));
  }

  unsigned threads() const { return static_cast<unsigned>(searchers_.size()); }
  std::uint64_t nodes() const {
    std::uint64_t out = 0;
    for (const auto& searcher : searchers_) out += searcher->search.nodes();
    return out;
  }

 private:
  void look(NimberSearcher& searcher) {
    const auto found = within_limits([&]() -> Attempt<std::uint64_t> {
      searcher.search.watch(watch_, &settled_);
      return searcher.nimber();
    });
    const Guard lock(mutex_);
    if (settled_) return;  // then a limit is that of being stopped, or does not matter
    settled_ = true;
    if (found) {
      found_ = *found;
    } else {
      reached_ = found.error();
    }
  }

  SharedGame shared_game_;
  SharedNimbers shared_nimbers_;
  std::vector<std::unique_ptr<NimberSearcher>> searchers_;
  std::atomic<bool> settled_ = false;  // the nimber or a limit was found
  std::optional<std::uint64_t> found_;
  std::optional<Failure> reached_;
  Mutex mutex_;  // for found_ and reached_
  SearchWatch* watch_;
};

// The nimber by one thread, or none if its search is long and there are others.
Attempt<std::optional<std::uint64_t>> nimber_alone(NimberSearcher& searcher, unsigned threads) {
  if (threads > 1) searcher.search.stop_after(kQuestionsAlone);
  auto found =
      within_limits([&]() -> Attempt<std::optional<std::uint64_t>> { return searcher.nimber(); });
  const bool is_long = !found && threads > 1 && found.error().limit == Limit::size &&
                       searcher.search.nodes() >= kQuestionsAlone;
  if (is_long) return std::nullopt;
  return found;
}

Attempt<FoundNimber> found_nimber(const Game& game, unsigned threads, SearchWatch* watch) {
  const auto start = std::chrono::steady_clock::now();
  SUMMAND_TRY(terms, search_terms(game, SearchOptions{}.most_moves));
  auto searcher = std::make_unique<NimberSearcher>(game, terms);
  if (!is_impartial(searcher->game.tables(), searcher->game.parts())) {
    return failure(Error{"a nimber is the value of an impartial game, and this one is not"});
  }
  searcher->search.watch(watch);
  if (!kHasThreads) threads = 1;
  SUMMAND_TRY(alone, nimber_alone(*searcher, threads));
  FoundNimber out{.nodes = searcher->search.nodes()};
  if (alone) out.nimber = *alone;
  if constexpr (kHasThreads) {
    if (!alone) {
      searcher.reset();
      SharedNimberSearch shared(game, terms, threads, watch);
      SUMMAND_TRY(nimber, shared.nimber());
      out.nimber = nimber;
      out.nodes += shared.nodes();
      out.threads = shared.threads();
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
