#include "summand/theory/equality.hpp"

#include <algorithm>

#include "summand/base/charge.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostFormPairs = 1'000'000;

class Difference {
 public:
  Difference(ValueStore& store, Form g, const Form& h)
      : store_(store), charge_(store.budget()), g_(std::move(g)), minus_h_(negative(store, h)) {}

  std::vector<Exchange> exchanges() {
    std::vector<Exchange> out;
    for (const Player player : {Player::left, Player::right}) {
      for (const bool in_first : {true, false}) {
        const std::vector<Value> moves = first_moves(in_first, player);
        charge_.add(moves.size() * sizeof(Exchange));
        const std::vector<Value> others = answers_in_other(in_first, moves.size(), player);
        for (const Value leaves : moves) {
          store_.budget().ask();
          const DifferenceMove first{player, in_first, leaves};
          out.push_back({first, answer(first, others)});
        }
      }
    }
    return out;
  }

 private:
  // Counts pairs before they are examined, and before lists of them are made.
  void count(std::uint64_t pairs) {
    if (pairs > kMostFormPairs - pairs_) {
      reach_limit(Limit::size, "a proof of more than 1,000,000 pairs of moves");
    }
    pairs_ += pairs;
  }

  std::vector<Value> first_moves(bool in_first, Player player) {
    const Form& form = in_first ? g_ : minus_h_;
    if (form.is_canonical() && store_.option_count(form.value(), player) > kMostFormPairs) {
      count(kMostFormPairs + 1);
    }
    return options(store_, form, player);
  }

  // The moves in the other term. Each of them is paired with every first move.
  std::vector<Value> answers_in_other(bool in_first, std::uint64_t moves, Player player) {
    if (moves == 0) return {};
    const Value other = (in_first ? minus_h_ : g_).value();
    const std::uint64_t answers = store_.option_count(other, opponent(player));
    // At least one pair for each, so that the product below is small.
    count(moves);
    if (answers > kMostFormPairs / moves) count(kMostFormPairs + 1);
    count(answers * moves);
    return store_.options(other, opponent(player));
  }

  std::optional<DifferenceMove> answer(const DifferenceMove& first,
                                       const std::vector<Value>& others) {
    const Value other = (first.in_first ? minus_h_ : g_).value();
    const Player player = opponent(first.player);
    // The simplest answer leaves 0. In the other term it is the other half of a pair.
    std::optional<DifferenceMove> good;
    const auto look = [&](bool in_first, const std::vector<Value>& moved, Value stays) {
      const Value plainest = store_.negative(stays);
      for (const Value option : moved) {
        store_.budget().ask();
        const DifferenceMove move{player, in_first, option};
        if (option == plainest) return std::optional(move);
        if (good) continue;
        if (player == Player::left ? store_.less_equal(plainest, option)
                                   : store_.less_equal(option, plainest)) {
          good = move;
        }
      }
      return std::optional<DifferenceMove>();
    };
    if (const auto pair = look(!first.in_first, others, first.leaves)) return pair;
    count(store_.option_count(first.leaves, player));
    if (const auto pair = look(first.in_first, store_.options(first.leaves, player), other)) {
      return pair;
    }
    return good;
  }

  ValueStore& store_;
  Charge charge_;
  Form g_, minus_h_;
  std::uint64_t pairs_ = 0;
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
