// A state is a board and hands. Levels are solved in order of chips, and each level from full
// boards to empty ones. A play leads to a board with one more chip, a capture to the level below.
#include <algorithm>
#include <map>

#include "summand/base/check.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

namespace {

using Bits = EndgameTable::Bits;
using Numbers = std::vector<Hands::Number>;

constexpr Bits kBlueActs = 0x0f, kRedActs = 0xf0;
constexpr Bits kOwnFloor = 0x55;  // the active player has the floor; shifted by one: the other

// The bit of a state after a play of `mover`. There the other player has the floor.
bool after(unsigned bits, unsigned active, unsigned mover) {
  return (bits >> (active << 2 | mover << 1 | 1) & 1) != 0;
}

// The bits that the answers after a play imply for the state before it. For a player who chooses
// among plays, these are all bits in which he is active.
using Meaning = std::array<Bits, 256>;

template <class Tells>
Meaning meaning(unsigned mover, Tells&& tells) {
  Meaning out{};
  for (unsigned bits = 0; bits < 256; ++bits) {
    for (unsigned before = 0; before < 2; ++before) {
      if (!tells(bits, before)) continue;
      out[bits] = static_cast<Bits>(out[bits] | 3u << (mover << 2 | before << 1));
    }
    // It implies nothing for the other player's turns, so these bits are neutral.
    if (mover == 1) out[bits] |= kBlueActs;
  }
  return out;
}

}  // namespace

// What the plays of one mover mean.
struct Meanings {
  std::array<Meaning, 2> next;                     // by the player who moves next
  Meaning chooses;                                 // the mover chooses the next player
  std::array<Meaning, kMostColours> dead_capture;  // by the colour
};

namespace {

Meanings meanings_of(const TableRules& rules, unsigned mover) {
  Meanings out;
  for (unsigned next = 0; next < 2; ++next) {
    out.next[next] =
        meaning(mover, [&](unsigned bits, unsigned) { return after(bits, next, mover); });
  }
  out.chooses = meaning(mover, [&](unsigned bits, unsigned) {
    const bool blue = after(bits, 0, mover), red = after(bits, 1, mover);
    return mover == 0 ? blue || red : blue && red;
  });
  for (unsigned colour = 2; colour < kMostColours; ++colour) {
    out.dead_capture[colour] = meaning(mover, [&](unsigned bits, unsigned before) {
      const unsigned next = rules.rebound == Rebound::mover   ? mover
                            : rules.rebound == Rebound::giver ? rules.givers[colour - 2]
                                                              : before;
      return after(bits, next, mover);
    });
  }
  return out;
}

}  // namespace

// Fills one table: the least solution (Blue can force a win) or the greatest (Red cannot prevent
// it).
class TableSolver {
 public:
  TableSolver(const EndgameTable& table, std::vector<Zeroed<Bits>>& levels, Bits start)
      : table_(table),
        rules_(table.rules()),
        levels_(levels),
        start_(start),
        meanings_{meanings_of(rules_, 0), meanings_of(rules_, 1)} {
    find_contents();
  }

  void solve_level(unsigned chips, unsigned threads, const Budget& budget);

 private:
  // The answers for one board during their computation.
  struct Work {
    unsigned chips, board_chips, hand_chips;
    Boards::Id board;
    std::vector<PileKinds::Kind> piles;
    std::vector<Bits> plays;  // by plays only
    std::vector<Bits> joined;
  };

  void find_contents();
  void prepare_captures(unsigned chips);
  void solve_board(Work& work);
  void place_chip(Work& work, unsigned mover, unsigned colour);
  void lead(Work& work, unsigned mover, unsigned place, const Bits* from, const Meaning& says);
  void capture(Work& work, unsigned mover, unsigned colour, std::size_t pile);
  void capture_dead(Work& work, unsigned mover, unsigned colour, std::size_t pile);
  void with_options(Work& work);
  bool sweep(Work& work, Bits* out) const;

  const Bits* hands_of(unsigned chips, unsigned board_chips, Boards::Id board) const {
    return &levels_[chips][table_.place(chips, board_chips, board)];
  }

  const EndgameTable& table_;
  const TableRules& rules_;
  std::vector<Zeroed<Bits>>& levels_;
  Bits start_;
  std::array<Meanings, 2> meanings_;
  std::map<Content, std::size_t> contents_;  // the possible gains of a capture, numbered
  // By the number of chips in hands, owner and content: the numbers of the hands with that gain.
  std::vector<std::array<std::vector<Numbers>, 2>> taken_;
};

void TableSolver::find_contents() {
  for (std::size_t kind = 0; kind < table_.boards().kinds().size(); ++kind) {
    const Pile& pile = table_.boards().kinds()[static_cast<PileKinds::Kind>(kind)];
    if (pile.top > 1) continue;
    Content content = pile.content;
    ++content[pile.top];
    for (unsigned colour = 0; colour < rules_.colours; ++colour) {
      if (content[colour] == 0) continue;
      Content left = content;
      --left[colour];
      contents_.emplace(left, contents_.size());
    }
  }
  taken_.resize(rules_.chips + 1);
}

// In this level, hands of h chips meet contents of up to chips - 1 - h chips. Those of lower levels
// are already stored.
void TableSolver::prepare_captures(unsigned chips) {
  for (unsigned hand_chips = 0; hand_chips < chips; ++hand_chips) {
    for (unsigned owner = 0; owner < 2; ++owner) {
      auto& maps = taken_[hand_chips][owner];
      maps.resize(contents_.size());
      for (const auto& [content, number] : contents_) {
        unsigned size = 0;
        for (const unsigned count : content) size += count;
        if (size + hand_chips != chips - 1) continue;
        maps[number] = table_.hands().with(hand_chips, owner, content);
      }
    }
  }
}

void TableSolver::solve_level(unsigned chips, unsigned threads, const Budget& budget) {
  prepare_captures(chips);
  for (unsigned s = chips + 1; s-- > 0;) {
    const auto boards = table_.boards().of(s);
    constexpr std::size_t kAtOnce = 64;
    for_each_task((boards.size() + kAtOnce - 1) / kAtOnce, threads,
                  [&](unsigned, std::size_t index) {
                    Budget own = budget;
                    Work work{.chips = chips, .board_chips = s, .hand_chips = chips - s};
                    const std::size_t end = std::min(boards.size(), (index + 1) * kAtOnce);
                    for (std::size_t i = index * kAtOnce; i < end; ++i) {
                      own.ask();
                      work.board = boards[i];
                      if (table_.allows(work.board)) solve_board(work);
                    }
                  });
  }
}

void TableSolver::solve_board(Work& work) {
  const std::size_t count = table_.hands().count(work.hand_chips);
  // A player who cannot play loses.
  work.plays.assign(count, kRedActs);
  if (work.hand_chips > 0) {
    work.piles = table_.boards().piles(work.board);
    for (unsigned mover = 0; mover < 2; ++mover) {
      for (unsigned colour = 0; colour < rules_.colours; ++colour) place_chip(work, mover, colour);
    }
  }
  Bits* out = &levels_[work.chips][table_.place(work.chips, work.board_chips, work.board)];
  if (rules_.model == Model::plain) {
    std::ranges::copy(work.plays, out);
    return;
  }
  std::fill_n(out, count, start_);
  if (work.hand_chips == 0) std::ranges::copy(work.plays, out);
  while (work.hand_chips > 0 && sweep(work, out)) {
  }
}

void TableSolver::place_chip(Work& work, unsigned mover, unsigned colour) {
  const Boards& boards = table_.boards();
  const PileKinds& kinds = boards.kinds();
  const Meanings& says = meanings_[mover];
  const unsigned place = table_.hands().place(mover, colour);
  const auto land = [&](std::size_t on, PileKinds::Kind made) {
    const auto highest = kinds[made].highest;
    const Boards::Id board = boards.changed(work.piles, on, made);
    lead(work, mover, place, hands_of(work.chips, work.board_chips + 1, board),
         highest ? says.next[1 - *highest] : says.chooses);
  };
  if (rules_.rows == 0 || work.piles.size() < rules_.rows) {
    land(work.piles.size(), kinds.single(colour));
  }
  for (std::size_t i = 0; i < work.piles.size(); ++i) {
    if (i > 0 && work.piles[i] == work.piles[i - 1]) continue;
    if (kinds[work.piles[i]].top != colour) {
      land(i, kinds.with(work.piles[i], colour));
    } else if (colour < 2) {
      capture(work, mover, colour, i);
    } else {
      capture_dead(work, mover, colour, i);
    }
  }
}

// Goes through all hands that have the chip. `from` has the answers without it.
void TableSolver::lead(Work& work, unsigned mover, unsigned place, const Bits* from,
                       const Meaning& says) {
  const auto with_chip = table_.hands().with_one(work.hand_chips - 1, place);
  Bits* plays = work.plays.data();
  if (mover == 0) {
    for (std::size_t i = 0; i < with_chip.size(); ++i) {
      plays[with_chip[i]] = static_cast<Bits>(plays[with_chip[i]] | says[from[i]]);
    }
  } else {
    for (std::size_t i = 0; i < with_chip.size(); ++i) {
      plays[with_chip[i]] = static_cast<Bits>(plays[with_chip[i]] & says[from[i]]);
    }
  }
}

// The owner of the colour takes the pile and chooses the chip that dies.
void TableSolver::capture(Work& work, unsigned mover, unsigned colour, std::size_t at) {
  const Boards& boards = table_.boards();
  const Pile& pile = boards.kinds()[work.piles[at]];
  const unsigned owner = colour;
  const Bits* from = hands_of(work.chips - 1, work.board_chips - pile.length,
                              boards.changed(work.piles, at, std::nullopt));
  const std::size_t count = table_.hands().count(work.hand_chips - 1);
  work.joined.assign(count, owner == 0 ? 0x00 : 0xff);
  Content content = pile.content;
  ++content[colour];
  for (unsigned dies = 0; dies < rules_.colours; ++dies) {
    if (content[dies] == 0) continue;
    --content[dies];
    const Numbers& taken = taken_[work.hand_chips - 1][owner][contents_.at(content)];
    ++content[dies];
    for (std::size_t i = 0; i < count; ++i) {
      const Bits bits = from[taken[i]];
      work.joined[i] =
          static_cast<Bits>(owner == 0 ? work.joined[i] | bits : work.joined[i] & bits);
    }
  }
  lead(work, mover, table_.hands().place(mover, colour), work.joined.data(),
       meanings_[mover].next[owner]);
}

void TableSolver::capture_dead(Work& work, unsigned mover, unsigned colour, std::size_t at) {
  const Boards& boards = table_.boards();
  const unsigned length = boards.kinds()[work.piles[at]].length;
  const Bits* from = hands_of(work.chips - length - 1, work.board_chips - length,
                              boards.changed(work.piles, at, std::nullopt));
  lead(work, mover, table_.hands().place(mover, colour), from,
       meanings_[mover].dead_capture[colour]);
}

// Applies donations and discards once. Returns whether an answer changed. Dead colours can be
// donated in both directions, so one sweep is not enough.
bool TableSolver::sweep(Work& work, Bits* out) const {
  const Hands& hands = table_.hands();
  const bool all = rules_.model == Model::anytime;
  std::vector<Bits> by_blue(work.plays.size(), 0x00), by_red(work.plays.size(), 0xff);
  const Bits* fewer = hands_of(work.chips - 1, work.board_chips, work.board);
  for (unsigned owner = 0; owner < 2; ++owner) {
    for (unsigned colour = 0; colour < rules_.colours; ++colour) {
      if (colour == owner) continue;
      const auto from = hands.with_one(work.hand_chips - 1, hands.place(owner, colour));
      const auto to = hands.with_one(work.hand_chips - 1, hands.place(1 - owner, colour));
      for (std::size_t i = 0; i < from.size(); ++i) {
        Bits& bits = owner == 0 ? by_blue[from[i]] : by_red[from[i]];
        for (const auto& [allowed, after] :
             {std::pair(rules_.discards, fewer[i]), std::pair(rules_.donations, out[to[i]])}) {
          if (allowed) bits = static_cast<Bits>(owner == 0 ? bits | after : bits & after);
        }
      }
    }
  }
  // After an option the other player has the floor. Here each bit becomes that result.
  const auto spoken = [](Bits bits) {
    const unsigned other = bits >> 1 & kOwnFloor;
    return static_cast<Bits>(other | other << 1);
  };
  bool changed = false;
  for (std::size_t i = 0; i < work.plays.size(); ++i) {
    const unsigned plays = work.plays[i], blue = spoken(by_blue[i]), red = spoken(by_red[i]);
    // The active player has the floor: he plays, or uses an option.
    unsigned own = ((plays | blue) & kBlueActs) | (plays & red & kRedActs);
    own &= kOwnFloor;
    // The other player has the floor: he does nothing, or uses an option.
    unsigned other = own << 1;
    if (all) other = (other & red & kBlueActs) | ((other | blue) & kRedActs & ~kOwnFloor);
    const auto bits = static_cast<Bits>(own | (other & 0xffu & ~unsigned{kOwnFloor}));
    changed = changed || bits != out[i];
    out[i] = bits;
  }
  return changed;
}

EndgameTable::EndgameTable(const TableRules& rules, Budget budget)
    : rules_(rules),
      budget_(std::move(budget)),
      kinds_(rules.colours, std::max(rules.chips, 1u)),
      boards_(kinds_, rules.chips, budget_),
      hands_(rules.colours, rules.chips) {
  SUMMAND_CHECK(rules.colours >= 2 && rules.colours <= kMostColours);
  for (unsigned chips = 0; chips <= rules.chips; ++chips) {
    std::size_t size = 0;
    from_.emplace_back();
    for (unsigned s = 0; s <= chips; ++s) {
      from_.back().push_back(size);
      size += boards_.of(s).size() * hands_.count(chips - s);
    }
    level_size_.push_back(size);
  }
}

std::unique_ptr<EndgameTable> EndgameTable::empty(const TableRules& rules, Budget budget) {
  std::unique_ptr<EndgameTable> out(new EndgameTable(rules, std::move(budget)));
  for (const std::size_t size : out->level_size_) out->levels_.emplace_back(out->budget_, size);
  return out;
}

EndgameTable::EndgameTable(const TableRules& rules, unsigned threads, Budget budget,
                           const std::function<void(const TableLevel&)>& report)
    : EndgameTable(rules, std::move(budget)) {
  TableSolver can_force(*this, levels_, 0x00);
  std::optional<TableSolver> can_hold;
  if (rules.model != Model::plain) can_hold.emplace(*this, not_lost_, 0xff);
  for (unsigned chips = 0; chips <= rules.chips; ++chips) {
    levels_.emplace_back(budget_, level_size_[chips]);
    can_force.solve_level(chips, threads, budget_);
    if (can_hold) {
      not_lost_.emplace_back(budget_, level_size_[chips]);
      can_hold->solve_level(chips, threads, budget_);
    }
    if (report) report(level(chips));
  }
}

}  // namespace summand::sucker
