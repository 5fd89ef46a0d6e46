// Games of the language as loopy games, and loopy games as games of the language.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "summand/algebra/game.hpp"
#include "summand/base/result.hpp"
#include "summand/loopy/loopy_graph.hpp"

namespace summand {

// All functions throw LimitReached.

// The game as a graph. Parts without loopy positions are in canonical form. Other parts are as they
// are written, and a sum has the positions that its terms can reach together.
LoopyGame loopy_game(const Game& game);

// A loopy game as a position, whose moves are named by the options. Its text is read back as the
// same graph, up to names and the order of options.
Game loopy_position(const std::shared_ptr<Workspace>& workspace, const LoopyGame& game);

// base : top with a loopy top. Assumes a base with a form and without loopy positions. The base has
// the moves that it has as it is written.
Game loopy_ordinal_sum(const Game& base, const Game& top);

// A game H with base : H equal to a loopy game that is a stopper: the moves of its canonical form
// that are no moves of the base. nullopt if that is no answer. Assumes such a base.
std::optional<Game> loopy_subordinate(const Game& game, const Game& base);

// That many copies of a loopy game, without the sign. More than kMostLoopyCopies reach the size
// limit.
inline constexpr std::int64_t kMostLoopyCopies = 64;
std::int64_t loopy_copies(const Dyadic& count);
// An error at the offset for so many copies. For a number in the text, so that its place is shown.
Result<void> expect_loopy_copies(const Dyadic& count, std::size_t offset);

// Tiny-G or miny-G for a loopy G > 0. An error has the offset.
Result<Game> tiny_of_loopy(const Game& g, bool is_tiny, std::size_t offset);

// on, off, over, ... nullopt for other names.
std::optional<Game> named_loopy_game(const std::shared_ptr<Workspace>& workspace,
                                     std::string_view name);

}  // namespace summand
