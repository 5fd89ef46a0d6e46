#include "summand/studies/babylon/in_play.hpp"

#include <fmt/core.h>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/play/match_state.hpp"
#include "summand/studies/babylon/seats_play.hpp"
#include "summand/studies/babylon/seats_record.hpp"

namespace summand::babylon {

namespace {

// What a single game and rounds share. `table()` is the game on the table.
template <class M, class Words>
class OnTable : public GameInPlayOf<M, Words> {
 public:
  using GameInPlayOf<M, Words>::GameInPlayOf;

  std::string_view key() const override { return kGame; }
  std::string title() const override { return "Babylon"; }
  std::string_view moves_help() const override {
    return "  a number, or a move such as 1r>1b: a stack 1r is put on a stack 1b\n";
  }
  std::string name(unsigned player) const override { return name_of_seat(player); }
  Result<unsigned> named(std::string_view name) const override {
    const auto number = whole_number<unsigned>(name);
    if (number && *number >= 1 && *number <= this->players()) return *number - 1;
    return fail(fmt::format("a player from 1 to {} is expected, not '{}'", this->players(),
                            printable(name, 40)));
  }

  std::string picture(summand::Colours colours) const override {
    const SeatedBabylon::State& now = table();
    std::string out;
    for (const std::string& row : rows_of(now.stacks.picture(), colours)) out += row + "\n";
    if (SeatedBabylon().to_move(now))
      return out + fmt::format("{} is to move\n", this->name(now.mover));
    return out + fmt::format(
                     "{} cannot move and is out, and then all others in turn. The places are {}\n",
                     this->name(now.mover), places_of(now));
  }
  std::string state_as_text() const override { return table().stacks.print(); }
  void add_to(MatchState& out) const override {
    TableState things{.dead = {}};
    for (const auto& [stack, count] : table().stacks.groups()) {
      const std::string text = print(stack);
      const std::string colour = text.substr(text.find_first_not_of("0123456789"));
      const std::string height = text.substr(0, text.size() - colour.size());
      things.piles.push_back({"stack " + text,
                              fmt::format("stack of {}, {} on top", height, colour),
                              {colour, height},
                              count});
    }
    out.table = std::move(things);
  }

 protected:
  virtual const SeatedBabylon::State& table() const = 0;
  static std::vector<std::string> stacks_of(const StackMove& move) {
    const std::string text = print(move);
    const std::size_t at = text.find('>');
    return {"stack " + text.substr(0, at), "stack " + text.substr(at + 1)};
  }
};

class SeatsInPlay final : public OnTable<Match<SeatedBabylon>, SeatsWords> {
 public:
  using OnTable::OnTable;

  std::vector<std::string> explain(const Budget& budget) override {
    return who_comes_first(state(), budget);
  }

 protected:
  const SeatedBabylon::State& table() const override { return state(); }
  std::vector<std::string> things_of(const State&, const StackMove& move) const override {
    return stacks_of(move);
  }
  Advised<StackMove> choose_action(const summand::Opponent& program, std::string_view,
                                   const Budget& budget) override {
    return babylon::choose(state(), program, budget);
  }
};

class RoundsInPlay final : public OnTable<Rounds, RoundsWords> {
 public:
  using OnTable::OnTable;

  void add_to(MatchState& out) const override;
  std::vector<std::string> explain(const Budget& budget) override {
    if (!state().in_round) return {};
    return who_comes_first(*state().round, budget);
  }
  // Other random numbers in each round.
  std::uint32_t turn() const override {
    const std::size_t in_round = made() - std::min(made(), begin_of_round());
    return 100'000 * state().score.rounds() + 1000 * static_cast<std::uint32_t>(in_round);
  }

 protected:
  const SeatedBabylon::State& table() const override {
    return state().round ? *state().round : state().start;
  }
  std::vector<std::string> things_of(const State&, const Action& action) const override {
    const auto* move = std::get_if<StackMove>(&action);
    return move == nullptr ? std::vector<std::string>() : stacks_of(*move);
  }
  Advised<Action> choose_action(const summand::Opponent& program, std::string_view,
                                const Budget& budget) override;

 private:
  // The number of actions before the first move of the last round that was begun.
  std::size_t begin_of_round() const {
    std::size_t out = made();
    while (out > 0 && !std::holds_alternative<unsigned>(match().actions()[out - 1])) --out;
    return out;
  }
};

// The best place, whatever the program.
Advised<RoundsRules::Action> RoundsInPlay::choose_action(const summand::Opponent& program,
                                                         std::string_view, const Budget& budget) {
  if (state().in_round) {
    Advised<StackMove> move = babylon::choose(*state().round, program, budget);
    return {move.action, std::move(move.reason), move.exact};
  }
  const SeatedBabylon::State& start = state().start;
  const auto best = best_place(start.stacks, start.players, budget);
  const unsigned place = best.value_or(0);
  if (!best) return {place, "the best place is not known"};
  if (start.players == 2) {
    return {place, fmt::format("the player who goes {} wins", name_of_place(place)), true};
  }
  return {place, fmt::format("the player who goes {} comes first if {}", name_of_place(place),
                             kRankingConvention)};
}

// The state is that of the last round.
void RoundsInPlay::add_to(MatchState& out) const {
  OnTable::add_to(out);
  const SeatedBabylon rules;
  const BestOfThree& score = state().score;
  RoundsState rounds{.start = state().start.stacks.print(),
                     .wins = {},
                     .rounds = score.rounds(),
                     .chooser = state().chooser().transform(name_of_seat),
                     .winner = score.winner().transform(name_of_seat),
                     .begun = state().round.has_value()};
  for (unsigned player = 0; player < score.players(); ++player) {
    rounds.wins.push_back({name_of_seat(player), score.wins(player)});
  }
  out.rounds = std::move(rounds);
  out.to_move = rules.to_move(table()).transform(name_of_seat);
  out.places.clear();
  if (!out.to_move) {
    for (const unsigned seat : rules.ranking(table())) out.places.push_back(name_of_seat(seat));
  }
  out.winner = out.places.empty() ? std::nullopt : std::optional(out.places.front());
  const std::size_t before = begin_of_round();
  const auto moves = out.moves_made.begin();
  out.moves_made.erase(moves, moves + static_cast<std::ptrdiff_t>(before));
  std::erase_if(out.deals, [&](const MatchState::Deal& deal) { return deal.after < before; });
  for (MatchState::Deal& deal : out.deals) deal.after -= before;
}

}  // namespace

std::unique_ptr<GameInPlay> in_play(Match<SeatedBabylon> match) {
  return std::make_unique<SeatsInPlay>(std::move(match));
}

std::unique_ptr<GameInPlay> in_play(Rounds rounds) {
  return std::make_unique<RoundsInPlay>(std::move(rounds));
}

}  // namespace summand::babylon
