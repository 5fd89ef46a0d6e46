// Searches of one question on several threads. Each thread has a searcher: a search with its data,
// which has search() with nodes(), watch() and stop_after().
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/base/time_share.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/search/search_watch.hpp"

namespace summand {

// A search of so few nodes is not worth several threads.
inline constexpr std::uint64_t kNodesAlone = 500;

// ask(), which searches with this searcher, or nullopt if the search is long and others wait to
// share it.
template <class Answer, class Searcher, class Ask>
Attempt<std::optional<Answer>> answer_alone(Searcher& searcher, bool has_others, Ask&& ask) {
  const std::uint64_t last = searcher.search().nodes() + kNodesAlone;
  if (has_others) searcher.search().stop_after(kNodesAlone);
  auto answer = within_limits([&]() -> Attempt<std::optional<Answer>> { return ask(searcher); });
  const bool is_long = !answer && has_others && answer.error().limit == Limit::size &&
                       searcher.search().nodes() >= last;
  if (is_long) return std::nullopt;
  return answer;
}

// The searchers of all threads, which share what they find.
template <class Searcher>
class SharedSearch {
 public:
  explicit SharedSearch(SearchWatch* watch) : watch_(watch) {}

  void add(std::unique_ptr<Searcher> searcher) { searchers_.push_back(std::move(searcher)); }
  Searcher& first() { return *searchers_.front(); }
  unsigned threads() const { return static_cast<unsigned>(searchers_.size()); }
  std::uint64_t nodes() const {
    std::uint64_t out = 0;
    for (const auto& searcher : searchers_) out += searcher->search().nodes();
    return out;
  }

  // ask(searcher) on every thread: the answer of the one that finds it first. The others stop then.
  template <class Answer, class Ask>
  Attempt<Answer> answer(Ask&& ask) {
    std::atomic<bool> settled = false;  // the answer or a limit was found
    std::optional<Attempt<Answer>> found;
    Mutex mutex;  // for `found`
    const TimeShare::Clock::time_point end = TimeShare::end();
    for_each_task(threads(), threads(), [&](unsigned worker, std::size_t) {
      const TimeShare share(end);  // that of the caller, in every thread
      Searcher& searcher = *searchers_[worker];
      auto its = within_limits([&]() -> Attempt<Answer> {
        searcher.search().watch(watch_, &settled);
        return ask(searcher);
      });
      const Guard lock(mutex);
      if (settled) return;  // then a limit is that of being stopped, or does not matter
      settled = true;
      found = std::move(its);
    });
    for (const auto& searcher : searchers_) searcher->search().watch(watch_);
    return *std::move(found);
  }

 private:
  std::vector<std::unique_ptr<Searcher>> searchers_;
  SearchWatch* watch_;
};

}  // namespace summand
