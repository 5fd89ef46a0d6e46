#include "summand/search/sum_graph.hpp"

#include <utility>

namespace summand {

namespace {

SumsOfParts::Sum sum_of_all(SumsOfParts& sums, const std::vector<AnyPosition>& summands) {
  SumsOfParts::Sum out = SumsOfParts::kZero;
  for (const AnyPosition& position : summands) out = sums.add(out, sums.of(position));
  return out;
}

}  // namespace

SumGraph::SumGraph(std::shared_ptr<SumsOfParts> sums, Sum start)
    : sums_(std::move(sums)), reached_(sums_->budget()), numbers_(sums_->budget()) {
  explore(start);
}

SumGraph::SumGraph(const std::vector<AnyPosition>& summands, const Budget& budget)
    : sums_(std::make_shared<SumsOfParts>(SumsOfParts::Policy::as_written, budget)),
      reached_(budget),
      numbers_(budget) {
  explore(sum_of_all(*sums_, summands));
}

std::uint32_t SumGraph::number(Sum sum) {
  while (numbers_.size() <= sum) numbers_.push_back(0);
  if (numbers_[sum] == 0) {
    reached_.push_back(sum);
    numbers_[sum] = static_cast<std::uint32_t>(reached_.size());
  }
  return numbers_[sum] - 1;
}

// Node 2i is sum i with Left to move, node 2i + 1 with Right to move.
void SumGraph::explore(Sum start) {
  Budget& budget = sums_->budget();
  MoveGraph graph(budget);
  number(start);
  for (std::size_t i = 0; i < reached_.size(); ++i) {
    for (const Player player : {Player::left, Player::right}) {
      budget.ask();
      sums_->for_each_option(reached_[i], player, [&](Sum option) {
        graph.add_move(2 * number(option) + (player == Player::left));
      });
      graph.close_node();
    }
  }
  endings_ = retrograde(graph, budget);
}

}  // namespace summand
