// The judge: which moves of a match kept a won game, and which threw it away.
//
// A verdict rests on who wins before and after a move, as the engine finds it. The position after a
// move is searched first, because most verdicts need no more. Where a limit is reached the verdict
// is "not known", and never a guess.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/judge/match_record.hpp"

namespace summand::judge {

enum class Verdict : std::uint8_t {
  kept,
  threw_away,
  gave_boxes,  // in a game of score: less than was possible, with the same result
  lost_already,
  forced,  // there was one legal move
  not_known,
  illegal,  // no legal move: the record ends there
};
std::string_view name_of(Verdict verdict);  // "threw away"

// The result of a position for the player who moves, or has moved: "win", "lose", "draw", or the
// boxes that he has more than the other one at the end, which are "+2", "0" or "-2". Of equal heaps
// each has its moves.
struct GradedMove {
  std::size_t number = 0;  // in the match, from 1
  unsigned player = 0;
  std::string recorded{}, move{};  // as the record has it, and as Summand names it
  std::string position{};          // before it
  Verdict verdict = Verdict::not_known;
  std::string before{}, after{};        // empty if they are not known
  std::uint64_t legal = 0;              // legal moves
  std::optional<std::uint64_t> best{};  // those that keep the result, if all were searched
  std::optional<int> loss{};            // in boxes
  std::vector<std::string> better{};    // up to three moves that keep what this one gave away
  bool is_free = false;                 // all legal moves have the same result
  bool is_again = false;                // the player moves again after it

  // Whether it mattered which move was made, and that is known.
  bool is_decision() const {
    return best && *best > 0 && *best < legal && verdict != Verdict::lost_already;
  }
  bool is_best() const { return verdict == Verdict::kept || verdict == Verdict::forced; }
};

struct JudgedMatch {
  MatchRecord record;
  std::vector<GradedMove> moves{};
  std::optional<EarlyEnd> end{};     // before the end of the game, with the player
  std::optional<unsigned> winner{};  // by the rules, if the game was over
  std::string at_the_start{};        // who can win: "player 0", or "nobody"; empty if unknown
  std::uint64_t swings = 0;          // how often the one who can win has changed
  std::string decided_by{};          // "move 12", or how it ended early
  std::vector<std::string> warnings{};
};

struct JudgeOptions {
  std::chrono::nanoseconds time = std::chrono::seconds(10);  // of a match
  std::uint64_t nodes = 1'000'000;                           // of a search
  std::size_t table_bytes = std::size_t{1} << 28;            // of boxes
};

// Grades all moves. A limit of `options` leaves verdicts unknown. Throws LimitReached at the limits
// of the session, which must be that of the record.
JudgedMatch judged(MatchRecord record, const JudgeOptions& options, Session& session);

// --- figures ---

struct Rate {
  double low = 0, high = 1;  // of a 95 % interval of Wilson
};
Rate wilson(std::uint64_t kept, std::uint64_t all);

struct Figures {
  std::string player{};
  std::uint64_t moves = 0, kept = 0, threw_away = 0, gave_boxes = 0, lost_already = 0, forced = 0,
                free = 0, not_known = 0, forfeits = 0;
  std::uint64_t decisions = 0, kept_decisions = 0;
  double chance = 0;  // the sum over decisions of best / legal
  std::uint64_t boxes_lost = 0;
  std::optional<std::size_t> first_error{};  // the number of the move

  void add(const GradedMove& move);
  void add(const Figures& other);
  std::optional<double> rate() const;
  std::optional<double> mean_chance() const;
  // nullopt with fewer than kLeastDecisions.
  std::optional<double> skill() const;
  static constexpr std::uint64_t kLeastDecisions = 20;
};
// Of both players of a match.
std::array<Figures, 2> figures_of(const JudgedMatch& match);

}  // namespace summand::judge
