// Where the results of this run are kept.
#pragma once

#include "summand/ask/request.hpp"
#include "summand/ask/stores.hpp"

namespace summand::program {

// The file of --store, or else of the variable SUMMAND_STORE. No path if there is neither.
ask::StorePlace store_place(const ask::Request& request);

}  // namespace summand::program
