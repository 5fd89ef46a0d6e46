// The file of what a game has learned:
//
//   summand learned clobber 1
//   -7 -17 -32
//
// The first line has the name of the game and the version. Then each feature has a row: its weights
// in OrderModel::Weights. The features of the game come first, then those of SumFeatures.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/search/proof_numbers/order_model.hpp"

namespace summand {

std::string model_text(std::string_view game, std::span<const OrderModel::Weights> weights);

struct LearnedModel {
  std::string game;
  std::vector<OrderModel::Weights> weights;
  std::string file = {};  // for messages about it
};

// The model in such a text. Lines that are empty or begin with # are no rows. The error has the
// offset and the number of its line.
Result<LearnedModel> read_model(std::string_view text);

}  // namespace summand
