// Version<R>: the game R itself, its negative, or its impartial version.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "summand/ruleset/visit.hpp"

namespace summand {

// The negative exchanges the players: Left has Right's moves, and Right has Left's. In the
// impartial version both players have the moves of both. It is defined for positions, not for
// values: {1|-1} as a value has no impartial version.
enum class VersionKind : std::uint8_t { itself, negative, impartial };

// All versions of a game are one type. So evaluators and tables of parts, which are much code, are
// compiled once for each game.
template <Ruleset R>
struct Version {
  static constexpr const RulesetInfo& info = R::info;
  static constexpr bool loopy = Loopy<R>;
  static constexpr bool quick_representative = HasQuickRepresentative<R>;

  R rules;
  VersionKind kind = VersionKind::itself;

  using Position = typename R::Position;
  struct Move {
    typename R::Move move;
    Player whose;  // the player who has this move in R
    bool operator==(const Move&) const = default;
  };

  bool operator==(const Version&) const = default;

  // The version whose positions are the negatives of those of this one.
  Version opposite() const {
    return {rules, kind == VersionKind::itself     ? VersionKind::negative
                   : kind == VersionKind::negative ? VersionKind::itself
                                                   : kind};
  }

  template <class Visit>
  void for_each_move(const Position& position, Player player, Visit&& visit) const {
    const bool impartial = kind == VersionKind::impartial;
    const Player last = impartial ? Player::right : whose(player);
    for (Player now = impartial ? Player::left : last;; now = last) {
      visit_moves(rules, position, now,
                  [&](const typename R::Move& move) { visit(Move{move, now}); });
      if (now == last) return;
    }
  }
  // In the impartial version other moves may be needed, too.
  template <class Visit>
  void for_each_needed_move(const Position& position, Player player, Visit&& visit) const {
    if (kind == VersionKind::impartial) return for_each_move(position, player, visit);
    visit_needed_moves(rules, position, whose(player),
                       [&](const typename R::Move& move) { visit(Move{move, whose(player)}); });
  }
  Position play(const Position& position, Player, const Move& move) const {
    return rules.play(position, move.whose, move.move);
  }
  bool impartial(const Position& position) const {
    return kind == VersionKind::impartial || is_impartial(rules, position);
  }
  // Both players have the same moves, so all versions are the game itself.
  using Nimbers = NimbersOf<R>;
  bool entails(const Position& position, Player player, const Move& move) const
    requires Entails<R>
  {
    return rules.entails(position, player, move.move);
  }
  bool is_loony(const Position& position) const
    requires Entails<R>
  {
    return rules.is_loony(position);
  }
  std::uint64_t move_count(const Position& position, Player player) const
    requires CountsMoves<R>
  {
    if (kind != VersionKind::impartial) return rules.move_count(position, whose(player));
    const std::uint64_t left = rules.move_count(position, Player::left);
    const std::uint64_t right = rules.move_count(position, Player::right);
    return left + right < left ? UINT64_MAX : left + right;
  }

  // The impartial version has the parts and representatives of R if they keep the moves
  // (SplitsByMoves). It has none that keep only the value. There, mirrored positions have the same
  // moves, too.
  template <class Visit>
  void for_each_part(const Position& position, Visit&& visit) const {
    if (keeps_moves()) {
      summand::for_each_part(rules, position, visit);
    } else {
      visit(position, std::uint64_t{1});
    }
  }
  Position representative(const Position& position) const
    requires HasRepresentative<R>
  {
    if (kind == VersionKind::impartial) return impartial_representative(position);
    return rules.representative(position);
  }
  Position mirror(const Position& position) const
    requires HasMirror<R>
  {
    // The negative of a nimber is the nimber.
    return kind == VersionKind::impartial ? position : rules.mirror(position);
  }
  void expect_end(const Position& position, bool with_theorems) const
    requires ChecksEnds<R>
  {
    rules.expect_end(position, with_theorems && kind != VersionKind::impartial);
  }
  std::optional<PositionKey> key(const Position& position) const
    requires HasKey<R>
  {
    return rules.key(position);
  }

  // Whether theorems may give values of this version.
  bool has_theorems() const {
    return kind == VersionKind::impartial ? HasImpartialTheorem<R> : HasTheorem<R>;
  }
  std::optional<Known> theorem(const Position& position, ValueStore& store) const
    requires(HasTheorem<R> || HasImpartialTheorem<R>)
  {
    std::optional<Known> known;
    if (kind == VersionKind::impartial) {
      if constexpr (HasImpartialTheorem<R>) known = rules.impartial_theorem(position, store);
    } else if constexpr (HasTheorem<R>) {
      known = rules.theorem(position, store);
    }
    if (!known || kind != VersionKind::negative) return known;
    if (auto* value = std::get_if<Value>(&known->what)) {
      *value = store.negative(*value);
    } else {
      auto& outcome = std::get<Outcome>(known->what);
      if (outcome == Outcome::left) {
        outcome = Outcome::right;
      } else if (outcome == Outcome::right) {
        outcome = Outcome::left;
      }
    }
    return known;
  }

  Result<Position> parse(std::string_view text) const { return rules.parse(text); }
  std::string print(const Position& position) const { return rules.print(position); }
  // Moves of Left and Right may have the same name. So the name of a move in the impartial version
  // begins with its player.
  std::string print_move(const Position& position, Player, const Move& move) const {
    std::string name(rules.print_move(position, move.whose, move.move));
    if (kind != VersionKind::impartial) return name;
    return (move.whose == Player::left ? "L " : "R ") + name;
  }
  template <class Visit>
  void small_positions(Visit&& visit) const {
    rules.small_positions(visit);
  }

 private:
  Position impartial_representative(const Position& position) const {
    if constexpr (HasImpartialRepresentative<R>) {
      return rules.impartial_representative(position);
    } else if constexpr (!SplitsByMoves<R>) {
      return position;
    } else if constexpr (HasMirror<R>) {
      return std::min(rules.representative(position), rules.representative(rules.mirror(position)));
    } else {
      return rules.representative(position);
    }
  }
  Player whose(Player player) const {
    return kind == VersionKind::negative ? opponent(player) : player;
  }
  bool keeps_moves() const { return SplitsByMoves<R> || kind != VersionKind::impartial; }
};

template <Ruleset R>
Version<R> negative_of(R rules) {
  return {std::move(rules), VersionKind::negative};
}
template <Ruleset R>
Version<R> impartial_of(R rules) {
  return {std::move(rules), VersionKind::impartial};
}

}  // namespace summand
