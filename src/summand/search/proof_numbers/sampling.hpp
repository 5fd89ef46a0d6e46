// Sampling: a search depth first that tells of each sum who wins it, and how many nodes that took.
//
// It is slower than the search by proof numbers, but the nodes below a sum are those of its proof.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "summand/search/proof_numbers/board_sums.hpp"
#include "summand/search/proof_numbers/proof_table.hpp"

namespace summand {

template <class Compact>
class SampleSearch {
 public:
  using Sums = BoardSums<Compact>;
  using Sum = typename Sums::Sum;
  // Called with a sum, whether Left wins if she starts, and the nodes below it, with its own.
  using Tell = std::function<void(const Sum&, bool won, std::uint64_t nodes)>;

  // Moves are tried in the order of the model. The table must be empty, or have winners of such
  // sums.
  SampleSearch(Sums& sums, ProofTable& table, const OrderModel& model, Tell tell)
      : sums_(sums), table_(table), model_(model), tell_(std::move(tell)) {}

  // Finds the winner of the sum, or gives up after that many nodes. What it tells of is solved in
  // both cases. Throws LimitReached.
  void search(const Sum& root, std::uint64_t most_nodes) {
    depth_ = 0;  // a limit may have stopped the last search in the middle
    nodes_ = 0;
    if (sums_.decide(root)) return;
    ProofTable::Use use(table_);
    open(root, sums_.key_of(root));
    while (depth_ > 0) {
      Frame& frame = frames_[depth_ - 1];
      if (frame.won || frame.next == frame.order.size()) {
        close();
        continue;
      }
      const Child& child = frame.children[frame.order[frame.next++].second];
      if (const auto known = winner(child.key)) {
        frame.won = !*known;
      } else if (nodes_ < most_nodes) {
        open(child.sum, child.key);
        use.pause();
      } else {
        return;
      }
    }
  }

 private:
  struct Child {
    Sum sum;
    SumKey key;
  };
  struct Frame {
    const Sum* sum;
    SumKey key;
    std::uint64_t nodes_before = 0;
    bool won = false;
    std::vector<Child> children;
    std::vector<std::pair<float, std::size_t>> order;  // the expected work, and the child
    std::size_t next = 0;
  };

  std::optional<bool> winner(const SumKey& key) const {
    const auto found = table_.find(key);
    return found ? std::optional(found->numbers.is_won()) : std::nullopt;
  }
  void open(const Sum& sum, const SumKey& key) {
    if (depth_ == frames_.size()) frames_.emplace_back();
    Frame& frame = frames_[depth_++];
    frame.sum = &sum;
    frame.key = key;
    frame.nodes_before = nodes_++;
    frame.next = 0;
    frame.order.clear();
    sums_.store().budget().ask();
    frame.won = sums_.expand(sum, frame.children).has_value();
    if (frame.won) return;
    for (std::size_t i = 0; i < frame.children.size(); ++i) {
      // The work to prove that the opponent loses it.
      frame.order.emplace_back(expected(sums_, frame.children[i].sum, model_).loss, i);
    }
    std::ranges::sort(frame.order);
  }
  void close() {
    const Frame& frame = frames_[--depth_];
    const std::uint64_t nodes = nodes_ - frame.nodes_before;
    table_.store(frame.key, frame.won ? ProofNumbers::won() : ProofNumbers::lost(), nodes);
    tell_(*frame.sum, frame.won, nodes);
    if (depth_ > 0 && !frame.won) frames_[depth_ - 1].won = true;
  }

  Sums& sums_;
  ProofTable& table_;
  const OrderModel& model_;
  Tell tell_;
  std::uint64_t nodes_ = 0;
  std::vector<Frame> frames_;
  std::size_t depth_ = 0;
};

}  // namespace summand
