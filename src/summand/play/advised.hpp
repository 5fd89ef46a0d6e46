// Advised: an action that a program would choose, and why.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace summand {

template <class Action>
struct Advised {
  Action action{};
  std::string reason{};
  bool exact = false;                // a proof or a search to the end shows that no other is better
  std::string_view kind{};           // of a move in a sum: "winning", "lost", "guessed" and so on
  std::vector<std::string> known{};  // sentences: what else was known before it
};

}  // namespace summand
