// Undescribed: stands for answers of a question that are not described yet.
#pragma once

#include "summand/text/description.hpp"

namespace summand::ask {

struct Undescribed {};

inline void describe(Members<Undescribed>& its) {
  its.named("Undescribed", "An answer that is not described here.");
  its.and_others();
}

}  // namespace summand::ask
