// What searches of Cram have learned about the cost of their proofs.
#pragma once

#include "summand/search/proof_numbers/order_model.hpp"

namespace summand::games::cram {

// The build makes this function from learned.txt.
OrderModel learned();

}  // namespace summand::games::cram
