// Impartial<R>: the game in which both players may make all moves of R.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/ruleset/ruleset.hpp"

namespace summand {

namespace contract {

// "Impartial " and a title.
template <class R>
inline constexpr auto kImpartialTitle = [] {
  constexpr std::string_view kFirst = "Impartial ";
  std::array<char, kFirst.size() + R::info.title.size()> out{};
  std::ranges::copy(kFirst, out.begin());
  std::ranges::copy(R::info.title, out.begin() + kFirst.size());
  return out;
}();

}  // namespace contract

// It is defined for positions, not for values: {1|-1} as a value has no impartial version. Parts
// and representatives are those of R if they keep the moves (SplitsByMoves). Parts that keep only
// the value do not work here.
template <Ruleset R>
struct Impartial {
  static constexpr RulesetInfo info{
      .name = "impartial",
      .title = {contract::kImpartialTitle<R>.data(), contract::kImpartialTitle<R>.size()},
      .rules = R::info.rules,
      .notation = R::info.notation,
      .source = R::info.source,
      .examples = R::info.examples,
  };
  static constexpr bool loopy = Loopy<R>;

  R rules;

  using Position = typename R::Position;
  struct Move {
    Player whose;  // the player who has this move in R
    typename R::Move move;
    bool operator==(const Move&) const = default;
  };

  bool operator==(const Impartial&) const = default;

  template <class Visit>
  void for_each_move(const Position& position, Player, Visit&& visit) const {
    for (const Player whose : {Player::left, Player::right}) {
      summand::for_each_move(rules, position, whose,
                             [&](const typename R::Move& move) { visit(Move{whose, move}); });
    }
  }
  Position play(const Position& position, Player, const Move& move) const {
    return rules.play(position, move.whose, move.move);
  }
  bool impartial(const Position&) const { return true; }

  std::optional<Copies<Position>> take_copies(Position& rest) const
    requires SplitsByMoves<R> && TakesCopies<R>
  {
    return rules.take_copies(rest);
  }
  std::optional<Position> take_part(Position& rest) const
    requires SplitsByMoves<R> && TakesParts<R>
  {
    return rules.take_part(rest);
  }
  std::vector<Position> parts(const Position& position) const
    requires SplitsByMoves<R> && ListsParts<R>
  {
    return rules.parts(position);
  }
  Position representative(const Position& position) const
    requires SplitsByMoves<R> && HasRepresentative<R>
  {
    return rules.representative(position);
  }
  // The negative of a nimber is the nimber.
  Position mirror(const Position& position) const { return position; }
  std::optional<PositionKey> key(const Position& position) const
    requires HasKey<R>
  {
    return rules.key(position);
  }

  Result<Position> parse(std::string_view text) const { return rules.parse(text); }
  std::string print(const Position& position) const { return rules.print(position); }
  std::string print_call(const Position& position) const {
    return "impartial(" + summand::print_call(rules, position) + ")";
  }
  // Moves of Left and Right may have the same name, so the name says whose it is.
  std::string print_move(const Position& position, Player, const Move& move) const {
    return (move.whose == Player::left ? "L " : "R ") +
           std::string(rules.print_move(position, move.whose, move.move));
  }

  template <class Visit>
  void small_positions(Visit&& visit) const {
    rules.small_positions(visit);
  }

  Picture picture(const Position& position) const
    requires HasPicture<R>
  {
    return rules.picture(position);
  }
  Picture picture_after(const Position& start, std::span<const MoveMade<Move>> moves) const
    requires HasPictureAfter<R>
  {
    std::vector<MoveMade<typename R::Move>> made;
    for (const auto& [player, move] : moves) made.push_back({move.whose, move.move});
    return rules.picture_after(start, made);
  }
  Figure figure(const Position& position, Medium medium) const
    requires HasFigure<R>
  {
    return rules.figure(position, medium);
  }
};

}  // namespace summand
