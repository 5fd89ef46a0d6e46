// SumMatch: two players, a sum, and the moves made so far, which can be taken back.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/verdict/sum_in_play.hpp"

namespace summand {

class SumMatch {
 public:
  // `expression` is the text of the sum, for records.
  SumMatch(std::string expression, SumInPlay start, Player first);

  const std::string& expression() const { return expression_; }
  const SumInPlay& sum() const { return sums_[now_]; }
  const SumInPlay& start() const { return sums_.front(); }
  // The sum after that many of the moves made.
  const SumInPlay& sum_after(std::size_t moves) const { return sums_[moves]; }
  Player first() const { return first_; }
  Player to_move() const { return mover(now_); }
  Player mover(std::size_t i) const { return i % 2 == 0 ? first_ : opponent(first_); }
  // The moves made so far: their names, and the terms in which they were made.
  std::size_t moves_made() const { return now_; }
  std::string move_made(std::size_t i) const { return full_name(made_[i]); }
  std::size_t term_of_move(std::size_t i) const { return made_[i].term; }
  // The places that a move made has touched, on the board of its term as it was before the move
  // (CellsOfMoves).
  std::vector<int> cells_of_move(std::size_t i) const;
  // The board of a term with the marks of the moves made on it, as far as the game knows them.
  // Returns nullopt for a term without a picture.
  std::optional<Picture> picture(std::size_t term) const;

  // Whether somebody has given up or the player to move cannot move. A player who cannot move has
  // lost, or in misère play has won.
  bool is_over() const { return winner().has_value(); }
  std::optional<Player> winner() const;
  void resign() { resigned_ = to_move(); }
  // The player who has given up, or nullopt.
  std::optional<Player> resigned() const { return resigned_; }

  // The legal moves, or a shortlist if there are too many to list. `play` reads the names of
  // name_of. If there are several summands, a name begins with the number of its summand ("2:
  // b2-b3").
  Attempt<std::vector<TermMove>> moves() const;
  std::string name_of(const TermMove& move) const;

  // Plays a move by the name of any legal move, or by its number in the list, from 1. An error says
  // what was expected.
  Result<void> play(std::string_view text);
  void play(const TermMove& move);

  bool undo();  // returns false at the start
  bool redo();  // returns false if nothing was taken back

 private:
  struct Made {
    std::size_t term;
    std::string name;  // as the game names it
  };

  std::string full_name(const Made& move) const;
  // All moves that a name may mean.
  Attempt<std::vector<TermMove>> named(std::string_view name) const;

  std::string expression_;
  Player first_;
  std::vector<SumInPlay> sums_;  // before the first move, and after each
  std::vector<Made> made_;       // moves that were taken back stay until another one is made
  std::size_t now_ = 0;
  std::optional<Player> resigned_;
};

}  // namespace summand
