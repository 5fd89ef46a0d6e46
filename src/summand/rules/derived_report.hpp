// What follows from the rules of a file, in words for the person who wrote it.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace summand {

struct DerivedReport {
  bool is_impartial = false;
  // Numbers of a position: each move lowers the first one that it changes. nullopt if play is not
  // known to end.
  std::optional<std::vector<std::string>> measures;
  // Other than the identity. The exchanging ones exchange the players.
  std::vector<std::string> keeping, exchanging;

  struct Split {
    std::string position;
    std::vector<std::string> parts;

    friend bool operator==(const Split&, const Split&) = default;
  };
  std::optional<Split> split;  // an example, found in play from the examples of the file
};

}  // namespace summand
