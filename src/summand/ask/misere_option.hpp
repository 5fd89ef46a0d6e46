// --misere: a player who cannot move wins. Several questions share the option.
#pragma once

#include "summand/ask/question.hpp"
#include "summand/ask/request.hpp"
#include "summand/verdict/convention.hpp"

namespace summand::ask {

struct MisereOptions {
  bool misere = false;

  Convention convention() const { return misere ? Convention::misere : Convention::normal; }
};

inline constexpr auto kMisereOption = options_in<MisereOptions>(
    option<&MisereOptions::misere>("misere", "", "Misère play: a player who cannot move wins"));

}  // namespace summand::ask
