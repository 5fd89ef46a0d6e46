#include "summand/loopy/pseudo_number.hpp"

#include <algorithm>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/loopy/alternation.hpp"

namespace summand {

std::strong_ordering operator<=>(const PseudoNumber& a, const PseudoNumber& b) {
  if (a.kind != b.kind) return a.kind <=> b.kind;
  if (a.number != b.number) {
    return a.number < b.number ? std::strong_ordering::less : std::strong_ordering::greater;
  }
  return a.beside <=> b.beside;
}

std::string print(const PseudoNumber& x) {
  if (x.kind == PseudoNumber::Kind::on) return "on";
  if (x.kind == PseudoNumber::Kind::off) return "off";
  if (x.beside == PseudoNumber::Beside::nothing) return print(x.number);
  const std::string beside = x.beside == PseudoNumber::Beside::over ? "over" : "under";
  return x.number.is_zero() ? beside : print(x.number) + "+" + beside;
}

std::optional<Dyadic> PseudoNumbers::number(Stopper s) {
  if (const auto known = numbers_.find(s); known != numbers_.end()) return known->second;
  // Options have lesser handles, unless they are on a cycle with their game.
  std::vector<Stopper> positions = store_.followers(s);
  std::sort(positions.begin(), positions.end());
  for (const Stopper position : positions) {
    if (numbers_.contains(position)) continue;
    std::optional<Dyadic>& number = numbers_[position];
    std::optional<Bound> bounds[2];
    bool is_number = true;
    for (const Player player : {Player::left, Player::right}) {
      const std::vector<Stopper> options = store_.options(position, player);
      if (options.empty()) continue;
      const auto option = numbers_.find(options.front());
      is_number = is_number && options.size() == 1 && options.front() < position &&
                  option != numbers_.end() && option->second;
      if (is_number) bounds[player == Player::right] = Bound{*option->second};
    }
    if (is_number) number = simplest_between(bounds[0], bounds[1]);
  }
  return numbers_.at(s);
}

std::optional<PseudoNumber> PseudoNumbers::pseudo_number(Stopper s) {
  using Kind = PseudoNumber::Kind;
  using Beside = PseudoNumber::Beside;
  const std::vector<Stopper> left = store_.options(s, Player::left);
  const std::vector<Stopper> right = store_.options(s, Player::right);
  const bool left_passes = left == std::vector{s}, right_passes = right == std::vector{s};
  if (left_passes && right.empty()) return PseudoNumber{Kind::on, {}, Beside::nothing};
  if (right_passes && left.empty()) return PseudoNumber{Kind::off, {}, Beside::nothing};
  if (left_passes != right_passes) {
    const std::vector<Stopper>& others = left_passes ? right : left;
    if (others.size() != 1) return std::nullopt;
    const std::optional<Dyadic> x = number(others.front());
    if (!x) return std::nullopt;
    return PseudoNumber{Kind::finite, *x, left_passes ? Beside::under : Beside::over};
  }
  const std::optional<Dyadic> x = number(s);
  if (!x) return std::nullopt;
  return PseudoNumber{Kind::finite, *x, Beside::nothing};
}

PseudoNumber stop(StopperStore& store, Stopper s, Player starting) {
  PseudoNumbers numbers(store);
  const std::vector<Stopper> positions = store.followers(s);
  std::map<Stopper, LoopyGraph::Node> nodes;
  for (const Stopper position : positions) {
    nodes.emplace(position, static_cast<LoopyGraph::Node>(nodes.size()));
  }
  MoveGraph turns(store.budget());
  for (const Stopper position : positions) {
    for (const Player player : {Player::left, Player::right}) {
      for (const Stopper option : store.options(position, player)) {
        turns.add_move(2 * nodes.at(option) + (player == Player::left));
      }
      turns.close_node();
    }
  }
  const Components parts = components(turns, store.budget());
  SUMMAND_CHECK(parts.count == turns.size());
  std::vector<MoveGraph::Node> order(turns.size());  // the ends of alternate play first
  for (MoveGraph::Node turn = 0; turn < turns.size(); ++turn) order[parts.of[turn]] = turn;
  std::vector<std::optional<PseudoNumber>> stops(turns.size());
  for (const MoveGraph::Node turn : order) {
    store.budget().ask();
    std::optional<PseudoNumber>& best = stops[turn];
    best = numbers.pseudo_number(positions[turn / 2]);
    if (best) continue;
    for (const MoveGraph::Node after : turns.moves(turn)) {
      const std::optional<PseudoNumber>& other = stops[after];
      if (!best || (turn % 2 == 0 ? *best < *other : *other < *best)) best = other;
    }
    // A player without a move has an integer or on or off in canonical form.
    SUMMAND_CHECK(best);
  }
  return *stops[starting == Player::right];
}

}  // namespace summand
