#include "summand/verdict/winner_search.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <fmt/format.h>
#include <memory>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/base/time_share.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/search/sum_search.hpp"
#include "summand/verdict/game_search.hpp"

namespace summand {

namespace {

constexpr std::size_t kPairBytes = 48;
constexpr unsigned kLeastTable = 10;

unsigned log2_pairs(std::size_t bytes) {
  const std::size_t pairs = std::max<std::size_t>(bytes / kPairBytes, 1);
  return std::max(kLeastTable, static_cast<unsigned>(std::bit_width(pairs)) - 1);
}

}  // namespace

// This namespace has a name, because the members of WinnerSearch::Work need types with linkage.
namespace winner_search {

// A search of a game with its data.
struct Searcher {
  Searcher(const Game& its_game, const std::vector<Term>& terms, std::size_t table_bytes)
      : game(its_game, terms), search(game.tables(), log2_pairs(table_bytes)) {}

  // Finds the sum before the first question.
  void begin() { sum = search.sum_of(game.parts()); }

  // The winning move that leaves this sum, if there is one. The search adds numbers up, so it may
  // have moved in a number that is not written in the sum.
  WinningMove named(const SearchSum& left, Player player) {
    const SearchSum wanted = search.sum_of({left.values, left.parts});
    auto move = game.find_move(
        player, [&](const PartList& parts) { return search.sum_of(parts) == wanted; });
    if (!move) {
      move = game.find_move(player, [&](const PartList& parts) {
        return !search.wins(search.sum_of(parts), opponent(player));
      });
    }
    if (!move) reach_limit(Limit::size, "a winning move among too many moves to list");
    return *std::move(move);
  }

  GameSearch game;
  SumSearch search;
  SearchSum sum{};
  std::array<std::vector<SearchSum>, 2> options{};  // for both players, if threads divide them
  bool begun = false;                               // the options are listed
};

// The question who wins if this player starts.
struct Question {
  Player first;
  bool answered = false;
  bool wins = false;
  std::optional<WinningMove> winning{};  // of that player, if he has one and it is wanted
};

void search_alone(Searcher& searcher, std::vector<Question>& questions, bool names_moves) {
  searcher.begin();
  for (Question& question : questions) {
    if (question.answered) continue;
    question.wins = searcher.search.wins(searcher.sum, question.first);
    if (question.wins && names_moves) {
      const auto left = searcher.search.winning_option(searcher.sum, question.first);
      SUMMAND_CHECK(left.has_value());
      question.winning = searcher.named(*left, question.first);
    }
    question.answered = true;
  }
}

// Several searches. Each takes the next first move that was not examined.
class SharedSearch {
 public:
  SharedSearch(const Game& game, const std::vector<Term>& terms, const SearchOptions& options,
               std::vector<Question>& questions)
      : questions_(questions),
        settled_(questions.size()),
        winning_(questions.size()),
        names_moves_(options.names_moves),
        watch_(options.watch) {
    const auto add = [&] {
      searchers_.push_back(
          std::make_unique<Searcher>(game, terms, options.table_bytes / options.threads));
    };
    add();
    begin(*searchers_[0]);
    list_tasks();
    while (searchers_.size() < std::min<std::size_t>(options.threads, tasks_.size())) add();
  }

  // Continues with the questions that have no answer yet.
  Attempt<void> run() {
    next_ = 0;
    reached_.reset();
    for (std::size_t q = 0; q < questions_.size(); ++q) settled_[q] = winning_[q].has_value();
    const auto threads = static_cast<unsigned>(searchers_.size());
    const TimeShare::Clock::time_point end = TimeShare::end();
    for_each_task(threads, threads, [&](unsigned worker, std::size_t) {
      const TimeShare share(end);  // that of the caller, in every thread
      for (std::size_t next = next_++; next < tasks_.size(); next = next_++) {
        look_at(*searchers_[worker], tasks_[next]);
      }
    });
    if (reached_) return std::unexpected(*std::move(reached_));
    Searcher& searcher = *searchers_[0];
    searcher.search.watch(watch_);
    for (std::size_t q = 0; q < questions_.size(); ++q) {
      Question& question = questions_[q];
      question.wins = winning_[q].has_value();
      if (question.wins && names_moves_) {
        const std::vector<SearchSum>& options = searcher.options[index(question.first)];
        question.winning = searcher.named(options[*winning_[q]], question.first);
      }
      question.answered = true;
    }
    return {};
  }

  std::size_t threads() const { return searchers_.size(); }
  std::uint64_t nodes() const {
    std::uint64_t out = 0;
    for (const auto& searcher : searchers_) out += searcher->search.nodes();
    return out;
  }

 private:
  struct Task {
    std::size_t question, option;
  };

  static std::size_t index(Player player) { return player == Player::right; }

  // The most promising moves come first, with all questions in turn.
  void list_tasks() {
    for (std::size_t option = 0, listed = 1; listed > 0; ++option) {
      listed = 0;
      for (std::size_t q = 0; q < questions_.size(); ++q) {
        if (option >= searchers_[0]->options[index(questions_[q].first)].size()) continue;
        tasks_.push_back({q, option});
        ++listed;
      }
    }
  }

  void begin(Searcher& searcher) {
    searcher.search.watch(watch_);
    searcher.begin();
    for (const Question& question : questions_) {
      const std::size_t player = index(question.first);
      searcher.options[player] = searcher.search.options(searcher.sum, question.first);
      SUMMAND_CHECK(searcher.options[player].size() == searchers_[0]->options[player].size());
    }
    searcher.begun = true;
  }

  // Examines a move. If it wins, the searches of other moves for this question are stopped.
  void look_at(Searcher& searcher, const Task& task) {
    std::atomic<bool>& settled = settled_[task.question];
    if (settled) return;
    const Player first = questions_[task.question].first;
    const auto answered = within_limits([&]() -> Attempt<bool> {
      if (!searcher.begun) begin(searcher);
      searcher.search.watch(watch_, &settled);
      return searcher.search.wins(searcher.options[index(first)][task.option], opponent(first));
    });
    if (answered && *answered) return;
    const Guard lock(mutex_);
    if (settled) return;  // then a limit is that of being stopped, or does not matter
    if (answered) {
      winning_[task.question] = task.option;
      settled = true;
    } else {
      reached_ = answered.error();
      for (std::atomic<bool>& question : settled_) question = true;
    }
  }

  std::vector<Question>& questions_;
  std::vector<std::unique_ptr<Searcher>> searchers_;  // with equal lists of options
  std::vector<Task> tasks_;
  std::atomic<std::size_t> next_ = 0;
  std::vector<std::atomic<bool>> settled_;  // nothing more can be found
  std::vector<std::optional<std::size_t>> winning_;
  std::optional<Failure> reached_;
  Mutex mutex_;  // for winning_ and reached_
  bool names_moves_;
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
    if (options.threads > 1) {
      if (!shared)
        shared = std::make_unique<winner_search::SharedSearch>(game, terms, options, questions);
      return shared->run();
    }
    if (!alone) alone = std::make_unique<winner_search::Searcher>(game, terms, options.table_bytes);
    alone->search.watch(options.watch);
    search_alone(*alone, questions, options.names_moves);
    return {};
  }

  Game game;
  std::vector<Term> terms;
  SearchOptions options;
  std::vector<winner_search::Question> questions;
  std::unique_ptr<winner_search::Searcher> alone;
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
  if (work_->shared) return work_->shared->nodes();
  return work_->alone ? work_->alone->search.nodes() : 0;
}

unsigned WinnerSearch::threads() const {
  return work_->shared ? static_cast<unsigned>(work_->shared->threads()) : 1;
}

}  // namespace summand
