// --by: whether values may follow from theorems.
#pragma once

#include <optional>

#include "summand/ask/options.hpp"
#include "summand/ruleset/evaluate.hpp"

namespace summand::ask {

struct MeansOptions {
  std::optional<By> means = {};
};

}  // namespace summand::ask
