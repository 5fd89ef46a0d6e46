// A winning move in two colours by certificates, without a search through the game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "summand/games/babylon/lemmas.hpp"
#include "summand/games/babylon/stacks.hpp"

namespace summand::babylon {

// A move, and the certificate that it leads to.
struct Reply {
  StackMove move;
  // The certificate of the position after the move, or of a position that is left `ahead` replies
  // later. Of several, the one with the weakest standing.
  Certificate certificate;
  Standing standing = Standing::proved;
  unsigned ahead = 0;
};

// A move after which the opponent has lost by a certificate that is no conjecture: at once or, for
// all his moves, after at most `most_ahead` more replies. Returns nullopt if there is no such move,
// or if the search for it would need more than 200,000 positions.
std::optional<Reply> certain_reply(const Stacks& stacks, unsigned most_ahead = 3);
// The same, but conjectures count, too. It is for positions without a certain reply, and the move
// may not win.
std::optional<Reply> conjectured_reply(const Stacks& stacks, unsigned most_ahead = 3);

// For up to this many chips, the replies were tested against all lines of all games in two colours.
inline constexpr std::uint64_t kTestedChips = 40;

// Returns "it leaves <4,4;2;2>, a target: one even hill and at least four chips of each colour
// (C2)".
std::string reason_of(const Stacks& stacks, const Reply& reply);

}  // namespace summand::babylon
