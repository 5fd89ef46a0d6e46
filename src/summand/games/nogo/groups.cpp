#include "summand/games/nogo/groups.hpp"

#include <algorithm>
#include <bit>

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

template <class Kind>
Groups<Kind> groups_of(const Position& position) {
  return {Kind(position),
          {Kind::set(position.free), Kind::set(position.left), Kind::set(position.right),
           Kind::set(position.safe)}};
}

template <class Kind>
Cells legal(const Position& position, Player player) {
  return Kind(position).cells(groups_of<Kind>(position).legal(player));
}

template <class Kind>
std::vector<Position> parts_in(const Position& position) {
  const Kind kind(position);
  std::vector<Position> out;
  groups_of<Kind>(position).for_each_part([&](const auto& sets, const auto& members) {
    const Cells::Box box = kind.cells(members).box();
    const auto cut = [&](const auto& set) { return kind.cells(set).cut(box); };
    out.push_back({cut(sets.free), cut(sets.left), cut(sets.right), cut(sets.safe)});
  });
  return out;
}

bool fits_into_words(const Position& position) {
  return position.free.one_word() && position.size() > 0;
}

}  // namespace

Cells legal_cells(const Position& position, Player player) {
  if (Row::holds(position)) return Cells(1, position.size(), Row(position).legal(player));
  if (fits_into_words(position)) return legal<Words>(position, player);
  return legal<Sets>(position, player);
}

std::vector<Position> parts(const Position& position) {
  if (Row::holds(position)) return Row(position).parts();
  if (fits_into_words(position)) return parts_in<Words>(position);
  return parts_in<Sets>(position);
}

std::optional<int> stone_without_liberty(const Position& position) {
  std::optional<int> out;
  for (const Player player : {Player::left, Player::right}) {
    groups_of<Sets>(position).for_each(
        player, [&](const Cells& stones, const Cells& free, bool safe) {
          if (!safe && free.empty()) out = std::min(out.value_or(stones.first()), stones.first());
        });
  }
  return out;
}

}  // namespace summand::games::nogo
