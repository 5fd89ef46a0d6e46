// MisereTerm: a term of a sum in misère play, and MisereMove: a winning move in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/ruleset/sums_of_parts.hpp"

namespace summand {

// A position, or a game that is written out: one part by moves, or 0.
using MisereTerm = std::variant<AnyPosition, WrittenSum>;

// The error for a position of a loopy game.
Error no_misere_game(const AnyPosition& position);

// The term among other sums by moves. Errors for loopy games. Throws LimitReached.
Result<SumsOfParts::Sum> sum_of(SumsOfParts& sums, const AnyPosition& position);
Result<SumsOfParts::Sum> sum_of(SumsOfParts& sums, const WrittenSum& game);
Result<SumsOfParts::Sum> sum_of(SumsOfParts& sums, const MisereTerm& term);

// The games after the moves of a player in a game that is written out. Throws LimitReached.
std::vector<SumsOfParts::Sum> options_of(const WrittenSum& game, Player player);

// Whether both players have the same moves in a term, now and later.
bool is_impartial(const MisereTerm& term);
bool all_impartial(std::span<const MisereTerm> terms);

struct MisereMove {
  std::size_t term = 0;   // the number of the term
  std::string name{};     // of the move in a position; empty in a written game
  std::uint32_t sum = 0;  // in a written game: the sum after the move
  std::string reason{};   // what the move leaves
};

}  // namespace summand
