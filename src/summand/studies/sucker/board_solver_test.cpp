#include "summand/studies/sucker/board_solver.hpp"

#include <gtest/gtest.h>
#include <set>
#include <tuple>

namespace summand::sucker {
namespace {

using Source = std::tuple<unsigned, unsigned, Boards::Id>;

// Has the same answers for all boards, and remembers which were looked at.
class Watched final : public SolvedBoards {
 public:
  const Bits* hands_of(unsigned chips, unsigned board_chips, Boards::Id board) const override {
    seen.emplace(chips, board_chips, board);
    return answers.data();
  }
  mutable std::set<Source> seen;
  std::vector<Bits> answers = std::vector<Bits>(10'000, 0x35);
};

TEST(SuckerBoardSolver, LooksAtTheSourcesOfABoardAndAtNoOthers) {
  for (const unsigned colours : {2u, 3u, 4u}) {
    for (const unsigned rows : {0u, 2u}) {
      const TableRules rules{.colours = colours, .chips = 5, .rows = rows};
      const PileKinds kinds(colours, rules.chips);
      const Boards boards(kinds, rules.chips, Budget());
      const Hands hands(colours, rules.chips);
      Watched watched;
      BoardSolver solver(rules, boards, hands, watched, 0);
      for (unsigned chips = 0; chips <= rules.chips; ++chips) {
        solver.prepare_level(chips);
        for (unsigned s = 0; s <= chips; ++s) {
          BoardSolver::Work work{.chips = chips, .board_chips = s, .hand_chips = chips - s};
          std::vector<BoardSolver::Bits> out(hands.count(chips - s));
          for (const Boards::Id board : boards.of(s)) {
            if (rows != 0 && boards.pile_count(board) > rows) continue;
            watched.seen.clear();
            work.board = board;
            solver.solve(work, out.data());
            std::set<Source> expected;
            BoardSolver::for_each_source(
                rules, boards, chips, board,
                [&](unsigned a, unsigned b, Boards::Id c) { expected.emplace(a, b, c); });
            ASSERT_EQ(watched.seen, expected) << colours << ' ' << chips << ' ' << s;
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace summand::sucker
