#include "summand/analysis/outcome_search.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <fmt/format.h>
#include <memory>
#include <vector>

#include "summand/analysis/game_search.hpp"
#include "summand/base/check.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/search/sum_search.hpp"

namespace summand {

namespace {

constexpr std::size_t kPairBytes = 48;
constexpr unsigned kLeastTable = 10;

unsigned log2_pairs(std::size_t bytes) {
  const std::size_t pairs = std::max<std::size_t>(bytes / kPairBytes, 1);
  return std::max(kLeastTable, static_cast<unsigned>(std::bit_width(pairs)) - 1);
}

// One search of a game, with all it needs.
struct OutcomeSearcher {
  OutcomeSearcher(const Game& its_game, const std::vector<SearchTerm>& terms,
                  std::size_t table_bytes)
      : game(its_game, terms), search(game.tables(), log2_pairs(table_bytes)) {}

  // What is asked of it first.
  void begin() { sum = search.sum_of(game.parts()); }

  // A winning move: the one that leaves this sum, if there is one. The search added numbers up
  // where two of them stood, so that it may have moved in what was never written.
  WinningMove named(const SearchSum& left, Player player) {
    const SearchSum wanted = search.sum_of({left.values, left.parts});
    auto move = game.find_move(
        player, [&](const PartList& parts) { return search.sum_of(parts) == wanted; });
    if (!move) {
      move = game.find_move(player, [&](const PartList& parts) {
        return !search.wins(search.sum_of(parts), opponent(player));
      });
    }
    if (!move) reach_limit(Limit::size, "a winning move among more than anybody would list");
    return {move->summand, move->name, {}};
  }

  GameSearch game;
  SumSearch search;
  SearchSum sum{};
  std::array<std::vector<SearchSum>, 2> options{};  // of both players, where threads share them out
  bool begun = false;                               // the options are listed
};

// The question who wins when this player starts.
struct Question {
  Player first;
  std::optional<WinningMove> winning{};  // his, if he has one
};

void search_alone(OutcomeSearcher& searcher, std::vector<Question>& questions) {
  searcher.begin();
  for (Question& question : questions) {
    if (!searcher.search.wins(searcher.sum, question.first)) continue;
    const auto left = searcher.search.winning_option(searcher.sum, question.first);
    SUMMAND_CHECK(left.has_value());
    question.winning = searcher.named(*left, question.first);
  }
}

// Several searches, each of which takes the next first move that has not been looked at.
class SharedOutcomeSearch {
 public:
  SharedOutcomeSearch(const Game& game, const std::vector<SearchTerm>& terms,
                      const SearchOptions& options, std::vector<Question>& questions)
      : questions_(questions),
        settled_(questions.size()),
        winning_(questions.size()),
        watch_(options.watch) {
    const auto add = [&] {
      searchers_.push_back(
          std::make_unique<OutcomeSearcher>(game, terms, options.table_bytes / options.threads));
    };
    add();
    begin(*searchers_[0]);
    list_tasks();
    while (searchers_.size() < std::min<std::size_t>(options.threads, tasks_.size())) add();
  }

  Attempt<void> run() {
    const auto threads = static_cast<unsigned>(searchers_.size());
    for_each_task(threads, threads, [&](unsigned worker, std::size_t) {
      for (std::size_t next = next_++; next < tasks_.size(); next = next_++) {
        look_at(*searchers_[worker], tasks_[next]);
      }
    });
    if (reached_) return std::unexpected(*std::move(reached_));
    OutcomeSearcher& searcher = *searchers_[0];
    searcher.search.watch(watch_);
    for (std::size_t q = 0; q < questions_.size(); ++q) {
      if (!winning_[q]) continue;
      const Player first = questions_[q].first;
      questions_[q].winning = searcher.named(searcher.options[index(first)][*winning_[q]], first);
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

  // The moves that look best come first, of all questions in turn.
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

  void begin(OutcomeSearcher& searcher) {
    searcher.search.watch(watch_);
    searcher.begin();
    for (const Question& question : questions_) {
      const std::size_t player = index(question.first);
      searcher.options[player] = searcher.search.options(searcher.sum, question.first);
      SUMMAND_CHECK(searcher.options[player].size() == searchers_[0]->options[player].size());
    }
    searcher.begun = true;
  }

  // Whether the move wins, which then stops the searches that look at others for this question.
  void look_at(OutcomeSearcher& searcher, const Task& task) {
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
    if (settled) return;  // then the limit is that of being stopped, or does not matter any more
    if (answered) {
      winning_[task.question] = task.option;
      settled = true;
    } else {
      reached_ = answered.error();
      for (std::atomic<bool>& question : settled_) question = true;
    }
  }

  std::vector<Question>& questions_;
  std::vector<std::unique_ptr<OutcomeSearcher>> searchers_;  // they list the options alike
  std::vector<Task> tasks_;
  std::atomic<std::size_t> next_ = 0;
  std::vector<std::atomic<bool>> settled_;  // nothing is left to find out
  std::vector<std::optional<std::size_t>> winning_;
  std::optional<Failure> reached_;
  Mutex mutex_;  // for winning_ and reached_
  SearchWatch* watch_;
};

std::string sums(std::uint64_t count) {
  return fmt::format("{} sum{}", count, count == 1 ? "" : "s");
}

}  // namespace

Attempt<OutcomeAnalysis> analyze_by_search(const Game& game, const SearchOptions& options) {
  const auto start = std::chrono::steady_clock::now();
  SUMMAND_TRY(terms, search_terms(game, options.most_moves));
  std::vector<Question> questions;
  for (const Player first : {Player::left, Player::right}) {
    if (options.first.value_or(first) == first) questions.push_back({first});
  }
  OutcomeAnalysis out = unanswered(game);
  if (options.threads > 1) {
    SharedOutcomeSearch search(game, terms, options, questions);
    if (auto done = search.run(); !done) return std::unexpected(std::move(done).error());
    out.nodes = search.nodes();
    out.found = fmt::format("search of {} on {} thread{}, 128-bit keys", sums(*out.nodes),
                            search.threads(), search.threads() == 1 ? "" : "s");
  } else {
    OutcomeSearcher searcher(game, terms, options.table_bytes);
    searcher.search.watch(options.watch);
    search_alone(searcher, questions);
    out.nodes = searcher.search.nodes();
    out.found = fmt::format("search of {}, 128-bit keys", sums(*out.nodes));
  }
  out.asked = options.first;
  out.by = OutcomeAnalysis::Way::search;
  for (Question& question : questions) {
    Prospect& prospect = question.first == Player::left ? out.left : out.right;
    prospect.fate = question.winning ? Fate::win : Fate::loss;
    if (question.winning) prospect.winning.push_back(*std::move(question.winning));
  }
  out.time = std::chrono::steady_clock::now() - start;
  return out;
}

Attempt<OutcomeAnalysis> analyze_without_value(const Game& game, const Failure& why,
                                               const SearchOptions& options) {
  const auto by_theorem = within_limits([&]() -> Attempt<std::optional<OutcomeAnalysis>> {
    return analyze_by_theorem(game, why.error.message);
  });
  if (by_theorem && *by_theorem) {
    OutcomeAnalysis out = **by_theorem;
    out.limit = why.limit;
    return out;
  }
  auto by_search = within_limits([&] { return analyze_by_search(game, options); });
  if (by_search) {
    by_search->why_no_value = why.error.message;
    by_search->limit = why.limit;
    return by_search;
  }
  if (!by_search.error().limit) return std::unexpected(why);
  Failure both = by_search.error();
  both.error.message = fmt::format("{}; a search for who wins ended as well: {}", why.error.message,
                                   both.error.message);
  return std::unexpected(std::move(both));
}

}  // namespace summand
