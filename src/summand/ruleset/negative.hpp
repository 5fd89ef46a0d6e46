// Negative<R>: a game with the players exchanged, for games that have no mirrored positions.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "summand/ruleset/ruleset.hpp"

namespace summand {

namespace contract {

// "Negative " and a title.
template <class R>
inline constexpr auto kNegativeTitle = [] {
  constexpr std::string_view kFirst = "Negative ";
  std::array<char, kFirst.size() + R::info.title.size()> out{};
  std::ranges::copy(kFirst, out.begin());
  std::ranges::copy(R::info.title, out.begin() + kFirst.size());
  return out;
}();

}  // namespace contract

// Left has Right's moves, and Right has Left's. Positions are written as in R, and a whole call has
// a minus sign: -blockbusting("L5R").
template <Ruleset R>
struct Negative {
  static constexpr RulesetInfo info{
      .name = R::info.name,
      .title = {contract::kNegativeTitle<R>.data(), contract::kNegativeTitle<R>.size()},
      .rules = R::info.rules,
      .notation = R::info.notation,
      .source = R::info.source,
      .examples = R::info.examples,
  };
  static constexpr bool loopy = Loopy<R>;
  static constexpr bool splits_by_moves = SplitsByMoves<R>;

  R rules;

  using Position = typename R::Position;
  using Move = typename R::Move;

  bool operator==(const Negative&) const = default;

  template <class Visit>
  void for_each_move(const Position& position, Player player, Visit&& visit) const {
    summand::for_each_move(rules, position, opponent(player), visit);
  }
  Position play(const Position& position, Player player, const Move& move) const {
    return rules.play(position, opponent(player), move);
  }

  std::optional<Copies<Position>> take_copies(Position& rest) const
    requires TakesCopies<R>
  {
    return rules.take_copies(rest);
  }
  std::optional<Position> take_part(Position& rest) const
    requires TakesParts<R>
  {
    return rules.take_part(rest);
  }
  std::vector<Position> parts(const Position& position) const
    requires ListsParts<R>
  {
    return rules.parts(position);
  }
  Position representative(const Position& position) const
    requires HasRepresentative<R>
  {
    return rules.representative(position);
  }
  std::optional<PositionKey> key(const Position& position) const
    requires HasKey<R>
  {
    return rules.key(position);
  }
  bool impartial(const Position& position) const { return is_impartial(rules, position); }

  std::optional<Known> theorem(const Position& position, ValueStore& store) const
    requires HasTheorem<R>
  {
    std::optional<Known> known = rules.theorem(position, store);
    if (!known) return known;
    if (Value* value = std::get_if<Value>(&known->what)) {
      *value = store.negative(*value);
    } else if (Outcome* outcome = std::get_if<Outcome>(&known->what)) {
      if (*outcome == Outcome::left || *outcome == Outcome::right) {
        *outcome = *outcome == Outcome::left ? Outcome::right : Outcome::left;
      }
    }
    return known;
  }

  Result<Position> parse(std::string_view text) const { return rules.parse(text); }
  std::string print(const Position& position) const { return rules.print(position); }
  std::string print_call(const Position& position) const {
    return "-" + summand::print_call(rules, position);
  }
  std::string print_move(const Position& position, Player player, const Move& move) const {
    return std::string(rules.print_move(position, opponent(player), move));
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
};

template <class R>
inline constexpr bool kIsNegative = false;
template <class R>
inline constexpr bool kIsNegative<Negative<R>> = true;

}  // namespace summand
