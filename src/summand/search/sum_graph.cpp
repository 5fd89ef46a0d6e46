#include "summand/search/sum_graph.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

// About the size in bytes of a position and its place among the others.
constexpr std::size_t kRoughPosition = 256;
constexpr Player kPlayers[] = {Player::left, Player::right};

}  // namespace

SummandGraph::SummandGraph(const AnyPosition& start, Budget& budget)
    : charge_(std::make_unique<Charge>(budget)) {
  std::vector<AnyPosition> positions;
  const auto number = [&](const AnyPosition& position) {
    const auto [at, is_new] =
        positions_.emplace(position, static_cast<std::uint32_t>(positions.size()));
    if (is_new) {
      charge_->add(kRoughPosition);
      positions.push_back(position);
    }
    return at->second;
  };
  number(start);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    for (const Player player : kPlayers) {
      budget.ask();
      std::vector<Move> moves;
      for (AnyMove& move : AnyPosition(positions[i]).moves(player)) {
        charge_->add(sizeof(Move) + move.name.size());
        moves.push_back({std::move(move.name), number(move.after)});
      }
      moves_.push_back(std::move(moves));
    }
  }
}

SummandGraph::SummandGraph(ValueStore& store, Value start)
    : charge_(std::make_unique<Charge>(store.budget())) {
  std::vector<Value> values;
  const auto number = [&](Value value) {
    const auto [at, is_new] = values_.emplace(value, static_cast<std::uint32_t>(values.size()));
    if (is_new) {
      charge_->add(kRoughPosition);
      values.push_back(value);
    }
    return at->second;
  };
  number(start);
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (const Player player : kPlayers) {
      std::vector<Move> moves;
      for (const Value option : store.options(values[i], player)) {
        std::string name = print(store, option);
        charge_->add(sizeof(Move) + name.size());
        moves.push_back({std::move(name), number(option)});
      }
      moves_.push_back(std::move(moves));
    }
  }
}

std::optional<std::uint32_t> SummandGraph::find(const AnyPosition& position) const {
  const auto at = positions_.find(position);
  return at == positions_.end() ? std::nullopt : std::optional(at->second);
}

std::optional<std::uint32_t> SummandGraph::find(Value value) const {
  const auto at = values_.find(value);
  return at == values_.end() ? std::nullopt : std::optional(at->second);
}

SummandGraph SummandGraph::negated() && {
  for (std::size_t i = 0; i < moves_.size(); i += 2) std::swap(moves_[i], moves_[i + 1]);
  return std::move(*this);
}

std::vector<SummandGraph> SumGraph::graphs_of(const std::vector<AnyPosition>& positions,
                                              Budget& budget) {
  std::vector<SummandGraph> out;
  for (const AnyPosition& position : positions) out.emplace_back(position, budget);
  return out;
}

SumGraph::SumGraph(std::vector<SummandGraph> summands, Budget& budget)
    : summands_(std::move(summands)), charge_(budget) {
  explore(budget);
}

std::uint64_t SumGraph::Hash::operator()(const State& state) const {
  std::uint64_t hash = state.size();
  for (const std::uint32_t number : state) hash = hash_combine(hash, number);
  return hash;
}

// Node 2i is state i with Left to move, node 2i + 1 with Right to move.
void SumGraph::explore(Budget& budget) {
  MoveGraph graph(budget);
  std::vector<State> found;
  const auto id = [&](const State& state) {
    const auto [at, is_new] = ids_.emplace(state, static_cast<std::uint32_t>(found.size()));
    if (is_new) {
      charge_.add(2 * (kMapEntry<State, std::uint32_t> + state.size() * sizeof(std::uint32_t)));
      found.push_back(state);
    }
    return at->second;
  };
  id(start());
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (const Player player : kPlayers) {
      budget.ask();
      State state = found[i];
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
  endings_ = retrograde(graph, budget);
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
