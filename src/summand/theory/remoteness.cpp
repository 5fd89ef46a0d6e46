#include "summand/theory/remoteness.hpp"

#include <algorithm>
#include <optional>

#include "summand/theory/fold.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostStar = std::uint64_t{1} << 12;
constexpr std::int64_t kMostUps = std::int64_t{1} << 20;

// The length for a player who can move to positions with these lengths for the opponent. He wins by
// moves to even lengths. If there are none, he loses by all moves.
std::uint64_t step(std::span<const std::uint64_t> lengths, bool in_a_hurry) {
  if (lengths.empty()) return 0;
  std::optional<std::uint64_t> win, loss;
  for (const std::uint64_t length : lengths) {
    std::optional<std::uint64_t>& best = length % 2 == 0 ? win : loss;
    const bool shorter = (length % 2 == 0) == in_a_hurry;
    best = !best ? length : shorter ? std::min(*best, length) : std::max(*best, length);
  }
  return 1 + (win ? *win : *loss);
}

Length step(std::span<const Lengths> options, Player first) {
  std::vector<std::uint64_t> quick, slow;
  for (const Lengths& lengths : options) {
    quick.push_back(lengths.of(opponent(first)).remoteness);
    slow.push_back(lengths.of(opponent(first)).suspense);
  }
  return {step(quick, true), step(slow, false)};
}

constexpr Length always(std::uint64_t moves) { return {moves, moves}; }

// Integers: their owner makes one move, and the opponent has no answer. Nimbers, ups and downs: the
// winner moves to 0, at once or after the loser's move.
std::optional<Lengths> at_once(const NumberUpStar& g) {
  const Length one = always(1), two = always(2);
  if (g.ups == 0 && g.star == 0) {
    if (!g.number.is_integer()) return std::nullopt;
    return Lengths{g.number.sign() > 0 ? one : Length{}, g.number.sign() < 0 ? one : Length{}};
  }
  if (!g.number.is_zero()) {
    if (g.star > kMostStar || g.ups > kMostUps || g.ups < -kMostUps) {
      reach_limit(Limit::size, "the length of play of a number + more than 2^20 ups or *4096");
    }
    return std::nullopt;
  }
  const bool is_fuzzy = g.ups == 0 || (g.star == 1 && (g.ups == 1 || g.ups == -1));
  if (is_fuzzy) return Lengths{one, one};
  return g.ups > 0 ? Lengths{one, two} : Lengths{two, one};
}

}  // namespace

Lengths lengths_of(std::span<const Lengths> left, std::span<const Lengths> right) {
  return {step(left, Player::left), step(right, Player::right)};
}

Lengths PlayLengths::of(Value g) {
  const auto known = [&](Value f) -> std::optional<Lengths> {
    if (const auto found = known_.find(f); found != known_.end()) return found->second;
    const std::optional<NumberUpStar> parts = store_.as_number_up_star(f);
    return parts ? at_once(*parts) : std::nullopt;
  };
  const auto of_options = [&](Value f, std::span<const Lengths> left,
                              std::span<const Lengths> right) {
    const Lengths lengths = lengths_of(left, right);
    charge_.add(kMapEntry<Value, Lengths>);
    known_.emplace(f, lengths);
    return lengths;
  };
  return fold<Lengths>(store_, g, known, of_options);
}

std::vector<Value> PlayLengths::best_moves(Value g, Player first, Pace pace) {
  const std::uint64_t length = of(g).of(first).at(pace);
  std::vector<Value> moves;
  for (const Value option : store_.options(g, first)) {
    if (of(option).of(opponent(first)).at(pace) + 1 == length) moves.push_back(option);
  }
  return moves;
}

}  // namespace summand
