// A winning move in two colours without search through the game: by certificates.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "summand/games/babylon/lemmas.hpp"
#include "summand/games/babylon/stacks.hpp"

namespace summand::babylon {

// A move, and what it leads to.
struct Reply {
  StackMove move;
  // Of the position that it leaves, or of one of those that are left `ahead` replies later: the
  // least known of them.
  Certificate certificate;
  Standing standing = Standing::proved;
  unsigned ahead = 0;
};

// A move after which the opponent has lost by a certificate that is no conjecture, at once or,
// whatever the opponent plays, after at most `most_ahead` replies more. Nothing where there is no
// such move, or where that would take more than 200,000 positions to see.
std::optional<Reply> certain_reply(const Stacks& stacks, unsigned most_ahead = 3);
// The same by conjectures, too: for where there is no certain reply. It may not win.
std::optional<Reply> conjectured_reply(const Stacks& stacks, unsigned most_ahead = 3);

// Up to so many chips, replies have been played against every line of every game in two colours.
inline constexpr std::uint64_t kTestedChips = 40;

// "it leaves <4,4;2;2>, a target: one even hill and at least four chips of each colour (C2)".
std::string reason_of(const Stacks& stacks, const Reply& reply);

}  // namespace summand::babylon
