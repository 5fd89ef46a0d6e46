// The laws that every game keeps, checked over its small positions without being asked.
#pragma once

#include <algorithm>
#include <cstdio>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "summand/ruleset/erase.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/testing/plain_value.hpp"

namespace summand::testing {

template <class R>
class GameLaws : public ::testing::Test {
 protected:
  using Position = typename R::Position;

  // Calls visit for every small position; the number of them is printed and must not be small.
  template <class Visit>
  void for_all(Visit&& visit) {
    std::size_t count = 0;
    rules.small_positions([&](const Position& position) {
      ++count;
      if (!this->HasFailure()) visit(position);
    });
    ::testing::Test::RecordProperty("positions", std::to_string(count));
    EXPECT_GT(count, 0u);
  }

  R rules;
};

TYPED_TEST_SUITE_P(GameLaws);

TYPED_TEST_P(GameLaws, HasTenThousandSmallPositionsOrSaysWhyNot) {
  std::size_t count = 0;
  this->rules.small_positions([&](const auto&) { ++count; });
  std::printf("[  GAME    ] %s: %zu small positions\n", std::string(TypeParam::info.name).c_str(),
              count);
  EXPECT_GE(count, 10'000u);
}

TYPED_TEST_P(GameLaws, IsFoundInTheRegistryByItsName) {
  const AnyRuleset* found = find_ruleset(TypeParam::info.name);
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->info().title, TypeParam::info.title);
  EXPECT_FALSE(TypeParam::info.given_examples().empty());
  for (const std::string_view example : TypeParam::info.given_examples()) {
    EXPECT_TRUE(found->parse(example).has_value()) << example;
  }
}

TYPED_TEST_P(GameLaws, ParseIsTheInverseOfPrint) {
  this->for_all([&](const auto& position) {
    const std::string text = this->rules.print(position);
    const auto parsed = this->rules.parse(text);
    ASSERT_TRUE(parsed.has_value()) << text << ": " << parsed.error().message;
    EXPECT_EQ(*parsed, position) << text;
    EXPECT_EQ(hash_value(*parsed), hash_value(position)) << text;
  });
}

TYPED_TEST_P(GameLaws, NamesOfMovesAreUnique) {
  this->for_all([&](const auto& position) {
    for (const Player player : {Player::left, Player::right}) {
      std::set<std::string> names;
      std::size_t count = 0;
      for_each_move(this->rules, position, player, [&](const auto& move) {
        names.insert(this->rules.print_move(position, player, move));
        ++count;
      });
      EXPECT_EQ(names.size(), count) << this->rules.print(position);
    }
  });
}

// Random runs in which the players need not alternate.
TYPED_TEST_P(GameLaws, PlayEndsInAnyOrderOfMoves) {
  std::mt19937 random(1);
  this->for_all([&](auto position) {
    const std::string start = this->rules.print(position);
    for (int plies = 0;; ++plies) {
      ASSERT_LT(plies, 10'000) << start;
      std::vector<std::pair<Player, typename TypeParam::Move>> all;
      for (const Player player : {Player::left, Player::right}) {
        for_each_move(this->rules, position, player,
                      [&](const auto& move) { all.emplace_back(player, move); });
      }
      if (all.empty()) break;
      const auto& [player, move] = all[random() % all.size()];
      position = this->rules.play(position, player, move);
    }
  });
}

// The evaluator with all its short cuts, without theorems, and the erased one, against a recursion
// over moves and nothing else.
TYPED_TEST_P(GameLaws, EveryWayToEvaluateAgreesWithTheMovesAlone) {
  ValueStore store;
  PlainValue<TypeParam> plain(this->rules, store);
  Evaluator<TypeParam> anything(this->rules, store), search(this->rules, store, By::search);
  Evaluators evaluators(store);
  this->for_all([&](const auto& position) {
    const Value value = plain(position);
    EXPECT_EQ(anything(position), value) << this->rules.print(position);
    EXPECT_EQ(search(position), value) << this->rules.print(position);
    EXPECT_EQ(ErasedRuleset<TypeParam>::erase(this->rules, position).value(evaluators), value)
        << this->rules.print(position);
  });
}

TYPED_TEST_P(GameLaws, TheoremsAgreeWithTheMovesAlone) {
  if constexpr (HasTheorem<TypeParam>) {
    ValueStore store;
    PlainValue<TypeParam> plain(this->rules, store);
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
    std::printf("[  GAME    ] %s: %zu positions by theorem\n",
                std::string(TypeParam::info.name).c_str(), known_positions);
    EXPECT_GT(known_positions, 0u);
  }
}

TYPED_TEST_P(GameLaws, PartsAddUpToTheWhole) {
  if constexpr (SplitsIntoParts<TypeParam>) {
    ValueStore store;
    PlainValue<TypeParam> plain(this->rules, store);
    this->for_all([&](const auto& position) {
      std::vector<Value> values;
      for_each_part(this->rules, position,
                    [&](const auto& part) { values.push_back(plain(part)); });
      EXPECT_EQ(store.sum(values), plain(position)) << this->rules.print(position);
    });
  }
}

TYPED_TEST_P(GameLaws, TheRepresentativeHasTheSameValueAndRepresentsItself) {
  if constexpr (HasRepresentative<TypeParam>) {
    ValueStore store;
    PlainValue<TypeParam> plain(this->rules, store);
    this->for_all([&](const auto& position) {
      const auto representative = this->rules.representative(position);
      EXPECT_EQ(plain(representative), plain(position)) << this->rules.print(position);
      EXPECT_EQ(this->rules.representative(representative), representative)
          << this->rules.print(position);
    });
  }
}

TYPED_TEST_P(GameLaws, TheMirroredPositionHasTheNegatedValue) {
  if constexpr (HasMirror<TypeParam>) {
    ValueStore store;
    PlainValue<TypeParam> plain(this->rules, store);
    this->for_all([&](const auto& position) {
      EXPECT_EQ(plain(this->rules.mirror(position)), store.negative(plain(position)))
          << this->rules.print(position);
    });
  }
}

TYPED_TEST_P(GameLaws, ImpartialPositionsGiveBothPlayersTheSameMoves) {
  if constexpr (MayBeImpartial<TypeParam>) {
    this->for_all([&](const auto& position) {
      if (!this->rules.impartial(position)) return;
      const auto options = [&](Player player) {
        std::set<std::string> texts;
        for_each_move(this->rules, position, player, [&](const auto& move) {
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

TYPED_TEST_P(GameLaws, KeysAreDifferentForDifferentPositions) {
  if constexpr (HasKey<TypeParam>) {
    std::vector<std::pair<PositionKey, std::string>> keys;
    this->for_all([&](const auto& position) {
      if (const std::optional<PositionKey> key = this->rules.key(position)) {
        keys.emplace_back(*key, this->rules.print(position));
      }
    });
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    for (std::size_t i = 1; i < keys.size(); ++i) {
      ASSERT_NE(keys[i - 1].first, keys[i].first)
          << keys[i - 1].second << " and " << keys[i].second;
    }
  }
}

TYPED_TEST_P(GameLaws, CountedMovesAreTheListedOnes) {
  if constexpr (CountsMoves<TypeParam>) {
    ValueStore store;
    PlainValue<TypeParam> plain(this->rules, store);
    this->for_all([&](const auto& position) {
      std::map<Value, std::set<std::string>> by_value;
      std::size_t count = 0;
      for_each_move(this->rules, position, Player::left, [&](const auto& move) {
        ++count;
        by_value[plain(this->rules.play(position, Player::left, move))].insert(
            this->rules.print_move(position, Player::left, move));
      });
      EXPECT_EQ(this->rules.move_count(position, Player::left), count);
      for (std::uint64_t nimber = 0; nimber < 8; ++nimber) {
        std::set<std::string> names;
        for (const auto& move : this->rules.moves_to_nimber(position, nimber)) {
          names.insert(this->rules.print_move(position, Player::left, move));
        }
        EXPECT_EQ(names, by_value[store.nimber(nimber)]) << this->rules.print(position);
      }
    });
  }
}

REGISTER_TYPED_TEST_SUITE_P(GameLaws, HasTenThousandSmallPositionsOrSaysWhyNot,
                            IsFoundInTheRegistryByItsName, ParseIsTheInverseOfPrint,
                            NamesOfMovesAreUnique, PlayEndsInAnyOrderOfMoves,
                            EveryWayToEvaluateAgreesWithTheMovesAlone,
                            TheoremsAgreeWithTheMovesAlone, PartsAddUpToTheWhole,
                            TheRepresentativeHasTheSameValueAndRepresentsItself,
                            TheMirroredPositionHasTheNegatedValue,
                            ImpartialPositionsGiveBothPlayersTheSameMoves,
                            KeysAreDifferentForDifferentPositions, CountedMovesAreTheListedOnes);

}  // namespace summand::testing
