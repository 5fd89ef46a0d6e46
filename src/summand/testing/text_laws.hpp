// The laws of the descriptions of a game: its name, its texts, its keys, its shapes.
#pragma once

#include <algorithm>
#include <cstdio>
#include <gtest/gtest.h>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "summand/ruleset/erase.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/ruleset/visit.hpp"
#include "summand/testing/key_law.hpp"
#include "summand/testing/origin_law.hpp"
#include "summand/testing/over_small_positions.hpp"
#include "summand/testing/shape_law.hpp"

namespace summand::testing {

template <class R>
class GameTexts : public OverSmallPositions<R> {
 public:
  static std::vector<Law<GameTexts>> laws() {
    return {
        {"HasTenThousandSmallPositions", &GameTexts::has_ten_thousand_small_positions},
        {"IsFoundInTheRegistryByItsName", &GameTexts::is_found_in_the_registry_by_its_name},
        {"ParseIsTheInverseOfPrint", &GameTexts::parse_is_the_inverse_of_print},
        {"CapitalsAndSmallLettersAreAlikeOrRefused",
         &GameTexts::capitals_and_small_letters_are_alike_or_refused},
        {"PositionsReachedByPlayAreReadBack", &GameTexts::positions_reached_by_play_are_read_back},
        {"NamesFromTheBottomAreTheMirroredOnes",
         &GameTexts::names_from_the_bottom_are_the_mirrored_ones},
        {"MoveNamesAreUniqueAndResultsHaveTexts",
         &GameTexts::move_names_are_unique_and_results_have_texts},
        {"KeysAreDifferentForDifferentPositions",
         &GameTexts::keys_are_different_for_different_positions},
        {"TheCellsOfAMoveLieOnTheBoardAndChange",
         &GameTexts::the_cells_of_a_move_lie_on_the_board_and_change},
    };
  }

  void has_ten_thousand_small_positions() {
    std::size_t count = 0;
    this->rules.small_positions([&](const auto&) { ++count; });
    std::printf("[  GAME    ] %s: %zu small positions\n", std::string(R::info.name).c_str(), count);
    EXPECT_GE(count, 10'000u);
  }

  void is_found_in_the_registry_by_its_name() {
    const AnyRuleset* found = find_ruleset(R::info.name);
    ASSERT_NE(found, nullptr);
    EXPECT_EQ(found->info().title, R::info.title);
    EXPECT_FALSE(R::info.given_examples().empty());
    for (const std::string_view example : R::info.given_examples()) {
      EXPECT_TRUE(found->parse(example).has_value()) << example;
    }
  }

  void parse_is_the_inverse_of_print() {
    this->for_all([&](const auto& position) {
      const std::string text = this->rules.print(position);
      const auto parsed = this->rules.parse(text);
      ASSERT_TRUE(parsed.has_value()) << text << ": " << parsed.error().message;
      EXPECT_EQ(*parsed, position) << text;
      EXPECT_EQ(hash_value(*parsed), hash_value(position)) << text;
    });
  }

  void capitals_and_small_letters_are_alike_or_refused() {
    bool differ = false;
    this->for_all([&](const auto& position) {
      const std::string text = this->rules.print(position);
      for (const bool capitals : {false, true}) {
        std::string changed = text;
        for (char& c : changed) {
          if (capitals ? c >= 'a' && c <= 'z' : c >= 'A' && c <= 'Z') c ^= 'a' ^ 'A';
        }
        const auto read = this->rules.parse(changed);
        if (!read || *read == position) continue;
        differ = true;
        if (!LettersHaveCase<R>) ADD_FAILURE() << text << " is another position than " << changed;
      }
    });
    EXPECT_EQ(differ, LettersHaveCase<R>);
  }

  // Play from the examples, with random moves and without taking turns. Each position can be
  // written and read again, and its moves have the same names after that.
  void positions_reached_by_play_are_read_back() {
    constexpr int kMatches = 20, kMostMoves = 60;
    constexpr std::size_t kMostListed = 2'000;
    std::mt19937_64 random(1);
    for (const std::string_view example : R::info.given_examples()) {
      for (int match = 0; match < kMatches && !this->HasFailure(); ++match) {
        auto position = this->rules.parse(example).value();
        for (int i = 0; i < kMostMoves; ++i) {
          const Player player = random() % 2 == 0 ? Player::left : Player::right;
          std::vector<typename R::Move> moves;
          visit_moves(this->rules, position, player, [&](const auto& move) {
            if (moves.size() < kMostListed) moves.push_back(move);
          });
          if (moves.empty()) continue;
          position = this->rules.play(position, player, moves[random() % moves.size()]);
          const std::string text = this->rules.print(position);
          const auto read = this->rules.parse(text);
          ASSERT_TRUE(read.has_value()) << text << ": " << read.error().message;
          EXPECT_EQ(*read, position) << text;
        }
      }
    }
  }

  // From the bottom, a row r of n rows is the row n + 1 - r. Games without such rows have the same
  // names from both sides. Only every eleventh position is tested, so that this takes seconds.
  void names_from_the_bottom_are_the_mirrored_ones() {
    constexpr std::size_t kEvery = 11;
    std::size_t at = 0;
    this->for_all([&](const auto& position) {
      if (at++ % kEvery != 0) return;
      const AnyPosition top = ErasedRuleset<R>::erase(this->rules, position);
      EXPECT_EQ(fault_of_names(top), "") << this->rules.print(position);
    });
  }

  void move_names_are_unique_and_results_have_texts() {
    this->for_all([&](const auto& position) {
      for (const Player player : {Player::left, Player::right}) {
        std::set<std::string> names;
        std::size_t count = 0;
        visit_moves(this->rules, position, player, [&](const auto& move) {
          names.insert(this->rules.print_move(position, player, move));
          EXPECT_FALSE(this->rules.print(this->rules.play(position, player, move)).empty())
              << *names.rbegin() << " in " << this->rules.print(position);
          ++count;
        });
        EXPECT_EQ(names.size(), count) << this->rules.print(position);
      }
    });
  }

  void keys_are_different_for_different_positions() {
    if constexpr (HasKey<R>) {
      std::vector<std::pair<PositionKey, std::string>> keys;
      this->for_all([&](const auto& position) {
        if (const std::optional<PositionKey> key = this->rules.key(position)) {
          keys.emplace_back(*key, this->rules.print(position));
        }
      });
      EXPECT_EQ(two_of_one_key(std::move(keys)), "");
    }
  }

  // Only every seventh position is tested, so that this takes seconds.
  void the_cells_of_a_move_lie_on_the_board_and_change() {
    if constexpr (NamesCells<R>) {
      constexpr std::size_t kEvery = 7;
      std::size_t at = 0, moves_seen = 0;
      this->for_all([&](const auto& position) {
        if (at++ % kEvery != 0) return;
        const std::optional<BoardShape> shape = this->rules.shape(position);
        for (const Player player : {Player::left, Player::right}) {
          visit_moves(this->rules, position, player, [&](const auto& move) {
            ++moves_seen;
            EXPECT_EQ(shape_fault(this->rules, position, shape, player, move), "")
                << this->rules.print_move(position, player, move) << " in "
                << this->rules.print(position);
          });
        }
      });
      EXPECT_GT(moves_seen, 0u);
    }
  }
};

}  // namespace summand::testing
