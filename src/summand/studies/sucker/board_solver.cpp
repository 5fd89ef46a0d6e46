#include "summand/studies/sucker/board_solver.hpp"

#include <algorithm>

namespace summand::sucker {

namespace {

using Bits = EndgameTable::Bits;

constexpr Bits kBlueActs = 0x0f, kRedActs = 0xf0;
constexpr Bits kOwnFloor = 0x55;  // the active player has the floor; shifted by one: the other

// The bit of a state after a play of `mover`. There the other player has the floor.
bool after(unsigned bits, unsigned active, unsigned mover) {
  return (bits >> (active << 2 | mover << 1 | 1) & 1) != 0;
}

using Meaning = Meanings::Meaning;

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

BoardSolver::BoardSolver(const TableRules& rules, const Boards& boards, const Hands& hands,
                         const SolvedBoards& solved, Bits start)
    : rules_(rules),
      boards_(boards),
      hands_(hands),
      solved_(solved),
      start_(start),
      meanings_{meanings_of(rules, 0), meanings_of(rules, 1)} {
  find_contents();
}

void BoardSolver::find_contents() {
  for (std::size_t kind = 0; kind < boards_.kinds().size(); ++kind) {
    const Pile& pile = boards_.kinds()[static_cast<PileKinds::Kind>(kind)];
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
void BoardSolver::prepare_level(unsigned chips) {
  for (unsigned hand_chips = 0; hand_chips < chips; ++hand_chips) {
    for (unsigned owner = 0; owner < 2; ++owner) {
      auto& maps = taken_[hand_chips][owner];
      maps.resize(contents_.size());
      for (const auto& [content, number] : contents_) {
        unsigned size = 0;
        for (const unsigned count : content) size += count;
        if (size + hand_chips != chips - 1) continue;
        maps[number] = hands_.with(hand_chips, owner, content);
      }
    }
  }
}

void BoardSolver::solve(Work& work, Bits* out) const {
  const std::size_t count = hands_.count(work.hand_chips);
  // A player who cannot play loses.
  work.plays.assign(count, kRedActs);
  if (work.hand_chips > 0) {
    work.piles = boards_.piles(work.board);
    for (unsigned mover = 0; mover < 2; ++mover) {
      for (unsigned colour = 0; colour < rules_.colours; ++colour) place_chip(work, mover, colour);
    }
  }
  if (rules_.model == Model::plain) {
    std::ranges::copy(work.plays, out);
    return;
  }
  std::fill_n(out, count, start_);
  if (work.hand_chips == 0) std::ranges::copy(work.plays, out);
  while (work.hand_chips > 0 && sweep(work, out)) {
  }
}

void BoardSolver::place_chip(Work& work, unsigned mover, unsigned colour) const {
  const PileKinds& kinds = boards_.kinds();
  const Meanings& says = meanings_[mover];
  const unsigned place = hands_.place(mover, colour);
  const auto land = [&](std::size_t on, PileKinds::Kind made) {
    const auto highest = kinds[made].highest;
    const Boards::Id board = boards_.changed(work.piles, on, made);
    lead(work, mover, place, solved_.hands_of(work.chips, work.board_chips + 1, board),
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
void BoardSolver::lead(Work& work, unsigned mover, unsigned place, const Bits* from,
                       const Meaning& says) const {
  const auto with_chip = hands_.with_one(work.hand_chips - 1, place);
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
void BoardSolver::capture(Work& work, unsigned mover, unsigned colour, std::size_t at) const {
  const Pile& pile = boards_.kinds()[work.piles[at]];
  const unsigned owner = colour;
  const Bits* from = solved_.hands_of(work.chips - 1, work.board_chips - pile.length,
                                      boards_.changed(work.piles, at, std::nullopt));
  const std::size_t count = hands_.count(work.hand_chips - 1);
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
  lead(work, mover, hands_.place(mover, colour), work.joined.data(), meanings_[mover].next[owner]);
}

void BoardSolver::capture_dead(Work& work, unsigned mover, unsigned colour, std::size_t at) const {
  const unsigned length = boards_.kinds()[work.piles[at]].length;
  const Bits* from = solved_.hands_of(work.chips - length - 1, work.board_chips - length,
                                      boards_.changed(work.piles, at, std::nullopt));
  lead(work, mover, hands_.place(mover, colour), from, meanings_[mover].dead_capture[colour]);
}

// Applies donations and discards once. Returns whether an answer changed. Dead colours can be
// donated in both directions, so one sweep is not enough.
bool BoardSolver::sweep(Work& work, Bits* out) const {
  const bool all = rules_.model == Model::anytime;
  std::vector<Bits> by_blue(work.plays.size(), 0x00), by_red(work.plays.size(), 0xff);
  const Bits* fewer = solved_.hands_of(work.chips - 1, work.board_chips, work.board);
  for (unsigned owner = 0; owner < 2; ++owner) {
    for (unsigned colour = 0; colour < rules_.colours; ++colour) {
      if (colour == owner) continue;
      const auto from = hands_.with_one(work.hand_chips - 1, hands_.place(owner, colour));
      const auto to = hands_.with_one(work.hand_chips - 1, hands_.place(1 - owner, colour));
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

}  // namespace summand::sucker
