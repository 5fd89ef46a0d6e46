#include "summand/verdict/winner_search.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <memory>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/base/threads.hpp"
#include "summand/base/time_share.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/search/sum_search.hpp"
#include "summand/verdict/game_search.hpp"

namespace summand {

namespace {

constexpr std::size_t kPairBytes = 48;
constexpr unsigned kLeastTable = 10;
// A search of so few nodes is not worth several threads.
constexpr std::uint64_t kNodesAlone = 500;

unsigned log2_pairs(std::size_t bytes) {
  const std::size_t pairs = std::max<std::size_t>(bytes / kPairBytes, 1);
  return std::max(kLeastTable, static_cast<unsigned>(std::bit_width(pairs)) - 1);
}

// A table that does not grow should leave half of the memory to other things.
unsigned log2_of_table(const Budget& budget, std::size_t bytes) {
  unsigned log2 = log2_pairs(bytes);
  while (log2 > kLeastTable && !budget.allows(2 * kPairBytes << log2)) --log2;
  return log2;
}

}  // namespace

// This namespace has a name, because the members of WinnerSearch::Work need types with linkage.
namespace winner_search {

// A search of a game with its data.
class Searcher {
 public:
  Searcher(const Game& game, const std::vector<Term>& terms, std::size_t table_bytes)
      : game_(game, terms), search_(game_.tables(), log2_pairs(table_bytes)) {}
  Searcher(const Game& game, const std::vector<Term>& terms, SharedSums& shared)
      : game_(game, terms), search_(game_.tables(), shared) {}

  SumSearch& search() { return search_; }
  bool wins(Player first) { return search_.wins(sum(), first); }

  // A winning move of a player who wins.
  WinningMove winning_move(Player player) {
    const std::optional<SearchSum> left = search_.winning_option(sum(), player);
    SUMMAND_CHECK(left.has_value());
    return named(*left, player);
  }

 private:
  const SearchSum& sum() {
    if (!sum_) sum_ = search_.sum_of(game_.parts());
    return *sum_;
  }

  // The winning move that leaves this sum, if there is one. The search adds numbers up, so it may
  // have moved in a number that is not written in the sum.
  WinningMove named(const SearchSum& left, Player player) {
    const SearchSum wanted = search_.sum_of({left.values, left.parts});
    auto move = game_.find_move(
        player, [&](const PartList& parts) { return search_.sum_of(parts) == wanted; });
    if (!move) {
      move = game_.find_move(player, [&](const PartList& parts) {
        return !search_.wins(search_.sum_of(parts), opponent(player));
      });
    }
    if (!move) reach_limit(Limit::size, "a winning move among too many moves to list");
    return *std::move(move);
  }

  GameSearch game_;
  SumSearch search_;
  std::optional<SearchSum> sum_;
};

// The question who wins if this player starts.
struct Question {
  Player first;
  bool answered = false;
  bool wins = false;
  std::optional<WinningMove> winning{};  // of that player, if he has one and it is wanted
};

void answer(Searcher& searcher, Question& question, bool names_moves) {
  question.wins = searcher.wins(question.first);
  if (question.wins && names_moves) question.winning = searcher.winning_move(question.first);
  question.answered = true;
}

// Several searches of the same questions. They remember sums together, and divide the moves of a
// sum after the first one.
class SharedSearch {
 public:
  SharedSearch(const Game& game, const std::vector<Term>& terms, const SearchOptions& options)
      : shared_(game.store().budget(), log2_of_table(game.store().budget(), options.table_bytes)),
        watch_(options.watch) {
    for (unsigned i = 0; i < options.threads; ++i) {
      searchers_.push_back(std::make_unique<Searcher>(game, terms, shared_));
    }
  }

  // The answer of the search that finds it first.
  Attempt<void> answer(Question& question, bool names_moves) {
    found_.reset();
    reached_.reset();
    settled_ = false;
    const auto threads = static_cast<unsigned>(searchers_.size());
    const TimeShare::Clock::time_point end = TimeShare::end();
    for_each_task(threads, threads, [&](unsigned worker, std::size_t) {
      const TimeShare share(end);  // that of the caller, in every thread
      look(*searchers_[worker], question.first);
    });
    if (!found_) return std::unexpected(*std::move(reached_));
    searchers_[0]->search().watch(watch_);
    winner_search::answer(*searchers_[0], question, names_moves);
    SUMMAND_CHECK(question.wins == *found_);
    return {};
  }

  std::size_t threads() const { return searchers_.size(); }
  std::uint64_t nodes() const {
    std::uint64_t out = 0;
    for (const auto& searcher : searchers_) out += searcher->search().nodes();
    return out;
  }

 private:
  void look(Searcher& searcher, Player first) {
    const auto answered = within_limits([&]() -> Attempt<bool> {
      searcher.search().watch(watch_, &settled_);
      return searcher.wins(first);
    });
    const Guard lock(mutex_);
    if (settled_) return;  // then a limit is that of being stopped, or does not matter
    settled_ = true;
    if (answered) {
      found_ = *answered;
    } else {
      reached_ = answered.error();
    }
  }

  SharedSums shared_;
  std::vector<std::unique_ptr<Searcher>> searchers_;
  std::atomic<bool> settled_ = false;  // the answer or a limit was found
  std::optional<bool> found_;
  std::optional<Failure> reached_;
  Mutex mutex_;  // for found_ and reached_
  SearchWatch* watch_;
};

}  // namespace winner_search

struct WinnerSearch::Work {
  Work(Game its_game, std::vector<Term> its_terms, const SearchOptions& its_options)
      : game(std::move(its_game)), terms(std::move(its_terms)), options(its_options) {
    for (const Player first : {Player::left, Player::right}) {
      if (options.first.value_or(first) == first) questions.push_back({first});
    }
  }

  Attempt<void> go_on() {
    if (!shared) {
      if (!alone) {
        alone = std::make_unique<winner_search::Searcher>(game, terms, options.table_bytes);
      }
      alone->search().watch(options.watch);
    }
    for (winner_search::Question& question : questions) {
      if (question.answered) continue;
      if (!shared) {
        SUMMAND_TRY(is_answered, ask_alone(question));
        if (is_answered) continue;
      }
      if (auto found = ask_together(question); !found) return found;
    }
    return {};
  }

  // Returns false for a long search that several threads should take over.
  Attempt<bool> ask_alone(winner_search::Question& question) {
    const std::uint64_t last = alone->search().nodes() + kNodesAlone;
    const bool has_others = kHasThreads && options.threads > 1;
    if (has_others) alone->search().stop_after(kNodesAlone);
    const auto answered = within_limits([&]() -> Attempt<bool> {
      winner_search::answer(*alone, question, options.names_moves);
      return true;
    });
    const bool is_long = !answered && has_others && answered.error().limit == Limit::size &&
                         alone->search().nodes() >= last;
    if (is_long) return false;
    return answered;
  }
  Attempt<void> ask_together([[maybe_unused]] winner_search::Question& question) {
    if constexpr (kHasThreads) {
      if (!shared) {
        nodes_alone = alone->search().nodes();
        alone.reset();
        shared = std::make_unique<winner_search::SharedSearch>(game, terms, options);
      }
      return shared->answer(question, options.names_moves);
    }
    return {};
  }

  Game game;
  std::vector<Term> terms;
  SearchOptions options;
  std::vector<winner_search::Question> questions;
  std::unique_ptr<winner_search::Searcher> alone;  // until the threads share
  std::uint64_t nodes_alone = 0;                   // before that
  std::unique_ptr<winner_search::SharedSearch> shared;
};

WinnerSearch::WinnerSearch(std::unique_ptr<Work> work) : work_(std::move(work)) {}
WinnerSearch::WinnerSearch(WinnerSearch&&) noexcept = default;
WinnerSearch& WinnerSearch::operator=(WinnerSearch&&) noexcept = default;
WinnerSearch::~WinnerSearch() = default;

Attempt<WinnerSearch> WinnerSearch::of(const Game& game, const SearchOptions& options) {
  return within_limits([&]() -> Attempt<WinnerSearch> {
    SUMMAND_TRY(terms, search_terms(game, options.most_moves));
    return WinnerSearch(std::make_unique<Work>(game, std::move(terms), options));
  });
}

Attempt<void> WinnerSearch::go_on() {
  return within_limits([&] { return work_->go_on(); });
}

Prospect WinnerSearch::prospect(Player first) const {
  const auto at = std::ranges::find(work_->questions, first, &winner_search::Question::first);
  SUMMAND_CHECK(at != work_->questions.end() && at->answered);
  Prospect out{.fate = at->wins ? Fate::win : Fate::loss};
  if (at->winning) out.winning.push_back(*at->winning);
  return out;
}

std::uint64_t WinnerSearch::nodes() const {
  if (work_->shared) return work_->nodes_alone + work_->shared->nodes();
  return work_->alone ? work_->alone->search().nodes() : 0;
}

unsigned WinnerSearch::threads() const {
  return work_->shared ? static_cast<unsigned>(work_->shared->threads()) : 1;
}

}  // namespace summand
