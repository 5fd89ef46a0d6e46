// The laws of games with entailing moves.
#pragma once

#include <gtest/gtest.h>
#include <map>
#include <tuple>
#include <vector>

#include "summand/ruleset/evaluate.hpp"
#include "summand/ruleset/version.hpp"
#include "summand/ruleset/visit.hpp"
#include "summand/testing/over_small_positions.hpp"
#include "summand/testing/play_ends.hpp"
#include "summand/value/outcome.hpp"

namespace summand::testing {

// Who wins a position beside a value, by the moves alone. Whoever makes an entailing move is to
// move again, in the position or in the value.
template <class R>
class EntailingPlay {
 public:
  using Position = typename R::Position;

  EntailingPlay(const R& rules, ValueStore& store) : rules_(rules), store_(store) {}

  bool wins(const Position& position, Value beside, Player player) {
    const auto [at, is_new] = known_.try_emplace(std::tuple(position, beside, player), false);
    if (!is_new) return at->second;
    bool out = false;
    visit_moves(rules_, position, player, [&](const typename R::Move& move) {
      if (out) return;
      const Position after = rules_.play(position, player, move);
      out = rules_.entails(position, player, move) ? wins(after, beside, player)
                                                   : !wins(after, beside, opponent(player));
    });
    for (const Value option : store_.options(beside, player)) {
      if (out) break;
      out = !wins(position, option, opponent(player));
    }
    return known_[std::tuple(position, beside, player)] = out;
  }

 private:
  const R& rules_;
  ValueStore& store_;
  std::map<std::tuple<Position, Value, Player>, bool> known_;
};

template <class R>
class EntailingLaws : public OverSmallPositions<R> {
 public:
  static std::vector<Law<EntailingLaws>> laws() {
    return {
        {"PlayEndsInAnyOrderOfMoves", &EntailingLaws::play_ends_in_any_order_of_moves},
        {"SomeMovesEntailAndSomePositionsAreLoony",
         &EntailingLaws::some_moves_entail_and_some_positions_are_loony},
        {"QuietPositionsAreNimbersAndLoonyOnesAreWonBesideEachHeap",
         &EntailingLaws::quiet_positions_are_nimbers_and_loony_ones_are_won_beside_each_heap},
        {"EvaluationGivesTheNimberOrReachesALimit",
         &EntailingLaws::evaluation_gives_the_nimber_or_reaches_a_limit},
        {"TheRuleBesideOtherGamesAgreesWithTheMoves",
         &EntailingLaws::the_rule_beside_other_games_agrees_with_the_moves},
    };
  }

  void play_ends_in_any_order_of_moves() {
    PlayEnds<R> play_ends(this->rules);
    this->for_all([&](const auto& position) {
      EXPECT_TRUE(play_ends(position)) << this->rules.print(position);
    });
  }

  void some_moves_entail_and_some_positions_are_loony() {
    std::size_t entailing = 0, loony = 0, quiet = 0;
    this->for_all([&](const auto& position) {
      ++(this->rules.is_loony(position) ? loony : quiet);
      EXPECT_TRUE(is_impartial(this->rules, position));
      visit_moves(this->rules, position, Player::left, [&](const auto& move) {
        entailing += this->rules.entails(position, Player::left, move) ? 1 : 0;
      });
    });
    EXPECT_GT(entailing, 100u);
    EXPECT_GT(loony, 100u);
    EXPECT_GT(quiet, 100u);
  }

  void quiet_positions_are_nimbers_and_loony_ones_are_won_beside_each_heap() {
    ValueStore store;
    EntailingPlay<R> play(this->rules, store);
    typename R::Nimbers nimbers(store.budget());
    this->for_all([&](const auto& position) {
      const std::uint64_t nimber = nimbers.of(position);
      for (std::uint64_t heap = 0; heap < 5; ++heap) {
        const bool wins = this->rules.is_loony(position) || nimber != heap;
        EXPECT_EQ(play.wins(position, store.nimber(heap), Player::left), wins)
            << this->rules.print(position) << " beside *" << heap;
      }
    });
  }

  void evaluation_gives_the_nimber_or_reaches_a_limit() {
    ValueStore store;
    Evaluator<Version<R>> evaluator(Version<R>{this->rules}, store);
    typename R::Nimbers nimbers(store.budget());
    this->for_all([&](const auto& position) {
      const auto value = within_limits([&]() -> Attempt<Value> { return evaluator(position); });
      EXPECT_EQ(value.has_value(), !this->rules.is_loony(position));
      if (value) {
        EXPECT_EQ(*value, store.nimber(nimbers.of(position))) << this->rules.print(position);
      }
    });
  }

  // A quiet position is its nimber beside any game. Beside a loony one, a player to move loses only
  // what the other one wins in any case.
  void the_rule_beside_other_games_agrees_with_the_moves() {
    ValueStore store;
    typename R::Nimbers nimbers(store.budget());
    const Value one = store.number(Dyadic(1)), zero = store.zero();
    const auto of = [&](Value left, Value right) {
      return store.make(std::vector{left}, std::vector{right});
    };
    const auto minus = [&](Value value) { return store.negative(value); };
    const Value star = store.nimber(1), up = of(zero, star), two = store.number(Dyadic(2));
    const Value tiny = of(zero, of(zero, minus(one)));
    const std::vector<Value> others = {zero,
                                       one,
                                       minus(one),
                                       up,
                                       minus(up),
                                       store.sum(up, star),
                                       store.sum(minus(up), star),
                                       store.sum(up, up),
                                       of(one, minus(one)),
                                       of(one, zero),
                                       of(zero, minus(one)),
                                       of(two, minus(one)),
                                       tiny,
                                       minus(tiny),
                                       store.number(Dyadic(1).half())};
    std::size_t sums = 0, lost_beside_loony = 0, place = 0;
    EntailingPlay<R> play(this->rules, store);
    this->for_all([&](const auto& position) {
      if (place++ % 29 != 0) return;
      const Value nimber = store.nimber(nimbers.of(position));
      for (const Value other : others) {
        const Outcome rest = outcome(store, store.sum(nimber, other));
        for (const Player first : {Player::left, Player::right}) {
          const bool loony = this->rules.is_loony(position);
          const bool wins = loony ? rest == Outcome::previous || winner(rest, first) == first
                                  : winner(rest, first) == first;
          EXPECT_EQ(play.wins(position, other, first), wins) << this->rules.print(position);
          ++sums;
          lost_beside_loony += loony && !wins ? 1 : 0;
        }
      }
    });
    std::printf("[  GAME    ] %s: %zu sums with other games\n", std::string(R::info.name).c_str(),
                sums);
    EXPECT_GE(sums, 9'000u);
    EXPECT_GT(lost_beside_loony, 100u);
  }
};

}  // namespace summand::testing
