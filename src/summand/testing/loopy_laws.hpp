// The laws of loopy games.
#pragma once

#include <gtest/gtest.h>
#include <map>
#include <vector>

#include "summand/loopy/retrograde.hpp"
#include "summand/ruleset/visit.hpp"
#include "summand/testing/over_small_positions.hpp"
#include "summand/testing/play_ends.hpp"

namespace summand::testing {

// Finds who wins by the moves only. It numbers all positions that can be reached from the small
// ones, and plays backwards from the ends.
template <class R>
class LoopyLaws : public OverSmallPositions<R> {
 protected:
  using Position = typename R::Position;

  void SetUp() override {
    std::vector<Position> waiting;
    const auto number = [&](const Position& position) {
      const auto [at, is_new] = numbers_.emplace(position, numbers_.size());
      if (is_new) waiting.push_back(position);
      return static_cast<MoveGraph::Node>(at->second);
    };
    this->rules.small_positions([&](const Position& position) { number(position); });
    Budget budget;
    MoveGraph graph(budget);
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      for (const Player player : {Player::left, Player::right}) {
        const Position position = waiting[i];
        visit_moves(this->rules, position, player, [&](const typename R::Move& move) {
          graph.add_move(2 * number(this->rules.play(position, player, move)) +
                         (player == Player::left));
        });
        graph.close_node();
      }
    }
    endings_ = retrograde(graph, budget);
  }

  Ending ending(const Position& position, Player first) const {
    return endings_[2 * numbers_.at(position) + (first == Player::right)];
  }

 public:
  static std::vector<Law<LoopyLaws>> laws() {
    return {
        {"SomePlayNeedNotEnd", &LoopyLaws::some_play_need_not_end},
        {"TheoremsAgreeWithRetrogradeAnalysis",
         &LoopyLaws::theorems_agree_with_retrograde_analysis},
        {"AdviceLeavesALostPosition", &LoopyLaws::advice_leaves_a_lost_position},
        {"InTheMirroredPositionThePlayersHaveChangedPlaces",
         &LoopyLaws::in_the_mirrored_position_the_players_have_changed_places},
    };
  }

  // A game in which all play ends would be an ordinary game.
  void some_play_need_not_end() {
    PlayEnds<R> play_ends(this->rules);
    bool all_end = true;
    this->for_all([&](const auto& position) { all_end = all_end && play_ends(position); });
    EXPECT_FALSE(all_end);
  }

  // A position of nimber 0 is lost for the player to move, all others are won, and a known outcome
  // is that of the retrograde analysis. (Each game has its own test that a position with a nim-heap
  // beside it is lost only for its own nimber.)
  void theorems_agree_with_retrograde_analysis() {
    if constexpr (HasTheorem<R>) {
      ValueStore store;
      std::size_t lost = 0, won = 0;
      this->for_all([&](const auto& position) {
        const std::optional<Known> known = this->rules.theorem(position, store);
        if (!known) return;
        const Value* value = std::get_if<Value>(&known->what);
        if (value != nullptr) {
          ASSERT_TRUE(store.as_nimber(*value).has_value()) << this->rules.print(position);
        }
        const Outcome outcome = value == nullptr         ? std::get<Outcome>(known->what)
                                : *value == store.zero() ? Outcome::previous
                                                         : Outcome::next;
        for (const Player first : {Player::left, Player::right}) {
          const Fate fate = winner(outcome, first) == first ? Fate::win : Fate::loss;
          EXPECT_EQ(this->ending(position, first).fate, fate) << this->rules.print(position);
          ++(fate == Fate::loss ? lost : won);
        }
      });
      EXPECT_GT(lost, 0u);
      EXPECT_GT(won, 0u);
    }
  }

  // A game gives advice for every position that is won, or if it has theorems at least where they
  // apply, so that play by them comes to an end.
  void advice_leaves_a_lost_position() {
    if constexpr (GivesAdvice<R>) {
      ValueStore store;
      const auto expects_advice = [&](const auto& position) {
        if constexpr (HasTheorem<R>) {
          return this->rules.theorem(position, store).has_value();
        } else {
          return true;
        }
      };
      this->for_all([&](const auto& position) {
        for (const Player player : {Player::left, Player::right}) {
          const auto advice = this->rules.advice(position, player);
          const bool wins = this->ending(position, player).fate == Fate::win;
          if (!advice) {
            EXPECT_FALSE(wins && expects_advice(position)) << this->rules.print(position);
            continue;
          }
          ASSERT_TRUE(wins) << this->rules.print(position);
          EXPECT_EQ(
              this->ending(this->rules.play(position, player, advice->move), opponent(player)).fate,
              Fate::loss)
              << this->rules.print(position) << ": " << advice->reason;
        }
      });
    }
  }

  void in_the_mirrored_position_the_players_have_changed_places() {
    if constexpr (HasMirror<R>) {
      this->for_all([&](const auto& position) {
        const auto mirrored = this->rules.mirror(position);
        EXPECT_EQ(this->rules.mirror(mirrored), position);
        EXPECT_EQ(this->ending(position, Player::left), this->ending(mirrored, Player::right))
            << this->rules.print(position);
      });
    }
  }

 private:
  std::map<Position, std::size_t> numbers_;
  std::vector<Ending> endings_;
};

}  // namespace summand::testing
