#include "summand/theory/equality.hpp"

#include <algorithm>

namespace summand {

namespace {

constexpr std::size_t kMostPairs = 1'000'000;

class Difference {
 public:
  Difference(ValueStore& store, const Form& g, const Form& h)
      : store_(store), g_(g), minus_h_(negative(store, h)) {}

  std::vector<Exchange> exchanges() {
    std::vector<Exchange> out;
    for (const Player player : {Player::left, Player::right}) {
      for (const bool in_first : {true, false}) {
        for (const Value leaves : options(store_, in_first ? g_ : minus_h_, player)) {
          const DifferenceMove first{player, in_first, leaves};
          out.push_back({first, answer(first)});
        }
      }
    }
    return out;
  }

 private:
  std::optional<DifferenceMove> answer(const DifferenceMove& first) {
    const Value other = (first.in_first ? minus_h_ : g_).value();
    const Player player = opponent(first.player);
    // The answer that leaves 0 is the plainest, and in the other term it is the other half of a
    // pair.
    std::optional<DifferenceMove> good;
    const auto look = [&](bool in_first, Value moved, Value stays) {
      for (const Value option : store_.options(moved, player)) {
        if (++pairs_ > kMostPairs) {
          reach_limit(Limit::size, "a proof of more than 1,000,000 pairs of moves");
        }
        const DifferenceMove move{player, in_first, option};
        const auto order = store_.compare(option, store_.negative(stays));
        if (order == std::partial_ordering::equivalent) return std::optional(move);
        const bool wins = player == Player::left ? order == std::partial_ordering::greater
                                                 : order == std::partial_ordering::less;
        if (wins && !good) good = move;
      }
      return std::optional<DifferenceMove>();
    };
    if (const auto pair = look(!first.in_first, other, first.leaves)) return pair;
    if (const auto pair = look(first.in_first, first.leaves, other)) return pair;
    return good;
  }

  ValueStore& store_;
  Form g_, minus_h_;
  std::size_t pairs_ = 0;
};

}  // namespace

std::vector<Exchange> exchanges(ValueStore& store, const Form& g, const Form& h) {
  return Difference(store, g, h).exchanges();
}

bool proves_equality(const std::vector<Exchange>& exchanges) {
  return std::ranges::all_of(exchanges,
                             [](const Exchange& exchange) { return exchange.answer.has_value(); });
}

}  // namespace summand
