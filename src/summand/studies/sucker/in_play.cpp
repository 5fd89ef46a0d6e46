// So Long Sucker as a game in play.
#include "summand/studies/sucker/in_play.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/play/match_state.hpp"
#include "summand/studies/sucker/explanation.hpp"
#include "summand/studies/sucker/picture.hpp"
#include "summand/studies/sucker/players.hpp"
#include "summand/studies/sucker/policy.hpp"
#include "summand/studies/sucker/table_rules.hpp"

namespace summand::sucker {

namespace {

class SuckerInPlay final : public GameInPlayOf<Record, SuckerWords> {
 public:
  using GameInPlayOf::GameInPlayOf;

  std::string_view key() const override { return kGame; }
  std::string title() const override { return "So Long Sucker"; }
  std::string_view moves_help() const override {
    return "  a number, or an action such as 'place b on br', 'donate r to green' or\n"
           "  'discard r'. It is an action of the player who is to choose, or of the player\n"
           "  who is named before it: 'red: donate b to blue'\n";
  }
  std::string name(unsigned player) const override { return std::string(name_of(player)); }
  Result<unsigned> named(std::string_view name) const override {
    const auto player = player_named(name);
    if (player && *player < state().players && state().alive(*player)) return *player;
    return fail(fmt::format("no player is called '{}'", printable(name, 40)));
  }
  Policies policies() const override {
    return {.fault_of =
                [](std::string_view text) {
                  const auto policy = parse_policy(text);
                  return policy ? std::nullopt : std::optional(policy.error());
                },
            .help = kPoliciesHelp};
  }

  std::string picture(Colours) const override {
    const std::string decision = decision_of(rules(), state()) + "\n";
    return state().phase == Phase::over ? decision + places() : table_of(state()) + decision;
  }
  std::string state_as_text() const override { return print(state()); }
  void add_to(MatchState& out) const override {
    TableState table{.dead = {}};
    const State& now = state();
    for (const Player player : now.alive_players()) {
      TableState::Hand hand{std::string(name_of(player)), {}};
      for (Player owner = 0; owner < kMostPlayers; ++owner) {
        const std::uint64_t count = now.hands[player][owner];
        if (count == 0) continue;
        const std::string letter(1, letter_of(owner));
        hand.things.push_back(
            {"chip " + letter, fmt::format("{} chip", name_of(owner)), {letter}, count});
      }
      table.hands.push_back(std::move(hand));
    }
    for (const std::string& pile : now.piles) {
      TableThing thing{"pile " + pile, "", {}};
      for (const char chip : pile) thing.chips.emplace_back(1, chip);
      thing.name =
          fmt::format("pile {}, {} on top", separated(thing.chips, " "), thing.chips.back());
      table.piles.push_back(std::move(thing));
    }
    if (now.dead != Chips{}) table.dead = print(now.dead);
    for (const Player player : now.out) table.out.emplace_back(name_of(player));
    out.table = std::move(table);
  }
  std::vector<std::string> explain(const Budget&) override {
    std::vector<std::string> out = who_wins(rules(), state());
    if (Oracle(rules()).winner(state()) || !table_) return out;
    if (const auto winner = Oracle(rules(), table_.get()).winner(state())) {
      out.push_back(fmt::format(
          "{} wins, by search through all endgames of these colours and chips", name_of(*winner)));
    }
    return out;
  }
  void rest() override { table_.reset(); }

 protected:
  // The chip of a place and where it goes. Other actions are no pointing at the table.
  std::vector<std::string> things_of(const State&, const Action& action) const override {
    if (action.kind != Action::Kind::place) return {};
    return {fmt::format("chip {}", letter_of(action.colour)),
            action.pile.empty() ? "empty" : "pile " + action.pile};
  }
  unsigned actor(const State&, const Action& action) const override { return action.actor; }
  Result<Action> read_action(std::string_view text) const override {
    if (text.substr(0, text.find(' ')).ends_with(':')) return parse_action(text);
    const std::string who = fmt::format("{}: ", name_of(*to_move()));
    auto action = parse_action(who + std::string(text));
    if (action) return action;
    // The error has its place in the text.
    Error error = std::move(action).error();
    error.offset -= std::min(error.offset, who.size());
    return std::unexpected(std::move(error));
  }
  std::vector<Action> out_of_turn(unsigned player) const override {
    return rules().legal(state(), player);
  }
  std::optional<std::string> objection(const Action& action) const override {
    return rules().objection(state(), action);
  }
  // Names the players who are out.
  std::vector<std::string> news(const State& before, const State& after) const override {
    std::vector<std::string> out;
    for (const Player player : before.alive_players()) {
      if (after.alive(player)) continue;
      out.push_back(fmt::format("{} has no chip, is not rescued, and is out", name_of(player)));
    }
    return out;
  }
  Advice choose_action(const Opponent& program, std::string_view policy,
                       const Budget& budget) override {
    if (!policy.empty()) return sucker::choose(match(), parse_policy(policy).value());
    return sucker::choose(rules(), state(), program, Oracle(rules(), table(budget)), budget);
  }
  std::optional<Advice> sure_action(const Budget& budget) override {
    return exact_advice(rules(), state(), Oracle(rules(), table(budget)), budget);
  }

 private:
  // All players, the winner first, with the chips that they have left.
  std::string places() const {
    std::string out;
    unsigned place = 0;
    for (const Player player : ranking()) {
      out +=
          fmt::format("{}. {}, chips {}\n", ++place, name_of(player), print(state().hands[player]));
    }
    return out;
  }

  // A table that gives the winner between two players if the theorem does not. Null if there is
  // none.
  const EndgameTable* table(const Budget& budget) {
    if (state().alive_players().size() != 2) return nullptr;
    if (Oracle(rules(), table_.get()).winner(state())) return table_.get();
    const auto needed = table_rules_for(rules().house(), state());
    if (needed && (!table_ || table_->rules() != *needed)) {
      table_.reset();
      table_ = std::make_shared<EndgameTable>(*needed, 1, budget);
    }
    return table_.get();
  }

  std::shared_ptr<const EndgameTable> table_;  // computed when it is needed
};

}  // namespace

std::unique_ptr<GameInPlay> in_play(Record record) {
  return std::make_unique<SuckerInPlay>(std::move(record));
}

}  // namespace summand::sucker
