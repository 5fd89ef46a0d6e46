// GameInPlay: a game that is being played, with any rules: a sum, or a game of several seats.
#pragma once

#include <algorithm>
#include <any>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/base/check.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/draw/text.hpp"
#include "summand/play/advised.hpp"
#include "summand/play/match.hpp"
#include "summand/play/opponent.hpp"
#include "summand/play/record.hpp"
#include "summand/play/seats.hpp"

namespace summand {

// A move of a match.
struct MatchMove {
  unsigned player = 0;                // who makes it
  std::string name{};                 // "2: b2-b3"; around a table "blue: place b on empty"
  std::size_t term = 0;               // in a sum: the game in which it is made
  std::vector<int> cells{};           // the places that it touches on the board of this game
  std::vector<std::string> things{};  // the keys of things on the table that it touches, in turn
  std::any action{};                  // in the form of the rules
  std::vector<std::string> news{};    // sentences about its consequences, after it was made
};

struct MatchState;
class SumGame;

// Players have numbers from 0. Functions with a budget throw LimitReached and change nothing then.
class GameInPlay {
 public:
  virtual ~GameInPlay() = default;

  // --- the game ---
  virtual std::string_view key() const = 0;  // the name for commands: "sucker"
  virtual std::string title() const = 0;     // "So Long Sucker"
  // Lines of help about the form of moves.
  virtual std::string_view moves_help() const = 0;
  virtual unsigned players() const = 0;
  virtual std::string name(unsigned player) const = 0;
  // The number of the player with that name. The player may be given a seat.
  virtual Result<unsigned> named(std::string_view name) const = 0;
  // The policies that programs may follow.
  virtual Policies policies() const { return {}; }
  // The same object if it is a sum. Otherwise null.
  virtual SumGame* sum() { return nullptr; }

  // --- the state ---
  virtual std::optional<unsigned> to_move() const = 0;     // nullopt if the game is over
  virtual std::vector<unsigned> ranking() const = 0;       // the winner first; empty before the end
  virtual std::optional<unsigned> winner() const = 0;      // nullopt before the end and in a draw
  virtual std::string picture(Colours colours) const = 0;  // lines for people, with the next task
  virtual std::string state_as_text() const = 0;           // can be read again
  // Adds what only this game knows: boards, things on the table, rounds.
  virtual void add_to(MatchState&) const {}
  // Of the whole match; can be read again.
  virtual std::string record(const std::vector<Seat>& seats) const = 0;

  // --- what was done and said ---
  virtual std::size_t made() const = 0;             // the number of moves
  virtual unsigned mover(std::size_t i) const = 0;  // who made that move
  virtual MatchMove move_made(std::size_t i) const = 0;
  // The deals after so many moves, before the next one.
  virtual const std::vector<std::string>& said(std::size_t moves) const = 0;

  // --- moves ---
  // The moves of the player to move. Empty if the game is over. Throws LimitReached.
  virtual std::vector<MatchMove> moves() const = 0;
  // The moves of the player that are possible even if another player is to move, and optional moves
  // of the player to move.
  virtual std::vector<MatchMove> besides(unsigned player) const = 0;
  // The moves that a text may mean. They may be illegal. `choices` gives the moves with numbers.
  // Assumes that the game is not over.
  virtual Result<std::vector<MatchMove>> read(
      std::string_view text, const std::function<std::vector<MatchMove>()>& choices) const = 0;
  // Plays a move. If it is illegal, it is not played and the error has the reason. Assumes a move
  // of this game.
  virtual Result<void> play(const MatchMove& move) = 0;
  // By which the player to move loses. Nothing if a program goes on in the seat of who gives up.
  virtual std::optional<MatchMove> giving_up() const { return std::nullopt; }
  virtual bool undo() = 0;  // false at the start
  virtual bool redo() = 0;  // false if nothing was taken back
  virtual void say(std::string text) = 0;

  // --- programs ---
  // The move of such a program for the player to move. It uses the policy, unless that is empty.
  // Assumes that the game is not over.
  virtual Advised<MatchMove> choose(const Opponent& program, std::string_view policy,
                                    const Budget& budget) = 0;
  // The move for a hint that is better than the choice of a program. nullopt if none is known.
  virtual std::optional<Advised<MatchMove>> sure_hint(const Budget& budget) = 0;
  // Facts about the state, one sentence in each line.
  virtual std::vector<std::string> explain(const Budget& budget) = 0;
  // What is added to the seed of programs for the next move.
  virtual std::uint32_t turn() const { return 1000 * static_cast<std::uint32_t>(made()); }
  // Forgets the results of searches, so that they take no memory while the match rests.
  virtual void rest() {}
};

// A game by its rules: the common part of all games. M is a Match, and Words are its words
// (record.hpp). Each game adds its programs.
template <class M, class Words>
class GameInPlayOf : public GameInPlay {
 public:
  using State = typename M::State;
  using Action = typename M::Action;

  explicit GameInPlayOf(M match) : match_(std::move(match)) {}

  const M& match() const { return match_; }

  unsigned players() const final { return rules().players(state()); }
  std::optional<unsigned> to_move() const final { return rules().to_move(state()); }
  std::vector<unsigned> ranking() const final {
    return to_move() ? std::vector<unsigned>() : rules().ranking(state());
  }
  std::optional<unsigned> winner() const override {
    const std::vector<unsigned> places = ranking();
    return places.empty() ? std::nullopt : std::optional(places.front());
  }
  std::string record(const std::vector<Seat>&) const override { return print(match_); }

  std::size_t made() const final { return match_.actions().size(); }
  unsigned mover(std::size_t i) const final {
    return actor(match_.state_after(i), match_.actions()[i]);
  }
  MatchMove move_made(std::size_t i) const override {
    MatchMove out = erased(match_.state_after(i), match_.actions()[i]);
    out.news = news(match_.state_after(i), match_.state_after(i + 1));
    return out;
  }
  const std::vector<std::string>& said(std::size_t moves) const final { return match_.said(moves); }

  std::vector<MatchMove> moves() const final {
    return to_move() ? all_erased(rules().actions(state())) : std::vector<MatchMove>();
  }
  std::vector<MatchMove> besides(unsigned player) const final {
    return all_erased(out_of_turn(player));
  }
  Result<std::vector<MatchMove>> read(
      std::string_view text,
      const std::function<std::vector<MatchMove>()>& choices) const override {
    std::vector<MatchMove> all = choices();
    if (const auto number = whole_number<std::size_t>(text)) {
      if (*number < 1 || *number > all.size()) return fail("there is no such number");
      return std::vector{std::move(all[*number - 1])};
    }
    const auto same = std::ranges::find(all, text, &MatchMove::name);
    if (same != all.end()) return std::vector{std::move(*same)};
    SUMMAND_TRY(action, read_action(text));
    return std::vector{erased(state(), action)};
  }
  Result<void> play(const MatchMove& move) final {
    const auto* own = std::any_cast<Action>(&move.action);
    SUMMAND_CHECK(own != nullptr);
    if (auto reason = objection(*own)) return fail(*std::move(reason));
    match_.play(*own);
    return {};
  }
  bool undo() final { return match_.undo(); }
  bool redo() final { return match_.redo(); }
  void say(std::string text) final { match_.say(std::move(text)); }

  Advised<MatchMove> choose(const Opponent& program, std::string_view policy,
                            const Budget& budget) final {
    return erased(choose_action(program, policy, budget));
  }
  std::optional<Advised<MatchMove>> sure_hint(const Budget& budget) final {
    auto found = sure_action(budget);
    return found ? std::optional(erased(*std::move(found))) : std::nullopt;
  }

 protected:
  const typename M::Rules& rules() const { return match_.rules(); }
  const State& state() const { return match_.state(); }

  virtual MatchMove erased(const State& before, const Action& action) const {
    return {.player = actor(before, action),
            .name = words_.line_of(before, action),
            .things = things_of(before, action),
            .action = action};
  }

  // Who acts.
  virtual unsigned actor(const State& before, const Action&) const {
    return *rules().to_move(before);
  }
  virtual std::vector<std::string> things_of(const State&, const Action&) const { return {}; }
  // An action as it is written, perhaps not a legal one.
  virtual Result<Action> read_action(std::string_view text) const {
    return words_.read(match_, text);
  }
  virtual std::vector<Action> out_of_turn(unsigned) const { return {}; }
  // Why the action is not legal; nothing if it is. A game whose words read only legal actions
  // leaves this as it is.
  virtual std::optional<std::string> objection(const Action&) const { return std::nullopt; }
  virtual std::vector<std::string> news(const State&, const State&) const { return {}; }
  virtual Advised<Action> choose_action(const Opponent& program, std::string_view policy,
                                        const Budget& budget) = 0;
  virtual std::optional<Advised<Action>> sure_action(const Budget&) { return std::nullopt; }

 private:
  Advised<MatchMove> erased(Advised<Action> found) const {
    return {erased(state(), found.action), std::move(found.reason), found.exact, found.kind,
            std::move(found.known)};
  }
  std::vector<MatchMove> all_erased(const std::vector<Action>& actions) const {
    std::vector<MatchMove> out;
    for (const Action& action : actions) out.push_back(erased(state(), action));
    return out;
  }

  M match_;
  [[no_unique_address]] Words words_;
};

}  // namespace summand
