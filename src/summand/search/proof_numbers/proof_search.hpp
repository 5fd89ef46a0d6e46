// ProofSearch: who wins a sum of parts of a compact game and of values, by proof numbers.
//
// The method is Nagai's depth-first proof-number search (df-pn). It goes on where the least work is
// expected to prove something, and keeps the expected work of every sum in a table. Two things are
// different here. The expected work is learned: a new sum begins with the work that its parts
// suggest, divided by the chance that the proof exists. And the work of a lost sum is that of its
// hardest move, not the sum over its moves, because they share most of their proofs.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/search/proof_numbers/compact_sums.hpp"
#include "summand/search/proof_numbers/proof_table.hpp"
#include "summand/search/search_watch.hpp"

namespace summand {

template <class Compact>
class ProofSearch {
 public:
  using Sums = CompactSums<Compact>;
  using Sum = typename Sums::Sum;

  ProofSearch(Sums& sums, ProofTable& table, const OrderModel& model)
      : sums_(sums), table_(table), model_(model) {}

  // Whether Left wins if she starts. Throws LimitReached; what was found before is kept.
  bool wins(const Sum& sum) {
    if (const auto known = knows(sum)) return *known;
    const SumKey key = sums_.key_of(sum);
    depth_ = 0;  // a limit may have stopped the last search in the middle
    ProofNumbers numbers;
    do {
      numbers = search(sum, key, {kNever, kNever});
    } while (!numbers.is_solved());
    return numbers.is_won();
  }

  // The same, if it is known without a search.
  std::optional<bool> knows(const Sum& sum) {
    if (const auto known = sums_.decide(sum)) return known;
    const auto found = table_.find(sums_.key_of(sum));
    if (!found || !found->numbers.is_solved()) return std::nullopt;
    return found->numbers.is_won();
  }

  std::uint64_t nodes() const { return nodes_; }
  void watch(SearchWatch* watch) { watch_ = watch; }

 private:
  static constexpr float kNever = ProofNumbers::kNever;
  // A move is searched until it looks so many times worse than the next.
  static constexpr float kPatience = 1.5f;

  struct Child {
    Sum sum;
    SumKey key;
    std::uint32_t move = 0;
    ProofNumbers numbers;
  };
  struct Frame {
    SumKey key;
    ProofNumbers limits;
    std::uint64_t nodes_before = 0;
    std::vector<Child> children;
    std::size_t chosen = 0;
  };

  ProofNumbers first_numbers(const Sum& sum) {
    if (model_.empty()) return {};
    SumFeatures features;
    OrderModel::Tally tally;
    sums_.for_each_feature(sum, features,
                           [&](std::uint32_t feature) { model_.add(feature, tally); });
    return model_.numbers(tally, features);
  }
  void count_node() {
    ++nodes_;
    sums_.store().budget().ask();
    if (watch_ != nullptr) watch_->begin_node();
  }

  // Opens a sum. Returns its numbers if it is solved at once.
  std::optional<ProofNumbers> open(const Sum& sum, const SumKey& key, const ProofNumbers& limits) {
    if (depth_ == frames_.size()) frames_.emplace_back();
    Frame& frame = frames_[depth_];
    frame.key = key;
    frame.limits = limits;
    frame.nodes_before = nodes_;
    count_node();
    if (const auto winning = sums_.expand(sum, frame.children)) {
      table_.store(key, ProofNumbers::won(), 1, *winning);
      return ProofNumbers::won();
    }
    for (const Child& child : frame.children) table_.prefetch(child.key);
    for (Child& child : frame.children) {
      const auto found = table_.find(child.key);
      child.numbers = found ? found->numbers : first_numbers(child.sum);
    }
    ++depth_;
    return std::nullopt;
  }

  // The numbers of the sum from those of its children, and the child to go on with.
  struct Choice {
    ProofNumbers numbers;
    std::size_t child = 0;
    float second = kNever;  // the work of the second best move
  };
  static Choice choose(const Frame& frame) {
    Choice out{.numbers = ProofNumbers::lost()};
    float hardest = 0;
    for (std::size_t i = 0; i < frame.children.size(); ++i) {
      const ProofNumbers& its = frame.children[i].numbers;
      if (its.is_won()) continue;  // by the opponent
      hardest = std::max(hardest, its.win);
      if (its.loss < out.numbers.win) {
        out.second = out.numbers.win;
        out.numbers.win = its.loss;
        out.child = i;
      } else {
        out.second = std::min(out.second, its.loss);
      }
    }
    if (hardest > 0) out.numbers.loss = hardest;
    if (out.numbers.is_won()) out.numbers = ProofNumbers::won();
    return out;
  }

  ProofNumbers search(const Sum& root, const SumKey& key, const ProofNumbers& limits) {
    const std::size_t bottom = depth_;
    std::optional<ProofNumbers> done = open(root, key, limits);
    while (true) {
      if (done) {
        if (depth_ == bottom) return *done;
        Frame& parent = frames_[depth_ - 1];
        parent.children[parent.chosen].numbers = *done;
        done.reset();
      }
      Frame& frame = frames_[depth_ - 1];
      const Choice choice = choose(frame);
      const ProofNumbers& its = choice.numbers;
      if (its.is_solved() || its.win >= frame.limits.win || its.loss >= frame.limits.loss) {
        const std::uint32_t move =
            its.is_won() ? frame.children[choice.child].move : ProofTable::kNoMove;
        table_.store(frame.key, its, nodes_ - frame.nodes_before, move);
        --depth_;
        done = its;
        continue;
      }
      Child& child = frame.children[choice.child];
      frame.chosen = choice.child;
      if (const auto found = table_.find(child.key); found && found->numbers != child.numbers) {
        child.numbers = found->numbers;
        continue;
      }
      // The child's proofs are those of the other player.
      const ProofNumbers next{std::max(frame.limits.loss, child.numbers.win * 1.01f + 1),
                              std::min(frame.limits.win, choice.second * kPatience + 1)};
      done = open(child.sum, child.key, next);
    }
  }

  Sums& sums_;
  ProofTable& table_;
  const OrderModel& model_;
  SearchWatch* watch_ = nullptr;
  std::uint64_t nodes_ = 0;
  std::vector<Frame> frames_;
  std::size_t depth_ = 0;
};

}  // namespace summand
