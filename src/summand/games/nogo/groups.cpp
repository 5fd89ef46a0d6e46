#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>

#include "summand/boards/beside.hpp"
#include "summand/boards/bits.hpp"
#include "summand/games/nogo/position.hpp"
#include "summand/games/nogo/rows.hpp"

namespace summand::games::nogo {
namespace {

// Sets of cells of a board of at most 64 cells, as words.
class Words {
 public:
  using Set = std::uint64_t;

  explicit Words(const Position& position)
      : rows_(position.free.rows()),
        columns_(position.free.columns()),
        all_(low_bits(position.size())),
        first_(all_ / low_bits(columns_)),
        last_(first_ << (columns_ - 1)) {}

  static Set set(const Cells& cells) { return cells.word(); }
  Cells cells(Set set) const { return Cells(rows_, columns_, set); }
  Set beside(Set set) const {
    Set out = (set & ~last_) << 1 | (set & ~first_) >> 1;
    if (columns_ < 64) out |= set << columns_ | set >> columns_;
    return out & all_;
  }
  // The members that are connected to the first one. The set is not empty.
  Set group(Set set) const {
    Set out = set & -set;
    while (true) {
      const Set more = (out | beside(out)) & set;
      if (more == out) return out;
      out = more;
    }
  }

  static Set both(Set a, Set b) { return a & b; }
  static Set either(Set a, Set b) { return a | b; }
  static Set without(Set a, Set b) { return a & ~b; }
  static bool empty(Set set) { return set == 0; }
  static bool single(Set set) { return std::has_single_bit(set); }

 private:
  int rows_, columns_;
  Set all_, first_, last_;
};

// Sets of cells of any board.
class Sets {
 public:
  using Set = Cells;

  explicit Sets(const Position&) {}

  static Set set(const Cells& cells) { return cells; }
  static Cells cells(const Set& set) { return set; }
  static Set beside(const Set& set) { return summand::beside(set); }
  static Set group(const Set& set) { return set.connected_to(set.first()); }

  static Set both(const Set& a, const Set& b) { return a.within(b); }
  static Set either(const Set& a, const Set& b) { return a.joined(b); }
  static Set without(const Set& a, const Set& b) { return a.without(b); }
  static bool empty(const Set& set) { return set.empty(); }
  static bool single(const Set& set) { return set.count() == 1; }
};

// The groups and the moves of a position, with one of these kinds of sets.
template <class Kind>
class Groups {
 public:
  using Set = Kind::Set;

  explicit Groups(const Position& position)
      : kind_(position),
        free_(kind_.set(position.free)),
        stones_{kind_.set(position.left), kind_.set(position.right)},
        safe_(kind_.set(position.safe)) {}

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

  Cells legal_cells(Player player) const { return kind_.cells(legal(player)); }

  std::vector<Position> parts() {
    const Set alive = kind_.either(legal(Player::left), legal(Player::right));
    drop_dead_cells(alive);
    std::vector<Position> out;
    Set waiting = free_;
    while (!kind_.empty(waiting)) {
      Set members = part_around(kind_.group(waiting));
      const Set free = kind_.both(members, free_);
      waiting = kind_.without(waiting, free);
      if (kind_.empty(kind_.both(free, alive))) continue;
      members = kind_.either(members, kind_.both(kind_.beside(free), safe_));
      const Cells::Box box = kind_.cells(members).box();
      const auto cut = [&](const Set& set) {
        return kind_.cells(kind_.both(set, members)).cut(box);
      };
      out.push_back({cut(free), cut(stones_[0]), cut(stones_[1]), cut(safe_)});
    }
    return out;
  }

 private:
  static std::size_t index(Player player) { return player == Player::left ? 0 : 1; }

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

bool fits_into_words(const Position& position) {
  return position.free.one_word() && position.size() > 0;
}

}  // namespace

Cells legal_cells(const Position& position, Player player) {
  if (Row::holds(position)) return Cells(1, position.size(), Row(position).legal(player));
  if (fits_into_words(position)) return Groups<Words>(position).legal_cells(player);
  return Groups<Sets>(position).legal_cells(player);
}

std::vector<Position> parts(const Position& position) {
  if (Row::holds(position)) return Row(position).parts();
  if (fits_into_words(position)) return Groups<Words>(position).parts();
  return Groups<Sets>(position).parts();
}

std::optional<int> stone_without_liberty(const Position& position) {
  std::optional<int> out;
  for (const Player player : {Player::left, Player::right}) {
    Groups<Sets>(position).for_each(player, [&](const Cells& stones, const Cells& free, bool safe) {
      if (!safe && free.empty()) out = std::min(out.value_or(stones.first()), stones.first());
    });
  }
  return out;
}

}  // namespace summand::games::nogo
