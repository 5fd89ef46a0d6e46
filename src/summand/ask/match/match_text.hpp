// Answers to questions about a match, in JSON and in words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/analysis/rated_moves.hpp"
#include "summand/ask/match/match_session.hpp"
#include "summand/draw/page.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::ask {

// A legal move with the expression of the sum that it leaves, and the places that it touches on the
// board of its game.
struct MoveText {
  std::size_t number, term;
  std::string name, leaves;
  std::vector<int> cells = {};
  std::optional<RatedMove> rated = {};  // if results were requested
};
// Legal moves of the player to move, each with the sum that it leaves. Throws LimitReached.
std::vector<MoveText> with_what_they_leave(const SumMatch& match,
                                           const std::vector<ListedMove>& moves);

// The state of a match after a question.
struct MatchAnswer {
  std::uint64_t number;  // of the match
  MatchState state;
  std::optional<ComputerMove> choice{};  // the move that the computer made
  std::vector<MoveText>
      several{};             // if not empty, nothing was played: the text could mean each of these
  bool names_level = false;  // whether the answer in words names the level
};
void write_json(JsonWriter& json, const MatchAnswer& data);
std::string text(const MatchAnswer& data, const Page& page);

struct MatchMoves {
  std::uint64_t number;
  std::vector<MoveText> moves;
  std::uint64_t count;  // of all legal moves
  ValueForms forms = {};
};
void write_json(JsonWriter& json, const MatchMoves& data);
std::string text(const MatchMoves& data, const Page& page);

struct MatchHint {
  std::uint64_t number;
  std::optional<ComputerMove> choice;  // nothing if no move is left
};
void write_json(JsonWriter& json, const MatchHint& data);
std::string text(const MatchHint& data, const Page& page);

}  // namespace summand::ask
