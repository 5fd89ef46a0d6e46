// SumMatch: two players, a sum, and the moves that were made, which can be taken back.
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
  // `expression` is what the sum was written as, for records.
  SumMatch(std::string expression, SumInPlay start, Player first);

  const std::string& expression() const { return expression_; }
  const SumInPlay& sum() const { return sums_[now_]; }
  const SumInPlay& start() const { return sums_.front(); }
  // After so many of the moves made.
  const SumInPlay& sum_after(std::size_t moves) const { return sums_[moves]; }
  Player first() const { return first_; }
  Player to_move() const { return mover(now_); }
  Player mover(std::size_t i) const { return i % 2 == 0 ? first_ : opponent(first_); }
  // The moves made so far, by name, and the term each was made in.
  std::size_t moves_made() const { return now_; }
  std::string move_made(std::size_t i) const { return full_name(made_[i]); }
  std::size_t term_of_move(std::size_t i) const { return made_[i].term; }
  // The board of a term with what the moves have put on it, as far as the game knows that; nothing
  // for a term without a picture.
  std::optional<Picture> picture(std::size_t term) const;

  // Nobody has given up, and the player to move can move; who cannot has lost.
  bool is_over() const { return winner().has_value(); }
  std::optional<Player> winner() const;
  void resign() { resigned_ = to_move(); }
  // Who has given up.
  std::optional<Player> resigned() const { return resigned_; }

  // Legal moves now, or a shortlist where they are too many to list; their names as `play` reads
  // them: with the number of the summand before them where there are several ("2: b2-b3").
  Attempt<std::vector<TermMove>> moves() const;
  std::string name_of(const TermMove& move) const;

  // By the name of any legal move, or by the number in the list, from 1. An error says what was
  // expected.
  Result<void> play(std::string_view text);
  void play(const TermMove& move);

  bool undo();  // false at the start
  bool redo();  // false when nothing was taken back

 private:
  struct Made {
    std::size_t term;
    std::string name;  // as the game names it
  };

  std::string full_name(const Made& move) const;
  // All that a name may mean.
  Attempt<std::vector<TermMove>> named(std::string_view name) const;

  std::string expression_;
  Player first_;
  std::vector<SumInPlay> sums_;  // after each move, and before the first
  std::vector<Made> made_;       // those taken back stay until another one is made
  std::size_t now_ = 0;
  std::optional<Player> resigned_;
};

}  // namespace summand
