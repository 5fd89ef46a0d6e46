// MatchSession: a match between two players with everything that can be asked of it, as data.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/analysis/drawn_board.hpp"
#include "summand/play/computer.hpp"
#include "summand/play/match_record.hpp"
#include "summand/play/pointing.hpp"
#include "summand/play/sum_match.hpp"

namespace summand::ask {

// How the computer thinks.
struct Thinking {
  std::uint64_t seed = 1;
  std::uint64_t nodes = 200'000;  // of search, for a move
};

// A game of the sum, as it stands.
struct TermState {
  std::string text;                      // an expression
  std::optional<Picture> picture{};      // nothing of a game without one
  std::optional<DrawnBoard> board = {};  // as data
};

// A move that was made.
struct PlayedMove {
  Player player;
  std::string name;  // with the number of its game if there are several: "2: b2-b3"
  std::size_t term;  // from 0
};

struct MatchState {
  std::string expression;
  Player first, to_move;
  PlayLevel level;                         // of the computer
  std::optional<Player> winner, resigned;  // there is a winner if the match is over
  std::vector<TermState> terms;
  std::vector<PlayedMove> moves_made;
};

// A legal move.
struct ListedMove {
  std::size_t number;  // from 1; it is played by that, too
  TermMove move;
  std::string name;
};

struct MoveList {
  std::vector<ListedMove> moves;  // as many as were wanted
  std::size_t numbered = 0;       // how many there are in the list that the numbers count
  std::uint64_t count = 0;        // of all; more than are numbered if nobody would list them all
};

// A move that the computer would make.
struct ComputerMove {
  Player player;
  TermMove move;
  std::string name;
  Choice choice;
  std::vector<std::string> reason;  // sentences: what the move does, and why that wins
};

// The move in a sentence, with what the computer knows of it.
std::string sentence_of(const Choice& choice, std::string_view move);
// "winning", "lost", "drawn", "conjectured", "guessed" or "slip".
std::string_view key_of(Choice::Kind kind);
// "The computer's level is easy (30 slips in 100 moves)."
std::string sentence_of(PlayLevel level);

// Everything may throw LimitReached, except where "throws nothing" is said.
class MatchSession {
 public:
  static constexpr std::string_view kQuestion = "match";

  MatchSession(MatchRecord start, const Thinking& thinking);
  MatchSession(const MatchSession&) = delete;
  MatchSession& operator=(const MatchSession&) = delete;

  const SumMatch& match() const { return match_; }
  const Seating& seating() const { return seating_; }
  bool is_person(Player player) const { return seating_.is_person(player); }
  MatchState state() const;
  std::string record() const { return print(MatchRecord{match_, seating_}); }

  // --- moves ---
  // The legal moves of the player to move, the first `most` of them.
  Attempt<MoveList> moves(std::size_t most) const;
  // Plays a move by its name, by its number, or by a cell that it touches: `3 4`. If several moves
  // touch the cell, returns them, the first `most`, and plays nothing; otherwise the list is empty.
  // Errors change nothing.
  Result<MoveList> play(std::string_view text, std::size_t most);

  // What the computer would play for the player to move. Nothing is played. Fails if the moves
  // cannot be listed. Assumes that the match is not over. Throws nothing.
  Attempt<ComputerMove> choose();
  // Plays it. Its reason is the last one from then on. Assumes that nothing was played since.
  void play(const ComputerMove& move);
  // The best move for the player to move, whatever the level; nothing if there is none.
  Attempt<std::optional<ComputerMove>> hint();
  // Of the last move that the computer made. Empty before its first one.
  const std::vector<std::string>& last_reason() const { return last_reason_; }
  // Who wins, and the values, a sentence each.
  std::vector<std::string> analysis();

  // --- the course of the match ---
  // Back to the last turn of this player; at the end of a match, to that of a person. False at the
  // start.
  bool undo();
  // Forth to the next turn of a person, as far as moves were taken back. False if there are none.
  bool redo();
  // A single move, whoever made it.
  bool undo_one() { return match_.undo(); }
  bool redo_one() { return match_.redo(); }
  // The player to move gives up. Does nothing if the match is over.
  void resign();
  void set_level(PlayLevel level);
  // The same match from its start.
  void begin_again();
  // Another game, by an expression or its name. The same player starts. Errors change nothing.
  // Assumes that the session is the one that the match was made with.
  Attempt<void> begin(Session& session, std::string_view text);
  // Goes on with this one, an earlier copy of match().
  void put_back(SumMatch match) { match_ = std::move(match); }

  // Forgets what searches have found, so that it takes no memory while nobody asks. It is found
  // again by the next search.
  void rest() { oracle_.reset(); }
  // The limits of all values of the match.
  Budget& budget() const { return match_.sum().workspace()->budget(); }

 private:
  Result<MoveList> point_at(const PointedCell& cell, const std::string& unknown, std::size_t most);
  ListedMove listed(std::size_t i, TermMove move) const;
  ComputerMove explained(Choice choice, TermMove move);
  Oracle& oracle();
  Computer& computer();

  SumMatch match_;
  Seating seating_;
  Thinking thinking_;
  // Of the computer; nothing while the match rests. The computer keeps a reference to this place.
  std::optional<Oracle> oracle_;
  Computer computer_;
  std::vector<std::string> last_reason_;
};

}  // namespace summand::ask
