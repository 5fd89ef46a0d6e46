#include "summand/positions/position_selection.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "summand/base/charge.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/jobs/pieces.hpp"

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

SelectionState PositionSelection::state() const {
  const JudgedPart own{shard_, kept_, last_ ? last_->call() : ""};
  return {known_.with(JudgedParts({own})), all_, found_.found()};
}

std::optional<PositionSelection::Listed> PositionSelection::next() {
  std::optional<AnyPosition> position = space_->next();
  if (!position) return std::nullopt;
  const std::uint64_t number = listed_++;
  const bool is_ours = shard_.has(number / kPositionsOfPiece) && !known_.has(number);
  return Listed{number, *std::move(position), space_->written(), is_ours};
}

// The known search has written down its last position.
Attempt<void> PositionSelection::check_order(const Listed& listed) const {
  const std::string* last = known_.last_of(listed.number + 1);
  if (last != nullptr && *last != listed.call()) return in_another_order();
  return {};
}

Attempt<void> PositionSelection::keep(Listed listed) {
  if (auto right = check_order(listed); !right) return right;
  if (listed.judged && *listed.judged) {
    std::shared_ptr<const Judgement>& what = *listed.judged;
    if (found_.wants(listed.number, *what)) {
      found_.add({listed.number, listed.call(), std::move(what)});
    } else {
      found_.pass_over();
    }
  }
  kept_ = listed.number + 1;
  searched_ += listed.is_ours || known_.has(listed.number);
  last_ = std::move(listed);
  return {};
}

Attempt<void> PositionSelection::run(const std::function<void()>& tell) {
  auto done = judges_.size() == 1 ? run_alone(tell) : run_on_threads(tell);
  if (!done) return done;
  finished_ = true;
  if (has_enough()) return {};
  all_ = kept_;
  if (known_.furthest() > kept_) return in_another_order();
  return {};
}

Attempt<void> PositionSelection::run_alone(const std::function<void()>& tell) {
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

// The positions of a batch that are ours, as a job.
class PositionSelection::OfBatch {
 public:
  using Piece = std::size_t;  // the place in the batch
  using Finding = std::shared_ptr<const Judgement>;

  OfBatch(PositionSelection& search, std::span<Listed> batch) : search_(search), batch_(batch) {}

  std::optional<std::size_t> next() {
    while (next_ < batch_.size() && !batch_[next_].is_ours) ++next_;
    return next_ < batch_.size() ? std::optional(next_++) : std::nullopt;
  }
  Attempt<Finding> judge(unsigned worker, std::size_t place) {
    const CurrentBudget current(search_.budget_);
    auto judged = search_.judges_[worker].judge(batch_[place].position);
    if (!judged) return failure_elsewhere(std::move(judged).error());
    return *std::move(judged);
  }
  void keep(unsigned, std::size_t place, Finding judged) {
    batch_[place].judged = std::move(judged);
  }

 private:
  PositionSelection& search_;
  std::span<Listed> batch_;
  std::size_t next_ = 0;
};

// Only this thread lists positions and keeps hits, in their order.
Attempt<void> PositionSelection::run_on_threads(const std::function<void()>& tell) {
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
    OfBatch job(*this, batch);
    auto judged = carry_out(job, static_cast<unsigned>(judges_.size()));
    const Clock::duration time = Clock::now() - begin;
    if (time < kShortBatch) size = std::min(2 * size, kMostInBatch);
    if (time > kLongBatch) size = std::max(size / 2, 2 * judges_.size());
    for (Listed& listed : batch) {
      if (has_enough()) break;
      if (listed.is_ours && !listed.judged) return judged;
      if (auto kept = keep(std::move(listed)); !kept) return kept;
      tell();
    }
  }
  return {};
}

Attempt<void> PositionSelection::go_on_from(SavedSelection&& known,
                                            const std::function<void()>& tell) {
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
