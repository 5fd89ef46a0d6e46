// ProofSearch: who wins a sum of parts of a compact game and of values, by proof numbers.
//
// The method is Nagai's depth-first proof-number search (df-pn). It goes on where the least work is
// expected to prove something, and keeps the expected work of every sum in a table. Two things are
// different here. The expected work is learned: a new sum begins with the work that its parts
// suggest, divided by the chance that the proof exists. And the work of a lost sum is that of its
// hardest move, not the sum over its moves, because they share most of their proofs.
//
// Several threads may search the same sum. They share the table, and avoid the moves that another
// one is searching.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/search/proof_numbers/board_sums.hpp"
#include "summand/search/proof_numbers/proof_table.hpp"
#include "summand/search/search_watch.hpp"
#include "summand/search/searched_now.hpp"

namespace summand {

// What the searches of a sum share.
struct SharedProofs {
  // At most 2^log2_entries entries. Throws LimitReached.
  SharedProofs(Budget& budget, unsigned log2_entries) : table(budget, log2_entries) {}

  ProofTable table;
  SearchedNow searched;
  std::atomic<bool> is_shared = false;  // whether several threads search
};

template <class Compact>
class ProofSearch {
 public:
  using Sums = BoardSums<Compact>;
  using Sum = typename Sums::Sum;

  // The searches of a sum must share `proofs`.
  ProofSearch(Sums& sums, SharedProofs& proofs, const OrderModel& model)
      : sums_(sums), proofs_(proofs), table_(proofs.table), model_(model) {}

  // Whether Left wins if she starts. Throws LimitReached; what was found before is kept.
  bool wins(const Sum& sum) {
    if (const auto known = knows(sum)) return *known;
    const SumKey key = sums_.key_of(sum);
    ProofTable::Use use(table_);
    const Busy busy(*this, use);
    if (watch_ != nullptr) watch_->first_moves(0, 0);
    ProofNumbers numbers;
    do {
      numbers = search(sum, key, {kNever, kNever});
    } while (!numbers.is_solved());
    return numbers.is_won();
  }

  // The same, if it is known without a search.
  std::optional<bool> knows(const Sum& sum) {
    if (const auto known = sums_.decide(sum)) return known;
    const ProofTable::Use use(table_);
    return answer_in_table(sums_.key_of(sum));
  }

  std::uint64_t nodes() const { return nodes_; }
  // The search ends with LimitReached after so many more nodes.
  void stop_after(std::uint64_t nodes) { most_nodes_ = nodes_ + nodes; }
  // Counts the nodes from now on. The search ends with LimitReached soon after *stop is true.
  void watch(SearchWatch* watch, const std::atomic<bool>* stop = nullptr) {
    watch_ = watch;
    stop_ = stop;
    most_nodes_ = ~std::uint64_t{0};
  }
  // Called from time to time during a search. May be empty.
  void at_times(std::function<void()> call) { at_times_ = std::move(call); }

 private:
  static constexpr float kNever = ProofNumbers::kNever;
  // A move is searched until it looks so many times worse than the next.
  static constexpr float kPatience = 1.5f;

  // Threads do not avoid each other in sums that are expected to take less.
  static constexpr float kShared = 1000;
  // A move that another thread searches looks so many times worse.
  static constexpr float kShyness = 8;
  static constexpr std::uint64_t kNodesPerLook = 512, kNodesPerCall = 4096;

  struct Child {
    Sum sum;
    SumKey key;
    ProofNumbers numbers;
  };
  struct Frame {
    SumKey key;
    ProofNumbers limits;
    std::uint64_t nodes_before = 0;
    std::vector<Child> children;
    std::size_t chosen = 0;
    bool is_told = false;  // to the other threads
  };

  // Lives while a search runs. It closes all frames, also after a limit.
  class Busy {
   public:
    Busy(ProofSearch& search, ProofTable::Use& use) : search_(search) { search_.use_ = &use; }
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;
    ~Busy() {
      while (search_.depth_ > 0) search_.close();
      search_.use_ = nullptr;
    }

   private:
    ProofSearch& search_;
  };

  std::optional<bool> answer_in_table(const SumKey& key) const {
    const auto found = table_.find(key);
    if (!found || !found->numbers.is_solved()) return std::nullopt;
    return found->numbers.is_won();
  }

  void count_node() {
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) {
      reach_limit(Limit::interrupted, "the search was stopped");
    }
    if (nodes_ >= most_nodes_) {
      reach_limit(Limit::size, "the limit of nodes of the search is reached");
    }
    sums_.store().budget().ask();
    if (watch_ != nullptr) watch_->begin_node();
    ++nodes_;
    if (at_times_ && nodes_ % kNodesPerCall == 0) at_times_();
    use_->pause();
  }

  // Opens a sum. Returns its numbers if it is solved at once.
  std::optional<ProofNumbers> open(const Sum& sum, const SumKey& key, const ProofNumbers& limits) {
    if (depth_ == frames_.size()) frames_.emplace_back();
    Frame& frame = frames_[depth_];
    frame.key = key;
    frame.limits = limits;
    frame.nodes_before = nodes_;
    frame.is_told = false;
    count_node();
    if (const auto winning = sums_.expand(sum, frame.children)) {
      table_.store(key, ProofNumbers::won(), 1, ProofTable::mark_of(*winning));
      return ProofNumbers::won();
    }
    for (const Child& child : frame.children) table_.prefetch(child.key);
    for (Child& child : frame.children) {
      const auto found = table_.find(child.key);
      child.numbers = found ? found->numbers : expected(sums_, child.sum, model_);
    }
    ++depth_;
    return std::nullopt;
  }
  void close() {
    Frame& frame = frames_[--depth_];
    if (frame.is_told) proofs_.searched.end(frame.key);
  }

  // The numbers of the sum from those of its children, and the child to go on with.
  struct Choice {
    ProofNumbers numbers;
    std::size_t child = 0;
    std::size_t open = 0;   // children whose winner is not known
    float second = kNever;  // the work of the second best move
  };
  Choice choose(const Frame& frame) const {
    Choice out{.numbers = ProofNumbers::lost()};
    float hardest = 0, best = kNever;
    for (std::size_t i = 0; i < frame.children.size(); ++i) {
      const ProofNumbers& its = frame.children[i].numbers;
      if (its.is_won()) continue;  // by the opponent
      ++out.open;
      hardest = std::max(hardest, its.win);
      out.numbers.win = std::min(out.numbers.win, its.loss);
      const float looks = its.loss * shyness(frame.children[i]);
      if (looks < best) {
        out.second = best;
        best = looks;
        out.child = i;
      } else {
        out.second = std::min(out.second, looks);
      }
    }
    if (out.open > 0) out.numbers.loss = hardest;
    if (out.numbers.is_won()) out.numbers = ProofNumbers::won();
    return out;
  }
  bool is_shared() const { return proofs_.is_shared.load(std::memory_order_relaxed); }
  float shyness(const Child& child) const {
    if (!is_shared() || child.numbers.loss < kShared) return 1;
    return proofs_.searched.has(child.key) ? kShyness : 1;
  }
  // Tells the other threads that this one searches a sum.
  void tell(Frame& frame, const ProofNumbers& numbers) {
    if (frame.is_told || !is_shared() || numbers.win < kShared || numbers.loss < kShared) {
      return;
    }
    proofs_.searched.begin(frame.key);
    frame.is_told = true;
  }
  // If another thread has found who wins a sum on the way from the root, goes back to the frame
  // before it. Returns the numbers of that sum.
  std::optional<ProofNumbers> found_by_others(std::size_t bottom) {
    if (!is_shared() || nodes_ < next_look_) return std::nullopt;
    next_look_ = nodes_ + kNodesPerLook;
    for (std::size_t depth = bottom; depth + 1 < depth_; ++depth) {
      const auto known = answer_in_table(frames_[depth].key);
      if (!known) continue;
      while (depth_ > depth) close();
      return *known ? ProofNumbers::won() : ProofNumbers::lost();
    }
    return std::nullopt;
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
      done = found_by_others(bottom);
      if (done) continue;
      Frame& frame = frames_[depth_ - 1];
      const Choice choice = choose(frame);
      const ProofNumbers& its = choice.numbers;
      if (its.is_solved() || its.win >= frame.limits.win || its.loss >= frame.limits.loss) {
        table_.store(frame.key, its, nodes_ - frame.nodes_before,
                     its.is_won() ? ProofTable::mark_of(frame.children[choice.child].key) : 0);
        close();
        done = its;
        continue;
      }
      if (depth_ == bottom + 1 && watch_ != nullptr) {
        watch_->first_moves(choice.open, frame.children.size());
      }
      tell(frame, its);
      Child& child = frame.children[choice.child];
      frame.chosen = choice.child;
      if (const auto found = table_.find(child.key); found && found->numbers != child.numbers) {
        child.numbers = found->numbers;
        continue;
      }
      // The child's proofs are those of the other player.
      const auto more = [](float number) { return number * 1.01f + 1; };
      const ProofNumbers next{std::max(frame.limits.loss, more(child.numbers.win)),
                              std::max(std::min(frame.limits.win, choice.second * kPatience + 1),
                                       is_shared() ? more(child.numbers.loss) : 0)};
      done = open(child.sum, child.key, next);
    }
  }

  Sums& sums_;
  SharedProofs& proofs_;
  ProofTable& table_;
  ProofTable::Use* use_ = nullptr;  // during a search
  const OrderModel& model_;
  SearchWatch* watch_ = nullptr;
  const std::atomic<bool>* stop_ = nullptr;
  std::function<void()> at_times_;
  std::uint64_t nodes_ = 0, most_nodes_ = ~std::uint64_t{0}, next_look_ = 0;
  std::vector<Frame> frames_;
  std::size_t depth_ = 0;
};

}  // namespace summand
