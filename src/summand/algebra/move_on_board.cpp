#include "summand/algebra/move_on_board.hpp"

namespace summand {

namespace {

// How well a move replaces an option. Greater is better.
struct Merit {
  bool is_same = false, is_as_good = false;
  Dyadic wall = 0;  // its wall at the tax after the move, for the player

  friend auto operator<=>(const Merit&, const Merit&) = default;
};

}  // namespace

std::optional<MoveOnBoard> move_on_board(Thermographs& thermographs, const Summand& summand,
                                         Player player, Value option, const Dyadic& t) {
  const AnyPosition* position = summand.game.position();
  if (position == nullptr) return std::nullopt;
  ValueStore& store = thermographs.store();
  const bool negated = summand.copies.sign() < 0;
  const Player mover = negated ? opponent(player) : player;
  if (position->move_count(mover) > kMostMovesNamed) return std::nullopt;
  std::optional<MoveOnBoard> best;
  Merit merit_of_best;
  for (const AnyMove& move : position->moves(mover)) {
    store.budget().ask();
    const Value value = move.after.value(summand.game.evaluators());
    const Value after = negated ? store.negative(value) : value;
    const bool is_left = player == Player::left;
    const Dyadic wall = thermographs.of(after).at(opponent(player), t);
    const Merit merit{after == option,
                      is_left ? store.less_equal(option, after) : store.less_equal(after, option),
                      is_left ? wall : -wall};
    if (best && merit <= merit_of_best) continue;
    best = MoveOnBoard{move.name, (negated ? "-" : "") + position->print_call(), after};
    merit_of_best = merit;
  }
  return best;
}

}  // namespace summand
