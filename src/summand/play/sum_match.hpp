// SumMatch: a match at a sum, which is a game of two seats. Left has seat 0 and Right seat 1.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/language/session.hpp"
#include "summand/play/level.hpp"
#include "summand/play/match.hpp"
#include "summand/play/pointing.hpp"
#include "summand/play/record.hpp"
#include "summand/play/seats.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

// A player who cannot move has lost, or in misère play has won. Who gives up has lost.
struct SumRules {
  struct State {
    SumInPlay sum;
    Player to_move;
    std::optional<Player> resigned{};
  };
  using Action = std::optional<TermMove>;  // nothing: the player to move gives up

  std::string expression;  // of the start, for records
  Player first;

  static unsigned players(const State&) { return 2; }
  static std::optional<unsigned> to_move(const State& state);
  // The legal moves, or a shortlist if there are too many to list. Throws LimitReached.
  static std::vector<Action> actions(const State& state);
  static State apply(const State& state, const Action& action);
  static std::vector<unsigned> ranking(const State& state);
};

inline unsigned seat_of(Player player) { return player == Player::left ? 0 : 1; }

class SumMatch : public Match<SumRules> {
 public:
  SumMatch(std::string expression, SumInPlay start, Player first)
      : Match({std::move(expression), first}, {std::move(start), first}) {}

  const std::string& expression() const { return rules().expression; }
  const SumInPlay& sum() const { return state().sum; }
  const SumInPlay& start_sum() const { return start().sum; }
  // The sum after that many of the moves made.
  const SumInPlay& sum_after(std::size_t moves) const { return state_after(moves).sum; }
  Player first() const { return rules().first; }
  Player to_move() const { return state().to_move; }
  Player mover(std::size_t i) const { return state_after(i).to_move; }
  // The moves made so far. Giving up is none.
  std::size_t moves_made() const { return actions().size() - (resigned() ? 1 : 0); }
  const TermMove& made(std::size_t i) const { return *actions()[i]; }
  std::string move_made(std::size_t i) const { return sum().name_of(made(i)); }
  // The places that a move made has touched, on the board of its term as it was before the move
  // (CellsOfMoves).
  std::vector<int> cells_of_move(std::size_t i) const;
  // The board of a term with the marks of the moves made on it, as far as the game knows them.
  // Returns nullopt for a term without a picture.
  std::optional<Picture> picture(std::size_t term) const;

  // Whether somebody has given up or the player to move cannot move.
  bool is_over() const { return winner().has_value(); }
  std::optional<Player> winner() const;
  void resign() { Match::play(std::nullopt); }
  std::optional<Player> resigned() const { return state().resigned; }

  // The legal moves, or a shortlist if there are too many to list.
  Attempt<std::vector<TermMove>> moves() const;

  // The moves that a person may mean: by the name of any legal move, by its number in the list,
  // from 1, or by a cell that it touches: `3 4`. Only a cell may mean several moves. An error says
  // what was expected.
  Result<std::vector<TermMove>> find(std::string_view text) const;
  // The move of that name or number.
  Result<TermMove> find_by_name(std::string_view text) const;
  Result<void> play(std::string_view text);
  void play(TermMove move) { Match::play(std::optional(std::move(move))); }
  using Match::play;

 private:
  // All moves that a name may mean.
  Attempt<std::vector<TermMove>> named(std::string_view name) const;
  Result<std::vector<TermMove>> find_at(const PointedCell& cell, const std::string& unknown) const;
};

// The words of a sum for records.
struct SumWords {
  static std::string line_of(const SumRules::State& before, const SumRules::Action& action);
  static Result<SumRules::Action> read(const SumMatch& match, std::string_view text);
  static std::optional<ResultLine> result(const SumMatch&) { return std::nullopt; }
};

// The seats of a sum in which "left", "right", "both" or "none" are people. The computer has the
// others. nullopt for other texts.
std::optional<std::vector<Seat>> seats_named(std::string_view you);
std::string_view you_in(const std::vector<Seat>& seats);

// A match at a sum with its seats, and how well the computer plays.
struct SumRecord {
  SumMatch match;
  std::vector<Seat> seats = *seats_named("left");
  PlayLevel level{};
};

// Writes the expression, who began, "misere" for misère play, the origin of boards whose cells have
// names, the seats and the level, and the moves.
std::string print(const SumRecord& record);
std::string print(const SumMatch& match);  // with the usual seats
// Plays all moves again. `lines` stand behind the game. Errors have their place in the record.
Attempt<SumRecord> read_sum(RecordReading& lines, Session& session);

}  // namespace summand
