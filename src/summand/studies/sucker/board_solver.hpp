// BoardSolver: the answers for all hands of one board, from those of the boards that its plays lead
// to.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// Where answers of other boards are kept.
class SolvedBoards {
 public:
  using Bits = EndgameTable::Bits;

  virtual ~SolvedBoards() = default;
  // The answers for all hands of a board with `board_chips` chips, in the level of `chips` chips.
  virtual const Bits* hands_of(unsigned chips, unsigned board_chips, Boards::Id board) const = 0;
};

// What the plays of one mover mean. See board_solver.cpp.
struct Meanings {
  // The bits that the answers after a play imply for the state before it. For a player who chooses
  // among plays, these are all bits in which he is active.
  using Meaning = std::array<EndgameTable::Bits, 256>;

  std::array<Meaning, 2> next;                     // by the player who moves next
  Meaning chooses;                                 // the mover chooses the next player
  std::array<Meaning, kMostColours> dead_capture;  // by the colour
};

// Threads may share a solver, with their own Work. The boards and hands must outlive it.
class BoardSolver {
 public:
  using Bits = EndgameTable::Bits;

  // `start` is where a fixed point with optional actions begins: 0x00 for the least solution (Blue
  // can force a win), 0xff for the greatest (Red cannot prevent it).
  BoardSolver(const TableRules& rules, const Boards& boards, const Hands& hands,
              const SolvedBoards& solved, Bits start);

  // The answers for one board during their computation.
  struct Work {
    unsigned chips, board_chips, hand_chips;
    Boards::Id board{};
    std::vector<PileKinds::Kind> piles{};
    std::vector<Bits> plays{};  // by plays only
    std::vector<Bits> joined{};
  };

  // Must be called for each level before its boards, in order of chips.
  void prepare_level(unsigned chips);
  // Writes the answers for all hands to `out`. Assumes that the boards of for_each_source are
  // solved.
  void solve(Work& work, Bits* out) const;

  // Calls visit(chips, board_chips, board) for the boards whose answers solve() looks at, in the
  // plain model. It may visit a board more than once.
  template <class Visit>
  static void for_each_source(const TableRules& rules, const Boards& boards, unsigned chips,
                              Boards::Id board, Visit&& visit) {
    const unsigned board_chips = boards.chips(board);
    if (chips == board_chips) return;  // nobody has a chip
    const std::vector<PileKinds::Kind> piles = boards.piles(board);
    const PileKinds& kinds = boards.kinds();
    for (unsigned colour = 0; colour < rules.colours; ++colour) {
      if (rules.rows == 0 || piles.size() < rules.rows) {
        visit(chips, board_chips + 1, boards.changed(piles, piles.size(), kinds.single(colour)));
      }
      for (std::size_t i = 0; i < piles.size(); ++i) {
        if (i > 0 && piles[i] == piles[i - 1]) continue;
        const Pile& pile = kinds[piles[i]];
        if (pile.top != colour) {
          visit(chips, board_chips + 1, boards.changed(piles, i, kinds.with(piles[i], colour)));
        } else {
          // The owner of a living colour takes the pile without a chip. A dead pile is removed.
          const unsigned lost = colour < 2 ? 1u : pile.length + 1u;
          visit(chips - lost, board_chips - pile.length, boards.changed(piles, i, std::nullopt));
        }
      }
    }
  }

 private:
  using Numbers = std::vector<Hands::Number>;

  void find_contents();
  void place_chip(Work& work, unsigned mover, unsigned colour) const;
  void lead(Work& work, unsigned mover, unsigned place, const Bits* from,
            const Meanings::Meaning& says) const;
  void capture(Work& work, unsigned mover, unsigned colour, std::size_t at) const;
  void capture_dead(Work& work, unsigned mover, unsigned colour, std::size_t at) const;
  bool sweep(Work& work, Bits* out) const;

  const TableRules rules_;
  const Boards& boards_;
  const Hands& hands_;
  const SolvedBoards& solved_;
  Bits start_;
  std::array<Meanings, 2> meanings_;
  std::map<Content, std::size_t> contents_;  // the possible gains of a capture, numbered
  // By the number of chips in hands, owner and content: the numbers of the hands with that gain.
  std::vector<std::array<std::vector<Numbers>, 2>> taken_;
};

}  // namespace summand::sucker
