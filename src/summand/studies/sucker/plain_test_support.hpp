// A referee without optional actions.
#pragma once

#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {

inline const Referee kPlain({.donations = false, .discards = false});

}  // namespace summand::sucker
