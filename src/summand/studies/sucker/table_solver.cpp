// A state is a board and hands. Levels are solved in order of chips, and each level from full
// boards to empty ones. A play leads to a board with one more chip, a capture to the level below.
#include <algorithm>

#include "summand/base/check.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/studies/sucker/board_solver.hpp"
#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// Fills one table: the least solution (Blue can force a win) or the greatest (Red cannot prevent
// it).
class TableSolver final : public SolvedBoards {
 public:
  TableSolver(const EndgameTable& table, std::vector<Zeroed<Bits>>& levels, Bits start)
      : table_(table),
        levels_(levels),
        solver_(table.rules(), table.boards(), table.hands(), *this, start) {}

  void solve_level(unsigned chips, unsigned threads, const Budget& budget);
  // The level is known. To be called in order, too.
  void pass_level(unsigned chips) { solver_.prepare_level(chips); }

  const Bits* hands_of(unsigned chips, unsigned board_chips, Boards::Id board) const override {
    return &levels_[chips][table_.place(chips, board_chips, board)];
  }

 private:
  const EndgameTable& table_;
  std::vector<Zeroed<Bits>>& levels_;
  BoardSolver solver_;
};

void TableSolver::solve_level(unsigned chips, unsigned threads, const Budget& budget) {
  solver_.prepare_level(chips);
  for (unsigned s = chips + 1; s-- > 0;) {
    const auto boards = table_.boards().of(s);
    constexpr std::size_t kAtOnce = 64;
    for_each_task(
        (boards.size() + kAtOnce - 1) / kAtOnce, threads, [&](unsigned, std::size_t index) {
          Budget own = budget;
          BoardSolver::Work work{.chips = chips, .board_chips = s, .hand_chips = chips - s};
          const std::size_t end = std::min(boards.size(), (index + 1) * kAtOnce);
          for (std::size_t i = index * kAtOnce; i < end; ++i) {
            own.ask();
            work.board = boards[i];
            if (!table_.allows(work.board)) continue;
            solver_.solve(work, &levels_[chips][table_.place(chips, s, work.board)]);
          }
        });
  }
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
  out->solved_ = rules.chips + 1;
  return out;
}

std::unique_ptr<EndgameTable> EndgameTable::unsolved(const TableRules& rules, Budget budget) {
  return std::unique_ptr<EndgameTable>(new EndgameTable(rules, std::move(budget)));
}

bool EndgameTable::can_begin(const TableRules& rules) const {
  TableRules same = rules_;
  same.chips = rules.chips;
  // Without optional actions it does not matter which of them the rules would allow.
  same.donations = rules.donations;
  same.discards = rules.discards;
  return same == rules && rules.model == Model::plain && levels() <= rules.chips + 1;
}

// The boards and the hands of few chips have the same order in a table of more chips.
void EndgameTable::solve(unsigned threads, const std::function<void(const TableLevel&)>& report,
                         const EndgameTable* known) {
  SUMMAND_CHECK(solved_ == 0 && (known == nullptr || known->can_begin(rules_)));
  TableSolver can_force(*this, levels_, 0x00);
  std::optional<TableSolver> can_hold;
  if (rules_.model != Model::plain) can_hold.emplace(*this, not_lost_, 0xff);
  for (unsigned chips = 0; chips <= rules_.chips; ++chips) {
    Zeroed<Bits>& answers = levels_.emplace_back(budget_, level_size_[chips]);
    if (known != nullptr && chips < known->levels()) {
      SUMMAND_CHECK(known->level_size(chips) == answers.size());
      for (std::size_t i = 0; i < answers.size(); ++i) answers[i] = known->bits(chips, i);
      can_force.pass_level(chips);
    } else {
      can_force.solve_level(chips, threads, budget_);
    }
    if (can_hold) {
      not_lost_.emplace_back(budget_, level_size_[chips]);
      can_hold->solve_level(chips, threads, budget_);
    }
    solved_ = chips + 1;
    if (report) report(level(chips));
  }
}

}  // namespace summand::sucker
