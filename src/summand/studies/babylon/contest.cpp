#include "summand/studies/babylon/contest.hpp"

#include <algorithm>
#include <chrono>

#include "summand/base/hash.hpp"

namespace summand::babylon {

Contest::Contest(Stacks start, bool begins, Opponent opponent, const Outcomes* table,
                 std::uint64_t seed)
    : start_(std::move(start)),
      opponent_(opponent),
      table_(table),
      random_(seed),
      begins_(begins) {}

// A counter whose value is scrambled.
std::uint64_t Contest::next_random() {
  random_ += 0x9e3779b97f4a7c15u;
  return hash_word(random_);
}

// The number of winning moves that are known.
std::uint64_t Contest::answers(const Stacks& stacks) const {
  std::uint64_t count = 0;
  for_each_move(stacks, [&](const StackMove& move) {
    const Stacks left = after(stacks, move);
    count +=
        opponent_ == Opponent::perfect ? table_->lost(left) : lost_by_certificate(left).has_value();
  });
  return count;
}

StackMove Contest::choose(const Stacks& stacks) {
  std::vector<StackMove> best;
  std::uint64_t fewest = ~std::uint64_t{0};
  for_each_move(stacks, [&](const StackMove& move) {
    const std::uint64_t here = opponent_ == Opponent::random ? 0 : answers(after(stacks, move));
    if (here < fewest) best.clear();
    fewest = std::min(fewest, here);
    if (here == fewest) best.push_back(move);
  });
  return best[next_random() % best.size()];
}

void Contest::play(Budget& budget, std::vector<ContestMove>* record) {
  using Clock = std::chrono::steady_clock;
  ++report_.games;
  Stacks now = start_;
  std::optional<MadeMove> last;  // of the opponent
  const auto ended = [](const Stacks& stacks) {
    bool none = true;
    for_each_move(stacks, [&](const StackMove&) { none = false; });
    return none;
  };
  for (bool mine = begins_;; mine = !mine) {
    budget.ask();
    if (ended(now)) {
      report_.won += !mine;
      return;
    }
    if (!mine) {
      const StackMove move = choose(now);
      if (record != nullptr) record->push_back({move, false, {}});
      last = MadeMove{now, move};
      now = after(now, move);
      continue;
    }
    const Clock::time_point begun = Clock::now();
    const auto reply = any_reply(now, last, table_);
    report_.slowest =
        std::max(report_.slowest, std::chrono::duration<double>(Clock::now() - begun).count());
    ++report_.replies;
    if (!reply) {
      ++report_.without_reply;
      return;
    }
    report_.conjectured += reply->surety == Surety::conjecture;
    report_.surety = std::max(report_.surety, reply->surety);
    if (record != nullptr) record->push_back({reply->move, true, reply->reason});
    now = after(now, reply->move);
  }
}

}  // namespace summand::babylon
