// MatchSession: a match of two players. It answers every question about the match with data.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/analysis/drawn_board.hpp"
#include "summand/ask/match/match_rules.hpp"
#include "summand/play/computer.hpp"
#include "summand/play/match_record.hpp"
#include "summand/play/pointing.hpp"
#include "summand/play/sum_match.hpp"

namespace summand::ask {

// How the computer thinks.
struct Thinking {
  std::uint64_t seed = 1;
  std::uint64_t nodes = 200'000;  // searched for a move, at most
};

// A game of the sum, as it stands.
struct TermState {
  std::string text;                      // an expression
  std::optional<Picture> picture{};      // nothing if the game has none
  std::optional<DrawnBoard> board = {};  // as data
};

// A move that was made.
struct PlayedMove {
  Player player;
  std::string name;        // with the number of its game if there are several: "2: b2-b3"
  std::size_t term;        // from 0
  std::vector<int> cells;  // the places that it has touched
};

struct MatchState {
  std::string expression;
  Player first, to_move;
  PlayLevel level;  // of the computer
  Convention convention;
  std::optional<Origin> origin;  // of boards whose cells have names; nothing if there are none
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
  std::vector<ListedMove> moves;  // as many as the question asks for
  std::size_t numbered = 0;       // how many moves have numbers
  std::uint64_t count = 0;        // of all legal moves, also those without numbers
};

// A move that the computer would make.
struct ComputerMove {
  Player player;
  TermMove move;
  std::string name;
  Choice choice;
  std::vector<std::string> reason;  // sentences: what the move does, and why that wins
};

// A sentence with the move and what the computer knows about it.
std::string sentence_of(const Choice& choice, std::string_view move);
// "winning", "lost", "drawn", "conjectured", "guessed" or "slip".
std::string_view key_of(Choice::Kind kind);
// "The computer's level is easy (30 slips in 100 moves)."
std::string sentence_of(PlayLevel level);

// Every function may throw LimitReached, unless its comment says "throws nothing".
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
  // The first `most` legal moves of the player to move.
  Attempt<MoveList> moves(std::size_t most) const;
  // Plays a move that is given by its name, by its number, or by a cell that it touches: `3 4`. If
  // several moves touch the cell, plays nothing and returns the first `most` of them. Otherwise the
  // returned list is empty. Errors change nothing.
  Result<MoveList> play(std::string_view text, std::size_t most);

  // The move that the computer would make for the player to move. It is not played. Fails if the
  // moves cannot be listed. Assumes that the match is not over. Throws nothing.
  Attempt<ComputerMove> choose();
  // Plays a move of choose(). Then last_reason() is its reason. Assumes that nothing was played
  // after choose().
  void play(const ComputerMove& move);
  // The best move for the player to move. It does not depend on the level. Nothing if there is no
  // move.
  Attempt<std::optional<ComputerMove>> hint();
  // The reason of the last move of the computer. Empty before its first move.
  const std::vector<std::string>& last_reason() const { return last_reason_; }
  // The rules of the games of the sum. Throws nothing.
  MatchRules rules() const { return rules_in(match_); }
  // Sentences about who wins, and about the values.
  std::vector<std::string> analysis();

  // --- the course of the match ---
  // Goes back to the last turn of the player to move. At the end of a match, goes back to the last
  // turn of a person. Returns false at the start.
  bool undo();
  // Makes moves again that were taken back, up to the next turn of a person. Returns false if there
  // are none.
  bool redo();
  // Takes back a single move of either player.
  bool undo_one() { return match_.undo(); }
  bool redo_one() { return match_.redo(); }
  // The player to move resigns. Does nothing if the match is over.
  void resign();
  void set_level(PlayLevel level);
  // Sets the level that parse_level reads in `text`. If `text` is empty, changes nothing. Returns
  // the level after that. Errors change nothing. Throws nothing.
  Result<PlayLevel> change_level(std::string_view text);
  // Begins the same match again.
  void begin_again();
  // Begins a match of another game, which `text` gives by an expression or by its name. The same
  // player starts. Errors change nothing. Assumes that the match was made with this session.
  Attempt<void> begin(Session& session, std::string_view text);
  // Continues with `match`, an earlier copy of match().
  void put_back(SumMatch match) { match_ = std::move(match); }

  // Frees the memory of the results of searches. The next search finds them again.
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
  // The oracle of the computer. Nothing while the match rests. The computer keeps a reference to
  // this member.
  std::optional<Oracle> oracle_;
  Computer computer_;
  std::vector<std::string> last_reason_;
};

}  // namespace summand::ask
