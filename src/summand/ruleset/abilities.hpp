// Which abilities a ruleset has. A member that does not fit its ability is a compile error.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "summand/ruleset/ruleset.hpp"

namespace summand {

namespace contract {

// Finds a member by its name alone: if R has one, the name becomes ambiguous in Both.
#define SUMMAND_HAS_MEMBER_NAMED(name)     \
  struct Named_##name {                    \
    int name;                              \
  };                                       \
  template <class R>                       \
  struct Both_##name : R, Named_##name {}; \
  template <class R>                       \
  concept has_member_##name = !requires { &Both_##name<R>::name; }

SUMMAND_HAS_MEMBER_NAMED(for_each_move);
SUMMAND_HAS_MEMBER_NAMED(moves);
SUMMAND_HAS_MEMBER_NAMED(for_each_needed_move);
SUMMAND_HAS_MEMBER_NAMED(take_part);
SUMMAND_HAS_MEMBER_NAMED(take_copies);
SUMMAND_HAS_MEMBER_NAMED(parts);
SUMMAND_HAS_MEMBER_NAMED(representative);
SUMMAND_HAS_MEMBER_NAMED(impartial_representative);
SUMMAND_HAS_MEMBER_NAMED(mirror);
SUMMAND_HAS_MEMBER_NAMED(impartial);
SUMMAND_HAS_MEMBER_NAMED(move_count);
SUMMAND_HAS_MEMBER_NAMED(moves_to_nimber);
SUMMAND_HAS_MEMBER_NAMED(read_move);
SUMMAND_HAS_MEMBER_NAMED(heap_code);
SUMMAND_HAS_MEMBER_NAMED(theorem);
SUMMAND_HAS_MEMBER_NAMED(impartial_theorem);
SUMMAND_HAS_MEMBER_NAMED(advice);
SUMMAND_HAS_MEMBER_NAMED(conjecture);
SUMMAND_HAS_MEMBER_NAMED(own_search);
SUMMAND_HAS_MEMBER_NAMED(board_search);
SUMMAND_HAS_MEMBER_NAMED(impartial_board_search);
SUMMAND_HAS_MEMBER_NAMED(learn);
SUMMAND_HAS_MEMBER_NAMED(learn_from_rows);
SUMMAND_HAS_MEMBER_NAMED(Bounds);
SUMMAND_HAS_MEMBER_NAMED(key);
SUMMAND_HAS_MEMBER_NAMED(picture);
SUMMAND_HAS_MEMBER_NAMED(picture_after);
SUMMAND_HAS_MEMBER_NAMED(figure);
SUMMAND_HAS_MEMBER_NAMED(shape);
SUMMAND_HAS_MEMBER_NAMED(layout);
SUMMAND_HAS_MEMBER_NAMED(cells);
SUMMAND_HAS_MEMBER_NAMED(make);
SUMMAND_HAS_MEMBER_NAMED(print_call);

#undef SUMMAND_HAS_MEMBER_NAMED

}  // namespace contract

// Instantiated for every game of the registry.
template <class R>
constexpr bool abilities_fit() {
  static_assert(Ruleset<R>, "a game must meet the concept Ruleset");
  static_assert(!contract::has_member_for_each_move<R> || VisitsMoves<R>,
                "for_each_move must take (position, player, visit)");
  static_assert(!contract::has_member_moves<R> || ListsMoves<R>,
                "moves must take (position, player) and return a vector of moves");
  static_assert(!contract::has_member_for_each_needed_move<R> || KnowsNeededMoves<R>,
                "for_each_needed_move must take (position, player, visit)");
  static_assert(!contract::has_member_take_part<R> || TakesParts<R>,
                "take_part must take a position by reference and return optional<Position>");
  static_assert(!contract::has_member_take_copies<R> || TakesCopies<R>,
                "take_copies must take a position by reference and return optional<Copies>");
  static_assert(!contract::has_member_parts<R> || ListsParts<R>,
                "parts must take a position and return a vector of positions");
  static_assert(!contract::has_member_representative<R> || HasRepresentative<R>,
                "representative must take a position and return a position");
  static_assert(!contract::has_member_impartial_representative<R> || HasImpartialRepresentative<R>,
                "impartial_representative must take a position and return a position, beside a "
                "representative");
  static_assert(!contract::has_member_mirror<R> || HasMirror<R>,
                "mirror must take a position and return a position");
  static_assert(!contract::has_member_impartial<R> || MayBeImpartial<R>,
                "impartial must take a position and return bool");
  static_assert(!contract::has_member_move_count<R> || CountsMoves<R>,
                "move_count must take (position, player) and return uint64_t");
  static_assert(!contract::has_member_moves_to_nimber<R> || FindsMovesToNimbers<R>,
                "moves_to_nimber must take (position, nimber, store) and return a vector of moves");
  static_assert(!contract::has_member_read_move<R> || ReadsMoves<R>,
                "read_move must take (position, player, name) and return optional<Move>");
  static_assert(!contract::has_member_heap_code<R> || HasHeapCode<R>,
                "heap_code must take nothing and return a string, for positions that are Heaps");
  static_assert(!contract::has_member_theorem<R> || HasTheorem<R>,
                "theorem must take (position, store) and return optional<Known>");
  static_assert(!contract::has_member_impartial_theorem<R> || HasImpartialTheorem<R>,
                "impartial_theorem must take (position, store) and return optional<Known>");
  static_assert(!contract::has_member_advice<R> || GivesAdvice<R>,
                "advice must take (position, player) and return optional<Advice<Move>>");
  static_assert(!contract::has_member_conjecture<R> || GivesConjectures<R>,
                "conjecture must take (position, player) and return optional<Conjectured<Move>>");
  static_assert(!contract::has_member_own_search<R> || SearchesItself<R>,
                "own_search must take (position, store) and return OwnSearch");
  static_assert(!contract::has_member_board_search<R> || SearchesBoards<R>,
                "board_search must be static, take (positions, store, options) and return a "
                "pointer to a BoardSearchOf<Position>");
  static_assert(!contract::has_member_impartial_board_search<R> || SearchesImpartialBoards<R>,
                "impartial_board_search must be static, take (positions, store, options) and "
                "return a pointer to a BoardSearchOf<Position>");
  static_assert(!contract::has_member_learn<R> || Learns<R>,
                "learn must be static, take (store, options) and return a Training");
  static_assert(!contract::has_member_learn_from_rows<R> || LearnsFromRows<R>,
                "learn_from_rows must be static, take (store, options) and return a Training");
  static_assert(
      !contract::has_member_Bounds<R> || HasBounds<R>,
      "Bounds must have of(position, effort), a PartBounds, and is_easy(position), a bool");
  static_assert(!HasBounds<R> || (HasKey<R> && HasRepresentative<R>),
                "a game with Bounds needs key and representative, too");
  static_assert(!contract::has_member_key<R> || HasKey<R>,
                "key must take a position and return optional<PositionKey>");
  static_assert(!contract::has_member_picture<R> || HasPicture<R>,
                "picture must take a position and return a Picture");
  static_assert(!contract::has_member_picture_after<R> || HasPictureAfter<R>,
                "picture_after must take (position, moves made) and return a Picture");
  static_assert(!contract::has_member_figure<R> || HasFigure<R>,
                "figure must take a position and a medium and return a Figure");
  static_assert(!contract::has_member_shape<R> || HasShape<R>,
                "shape must take a position and return a BoardShape or an optional one");
  static_assert(!contract::has_member_layout<R> || HasLayout<R>,
                "layout must take a position and return optional<ShapeLayout>");
  static_assert(!contract::has_member_cells<R> || NamesCells<R>,
                "cells must take (position, player, move) and return vector<int>, beside a shape");
  static_assert(!contract::has_member_make<R> || MakesStarts<R>,
                "make must be static, take Arguments and return Result<Start<R>>");
  static_assert(!contract::has_member_print_call<R> || PrintsCall<R>,
                "print_call must take a position and return a string");
  return true;
}

// A name, for a game that has the ability.
struct Ability {
  bool has;
  std::string_view name;
};

inline std::vector<std::string_view> names_of(std::span<const Ability> abilities) {
  std::vector<std::string_view> names;
  for (const Ability& ability : abilities) {
    if (ability.has) names.push_back(ability.name);
  }
  return names;
}

// By name, in the order of the contract.
template <class R>
std::vector<std::string_view> abilities_of() {
  static_assert(abilities_fit<R>());
  static constexpr Ability kAbilities[] = {
      {SplitsIntoParts<R>, "parts"},
      {HasRepresentative<R>, "representative"},
      {HasImpartialRepresentative<R>, "impartial_representative"},
      {HasMirror<R>, "mirror"},
      {MayBeImpartial<R>, "impartial"},
      {KnowsNeededMoves<R>, "needed_moves"},
      {CountsMoves<R>, "move_count"},
      {FindsMovesToNimbers<R>, "moves_to_nimber"},
      {ReadsMoves<R>, "read_move"},
      {HasHeapCode<R>, "heap_code"},
      {HasTheorem<R>, "theorem"},
      {HasImpartialTheorem<R>, "impartial_theorem"},
      {GivesAdvice<R>, "advice"},
      {GivesConjectures<R>, "conjecture"},
      {SearchesItself<R>, "own_search"},
      {SearchesBoards<R>, "board_search"},
      {SearchesImpartialBoards<R>, "impartial_board_search"},
      {Learns<R>, "learn"},
      {LearnsFromRows<R>, "learn_from_rows"},
      {HasBounds<R>, "bounds"},
      {HasKey<R>, "key"},
      {HasPicture<R>, "picture"},
      {HasPictureAfter<R>, "picture_after"},
      {HasFigure<R>, "figure"},
      {HasShape<R>, "shape"},
      {HasLayout<R>, "layout"},
      {NamesCells<R>, "cells"},
      {MakesStarts<R>, "make"},
  };
  return names_of(kAbilities);
}

}  // namespace summand
