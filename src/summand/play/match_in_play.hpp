// MatchInPlay: a match that is being played. Each seat has a person or a program.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "summand/play/game_in_play.hpp"

namespace summand {

inline constexpr std::string_view kMatchIsOver = "the match is over; undo takes moves back";

// The seats, and the manner and limits of programs. The manner of `program` gives hints, and is
// that of the program that replaces a player who resigns.
struct Seating {
  std::vector<Seat> seats;
  Opponent program{};
};

// A move that no person chose, after it was made.
struct Unasked {
  MatchMove move;
  std::optional<Advised<MatchMove>> choice{};  // nothing if it was the only move of a person
};

// Whether the only move of a person is made without a question.
enum class Forced : bool { no, yes };

// Functions with a budget may throw LimitReached. Then they change nothing.
class MatchInPlay {
 public:
  // Assumes that there is a seat for each player.
  MatchInPlay(std::unique_ptr<GameInPlay> game, Seating seating);

  const GameInPlay& game() const { return *game_; }
  SumGame* sum() { return game_->sum(); }
  const std::vector<Seat>& seats() const { return seating_.seats; }
  bool is_over() const { return !game_->to_move(); }
  bool is_person(unsigned player) const { return seating_.seats[player].is_person(); }
  // Whether a person is to move.
  bool persons_turn() const;
  std::string record() const { return game_->record(seating_.seats); }

  // --- moves ---
  // The moves that people may choose, in the order of their numbers. Those of the player to move
  // are first.
  std::vector<MatchMove> choices() const;
  // The moves of a person that a text may mean: a number, or the move itself. They may be illegal.
  Result<std::vector<MatchMove>> read(std::string_view text) const;
  // Plays a move. An illegal move is an error and changes nothing.
  Result<void> play(const MatchMove& move);

  // --- programs ---
  // The choice of the program in the seat to move. In a seat of a person: the choice of the program
  // that gives hints. It is not played. Assumes that the match is not over.
  Advised<MatchMove> choose(const Budget& budget) const;
  // Plays a choice of choose(). Assumes that nothing was played after choose().
  void play(const Advised<MatchMove>& choice);
  // Plays the choice of the program in the seat to move. With Forced::yes it also plays the only
  // move of a person, but in a sum. Nothing if a person is to choose, and at the end.
  std::optional<Unasked> go_on(const Budget& budget, Forced forced);
  // The last choice of a program before the current state. Null if there is none.
  const Advised<MatchMove>* last_choice() const;
  // A winning move if the game knows one. Otherwise the move of a program. Assumes that the match
  // is not over.
  Advised<MatchMove> hint(const Budget& budget) const;
  // What is known of the state, one sentence in each line.
  std::vector<std::string> explain(const Budget& budget) const { return game_->explain(budget); }

  // --- the course of the match ---
  // Takes back the last move that a person chose and all moves after it. If no person has chosen a
  // move, takes back the last one. Returns false at the start.
  bool undo();
  // Makes moves again that were taken back, until a person is to choose. Returns the number of
  // these moves.
  std::size_t redo();
  // Goes to the state after so many moves of those made or taken back.
  void go_to(std::size_t moves);
  // The player to move gives up. In a sum that ends the match. Otherwise a program takes the seat,
  // and a sentence about it is kept in the record. Returns that sentence. Assumes that the match is
  // not over.
  std::string resign();
  // Keeps a text that the player to move says. It binds nobody. Assumes that the match is not over.
  void say(std::string_view text);

  // Frees the memory of the results of searches.
  void rest() { game_->rest(); }

 private:
  Advised<MatchMove> advice(const Seat& seat, const Budget& budget) const;
  // If a person is to move and has only one move, plays it. Otherwise returns false.
  bool play_forced();
  // Whether a person chose this move from at least two.
  bool was_chosen(std::size_t i) const;

  std::unique_ptr<GameInPlay> game_;
  Seating seating_;
  // The keys are the numbers of moves before. Entries of moves that were taken back stay until
  // these moves are forgotten.
  std::map<std::size_t, Advised<MatchMove>> choices_;  // of programs
  std::set<std::size_t> unasked_;                      // moves of people who did not choose them
};

}  // namespace summand
