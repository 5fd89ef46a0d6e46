// Learning: from samples of searched sums to the weights of a model (order_model.hpp).
#pragma once

#include <cstdint>

#include "summand/ruleset/training.hpp"
#include "summand/search/proof_numbers/samples.hpp"

namespace summand {

// Three linear models, by stochastic gradient descent: who loses (a logit), and the logarithms of
// the nodes if he loses and if he wins. Fills in the weights, the fits, and the numbers of sums.
// Without weights if a model would have too few samples to learn from, or to be measured with. The
// same samples and seed give the same weights. The time grows with the samples: some microseconds
// for each. Asks the budget. Throws LimitReached.
Training learn(const Samples& samples, std::uint64_t seed, Budget budget);

}  // namespace summand
