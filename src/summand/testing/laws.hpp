// The laws of every game whose play always ends. They are checked for all small positions, without
// a line in the game's own test.
#pragma once

#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "summand/ruleset/erase.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/ruleset/version.hpp"
#include "summand/search/nimber_search.hpp"
#include "summand/search/sum_search.hpp"
#include "summand/testing/decided_by_bounds.hpp"
#include "summand/testing/left_out_moves.hpp"
#include "summand/testing/over_small_positions.hpp"
#include "summand/testing/plain_value.hpp"
#include "summand/testing/play_ends.hpp"

namespace summand::testing {

template <class R>
class GameLaws : public OverSmallPositions<R> {
 public:
  static std::vector<Law<GameLaws>> laws() {
    return {
        {"PlayEndsInAnyOrderOfMoves", &GameLaws::play_ends_in_any_order_of_moves},
        {"EveryEvaluationAgreesWithTheMoves", &GameLaws::every_evaluation_agrees_with_the_moves},
        {"TheoremsAgreeWithTheMoves", &GameLaws::theorems_agree_with_the_moves},
        {"PartsAddUpToTheWhole", &GameLaws::parts_add_up_to_the_whole},
        {"TheRepresentativeHasTheSameValueAndRepresentsItself",
         &GameLaws::the_representative_has_the_same_value_and_represents_itself},
        {"TheMirroredPositionHasTheNegatedValue",
         &GameLaws::the_mirrored_position_has_the_negated_value},
        {"ImpartialPositionsGiveBothPlayersTheSameMoves",
         &GameLaws::impartial_positions_give_both_players_the_same_moves},
        {"CountedMovesAreTheListedOnes", &GameLaws::counted_moves_are_the_listed_ones},
        {"NeededMovesDominateTheOthers", &GameLaws::needed_moves_dominate_the_others},
        {"MovesToANimberAreThoseThatLeaveIt", &GameLaws::moves_to_a_nimber_are_those_that_leave_it},
        {"MovesAreReadByTheirNames", &GameLaws::moves_are_read_by_their_names},
        {"TheImpartialVersionAgreesWithItsMoves",
         &GameLaws::the_impartial_version_agrees_with_its_moves},
        {"BoundsDecideCorrectly", &GameLaws::bounds_decide_correctly},
        {"SearchFindsWhoWins", &GameLaws::search_finds_who_wins},
    };
  }

  void play_ends_in_any_order_of_moves() {
    PlayEnds<R> play_ends(this->rules);
    this->for_all([&](const auto& position) {
      EXPECT_TRUE(play_ends(position)) << this->rules.print(position);
    });
  }

  // Three evaluations must agree with a recursion over the moves only: with all short cuts, without
  // theorems, and through the erased interface.
  void every_evaluation_agrees_with_the_moves() {
    ValueStore store;
    PlainValue<R> plain(this->rules, store);
    Evaluators anything(store), search(store, By::search), erased(store);
    this->for_all([&](const auto& position) {
      const Value value = plain(position);
      EXPECT_EQ(anything.of(this->rules)(position), value) << this->rules.print(position);
      EXPECT_EQ(search.of(this->rules)(position), value) << this->rules.print(position);
      EXPECT_EQ(ErasedRuleset<R>::erase(this->rules, position).value(erased), value)
          << this->rules.print(position);
    });
  }

  void theorems_agree_with_the_moves() {
    if constexpr (HasTheorem<R>) {
      ValueStore store;
      PlainValue<R> plain(this->rules, store);
      std::size_t known_positions = 0;
      this->for_all([&](const auto& position) {
        const std::optional<Known> known = this->rules.theorem(position, store);
        if (!known) return;
        ++known_positions;
        EXPECT_FALSE(known->theorem.empty());
        if (const Value* value = std::get_if<Value>(&known->what)) {
          EXPECT_EQ(*value, plain(position)) << this->rules.print(position);
        } else {
          EXPECT_EQ(std::get<Outcome>(known->what), outcome(store, plain(position)))
              << this->rules.print(position);
        }
      });
      std::printf("[  GAME    ] %s: %zu positions by theorem\n", std::string(R::info.name).c_str(),
                  known_positions);
      EXPECT_GT(known_positions, 0u);
    }
  }

  void parts_add_up_to_the_whole() {
    if constexpr (SplitsIntoParts<R>) {
      ValueStore store;
      PlainValue<R> plain(this->rules, store);
      this->for_all([&](const auto& position) {
        std::vector<Value> values;
        visit_parts(this->rules, position, [&](const auto& part, std::uint64_t count) {
          values.push_back(store.multiple(Dyadic(count), plain(part)));
        });
        EXPECT_EQ(store.sum(values), plain(position)) << this->rules.print(position);
      });
    }
  }

  void the_representative_has_the_same_value_and_represents_itself() {
    if constexpr (HasRepresentative<R>) {
      ValueStore store;
      PlainValue<R> plain(this->rules, store);
      this->for_all([&](const auto& position) {
        const auto representative = this->rules.representative(position);
        EXPECT_EQ(plain(representative), plain(position)) << this->rules.print(position);
        EXPECT_EQ(this->rules.representative(representative), representative)
            << this->rules.print(position);
      });
    }
  }

  void the_mirrored_position_has_the_negated_value() {
    if constexpr (HasMirror<R>) {
      ValueStore store;
      PlainValue<R> plain(this->rules, store);
      this->for_all([&](const auto& position) {
        EXPECT_EQ(plain(this->rules.mirror(position)), store.negative(plain(position)))
            << this->rules.print(position);
      });
    }
  }

  void impartial_positions_give_both_players_the_same_moves() {
    if constexpr (MayBeImpartial<R>) {
      this->for_all([&](const auto& position) {
        if (!this->rules.impartial(position)) return;
        const auto options = [&](Player player) {
          std::set<std::string> texts;
          visit_moves(this->rules, position, player, [&](const auto& move) {
            const auto option = this->rules.play(position, player, move);
            EXPECT_TRUE(this->rules.impartial(option)) << this->rules.print(option);
            texts.insert(this->rules.print(option));
          });
          return texts;
        };
        EXPECT_EQ(options(Player::left), options(Player::right)) << this->rules.print(position);
      });
    }
  }

  void counted_moves_are_the_listed_ones() {
    if constexpr (CountsMoves<R>) {
      this->for_all([&](const auto& position) {
        for (const Player player : {Player::left, Player::right}) {
          EXPECT_EQ(this->rules.move_count(position, player),
                    moves(this->rules, position, player).size())
              << this->rules.print(position);
        }
      });
    }
  }

  void needed_moves_dominate_the_others() {
    if constexpr (KnowsNeededMoves<R>) {
      ValueStore store;
      PlainValue<R> plain(this->rules, store);
      std::size_t dominated = 0;
      this->for_all([&](const auto& position) {
        for (const Player player : {Player::left, Player::right}) {
          std::vector<typename R::Move> kept;
          visit_needed_moves(this->rules, position, player,
                             [&](const auto& move) { kept.push_back(move); });
          const LeftOut found = left_out(this->rules, store, plain, position, player, kept);
          EXPECT_EQ(found.wrong, 0u) << this->rules.print(position);
          dominated += found.dominated;
        }
      });
      EXPECT_GT(dominated, 0u);
    }
  }

  void moves_to_a_nimber_are_those_that_leave_it() {
    if constexpr (FindsMovesToNimbers<R>) {
      ValueStore store;
      PlainValue<R> plain(this->rules, store);
      this->for_all([&](const auto& position) {
        std::map<Value, std::set<std::string>> by_value;
        visit_moves(this->rules, position, Player::left, [&](const auto& move) {
          by_value[plain(this->rules.play(position, Player::left, move))].insert(
              this->rules.print_move(position, Player::left, move));
        });
        for (std::uint64_t nimber = 0; nimber < 8; ++nimber) {
          std::set<std::string> names;
          for (const auto& move : this->rules.moves_to_nimber(position, nimber, store)) {
            names.insert(this->rules.print_move(position, Player::left, move));
          }
          EXPECT_EQ(names, by_value[store.nimber(nimber)]) << this->rules.print(position);
        }
      });
    }
  }

  // A position reads the names of its own moves. It reads a move of the position before it only if
  // that move is legal here, too.
  void moves_are_read_by_their_names() {
    if constexpr (ReadsMoves<R>) {
      std::map<std::string, typename R::Move> before;
      this->for_all([&](const auto& position) {
        std::map<std::string, typename R::Move> legal;
        visit_moves(this->rules, position, Player::left, [&](const auto& move) {
          legal.emplace(this->rules.print_move(position, Player::left, move), move);
        });
        const auto read = [&](const std::string& name) {
          return this->rules.read_move(position, Player::left, name);
        };
        for (const auto& [name, move] : legal) {
          EXPECT_EQ(read(name), move) << this->rules.print(position) << ": " << name;
        }
        for (const auto& [name, move] : before) {
          EXPECT_EQ(read(name).has_value(), legal.contains(name))
              << this->rules.print(position) << ": " << name;
        }
        before = std::move(legal);
      });
    }
  }

  // The impartial version may use the parts, representatives and mirrored positions of a game only
  // if the game finds them by its moves. Theorems about it are its own.
  void the_impartial_version_agrees_with_its_moves() {
    if constexpr (SplitsByMoves<R> || HasImpartialTheorem<R>) {
      ValueStore store;
      const auto version = impartial_of(this->rules);
      PlainValue<Version<R>> plain(version, store);
      Evaluator<Version<R>> evaluate(version, store), search(version, store, By::search);
      std::size_t known_positions = 0;
      this->for_all([&](const auto& position) {
        const Value value = plain(position);
        EXPECT_EQ(evaluate(position), value) << this->rules.print(position);
        if constexpr (HasImpartialRepresentative<R>) {
          const auto representative = this->rules.impartial_representative(position);
          EXPECT_EQ(plain(representative), value) << this->rules.print(position);
          EXPECT_EQ(this->rules.impartial_representative(representative), representative)
              << this->rules.print(position);
        }
        if constexpr (HasImpartialTheorem<R>) {
          EXPECT_EQ(search(position), value) << this->rules.print(position);
          const std::optional<Known> known = this->rules.impartial_theorem(position, store);
          if (!known) return;
          ++known_positions;
          EXPECT_FALSE(known->theorem.empty());
          EXPECT_EQ(std::get<Value>(known->what), value) << this->rules.print(position);
        }
      });
      if constexpr (HasImpartialTheorem<R>) {
        std::printf("[  GAME    ] impartial %s: %zu positions by theorem\n",
                    std::string(R::info.name).c_str(), known_positions);
        EXPECT_GT(known_positions, 0u);
      }
    }
  }

  // The bounds of a position are tried in its sums with numbers from -3 to 3.
  void bounds_decide_correctly() {
    if constexpr (HasBounds<R>) {
      ValueStore store;
      Evaluators evaluators(store, By::search);
      PlainValue<R> plain(this->rules, store);
      typename R::Bounds bounds(this->rules, evaluators);
      std::size_t decided = 0;
      this->for_all([&](const auto& position) {
        for (const Effort effort : {Effort::first, Effort::least, Effort::little, Effort::most}) {
          decided +=
              decided_by_bounds(store, plain(position), bounds.of(position, effort).guarantees,
                                this->rules.print(position));
        }
      });
      EXPECT_GT(decided, 0u);
    }
  }

  // With 0 easy moves every sum is searched. With 6, small positions are evaluated instead if that
  // takes few positions. Impartial positions are given to the search for nimbers. Records of parts
  // that several threads could share make no difference.
  void search_finds_who_wins() {
    ValueStore store;
    PlainValue<R> plain(this->rules, store);
    SharedRecords records;
    const std::pair<EasyParts, SharedRecords*> cases[] = {
        {0, nullptr}, {{6, 3}, nullptr}, {{6, 3}, &records}};
    for (const auto& [easy, shared] : cases) {
      Evaluators evaluators(store, By::search);
      PartTables tables(evaluators, easy, shared);
      auto& table = tables.template of<RulesetParts>(this->rules);
      SumSearch search(tables, 14);
      NimberSearch nimbers(tables);
      this->for_all([&](const auto& position) {
        PartList parts;
        table.add(position, parts);
        const Value value = plain(position);
        if (is_impartial(this->rules, position)) {
          EXPECT_EQ(store.nimber(nimbers.nimber(parts)), value) << this->rules.print(position);
          return;
        }
        const Outcome expected = outcome(store, value);
        const SearchSum sum = search.sum_of(parts);
        for (const Player first : {Player::left, Player::right}) {
          EXPECT_EQ(search.wins(sum, first), winner(expected, first) == first)
              << this->rules.print(position);
        }
      });
    }
  }
};

}  // namespace summand::testing
