#include "summand/positions/position_search.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <utility>

#include "summand/base/charge.hpp"
#include "summand/base/check.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/parallel/tasks.hpp"

namespace summand {

namespace {

using Clock = std::chrono::steady_clock;

// Threads wait for each other at the end of a batch. A long batch is lost by a kill.
constexpr std::size_t kMostInBatch = 1 << 14;
constexpr Clock::duration kShortBatch = std::chrono::milliseconds(100),
                          kLongBatch = std::chrono::milliseconds(500);
constexpr std::size_t kBytesOfListed = 256;  // about

std::unexpected<Failure> in_another_order() {
  return failure_elsewhere({"its positions come in another order: search anew"});
}

}  // namespace

SearchState PositionSearch::state() const {
  const JudgedPart own{shard_, kept_, last_ ? last_->call() : ""};
  return {known_.with(JudgedParts({own})), all_, found_.found()};
}

std::optional<PositionSearch::Listed> PositionSearch::next() {
  std::optional<AnyPosition> position = space_->next();
  if (!position) return std::nullopt;
  const std::uint64_t number = listed_++;
  const bool is_ours = shard_.has(number / kPositionsOfPiece) && !known_.has(number);
  return Listed{number, *std::move(position), space_->written(), is_ours};
}

// The known search has written down its last position.
Attempt<void> PositionSearch::check_order(const Listed& listed) const {
  const std::string* last = known_.last_of(listed.number + 1);
  if (last != nullptr && *last != listed.call()) return in_another_order();
  return {};
}

Attempt<void> PositionSearch::keep(Listed listed) {
  if (auto right = check_order(listed); !right) return right;
  if (listed.judged) {
    if (!*listed.judged) return std::unexpected(std::move(*listed.judged).error());
    if (std::shared_ptr<const Judgement>& what = **listed.judged) {
      if (found_.wants(listed.number, *what)) {
        found_.add({listed.number, listed.call(), std::move(what)});
      } else {
        found_.pass_over();
      }
    }
  }
  kept_ = listed.number + 1;
  searched_ += listed.is_ours || known_.has(listed.number);
  last_ = std::move(listed);
  return {};
}

Attempt<void> PositionSearch::run(const std::function<void()>& tell) {
  auto done = judges_.size() == 1 ? run_alone(tell) : run_on_threads(tell);
  if (!done) return done;
  finished_ = true;
  if (has_enough()) return {};
  all_ = kept_;
  if (known_.furthest() > kept_) return in_another_order();
  return {};
}

Attempt<void> PositionSearch::run_alone(const std::function<void()>& tell) {
  while (!has_enough()) {
    std::optional<Listed> listed = next();
    if (!listed) return {};
    if (listed->is_ours) {
      auto judged = judges_.front().judge(listed->position);
      if (!judged) return failure_elsewhere(std::move(judged).error());
      listed->judged = *std::move(judged);
    }
    if (auto kept = keep(*std::move(listed)); !kept) return kept;
    tell();
  }
  return {};
}

// Only this thread lists positions and keeps hits, in their order.
Attempt<void> PositionSearch::run_on_threads(const std::function<void()>& tell) {
  std::size_t size = 4 * judges_.size();
  while (!has_enough()) {
    Charge charge(budget_);
    std::vector<Listed> batch;
    for (std::size_t ours = 0; ours < size && batch.size() < kMostInBatch;) {
      charge.add(kBytesOfListed);
      std::optional<Listed> listed = next();
      if (!listed) break;
      ours += listed->is_ours;
      batch.push_back(*std::move(listed));
    }
    if (batch.empty()) return {};
    const Clock::time_point begin = Clock::now();
    judge(batch);
    const Clock::duration time = Clock::now() - begin;
    if (time < kShortBatch) size = std::min(2 * size, kMostInBatch);
    if (time > kLongBatch) size = std::max(size / 2, 2 * judges_.size());
    for (Listed& listed : batch) {
      if (has_enough()) break;
      if (listed.is_ours && !listed.judged) return limit_in(batch);
      if (auto kept = keep(std::move(listed)); !kept) return kept;
      tell();
    }
  }
  return {};
}

// The limit that left positions without a judgement.
Attempt<void> PositionSearch::limit_in(std::span<const Listed> batch) {
  for (const Listed& listed : batch) {
    if (listed.judged && !*listed.judged && listed.judged->error().limit) {
      return std::unexpected(listed.judged->error());
    }
  }
  SUMMAND_CHECK(false);
  return {};
}

// After a limit the other positions stay without a judgement.
void PositionSearch::judge(std::vector<Listed>& batch) {
  std::vector<Listed*> ours;
  for (Listed& listed : batch) {
    if (listed.is_ours) ours.push_back(&listed);
  }
  std::atomic<bool> stop = false;
  const auto threads = static_cast<unsigned>(judges_.size());
  for_each_task(ours.size(), threads, [&](unsigned worker, std::size_t index) {
    if (stop.load(std::memory_order_relaxed)) return;
    const CurrentBudget current(budget_);
    Listed& listed = *ours[index];
    listed.judged = within_limits([&]() -> Attempt<std::shared_ptr<const Judgement>> {
      auto judged = judges_[worker].judge(listed.position);
      if (!judged) return failure_elsewhere(std::move(judged).error());
      return *std::move(judged);
    });
    if (!*listed.judged && listed.judged->error().limit) stop = true;
  });
}

Attempt<void> PositionSearch::go_on_from(SavedSearch&& known, const std::function<void()>& tell) {
  if (first_ && known.state.found > *first_) {
    return failure_elsewhere({"it has more hits than --first asks for"});
  }
  if (first_ && known.state.judged.has_gaps()) {
    return failure_elsewhere({"it has gaps, so --first does not know which hits come first"});
  }
  known_ = std::move(known.state.judged);
  while (kept_ < known_.whole()) {
    std::optional<Listed> listed = next();
    if (!listed) return in_another_order();
    if (auto kept = keep(*std::move(listed)); !kept) return kept;
    tell();
  }
  found_.restore(std::move(known.kept), known.state.found);
  return {};
}

}  // namespace summand
