// SeveralMatch: a match of several players. Each seat has a person or a program.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/several/company.hpp"
#include "summand/ask/several/game_in_play.hpp"

namespace summand::ask {

// The choice of a program, and what was known before it.
struct ProgramChoice {
  Advised<SeveralAction> advised;
  std::vector<std::string> known{};  // sentences
};

// An action that no person chose, after it was made.
struct UnaskedAction {
  SeveralAction action;
  std::optional<ProgramChoice> choice{};  // nothing if it was the only action of a person
  std::vector<std::string> news{};        // sentences about its consequences
};

enum class Forced : bool {
  no,
  yes
};  // whether the only action of a person is made without a question

// Functions with a budget may throw LimitReached. Then they change nothing.
class SeveralMatch {
 public:
  // Assumes that the company has a seat for each player.
  SeveralMatch(std::unique_ptr<GameInPlay> game, Company company);

  const GameInPlay& game() const { return *game_; }
  const std::vector<Seat>& seats() const { return company_.seats; }
  bool is_over() const { return !game_->to_move(); }
  bool is_person(unsigned player) const { return company_.seats[player].is_person(); }
  // Whether a person is to move.
  bool persons_turn() const;

  // --- actions ---
  // The actions that people may choose, in the order of their numbers. Those of the player to move
  // are first.
  std::vector<SeveralAction> choices() const;
  // Reads an action of a person: its number or the action itself. It may be illegal.
  Result<SeveralAction> read(std::string_view text) const;
  // Plays an action. An illegal action is an error and changes nothing.
  Result<void> play(const SeveralAction& action);
  // If a person is to move and has only one action, plays it. Otherwise returns false.
  bool play_forced();

  // --- programs ---
  // The choice of the program in the seat to move. In a seat of a person: the choice of the program
  // that gives hints. It is not played. Assumes that the match is not over.
  ProgramChoice choose(const Budget& budget) const;
  // Plays a choice of choose(). Assumes that nothing was played after choose().
  void play(const ProgramChoice& choice);
  // Plays the choice of the program in the seat to move. With Forced::yes it also plays the only
  // action of a person. Nothing if a person is to choose, and at the end.
  std::optional<UnaskedAction> go_on(const Budget& budget, Forced forced);
  // The last choice of a program before the current state. Null if there is none.
  const ProgramChoice* last_choice() const;
  // A winning action if the game knows one. Otherwise the action of a program. Assumes that the
  // match is not over.
  Advised<SeveralAction> hint(const Budget& budget) const;

  // --- the course of the match ---
  // Takes back the last action that a person chose and all actions after it. If no person has
  // chosen an action, changes nothing and returns false.
  bool undo();
  // Makes actions again that were taken back, until a person is to choose. Returns the number of
  // these actions.
  std::size_t redo();
  // A program takes the seat to move. Returns a sentence about this, which is kept in the record.
  // Assumes that the match is not over.
  std::string resign();
  // Keeps a text that the player to move says. It binds nobody. Assumes that the match is not over.
  void say(std::string_view text);

  // Frees the memory of the results of searches.
  void rest() { game_->rest(); }

 private:
  Advised<SeveralAction> advice(const Seat& seat, const Budget& budget) const;
  // Plays an action, and forgets the actions that were taken back.
  Result<void> add(const SeveralAction& action);
  // Whether a person chose the last action from at least two.
  bool last_was_chosen() const;

  std::unique_ptr<GameInPlay> game_;
  Company company_;
  // The keys are the numbers of actions before. Entries of actions that were taken back stay until
  // these actions are forgotten.
  std::map<std::size_t, ProgramChoice> choices_;  // of programs
  std::set<std::size_t> unasked_;                 // actions of people who did not choose them
};

}  // namespace summand::ask
