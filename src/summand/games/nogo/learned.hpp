// What searches of NoGo have learned about the cost of their proofs.
#pragma once

#include "summand/search/proof_numbers/order_model.hpp"

namespace summand::games::nogo {

// The build makes this function from learned.txt.
OrderModel learned();

}  // namespace summand::games::nogo
