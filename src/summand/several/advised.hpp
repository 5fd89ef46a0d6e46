// Advised: an action that a program plays, and why.
#pragma once

#include <string>

namespace summand {

template <class Action>
struct Advised {
  Action action{};
  std::string reason;
  bool exact = false;  // a proof or a search to the end shows that no other action is better
};

}  // namespace summand
