#include "summand/verdict/nimber_of_game.hpp"

#include <algorithm>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/search/nimber_search.hpp"
#include "summand/verdict/game_search.hpp"
#include "summand/verdict/winner_search.hpp"

namespace summand {

namespace {

// A search of a game with its data.
struct NimberSearcher {
  NimberSearcher(const Game& its_game, const std::vector<Term>& terms)
      : game(its_game, terms), search(game.tables()) {}

  GameSearch game;
  NimberSearch search;
  std::vector<std::vector<PartList>> options;  // of each part of the sum

  // Lists the options of all parts before the first search, because their order depends on what is
  // known.
  void list() {
    if (!options.empty()) return;
    for (const PartId part : game.parts().parts) options.push_back(search.options(part));
  }
};

// The nimber of a part is the least that none of its options has. So the search asks about 0, 1, 2,
// ... in turn. For each, several searches take the next option that was not examined.
class SharedNimberSearch {
 public:
  SharedNimberSearch(const Game& game, const std::vector<Term>& terms, SearchWatch* watch)
      : game_(game), terms_(terms), watch_(watch) {
    add_searcher();
  }

  // Uses that many searches from now on, but at most as many as there are options to divide.
  void share(unsigned threads) {
    std::size_t most = 1;
    first().list();
    for (const std::vector<PartList>& its : first().options) most = std::max(most, its.size());
    while (searchers_.size() < std::min<std::size_t>(threads, most)) add_searcher();
  }
  unsigned threads() const { return static_cast<unsigned>(searchers_.size()); }

  NimberSearcher& first() { return *searchers_[0]; }

  Attempt<std::uint64_t> nimber() {
    PartList values{first().game.parts().values, {}};
    std::uint64_t out = first().search.nimber(values);
    for (const std::size_t part : single_parts()) {
      std::uint64_t nimber = 0;
      while (true) {
        SUMMAND_TRY(has_it, has_option(part, nimber));
        if (!has_it) break;
        ++nimber;
      }
      out ^= nimber;
    }
    return out;
  }

  std::uint64_t nodes() const {
    std::uint64_t out = 0;
    for (const auto& searcher : searchers_) out += searcher->search.nodes();
    return out;
  }

 private:
  void add_searcher() { searchers_.push_back(std::make_unique<NimberSearcher>(game_, terms_)); }

  // Two equal parts add up to 0.
  std::vector<std::size_t> single_parts() {
    const std::vector<PartId>& parts = first().game.parts().parts;
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const auto same =
          std::ranges::find_if(out, [&](std::size_t k) { return parts[k] == parts[i]; });
      if (same == out.end()) {
        out.push_back(i);
      } else {
        out.erase(same);
      }
    }
    return out;
  }

  Attempt<bool> has_option(std::size_t part, std::uint64_t nimber) {
    next_ = 0;
    settled_ = false;
    for_each_task(threads(), threads(),
                  [&](unsigned worker, std::size_t) { look(*searchers_[worker], part, nimber); });
    if (reached_) return std::unexpected(*std::move(reached_));
    return settled_.load();
  }

  void look(NimberSearcher& searcher, std::size_t part, std::uint64_t nimber) {
    const auto found = within_limits([&]() -> Attempt<bool> {
      searcher.search.watch(watch_, &settled_);
      searcher.list();
      const std::vector<PartList>& options = searcher.options[part];
      for (std::size_t i = next_++; i < options.size() && !settled_; i = next_++) {
        if (searcher.search.is(options[i], nimber)) return true;
      }
      return false;
    });
    if (found && !*found) return;
    const Guard lock(mutex_);
    if (settled_) return;  // then a limit is that of being stopped, or does not matter
    settled_ = true;
    if (!found) reached_ = found.error();
  }

  const Game& game_;
  const std::vector<Term>& terms_;
  std::vector<std::unique_ptr<NimberSearcher>> searchers_;  // with equal lists of parts and options
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> settled_ = false;  // such an option was found, or a limit was reached
  std::optional<Failure> reached_;
  Mutex mutex_;  // for reached_
  SearchWatch* watch_;
};

Attempt<FoundNimber> found_nimber(const Game& game, unsigned threads, SearchWatch* watch) {
  const auto start = std::chrono::steady_clock::now();
  SUMMAND_TRY(terms, search_terms(game, SearchOptions{}.most_moves));
  SharedNimberSearch shared(game, terms, watch);
  NimberSearcher& searcher = shared.first();
  if (!is_impartial(searcher.game.tables(), searcher.game.parts())) {
    return failure(Error{"a nimber is the value of an impartial game, and this one is not"});
  }
  if (threads > 1) shared.share(threads);
  FoundNimber out{.threads = shared.threads()};
  if (shared.threads() > 1) {
    SUMMAND_TRY(nimber, shared.nimber());
    out.nimber = nimber;
  } else {
    searcher.search.watch(watch);
    out.nimber = searcher.search.nimber(searcher.game.parts());
  }
  out.nodes = shared.nodes();
  out.time = std::chrono::steady_clock::now() - start;
  return out;
}

}  // namespace

Attempt<FoundNimber> search_nimber(const Game& game, unsigned threads, SearchWatch* watch) {
  return within_limits([&] { return found_nimber(game, threads, watch); });
}

}  // namespace summand
