// Answers to questions about a match: as data, in JSON and in words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/draw/page.hpp"
#include "summand/play/match_state.hpp"
#include "summand/play/sum_game.hpp"
#include "summand/text/description.hpp"

namespace summand::ask {

inline constexpr std::string_view kNoMoveIsLeft = "No move is left.\n";
inline constexpr std::string_view kComputerHasNotMoved = "the computer has not moved yet";

// The first member of every answer.
template <class T>
void tell_match(Members<T>& its) {
  its("match", "The number of the match.", &T::number);
}

// A match after a question.
struct MatchAnswer {
  std::uint64_t number;  // of the match
  MatchState state;
  std::optional<Advised<MatchMove>> choice{};  // the move that a program made
  // If set, nothing was played: the text could mean each of these moves.
  std::optional<SumGame::Listing> several{};
  std::optional<std::vector<Unasked>> made{};  // by the question
  bool names_level = false;                    // whether the answer in words names the level
};
void describe(Members<MatchAnswer>& its);
std::string text(const MatchAnswer& data, const Page& page);
// "The computer's level is easy (30 slips in 100 moves)."
std::string sentence_of(PlayLevel level);

// The legal moves: of a sum with what they leave, otherwise with their players.
struct MatchMoves {
  std::uint64_t number;
  std::optional<SumGame::Listing> of_sum{};
  std::vector<MatchMove> others{};
  std::vector<std::string> players{};  // the names of all
  std::size_t usual = 0;  // how many of them the player to move has; the others are optional
  ValueForms forms = {};
};
void describe(Members<MatchMoves>& its);
std::string text(const MatchMoves& data, const Page& page);

struct MatchHint {
  std::uint64_t number;
  bool in_sum;
  std::string player{};
  std::optional<Advised<MatchMove>> advised{};  // nothing if no move is left
};
void describe(Members<MatchHint>& its);
std::string text(const MatchHint& data, const Page& page);

// The last choice of a program, and what is known of the state.
struct MatchReasons {
  std::uint64_t number;
  bool in_sum;
  std::string player{};
  std::optional<Advised<MatchMove>> choice{};  // nothing before the first one
  std::vector<std::string> known{};
};
void describe(Members<MatchReasons>& its);
std::string text(const MatchReasons& data, const Page& page);

// Sentences about a match.
struct MatchLines {
  std::uint64_t number;
  std::vector<std::string> lines;
};
void describe(Members<MatchLines>& its);
std::string text(const MatchLines& data, const Page& page);

struct RecordOfMatch {
  std::uint64_t number;
  std::string record;
};
void describe(Members<RecordOfMatch>& its);
std::string text(const RecordOfMatch& data, const Page& page);

struct ClosedMatch {
  std::uint64_t number;
  std::size_t open;  // the number of matches left
};
void describe(Members<ClosedMatch>& its);
std::string text(const ClosedMatch& data, const Page& page);

}  // namespace summand::ask
