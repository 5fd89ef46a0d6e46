// Babylon around a table as a game in play.
#include <fmt/format.h>

#include "summand/ask/several/games_in_play.hpp"
#include "summand/ask/several_options.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/studies/babylon/seats_play.hpp"
#include "summand/studies/babylon/seats_record.hpp"
#include "summand/studies/babylon/solution.hpp"

namespace summand::babylon {

namespace {

class BabylonInPlay final : public ask::GameInPlayOf<SeatedBabylon> {
 public:
  using GameInPlayOf::GameInPlayOf;

  std::string_view key() const override { return "babylon"; }
  std::string_view title() const override { return "Babylon"; }
  std::string_view actions_help() const override {
    return "  a number, or a move such as 1r>1b: a stack 1r is put on a stack 1b\n";
  }
  std::string name(unsigned player) const override { return name_of_seat(player); }
  Result<unsigned> named(std::string_view name) const override {
    const auto number = whole_number<unsigned>(name);
    if (number && *number >= 1 && *number <= state().players) return *number - 1;
    return fail(fmt::format("a player from 1 to {} is expected, not '{}'", state().players,
                            printable(name, 40)));
  }

  std::string picture(summand::Colours colours) const override {
    std::string out;
    for (const std::string& row : rows_of(state().stacks.picture(), colours)) out += row + "\n";
    if (to_move()) return out + fmt::format("{} is to move\n", name(state().mover));
    return out + fmt::format(
                     "{} cannot move and is out, and then all others in turn. The places are {}\n",
                     name(state().mover), places_of(state()));
  }
  std::string state_as_text() const override { return state().stacks.print(); }
  std::vector<std::string> explain(const Budget& budget) const override {
    return who_comes_first(state(), budget);
  }

 protected:
  std::string line_of(const State& before, const StackMove& move) const override {
    return fmt::format("{}: {}", name(before.mover), print(move));
  }
  Result<StackMove> read_action(unsigned, std::string_view text) const override {
    return read_move(state(), text);
  }
  Advised<StackMove> choose_action(const summand::Opponent& program, std::string_view,
                                   const Budget& budget) const override {
    return babylon::choose(state(), program, budget);
  }
};

Result<Stacks> stacks_on_table(std::string_view text) {
  constexpr std::string_view kBegin = "babylon(";
  if (!text.starts_with(kBegin)) return sold_game(2).stacks;
  std::string_view inside = text.substr(kBegin.size());
  if (!inside.ends_with(')')) return fail("babylon(5,4,2) is expected, or stacks in quotes");
  inside.remove_suffix(1);
  if (inside.size() > 1 && inside.starts_with('"') && inside.ends_with('"')) {
    inside = inside.substr(1, inside.size() - 2);
  }
  auto stacks = parse_stacks(inside);
  if (!stacks) return fail("babylon: " + stacks.error().message);
  if (stacks->count() <= kMostStacksOnTable) return stacks;
  return fail(fmt::format("a game of several players has at most {} stacks", kMostStacksOnTable));
}

}  // namespace

std::unique_ptr<ask::GameInPlay> in_play(Match<SeatedBabylon> match) {
  return std::make_unique<BabylonInPlay>(std::move(match));
}

Result<SeatedBabylon::State> seated_start(const ask::Request& request, std::string_view text,
                                          unsigned players, ask::NumberRange range) {
  SUMMAND_TRY(count, ask::players_of(request, players, range));
  SUMMAND_TRY(stacks, stacks_on_table(text));
  return SeatedBabylon::State{stacks, count, 0};
}

}  // namespace summand::babylon
