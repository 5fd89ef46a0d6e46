// SeveralMatch: a match of a game of several players, with people and programs in any seats, as
// data.
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

// What a program plays, and what was known before it.
struct ProgramChoice {
  Advised<SeveralAction> advised;
  std::vector<std::string> known{};  // sentences
};

// An action that no person chose, after it was made.
struct UnaskedAction {
  SeveralAction action;
  std::optional<ProgramChoice> choice{};  // nothing if a person could do nothing else
  std::vector<std::string> news{};        // sentences: what came of it
};

enum class Forced : bool { no, yes };  // whether people make their only actions without being asked

// Functions with a budget throw LimitReached and change nothing then.
class SeveralMatch {
 public:
  // Assumes a seat for each player.
  SeveralMatch(std::unique_ptr<GameInPlay> game, Company company);

  const GameInPlay& game() const { return *game_; }
  const std::vector<Seat>& seats() const { return company_.seats; }
  bool is_over() const { return !game_->to_move(); }
  bool is_person(unsigned player) const { return company_.seats[player].is_person(); }
  // Whether a person is to move.
  bool persons_turn() const;

  // --- actions ---
  // Those that people may choose, in the order of their numbers: first those of the player to move.
  std::vector<SeveralAction> choices() const;
  // The action of a person, by its number or as it is written. It may be illegal.
  Result<SeveralAction> read(std::string_view text) const;
  // An action that is not legal is an error and changes nothing.
  Result<void> play(const SeveralAction& action);
  // Plays for a person who is to move and has only one action; otherwise returns false.
  bool play_forced();

  // --- programs ---
  // What the program in the seat to move would play; of a person's seat the one that gives hints.
  // Nothing is played. Assumes that the match is not over.
  ProgramChoice choose(const Budget& budget) const;
  // Plays it. Assumes that nothing was played since.
  void play(const ProgramChoice& choice);
  // Plays what the program in the seat to move chooses, or the only action of a person if those are
  // forced. Nothing if a person is to choose, and at the end.
  std::optional<UnaskedAction> go_on(const Budget& budget, Forced forced);
  // The last one up to here that is remembered; null before the first one.
  const ProgramChoice* last_choice() const;
  // What is sure to win, where the game knows it; else what a program would do. Assumes that the
  // match is not over.
  Advised<SeveralAction> hint(const Budget& budget) const;

  // --- the course of the match ---
  // Back before the last action that a person chose. If nobody has chosen anything, all stays as it
  // is and the answer is false.
  bool undo();
  // Forth to where a person is to choose again. Returns how many actions were made.
  std::size_t redo();
  // A program takes the seat to move. Returns the sentence that says so, which is kept. Assumes
  // that the match is not over.
  std::string resign();
  // The player to move says something: it is kept and binds nobody. Assumes the same.
  void say(std::string_view text);

  // Forgets what searches have found, so that it takes no memory while nobody asks.
  void rest() { game_->rest(); }

 private:
  Advised<SeveralAction> advice(const Seat& seat, const Budget& budget) const;
  // Plays it, and forgets what was taken back.
  Result<void> add(const SeveralAction& action);
  // Whether a person chose the last action, with at least two to choose from.
  bool last_was_chosen() const;

  std::unique_ptr<GameInPlay> game_;
  Company company_;
  // By the number of actions before. What was taken back stays until it is forgotten.
  std::map<std::size_t, ProgramChoice> choices_;  // of programs
  std::set<std::size_t> unasked_;                 // actions of people who did not choose them
};

}  // namespace summand::ask
