#include "summand/analysis/moves.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>

#include "summand/analysis/most_text.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"
#include "summand/verdict/entailing_winners.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostWinning = 20;  // if there are too many moves to list

// Finds the winning moves of one player in one summand. In a subtracted game these are the
// opponent's moves in the game itself, and they leave the negative.
class FirstMoveFinder {
 public:
  FirstMoveFinder(const Summand& summand, Value rest, Player player, bool may_win)
      : FirstMoveFinder(summand, player) {
    rest_ = rest;
    needed_ = store_.negative(rest);
    may_win_ = may_win;
  }
  FirstMoveFinder(const Summand& summand, const SwitchMoves& sum, Player player)
      : FirstMoveFinder(summand, player) {
    sum_ = &sum;
    term_ = signed_switches(switch_sum_of(summand.game));
  }

  FirstMoves find() {
    const AnyPosition* position = summand_.game.position();
    if (!may_win_) {
      out_.legal = legal_moves(position);
    } else if (position != nullptr) {
      look_at(*position);
    } else if (store_.option_count(summand_.game.value(), mover()) > kMostMoves) {
      look_at_many_options();
    } else {
      look_at(options(store_, summand_.game.form(), mover()));
    }
    if (undecided_ > 0) {
      out_.note =
          fmt::format("the results of {} of the {} moves are out of reach", undecided_, out_.legal);
    }
    return std::move(out_);
  }

 private:
  FirstMoveFinder(const Summand& summand, Player player)
      : summand_(summand),
        store_(summand.game.store()),
        player_(player),
        negated_(summand.copies.sign() < 0) {}

  // For a game without a board: the options as they were written.
  std::uint64_t legal_moves(const AnyPosition* position) const {
    if (position != nullptr) return position->move_count(mover());
    const std::uint64_t count = store_.option_count(summand_.game.value(), mover());
    return count > kMostMoves ? count : options(store_, summand_.game.form(), mover()).size();
  }

  Player mover() const { return negated_ ? opponent(player_) : player_; }

  // The player wins by this move if he does not lose when the opponent moves next.
  bool wins(Value after) {
    if (sum_ != nullptr) {
      return leaves_won(as_switch_sum(store_, std::array{after}));
    }
    return player_ == Player::left ? store_.less_equal(needed_, after)
                                   : store_.less_equal(after, needed_);
  }

  // The same for a copy after a move in it.
  bool leaves_won(const std::optional<SwitchSum>& after) {
    if (!after || !term_) ++undecided_;
    return after && term_ && sum_->wins(*term_, *after, player_);
  }

  std::optional<SwitchSum> signed_switches(std::optional<SwitchSum> sum) const {
    return sum && negated_ ? negative(*std::move(sum)) : sum;
  }

  void add(std::string name, std::string leaves, ValueText after) {
    out_.winning.push_back(
        {.name = std::move(name), .leaves = std::move(leaves), .value = std::move(after)});
  }

  void look_at(const AnyPosition& position) {
    out_.legal = position.move_count(mover());
    if (out_.legal > kMostMoves) return look_at_many_moves(position);
    for (const AnyMove& move : position.moves(mover())) try_move(move);
  }

  void try_move(const AnyMove& move) {
    store_.budget().ask();
    Evaluators& evaluators = summand_.game.evaluators();
    const std::string leaves =
        negated_ ? fmt::format("-({})", move.after.print()) : move.after.print();
    if (sum_ != nullptr) {
      const auto after = signed_switches(switch_sum_of(move.after, evaluators));
      if (!leaves_won(after)) return;
      if (is_out_of_reach(*after)) return add(move.name, leaves, text_of(*after));
    }
    if (move.after.entails()) return try_entailing(move, leaves);
    const std::optional<Value> value = value_of(move.after, evaluators);
    if (!value) return;
    const Value after = negated_ ? store_.negative(*value) : *value;
    if (sum_ == nullptr && !wins(after)) return;
    add(move.name, leaves, text_with_latex(store_, after, kMostTextOfMove));
  }

  // A move of a game in which the player may move again, or may leave a loony position, where the
  // player to move chooses who moves next in the rest.
  void try_entailing(const AnyMove& move, const std::string& leaves) {
    const std::uint64_t nimber = move.after.nimber_of_rest(summand_.game.evaluators());
    const Value after = store_.nimber(nimber);
    const Outcome outcome = summand::outcome(store_, store_.sum(rest_, after));
    const bool loony = move.after.loony();
    const Player next = move.entails ? player_ : opponent(player_);
    if (winner(loony ? beside_loony(outcome) : outcome, next) != player_) return;
    add(move.name, leaves, loony ? kLoony : text_with_latex(store_, after, kMostTextOfMove));
    out_.winning.back().again = move.entails;
  }

  // Returns nullopt if the game refuses the value as too large, although the value of the whole is
  // known. Such cases are counted.
  std::optional<Value> value_of(const AnyPosition& after, Evaluators& evaluators) {
    auto value = within_limits([&]() -> Attempt<Value> { return after.value(evaluators); });
    if (value) return *value;
    Failure why = std::move(value).error();
    if (why.limit != Limit::size) reach_limit_again(std::move(why));
    ++undecided_;
    return std::nullopt;
  }

  void look_at_many_moves(const AnyPosition& position) {
    if (sum_ != nullptr) return say_nothing_known();
    const std::optional<std::uint64_t> nimber = store_.as_nimber(rest_);
    if (nimber && position.impartial()) {
      if (const auto moves = position.moves_to_nimber(*nimber, summand_.game.evaluators())) {
        const std::size_t shown = std::min(moves->size(), kMostWinning);
        for (std::size_t i = 0; i < shown; ++i) try_move((*moves)[i]);
        if (shown < moves->size()) {
          out_.note = fmt::format("many of the {} moves win, such as these", out_.legal);
        }
        return;
      }
    }
    if (!position.impartial() || !decide_by_stops()) say_nothing_known();
  }

  void look_at(const std::vector<Value>& values) {
    out_.legal = values.size();
    for (const Value value : values) {
      const Value after = negated_ ? store_.negative(value) : value;
      if (!wins(after)) continue;
      add({}, {}, text_with_latex(store_, after, kMostTextOfMove));
      out_.winning.back().name = out_.winning.back().leaves = out_.winning.back().value->plain;
    }
    std::ranges::sort(out_.winning, {},
                      [](const RatedMove& move) { return std::pair(move.name.size(), move.name); });
  }

  // A value with that many options is a nimber, or has very many options in braces.
  void look_at_many_options() {
    out_.legal = store_.option_count(summand_.game.value(), mover());
    const std::optional<std::uint64_t> nimber = store_.as_nimber(summand_.game.value());
    if (!nimber || sum_ != nullptr || summand_.game.kind() != Game::Kind::value) {
      return say_nothing_known();
    }
    if (decide_by_stops()) return;
    const std::optional<NumberUpStar> rest = store_.as_number_up_star(rest_);
    if (!rest) return say_nothing_known();
    look_at_nimber(*nimber, player_ == Player::left ? rest->ups : -rest->ups, rest->star);
  }

  // *n in a sum with ups.^ + *star, for Left: ^ + *t >= 0 unless t is 1, two ups outweigh any
  // nimber (Winning Ways ch. 2 and 8), and without ups it is Nim.
  void look_at_nimber(std::uint64_t n, std::int64_t ups, std::uint64_t star) {
    const std::uint64_t special = ups == 1 ? star ^ 1 : star;
    if (ups < 0) return;
    if (ups >= 2 || (ups == 1 && special >= n)) return say_all_win();
    if (ups == 1) {
      out_.note = fmt::format("each of the {} options wins, but for *{}", n, special);
    } else if (special < n) {
      look_at({store_.nimber(special)});
      out_.legal = n;
    }
  }

  // The options of a nimber are infinitesimal, so the stops of the whole are those of the rest.
  bool decide_by_stops() {
    const Dyadic stop = store_.stop(rest_, opponent(player_));
    const int sign = player_ == Player::left ? stop.sign() : -stop.sign();
    if (sign > 0) say_all_win();
    return sign != 0;
  }

  void say_all_win() { out_.note = fmt::format("each of the {} moves wins", out_.legal); }
  void say_nothing_known() {
    out_.note = fmt::format("there are {} moves, too many to list", out_.legal);
  }

  const Summand& summand_;
  ValueStore& store_;
  Value rest_ = {};
  Value needed_ = {};  // the least, or greatest, value that a winning move must leave
  // Used instead if the whole is a sum of switches: the sum, and one copy of the summand.
  const SwitchMoves* sum_ = nullptr;
  std::optional<SwitchSum> term_ = {};
  std::uint64_t undecided_ = 0;
  bool may_win_ = true;
  Player player_;
  bool negated_;
  FirstMoves out_;
};

}  // namespace

FirstMoves first_moves(const Summand& summand, Value rest, Player player, bool may_win) {
  return FirstMoveFinder(summand, rest, player, may_win).find();
}

FirstMoves first_moves(const Summand& summand, const SwitchMoves& sum, Player player) {
  return FirstMoveFinder(summand, sum, player).find();
}

}  // namespace summand
