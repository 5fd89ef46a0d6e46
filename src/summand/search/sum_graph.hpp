// SumGraph: every position that can be reached in a sum, loopy or not, and who wins each of them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/loopy/retrograde.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

// The positions of one summand that can be reached by moves of both players in any order.
class SummandGraph {
 public:
  struct Move {
    std::string name;
    std::uint32_t to;
  };

  // Throw LimitReached.
  SummandGraph(const AnyPosition& start, Budget& budget);
  SummandGraph(ValueStore& store, Value start);  // the positions are the followers of the value

  std::size_t size() const { return moves_.size() / 2; }  // the start has number 0
  // The number of a position or a value, if it is among them.
  std::optional<std::uint32_t> find(const AnyPosition& position) const;
  std::optional<std::uint32_t> find(Value value) const;
  const std::vector<Move>& moves(std::uint32_t number, Player player) const {
    return moves_[2 * number + (player == Player::right)];
  }

  // The same with the players exchanged.
  SummandGraph negated() &&;

 private:
  std::unordered_map<AnyPosition, std::uint32_t, AnyPositionHash> positions_;
  std::unordered_map<Value, std::uint32_t> values_;
  std::vector<std::vector<Move>> moves_;  // Left's and Right's moves of each position
  std::unique_ptr<Charge> charge_;
};

// All positions of the sum that can be reached, as numbers of their summands' positions. Their
// number is the product of those of the summands, so this is for small sums.
class SumGraph {
 public:
  // Throws LimitReached.
  SumGraph(std::vector<SummandGraph> summands, Budget& budget);
  SumGraph(const std::vector<AnyPosition>& summands, Budget& budget)
      : SumGraph(graphs_of(summands, budget), budget) {}

  using State = std::vector<std::uint32_t>;  // the number of each summand's position
  State start() const { return State(summands_.size(), 0); }

  std::size_t states() const { return ids_.size(); }
  const SummandGraph& summand(std::size_t i) const { return summands_[i]; }

  // Whether the sum can reach this position.
  bool has(const State& state) const { return ids_.contains(state); }
  // Who wins if this player is to move.
  Ending ending(const State& state, Player to_move) const;

  struct Move {
    std::size_t summand;
    std::string name;
    State after;
  };
  std::vector<Move> moves(const State& state, Player player) const;
  // The winning moves in the order of their distances, with the shortest win first.
  std::vector<Move> winning_moves(const State& state, Player player) const;

 private:
  struct Hash {
    std::uint64_t operator()(const State& state) const;
  };

  static std::vector<SummandGraph> graphs_of(const std::vector<AnyPosition>& positions,
                                             Budget& budget);
  // Numbers the positions in the order of discovery, and finds their endings.
  void explore(Budget& budget);

  std::vector<SummandGraph> summands_;
  std::unordered_map<State, std::uint32_t, Hash> ids_;
  std::vector<Ending> endings_;  // for each state: Left to move, Right to move
  Charge charge_;
};

}  // namespace summand
