#include "summand/studies/sucker/table_check.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <random>

#include "summand/base/check.hpp"
#include "summand/studies/sucker/players.hpp"

namespace summand::sucker {

namespace {

Referee referee_of(const TableRules& rules) {
  SUMMAND_CHECK(rules.model == Model::plain);
  return Referee(
      {.rebound = rules.rebound, .rows = rules.rows, .donations = false, .discards = false});
}

Result<void> follows(const EndgameTable& table, const Referee& referee, const State& state,
                     Fate fate) {
  const Oracle oracle(referee, &table);
  const State begun = referee.begun(state);
  bool wins = false;
  for (const Action& action : referee.actions(begun)) {
    wins = wins || oracle.winner(referee.apply(begun, action)) == state.active;
  }
  if (const auto endgame = endgame_of(state); endgame && decide(*endgame).active_wins != wins) {
    return fail(fmt::format("its answers contradict Theorem 5.4 after {}", print(state)));
  }
  if (wins == (fate == Fate::wins)) return {};
  return fail(fmt::format("its answer does not follow from the rules: {}", print(state)));
}

// The states of a table as one sequence.
class Places {
 public:
  explicit Places(const EndgameTable& table) : table_(table) {
    for (unsigned s = 0; s <= table.chips(); ++s) {
      std::vector<Boards::Id>& allowed = boards_.emplace_back();
      std::ranges::copy_if(table.boards().of(s), std::back_inserter(allowed),
                           [&](Boards::Id board) { return table.allows(board); });
      for (unsigned hand_chips = 0; s + hand_chips <= table.chips(); ++hand_chips) {
        blocks_.push_back({all_, s, hand_chips});
        all_ += allowed.size() * table.hands().count(hand_chips);
      }
    }
  }

  std::uint64_t size() const { return all_; }
  EndgameTable::Place operator[](std::uint64_t i) const {
    const auto block =
        std::ranges::upper_bound(blocks_, i, {}, [](const Block& one) { return one.from; }) - 1;
    const std::uint64_t at = i - block->from, hands = table_.hands().count(block->hand_chips);
    return {boards_[block->board_chips][at / hands], block->hand_chips,
            static_cast<Hands::Number>(at % hands)};
  }

 private:
  struct Block {
    std::uint64_t from;
    unsigned board_chips, hand_chips;
  };

  const EndgameTable& table_;
  std::vector<std::vector<Boards::Id>> boards_;
  std::vector<Block> blocks_;
  std::uint64_t all_ = 0;
};

// Checks all answers for one place: each player may be active, and each may have had the move
// before.
Result<void> check_place(const EndgameTable& table, const Referee& referee,
                         const EndgameTable::Place& place) {
  for (unsigned active = 0; active < 2; ++active) {
    for (unsigned before = 0; before < 2; ++before) {
      State state = table.state(place.board, place.hand_chips, place.hand, before);
      state.active = static_cast<std::uint8_t>(active);
      const Fate fate = table.fate(place.board, place.hand_chips, place.hand, active, before);
      if (auto done = follows(table, referee, state, fate); !done) return done;
    }
  }
  return {};
}

}  // namespace

Result<std::uint64_t> check_table(const EndgameTable& table, std::uint64_t most, std::uint64_t seed,
                                  Budget budget) {
  const Referee referee = referee_of(table.rules());
  const Places places(table);
  const std::uint64_t count = std::min(most, places.size());
  std::mt19937_64 random(seed);
  for (std::uint64_t i = 0; i < count; ++i) {
    budget.ask();
    const std::uint64_t at = count == places.size() ? i : random() % places.size();
    if (auto done = check_place(table, referee, places[at]); !done) {
      return std::unexpected(done.error());
    }
  }
  return count;
}

Result<void> check_answer(const EndgameTable& table, const State& state) {
  SUMMAND_TRY(fate, table.fate(state));
  return follows(table, referee_of(table.rules()), state, fate);
}

}  // namespace summand::sucker
