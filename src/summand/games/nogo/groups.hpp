// The groups, the moves and the parts of a position of NoGo, on any kind of sets.
#pragma once

#include <cstddef>
#include <utility>

#include "summand/value/value.hpp"

namespace summand::games::nogo {

// The four sets of a position, as in Position.
template <class Set>
struct StoneSets {
  Set free, left, right, safe;
};

// `Kind` is a kind of sets (boards/set_kinds.hpp).
template <class Kind>
class Groups {
 public:
  using Set = typename Kind::Set;

  Groups(Kind kind, StoneSets<Set> sets)
      : kind_(std::move(kind)),
        free_(std::move(sets.free)),
        stones_{std::move(sets.left), std::move(sets.right)},
        safe_(std::move(sets.safe)) {}

  // Calls visit(stones, liberties, safe) for each group of a player. The liberties of a group are
  // the free cells beside it.
  template <class Visit>
  void for_each(Player player, Visit&& visit) const {
    Set rest = stones_[index(player)];
    while (!kind_.empty(rest)) {
      const Set stones = kind_.group(rest);
      rest = kind_.without(rest, stones);
      visit(stones, kind_.both(kind_.beside(stones), free_),
            !kind_.empty(kind_.both(stones, safe_)));
    }
  }

  // The free cells on which a player may put a stone.
  Set legal(Player player) const {
    // A new stone needs a free neighbour, or a group that keeps a liberty.
    Set lasting = kind_.beside(free_);
    for_each(player, [&](const Set& stones, const Set& liberties, bool safe) {
      if (safe) {
        lasting = kind_.either(lasting, kind_.beside(stones));
      } else if (!kind_.single(liberties)) {
        lasting = kind_.either(lasting, liberties);
      }
    });
    Set out = kind_.both(free_, lasting);
    for_each(opponent(player), [&](const Set&, const Set& liberties, bool safe) {
      if (!safe && kind_.single(liberties)) out = kind_.without(out, liberties);
    });
    return out;
  }

  // Calls visit(sets, members) for each independent part in which a player can move. The members
  // are all its cells. Nothing else may be asked after it.
  template <class Visit>
  void for_each_part(Visit&& visit) {
    const Set alive = kind_.either(legal(Player::left), legal(Player::right));
    drop_dead_cells(alive);
    Set waiting = free_;
    while (!kind_.empty(waiting)) {
      Set members = part_around(kind_.group(waiting));
      const Set free = kind_.both(members, free_);
      waiting = kind_.without(waiting, free);
      if (kind_.empty(kind_.both(free, alive))) continue;
      members = kind_.either(members, kind_.both(kind_.beside(free), safe_));
      const auto in_part = [&](const Set& set) { return kind_.both(set, members); };
      visit(StoneSets<Set>{free, in_part(stones_[0]), in_part(stones_[1]), in_part(safe_)},
            members);
    }
  }

 private:
  static std::size_t index(Player player) { return player == Player::left ? 0 : 1; }

  // Leaves the same moves, with fewer stones and fewer free cells.
  //
  // A move that is not legal stays illegal: a group with one liberty gets new ones only by a stone
  // on that liberty, and a cell without a free neighbour never gets one. So a cell on which neither
  // player may move stays free for ever, and each group beside it is safe. Such a cell is dropped,
  // unless it is beside another free cell, to which it would be a liberty. Of a safe group only the
  // stones beside free cells matter.
  void drop_dead_cells(const Set& alive) {
    const Set dead = kind_.without(kind_.without(free_, alive), kind_.beside(free_));
    free_ = kind_.without(free_, dead);
    const Set at_free = kind_.beside(free_), at_dead = kind_.beside(dead);
    for (const Player player : {Player::left, Player::right}) {
      for_each(player, [&](const Set& stones, const Set&, bool safe) {
        if (!safe && kind_.empty(kind_.both(stones, at_dead))) return;
        const Set kept = kind_.both(stones, at_free);
        Set& all = stones_[index(player)];
        all = kind_.either(kind_.without(all, stones), kept);
        safe_ = kind_.either(kind_.without(safe_, stones), kept);
      });
    }
  }

  // The free cells and the stones that are not safe, from some of them on: free cells that touch,
  // and the groups between them. Stones of different players do not act on each other: they never
  // leave the board, and neither is a liberty.
  Set part_around(Set reached) const {
    const Set left = kind_.without(stones_[0], safe_), right = kind_.without(stones_[1], safe_);
    while (true) {
      const Set by_free = kind_.beside(kind_.both(reached, free_));
      const Set by_left = kind_.either(by_free, kind_.beside(kind_.both(reached, left))),
                by_right = kind_.either(by_free, kind_.beside(kind_.both(reached, right)));
      const Set found =
          kind_.either(kind_.both(kind_.either(by_left, by_right), free_),
                       kind_.either(kind_.both(by_left, left), kind_.both(by_right, right)));
      Set more = kind_.either(reached, found);
      if (more == reached) return reached;
      reached = std::move(more);
    }
  }

  Kind kind_;
  Set free_, stones_[2], safe_;
};

}  // namespace summand::games::nogo
