// The parts of the question heaps: the compendium, the table of subtraction games, and the check of
// a certificate. All may throw LimitReached.
#pragma once

#include "summand/ask/asking.hpp"

namespace summand::ask {

extern const Question kHeapsCompendium, kHeapsSubtractions, kHeapsVerify;

}  // namespace summand::ask
