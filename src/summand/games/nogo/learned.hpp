// What searches of NoGo have learned about the cost of their proofs.
#pragma once

#include "summand/search/proof_numbers/order_model.hpp"

namespace summand::games::nogo {

// The build makes these functions from learned.txt and learned_rows.txt.
OrderModel learned();
OrderModel learned_rows();

}  // namespace summand::games::nogo
