// Games written in Python, as rulesets like any other.
//
// The positions of a game are numbered. The book of the game holds, for each number, the object of
// Python and what Python has said about it. Python is asked once for each fact.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <nanobind/nanobind.h>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bindings/python/src/own_positions.hpp"
#include "summand/base/hash.hpp"
#include "summand/ruleset/erased_versions.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::python {

class Book;

struct OwnRules {
  static constexpr RulesetInfo info{.name = "own-game", .title = "A game in Python"};

  // A negative position has the players exchanged.
  struct Position {
    std::uint32_t number = 0;
    bool is_negative = false;

    auto operator<=>(const Position&) const = default;
    friend std::uint64_t hash_value(const Position& position) {
      return hash_word(2 * std::uint64_t{position.number} + position.is_negative);
    }
  };
  struct Move {
    std::uint32_t index;  // among the moves of the player who has it in the game itself
    Position after;

    bool operator==(const Move&) const = default;
  };

  std::shared_ptr<Book> book;

  bool operator==(const OwnRules&) const = default;
  const AnyRuleset& ruleset() const;
  const RulesetVersions& versions() const;
  // Throws LimitReached if play can go on for ever.
  void expect_end(const Position& position, bool with_theorems) const;

  template <class Visit>
  void for_each_move(const Position& position, Player player, Visit&& visit) const {
    std::uint32_t index = 0;
    for (const OwnNumber after : its_moves(position, player).after) {
      visit(Move{index++, {after, position.is_negative}});
    }
  }
  std::uint64_t move_count(const Position& position, Player player) const;
  Position play(const Position&, Player, const Move& move) const { return move.after; }
  template <class Visit>
  void for_each_part(const Position& position, Visit&& visit) const {
    for (const OwnNumber part : its_parts(position)) {
      visit(Position{part, position.is_negative}, std::uint64_t{1});
    }
  }
  // Asks Python only if the game has a method for it.
  bool is_listed(const Position& position) const;
  bool is_small(const Position& position, std::uint64_t most) const;
  Position representative(const Position& position) const;
  Position quick_representative(const Position& position) const;
  Position mirror(const Position& position) const;
  bool impartial(const Position& position) const;
  std::optional<Known> theorem(const Position& position, ValueStore& store) const;
  // Plays positions without values.
  OwnSearch own_search(const Position& position, ValueStore& store) const;
  std::optional<PositionKey> key(const Position& position) const {
    return PositionKey{2 * std::uint64_t{position.number} + position.is_negative, 0};
  }

  Result<Position> parse(std::string_view text) const;
  std::string print(const Position& position) const;
  std::string print_call(const Position& position) const;
  std::string kept_game() const;  // empty if the game has no version
  std::string print_move(const Position& position, Player player, const Move& move) const;
  Picture picture(const Position& position) const;
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for (const Position& position : small_positions()) visit(position);
  }
  std::vector<Position> small_positions() const;

 private:
  const OwnMoves& its_moves(const Position& position, Player player) const;
  std::span<const OwnNumber> its_parts(const Position& position) const;
};

// The ruleset of a position, which lives as long as the result.
std::shared_ptr<const AnyRuleset> ruleset_of(const AnyPosition& position);

// The object of Python that a position of such a game stands for. Null for other games.
nanobind::object object_of(const AnyPosition& position);

void bind_own_games(nanobind::module_& module);

}  // namespace summand::python
