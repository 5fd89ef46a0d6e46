// visit_moves, visit_needed_moves and visit_parts do the same as for_each_move,
// for_each_needed_move and for_each_part. The code of a game is compiled once for all visitors, and
// not again for each of them.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>

#include "summand/ruleset/ruleset.hpp"

namespace summand {

namespace visit_internal {

// The address of a visitor, which may be const.
template <class Visit>
void* address_of(Visit& visit) {
  return const_cast<void*>(static_cast<const void*>(std::addressof(visit)));
}

template <class Move>
using TakeMoves = void (*)(void* visitor, std::span<const Move> moves);
template <class Position>
using TakePart = void (*)(void* visitor, const Position& part, std::uint64_t count);

enum class Moves { all, needed };

// Simple moves are passed on in runs of a few, so that most moves cost no call.
template <Moves which, Ruleset R>
[[gnu::noinline]] void pass_moves(const R& rules, const typename R::Position& position,
                                  Player player, void* visitor, TakeMoves<typename R::Move> take) {
  using Move = typename R::Move;
  const auto pass = [&](auto&& visit) {
    if constexpr (which == Moves::all) {
      for_each_move(rules, position, player, visit);
    } else {
      for_each_needed_move(rules, position, player, visit);
    }
  };
  if constexpr (std::is_trivially_copyable_v<Move> && std::default_initializable<Move>) {
    constexpr std::size_t kRun = 32;
    std::array<Move, kRun> run;
    std::size_t count = 0;
    pass([&](const Move& move) {
      run[count++] = move;
      if (count < kRun) return;
      count = 0;
      take(visitor, run);
    });
    if (count > 0) take(visitor, std::span<const Move>(run).first(count));
  } else {
    pass([&](const Move& move) { take(visitor, {&move, 1}); });
  }
}

template <Ruleset R>
[[gnu::noinline]] void pass_parts(const R& rules, const typename R::Position& position,
                                  void* visitor, TakePart<typename R::Position> take) {
  for_each_part(rules, position, [&](const typename R::Position& part, std::uint64_t count) {
    take(visitor, part, count);
  });
}

}  // namespace visit_internal

// Calls visit(move) for all legal moves of a player, or for all that the value needs.
template <Ruleset R, class Visit, visit_internal::Moves which = visit_internal::Moves::all>
void visit_moves(const R& rules, const typename R::Position& position, Player player,
                 Visit&& visit) {
  using Move = typename R::Move;
  using Visitor = std::remove_reference_t<Visit>;
  visit_internal::pass_moves<which>(rules, position, player, visit_internal::address_of(visit),
                                    [](void* visitor, std::span<const Move> moves) {
                                      auto& its_visit = *static_cast<Visitor*>(visitor);
                                      for (const Move& move : moves) its_visit(move);
                                    });
}
template <Ruleset R, class Visit>
void visit_needed_moves(const R& rules, const typename R::Position& position, Player player,
                        Visit&& visit) {
  constexpr auto kWhich =
      KnowsNeededMoves<R> ? visit_internal::Moves::needed : visit_internal::Moves::all;
  visit_moves<R, Visit, kWhich>(rules, position, player, std::forward<Visit>(visit));
}

// Calls visit(part, count) for all parts of a position.
template <Ruleset R, class Visit>
void visit_parts(const R& rules, const typename R::Position& position, Visit&& visit) {
  using Position = typename R::Position;
  using Visitor = std::remove_reference_t<Visit>;
  visit_internal::pass_parts(rules, position, visit_internal::address_of(visit),
                             [](void* visitor, const Position& part, std::uint64_t count) {
                               (*static_cast<Visitor*>(visitor))(part, count);
                             });
}

}  // namespace summand
