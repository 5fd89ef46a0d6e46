// A value with one option for each player.
#pragma once

#include <span>

#include "summand/value/store.hpp"

namespace summand {

inline Value make(ValueStore& store, Value left, Value right) {
  return store.make(std::span(&left, 1), std::span(&right, 1));
}

}  // namespace summand
