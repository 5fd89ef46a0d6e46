// The search of Cram by proof numbers, which is also that of impartial Domineering.
#pragma once

#include <memory>
#include <span>

#include "summand/boards/cells.hpp"
#include "summand/ruleset/board_search.hpp"

namespace summand::games::cram {

// Of boards with these free cells. Null if they are too large.
std::unique_ptr<BoardSearchOf<Cells>> board_search(std::span<const Cells> positions,
                                                   ValueStore& store,
                                                   const BoardSearchOptions& options);

}  // namespace summand::games::cram
