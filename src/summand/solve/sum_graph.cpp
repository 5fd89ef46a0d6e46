#include "summand/solve/sum_graph.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"

namespace summand {

namespace {

// About the bytes of a position with its place among the others.
constexpr std::size_t kRoughPosition = 256;
constexpr Player kPlayers[] = {Player::left, Player::right};

}  // namespace

SummandGraph::SummandGraph(AnyPosition start, Budget& budget)
    : charge_(std::make_unique<Charge>(budget)) {
  std::unordered_map<std::string, std::uint32_t> numbers;
  const auto number = [&](const AnyPosition& position) {
    const auto [at, is_new] =
        numbers.emplace(position.print(), static_cast<std::uint32_t>(positions_.size()));
    if (is_new) {
      charge_->add(kRoughPosition + at->first.size());
      positions_.push_back(position);
    }
    return at->second;
  };
  number(start);
  for (std::size_t i = 0; i < positions_.size(); ++i) {
    for (const Player player : kPlayers) {
      budget.ask();
      std::vector<Move> moves;
      for (AnyMove& move : positions_[i].moves(player)) {
        charge_->add(sizeof(Move) + move.name.size());
        moves.push_back({std::move(move.name), number(move.after)});
      }
      moves_.push_back(std::move(moves));
    }
  }
}

SumGraph::SumGraph(std::vector<AnyPosition> summands, Budget& budget)
    : budget_(&budget), charge_(budget) {
  for (AnyPosition& summand : summands) summands_.emplace_back(std::move(summand), budget);
  explore();
}

std::size_t SumGraph::Hash::operator()(const State& state) const {
  std::uint64_t hash = state.size();
  for (const std::uint32_t number : state) hash = hash_combine(hash, number);
  return hash;
}

std::uint32_t SumGraph::id(const State& state) {
  const auto [at, is_new] = ids_.emplace(state, static_cast<std::uint32_t>(ids_.size()));
  if (is_new) {
    charge_.add(2 * (kMapEntry<State, std::uint32_t> + state.size() * sizeof(std::uint32_t)));
    waiting_.push_back(state);
  }
  return at->second;
}

// Node 2i is state i with Left to move, node 2i + 1 with Right to move.
void SumGraph::explore() {
  MoveGraph graph(*budget_);
  id(start());
  for (std::size_t i = 0; i < waiting_.size(); ++i) {
    for (const Player player : kPlayers) {
      budget_->ask();
      State state = waiting_[i];
      for (std::size_t k = 0; k < summands_.size(); ++k) {
        const std::uint32_t here = state[k];
        for (const SummandGraph::Move& move : summands_[k].moves(here, player)) {
          state[k] = move.to;
          graph.add_move(2 * id(state) + (player == Player::left));
        }
        state[k] = here;
      }
      graph.close_node();
    }
  }
  waiting_ = {};
  endings_ = retrograde(graph, *budget_);
}

Ending SumGraph::ending(const State& state, Player to_move) const {
  const auto at = ids_.find(state);
  SUMMAND_CHECK(at != ids_.end());
  return endings_[2 * at->second + (to_move == Player::right)];
}

std::vector<SumGraph::Move> SumGraph::moves(const State& state, Player player) const {
  std::vector<Move> out;
  for (std::size_t k = 0; k < summands_.size(); ++k) {
    for (const SummandGraph::Move& move : summands_[k].moves(state[k], player)) {
      State after = state;
      after[k] = move.to;
      out.push_back({k, move.name, std::move(after)});
    }
  }
  return out;
}

std::vector<SumGraph::Move> SumGraph::winning_moves(const State& state, Player player) const {
  std::vector<Move> out = moves(state, player);
  const auto ending_after = [&](const Move& move) { return ending(move.after, opponent(player)); };
  std::erase_if(out, [&](const Move& move) { return ending_after(move).fate != Fate::loss; });
  std::ranges::sort(out, {}, [&](const Move& move) {
    return std::tuple(ending_after(move).distance, move.summand, std::string_view(move.name));
  });
  return out;
}

}  // namespace summand
