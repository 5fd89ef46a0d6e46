// GameInPlay: a game of several players that is being played, with any rules.
#pragma once

#include <any>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/check.hpp"
#include "summand/base/result.hpp"
#include "summand/draw/text.hpp"
#include "summand/several/advised.hpp"
#include "summand/several/match.hpp"
#include "summand/several/opponent.hpp"
#include "summand/several/seats.hpp"

namespace summand::ask {

// An action with the player who makes it.
struct SeveralAction {
  unsigned player = 0;
  std::string name{};  // a line that begins with the player: "blue: place b on empty"
  std::any action{};   // in the form of the rules
};

// Players have numbers from 0. Functions with a budget throw LimitReached and change nothing then.
class GameInPlay {
 public:
  virtual ~GameInPlay() = default;

  // --- the game ---
  virtual std::string_view key() const = 0;    // the name for commands: "sucker"
  virtual std::string_view title() const = 0;  // "So Long Sucker"
  // Lines of help about the form of actions.
  virtual std::string_view actions_help() const = 0;
  virtual unsigned players() const = 0;
  virtual std::string name(unsigned player) const = 0;
  // The number of the player with that name. The player may be given a seat.
  virtual Result<unsigned> named(std::string_view name) const = 0;
  // The policies that programs may follow.
  virtual Policies policies() const { return {}; }

  // --- the state ---
  virtual std::optional<unsigned> to_move() const = 0;     // nullopt if the game is over
  virtual std::vector<unsigned> ranking() const = 0;       // the winner first; empty before the end
  virtual std::optional<unsigned> winner() const = 0;      // nullopt before the end and in a draw
  virtual std::string picture(Colours colours) const = 0;  // lines for people, with the next task
  virtual std::string state_as_text() const = 0;           // can be read again
  virtual std::string record() const = 0;                  // of the whole match; can be read again

  // --- what was done and said ---
  virtual std::size_t made() const = 0;  // the number of actions
  virtual SeveralAction action_made(std::size_t i) const = 0;
  // The announcements after this action, one sentence in each line.
  virtual std::vector<std::string> news_of(std::size_t i) const = 0;
  // The deals after so many actions, before the next action.
  virtual const std::vector<std::string>& said(std::size_t actions) const = 0;

  // --- actions ---
  // The actions of the player to move. Empty if the game is over.
  virtual std::vector<SeveralAction> actions() const = 0;
  // The actions of the player that are possible even if another player is to move, and optional
  // actions of the player to move.
  virtual std::vector<SeveralAction> besides(unsigned player) const = 0;
  // Reads an action of this player. It may be illegal.
  virtual Result<SeveralAction> read(unsigned player, std::string_view text) const = 0;
  // Plays an action. If it is illegal, it is not played and the error has the reason. Assumes an
  // action of this game.
  virtual Result<void> play(const SeveralAction& action) = 0;
  virtual bool undo() = 0;  // false at the start
  virtual bool redo() = 0;  // false if nothing was taken back
  virtual void say(std::string text) = 0;

  // --- programs ---
  // The action of such a program for the player to move. It uses the policy, unless that is empty.
  // Assumes that the game is not over.
  virtual Advised<SeveralAction> choose(const Opponent& program, std::string_view policy,
                                        const Budget& budget) const = 0;
  // An action that surely wins, in the game or in the simpler game that the reason names. nullopt
  // if none is known.
  virtual std::optional<Advised<SeveralAction>> sure_hint(const Budget& budget) const = 0;
  // Facts about the state, one sentence in each line.
  virtual std::vector<std::string> explain(const Budget& budget) const = 0;
  // Forgets the results of searches, so that they take no memory while the match rests.
  virtual void rest() {}
};

// A game by its rules: the common part of all games, over a Match. Each game adds its words and its
// programs.
template <SeveralRuleset R>
class GameInPlayOf : public GameInPlay {
 public:
  using State = typename R::State;
  using Action = typename R::Action;

  explicit GameInPlayOf(Match<R> match) : match_(std::move(match)) {}

  const Match<R>& match() const { return match_; }

  unsigned players() const final { return rules().players(state()); }
  std::optional<unsigned> to_move() const final { return rules().to_move(state()); }
  std::vector<unsigned> ranking() const final {
    return to_move() ? std::vector<unsigned>() : rules().ranking(state());
  }
  std::optional<unsigned> winner() const override {
    const std::vector<unsigned> places = ranking();
    return places.empty() ? std::nullopt : std::optional(places.front());
  }
  std::string record() const final { return print(match_); }

  std::size_t made() const final { return match_.actions().size(); }
  SeveralAction action_made(std::size_t i) const final {
    return erased(match_.state_after(i), match_.actions()[i]);
  }
  std::vector<std::string> news_of(std::size_t i) const final {
    return news(match_.state_after(i), match_.state_after(i + 1));
  }
  const std::vector<std::string>& said(std::size_t actions) const final {
    return match_.said(actions);
  }

  std::vector<SeveralAction> actions() const final {
    return to_move() ? all_erased(rules().actions(state())) : std::vector<SeveralAction>();
  }
  std::vector<SeveralAction> besides(unsigned player) const final {
    return all_erased(out_of_turn(player));
  }
  Result<SeveralAction> read(unsigned player, std::string_view text) const final {
    SUMMAND_TRY(action, read_action(player, text));
    return erased(state(), action);
  }
  Result<void> play(const SeveralAction& action) final {
    const auto* own = std::any_cast<Action>(&action.action);
    SUMMAND_CHECK(own != nullptr);
    if (auto reason = objection(*own)) return fail(*std::move(reason));
    match_.play(*own);
    return {};
  }
  bool undo() final { return match_.undo(); }
  bool redo() final { return match_.redo(); }
  void say(std::string text) final { match_.say(std::move(text)); }

  Advised<SeveralAction> choose(const Opponent& program, std::string_view policy,
                                const Budget& budget) const final {
    return erased(choose_action(program, policy, budget));
  }
  std::optional<Advised<SeveralAction>> sure_hint(const Budget& budget) const final {
    auto found = sure_action(budget);
    return found ? std::optional(erased(*std::move(found))) : std::nullopt;
  }

 protected:
  const R& rules() const { return match_.rules(); }
  const State& state() const { return match_.state(); }

  // Who acts, and the whole line of the action.
  virtual unsigned actor(const State& before, const Action&) const {
    return *rules().to_move(before);
  }
  virtual std::string line_of(const State& before, const Action& action) const = 0;
  virtual Result<Action> read_action(unsigned player, std::string_view text) const = 0;
  virtual std::vector<Action> out_of_turn(unsigned) const { return {}; }
  // Why the action is not legal; nothing if it is. A game whose read_action returns only legal
  // actions leaves this as it is.
  virtual std::optional<std::string> objection(const Action&) const { return std::nullopt; }
  virtual std::vector<std::string> news(const State&, const State&) const { return {}; }
  virtual Advised<Action> choose_action(const Opponent& program, std::string_view policy,
                                        const Budget& budget) const = 0;
  virtual std::optional<Advised<Action>> sure_action(const Budget&) const { return std::nullopt; }

 private:
  SeveralAction erased(const State& before, const Action& action) const {
    return {actor(before, action), line_of(before, action), action};
  }
  Advised<SeveralAction> erased(Advised<Action> found) const {
    return {erased(state(), found.action), std::move(found.reason), found.exact};
  }
  std::vector<SeveralAction> all_erased(const std::vector<Action>& actions) const {
    std::vector<SeveralAction> out;
    for (const Action& action : actions) out.push_back(erased(state(), action));
    return out;
  }

  Match<R> match_;
};

}  // namespace summand::ask
