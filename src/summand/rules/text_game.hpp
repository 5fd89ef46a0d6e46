// Games that are written as text: a .game file as a ruleset like any other.
//
// docs/guide/your-own-game.md shows how to write one.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/rules/letter_board.hpp"
#include "summand/rules/move_names.hpp"
#include "summand/ruleset/erased_versions.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand {

class TextGame;

// The ruleset of a file. The offset of an error is its place in the file.
Result<std::shared_ptr<const AnyRuleset>> text_game(std::string_view file);

// The rules of all games that are written as text. They share the game.
struct TextRules {
  // For messages of evaluators, which do not know the game.
  static constexpr RulesetInfo info{.name = "text-game", .title = "This game"};
  static constexpr bool moves_reach_further = true;
  static constexpr bool splits_by_moves = true;

  using Position = LetterBoard;
  struct Move {
    LetterBoard after;

    auto operator<=>(const Move&) const = default;
  };

  std::shared_ptr<const TextGame> game;

  bool operator==(const TextRules&) const = default;
  const AnyRuleset& ruleset() const;
  const RulesetVersions& versions() const;

  // Moves with the same result are one move.
  std::vector<Move> moves(const Position& board, Player player) const;
  Position play(const Position&, Player, const Move& move) const { return move.after; }
  bool impartial(const Position& board) const;
  template <class Visit>
  void for_each_part(const Position& board, Visit&& visit) const {
    const void* const visitor = std::addressof(visit);
    visit_parts_of(board, const_cast<void*>(visitor), [](void* its, const Position& part) {
      (*static_cast<std::remove_reference_t<Visit>*>(its))(part, std::uint64_t{1});
    });
  }
  Position representative(const Position& board) const;
  std::optional<PositionKey> key(const Position& board) const;

  // Rows from the top, divided by '|', with the signs of the file.
  Result<Position> parse(std::string_view text) const;
  std::string print(const Position& board) const;
  std::string print_call(const Position& board) const;
  std::string kept_game() const;  // with a digest of the file
  std::string print_move(const Position& board, Player player, const Move& move) const;
  std::vector<int> cells(const Position& board, Player player, const Move& move) const;
  BoardShape shape(const Position& board) const;
  Picture picture(const Position& board) const;

  // All ways to fill small boards: a few hundred for each shape.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for (const Position& board : small_boards()) visit(board);
  }

 private:
  void visit_parts_of(const Position& board, void* visitor,
                      void (*take)(void* visitor, const Position& part)) const;
  std::vector<Position> small_boards() const;
};

// The same for games with a symmetry that exchanges the players.
struct MirroredTextRules : TextRules {
  bool operator==(const MirroredTextRules&) const = default;
  Position mirror(const Position& board) const;
};

// The same for games whose play is not known to end.
struct LoopyTextRules : TextRules {
  static constexpr bool loopy = true;

  bool operator==(const LoopyTextRules&) const = default;
};

}  // namespace summand
