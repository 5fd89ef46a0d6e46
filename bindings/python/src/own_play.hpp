// Who wins a position of a game in Python, by playing it to its end.
#pragma once

#include "bindings/python/src/own_positions.hpp"
#include "summand/value/outcome.hpp"

namespace summand::python {

class Book;

// Uses no values but those that the game states. What it finds stays in the book, so the next call
// continues there. Throws LimitReached.
Outcome outcome_by_play(Book& book, ValueStore& store, OwnNumber number);

}  // namespace summand::python
