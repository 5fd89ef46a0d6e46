// Which jumps of Konane can ever happen, and the parts into which they divide a position, on any
// kind of sets.
//
// A stone keeps the colour of its cell on a chequered board, and lands only on cells that are free
// or become free. Therefore many jumps can never happen, whoever moves. We find a set of jumps that
// holds all that can: each puts its stone on a landing cell and frees two cells, which may make
// other jumps possible. A jump reads and changes only its three cells. So the cells of each of
// these jumps belong together, and parts that share no cell never act on each other. All other
// cells may be holes: no stone there ever moves or is taken, and none ever lands there.
//
// In each part a player can move now. The first jump of a part that is found starts from the stones
// as they stand, since those that make it possible share a cell with it.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "summand/boards/direction.hpp"
#include "summand/value/value.hpp"

namespace summand::games::konane {

// Stones of Left and of Right, and free cells.
template <class Set>
struct FieldSets {
  Set left, right, free;
};

// `Kind` is a kind of sets (boards/set_kinds.hpp).
template <class Kind>
class Jumps {
 public:
  using Set = typename Kind::Set;

  Jumps(Kind kind, FieldSets<Set> field)
      : kind_(std::move(kind)),
        now_(std::move(field)),
        free_(now_.free),
        stones_{now_.left, now_.right} {
    find_possible();
  }

  // Calls visit(field, members) for each part. The members are all its cells.
  template <class Visit>
  void for_each_part(Visit&& visit) const {
    Set waiting = none();
    for (const Player player : kPlayers) {
      for (const Direction direction : kAllDirections) {
        waiting = kind_.either(waiting, landings(player, direction));
      }
    }
    while (!kind_.empty(waiting)) {
      const Set members = part_around(kind_.first(waiting));
      waiting = kind_.without(waiting, members);
      const auto in_part = [&](const Set& set) { return kind_.both(set, members); };
      visit(FieldSets<Set>{in_part(now_.left), in_part(now_.right), in_part(now_.free)}, members);
    }
  }

 private:
  static constexpr Player kPlayers[] = {Player::left, Player::right};

  Set none() const { return kind_.without(free_, free_); }

  const Set& landings(Player player, Direction direction) const {
    return landings_[static_cast<std::size_t>(player)][static_cast<std::size_t>(direction)];
  }

  // Of single jumps, with what is known so far. A second step in a grid of words may reach the next
  // row, but not a cell on which a jump in this direction can land.
  Set found_landings(std::size_t own, Direction direction) const {
    const Set over = kind_.both(kind_.step(stones_[own], direction), stones_[1 - own]);
    return kind_.both(kind_.step(over, direction), free_);
  }

  void find_possible() {
    for (auto& of_player : landings_) of_player.fill(none());
    for (bool more = true; more;) {
      more = false;
      for (const Player player : kPlayers) {
        const auto own = static_cast<std::size_t>(player);
        for (const Direction direction : kAllDirections) {
          Set found = found_landings(own, direction);
          Set& known = landings_[own][static_cast<std::size_t>(direction)];
          if (found == known) continue;
          more = true;
          const Direction back = opposite(direction);
          const Set over = kind_.step(found, back);
          stones_[own] = kind_.either(stones_[own], found);
          free_ = kind_.either(free_, kind_.either(over, kind_.step(over, back)));
          known = std::move(found);
        }
      }
    }
  }

  // All cells that possible jumps connect to these.
  Set part_around(Set reached) const {
    while (true) {
      const Set before = reached;
      for (const Player player : kPlayers) {
        for (const Direction direction : kAllDirections) {
          const Set ahead = kind_.either(reached, kind_.step(reached, direction));
          const Set landing = kind_.both(landings(player, direction),
                                         kind_.either(ahead, kind_.step(ahead, direction)));
          const Direction back = opposite(direction);
          const Set over = kind_.step(landing, back);
          reached = kind_.either(kind_.either(reached, landing),
                                 kind_.either(over, kind_.step(over, back)));
        }
      }
      if (reached == before) return reached;
    }
  }

  Kind kind_;
  FieldSets<Set> now_;
  // Where a cell may ever be free, and where stones of a player may ever stand.
  Set free_;
  Set stones_[2];
  // Of the jumps that can ever happen, for each player and direction.
  std::array<std::array<Set, 4>, 2> landings_;
};

}  // namespace summand::games::konane
