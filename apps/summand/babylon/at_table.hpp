// Babylon as game_at_table.hpp wants a game.
#pragma once

#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/matches/match_at_table.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/draw/text.hpp"
#include "summand/studies/babylon/seats_play.hpp"
#include "summand/studies/babylon/seats_record.hpp"

namespace summand::babylon {

// A match at a table of several players.
class SeatsAtTable : public program::MatchAtTable<SeatedBabylon> {
 public:
  using MatchAtTable::MatchAtTable;

  static constexpr std::string_view kTitle = "Babylon";
  static constexpr std::string_view kActionsHelp =
      "  a number, or a move such as 1r>1b: a stack 1r is put on a stack 1b\n";

  std::string name(unsigned player) const { return name_of_seat(player); }
  Result<unsigned> named(std::string_view name) const {
    const auto number = whole_number<unsigned>(name);
    if (number && *number >= 1 && *number <= state().players) return *number - 1;
    return fail(fmt::format("a player from 1 to {} is expected, not '{}'", state().players,
                            printable(name, 40)));
  }
  std::string picture() const {
    std::string out;
    for (const std::string& row : rows_of(state().stacks.picture(), run().colours())) {
      out += row + "\n";
    }
    if (!match().rules().to_move(state())) {
      return out +
             fmt::format(
                 "{} cannot move, passes and is out, then the next one, and so on: the places "
                 "are {}\n",
                 name(state().mover), places_of(state()));
    }
    return out + fmt::format("{} is to move\n", name(state().mover));
  }
  std::string state_as_text() const { return state().stacks.print(); }

  std::string name_of(const SeatedBabylon::State& at, const StackMove& move) const {
    return fmt::format("{}: {}", name(at.mover), print(move));
  }
  Result<StackMove> read(unsigned, std::string_view text) const { return read_move(state(), text); }
  Advised<StackMove> choose(const summand::Opponent& program, const Budget& budget) const {
    return babylon::choose(state(), program, budget);
  }
  std::vector<std::string> explain(const SeatedBabylon::State& at) const {
    return who_comes_first(at, run().budget());
  }
};

}  // namespace summand::babylon
